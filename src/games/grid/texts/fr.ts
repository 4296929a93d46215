import { deNom, type Texts } from '../../../engine/texts.ts';
import type { Grid } from '../kind.ts';
import { maySwap } from '../rules/turn.ts';
import { draw } from './draw.ts';
import { poster } from './poster.ts';

export const fr: Texts<Grid> = {
  ...poster.fr,
  rules: {
    'GR-1': 'Deux joueurs ; la première place commence.',
    'GR-2': 'Un pion se met dans un trou vide de la grille ; le centre n’est pas un trou.',
    'GR-3': 'La partie commence avec trois pions de chaque joueur autour du centre.',
    'GR-4': 'On joue à tour de rôle, un pion par tour, sans passer.',
    'GR-5': 'Le trou doit toucher un pion déjà posé, quel que soit son propriétaire.',
    'GR-6':
      'Des pions adverses alignés sans vide entre le nouveau pion et un autre des vôtres sont enfermés.',
    'GR-7': 'Une ligne s’arrête au centre comme au bord.',
    'GR-8': 'Les pions enfermés sont aussitôt mis K.O. et remplacés par les vôtres.',
    'GR-9': 'Un pion peut enfermer dans plusieurs sens ; tous sont jugés avant tout remplacement.',
    'GR-10': 'Un pion qui vient d’en remplacer un autre n’enferme rien.',
    'GR-11':
      'Seul le pion qui vient d’être posé enferme ; ceux qui se trouvent pris par hasard restent.',
    'GR-12': 'Personne n’est obligé d’enfermer.',
    'GR-13': 'Le joueur dont c’est le tour doit poser un pion.',
    'GR-14': 'Il y a 40 pions dans une réserve commune ; elle ne s’épuise jamais.',
    'GR-15': 'La partie se termine quand la grille est pleine.',
    'GR-16': 'Chacun marque un point par pion sur la grille.',
    'GR-17': 'Le plus haut score gagne ; à égalité la partie est nulle.',
    'GR-18': 'Un joueur sans pion sur la grille continue de jouer.',
    'GO-1': 'Option : on choisit lesquelles des lignes enfermées on prend.',
    'GO-2': 'Option : les pions de départ se font face trois à trois.',
    'GO-3': 'Option : une petite grille de trois trous de côté.',
    'GO-4': 'Option : la deuxième place commence, ou le sort décide.',
    'H-1':
      'Règle maison : le second joueur peut répondre au premier pion en échangeant les couleurs.',
    'H-2':
      'Règle maison : le second joueur part avec un à trois pions de plus, derrière les siens.',
    'H-3': 'Règle maison : une grande grille de cinq trous de côté et 64 pions.',
  },
  options: {
    board: {
      name: 'Grille',
      says: 'La taille de la grille.',
      values: {
        hex4: 'quatre trous de côté',
        hex3: 'trois trous de côté, pour apprendre',
        hex5: 'cinq trous de côté (règle maison)',
      },
    },
    start: {
      name: 'Départ',
      says: 'La place des six premiers pions autour du centre.',
      values: { alternating: 'en alternance', triples: 'trois face à trois' },
    },
    captures: {
      name: 'Mise K.O.',
      says: 'Les pions enfermés partent-ils toujours, ou choisit-on ligne par ligne ?',
      values: { automatic: 'toujours', optional: 'au choix' },
    },
    begins: {
      name: 'Premier coup',
      says: 'Qui pose le premier pion.',
      values: { seat0: 'première place', seat1: 'deuxième place', drawn: 'tirage au sort' },
    },
    swap: {
      name: 'Échange (règle maison)',
      says: 'Le second joueur peut échanger les couleurs après le premier pion.',
      values: { false: 'non', true: 'permis' },
    },
    handicap: {
      name: 'Handicap (règle maison)',
      says: 'Des pions de plus au départ pour le second joueur.',
      values: { 0: 'aucun', 1: '1 pion', 2: '2 pions', 3: '3 pions' },
    },
  },
  presets: {
    rulebook: { name: 'Règle du jeu', says: 'La grille telle qu’elle sort de la boîte.' },
    firstGame: { name: 'Première partie', says: 'Une petite grille, finie en cinq minutes.' },
  },
  asks: {
    place: (view) =>
      maySwap(view)
        ? 'Posez un pion à côté d’un autre, ou échangez les couleurs.'
        : 'Posez un pion à côté d’un pion déjà en place.',
    swap: () => 'Échangez les couleurs, ou posez un pion.',
  },
  events: {
    placed: ({ seat, hole }, who) => `${who(seat)} pose un pion en ${hole}.`,
    knockedOut: ({ seat, holes, anchor }, who) =>
      `${who(seat)} met K.O. ${holes.join(', ')} sur la ligne de ${anchor}.`,
    swapped: ({ seat }, who) => `${who(seat)} échange les couleurs de tous les pions.`,
    turn: ({ seat }, who) => `Au tour ${deNom(who(seat))}.`,
    ended: ({ score, winner }, who) => {
      const [more, less] = [...score].sort((a, b) => b - a);
      return winner === null
        ? `La grille est pleine : partie nulle, ${more} partout.`
        : `La grille est pleine : ${who(winner)} gagne, ${more} à ${less}.`;
    },
  },
  whispers: {},
  moves: {
    place: ({ hole, take }) => {
      if (take === undefined) return `Pion en ${hole}`;
      return take.length === 0
        ? `Pion en ${hole}, sans rien prendre`
        : `Pion en ${hole}, prendre ${take.join(', ')}`;
    },
    swap: () => 'Échanger les couleurs',
  },
  reasons: {
    pegs: ({ lead, exact, depth }) =>
      `${leads(lead, exact)}${exact ? ', vu jusqu’à la fin' : `, vu ${depth} coups à l’avance`}.`,
  },
  draw: draw('vous', 'autre'),
};

/** L'écart final ; les moitiés de pion sont seulement devinées. */
function leads(lead: number, exact: boolean): string {
  const pegs = Math.round(Math.abs(lead));
  if (pegs === 0) return exact ? 'Finit à égalité' : 'Semble finir à égalité';
  const how = exact ? 'Finit avec' : 'Semble finir avec environ';
  return `${how} ${pegs} ${pegs === 1 ? 'pion' : 'pions'} ${lead > 0 ? 'd’avance' : 'de retard'}`;
}
