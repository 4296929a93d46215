import type { Texts } from '../../../engine/texts.ts';
import type { Challengers } from '../kind.ts';
import { draw } from './draw.ts';
import { SETS_FR } from './effects-fr.ts';
import { EVENTS_FR, WHISPERS_FR } from './events-fr.ts';
import { poster } from './poster.ts';
import { RULES_FR } from './rules-fr.ts';
import { setValues } from './set-values.ts';
import { described, shownAll } from './words.ts';
import { WORDS_FR } from './words-fr.ts';

const words = WORDS_FR;

const percent = (share: number): string => `${Math.round(100 * share)}\u202f%`;
const decimal = (n: number): string => n.toFixed(1).replace('.', ',');

export const fr: Texts<Challengers> = {
  ...poster.fr,
  rules: RULES_FR,
  options: {
    sets: {
      name: 'Sets',
      says: 'Quels cinq des six sets additionnels sont en jeu.',
      values: setValues(SETS_FR, 'au hasard', (left) => `tous sauf ${left}`),
    },
    robotLevel: {
      name: 'Robot',
      says: 'La force du Robot ; il joue quand les joueurs sont en nombre impair.',
      values: { 1: 'niveau 1', 2: 'niveau 2', 3: 'niveau 3', 4: 'niveau 4', 5: 'niveau 5' },
    },
    soloCards: {
      name: 'Cartes SOLO',
      says: 'Mélange trois cartes plus fortes aux remplaçantes du Robot. Sans effet au niveau 1, où rien n’est remplacé.',
      values: { false: 'non', true: 'oui' },
    },
    duelChoice: {
      name: 'Deux cartes',
      says: 'Voit-on deux cartes pour choisir laquelle révéler ?',
      values: { false: 'révéler celle du dessus', true: 'en choisir une sur deux' },
    },
    openTrophies: {
      name: 'Trophées',
      says: 'Les fans des trophées sont-ils visibles ? Seul ou à deux, ils le sont.',
      values: { false: 'cachés', true: 'visibles' },
    },
    round4: {
      name: 'Manche 4',
      says: 'Ce qu’on peut piocher à la quatrième manche.',
      values: { B2: 'deux de niveau B', A2orB2: 'deux de niveau A ou deux de niveau B' },
    },
    lastCard: {
      name: 'Dernière carte',
      says: 'Peut-on retirer même la dernière carte de son deck ? Le match est alors perdu.',
      values: { stays: 'doit rester', goes: 'peut partir' },
    },
    robotPlan: {
      name: 'Plan du Robot',
      says: 'Le plan de tournoi que suit le Robot ; il change qui le rencontre, et quand.',
      values: { first: 'celui qui porte son icône', last: 'le dernier' },
    },
    allSets: {
      name: 'Tous les sets (règle maison)',
      says: 'On joue avec les six sets additionnels au lieu de cinq.',
      values: { false: 'non', true: 'oui, les six' },
    },
    shortTournament: {
      name: 'Tournoi court (règle maison)',
      says: 'Moins de manches avant la finale.',
      values: {
        null: 'non, sept manches',
        3: '3 manches',
        4: '4 manches',
        5: '5 manches',
        6: '6 manches',
      },
    },
    finalForTwo: {
      name: 'Finale à deux (règle maison)',
      says: 'À deux, une finale décide toujours ; aucune avance ne met fin à la partie.',
      values: { false: 'non, les fans décident', true: 'oui' },
    },
  },
  presets: {
    rulebook: { name: 'Règle du jeu', says: 'Le tournoi selon la règle du jeu.' },
    firstGame: {
      name: 'Première partie',
      says: 'Sans l’Espace, dont les cartes s’échangent et se multiplient.',
    },
    toughRobot: { name: 'Robot coriace', says: 'Le Robot de niveau 5 avec ses cartes SOLO.' },
    short: { name: 'Tournoi court (règle maison)', says: 'Quatre manches, puis la finale.' },
  },
  asks: {
    draw: () => 'Choisissez le niveau où piocher cinq cartes.',
    pick: ({ open, seat }) => {
      const phase = seat === null ? undefined : open.players[seat]?.phase;
      const left = phase?.type === 'pick' ? phase.left : 0;
      return `Choisissez une carte pour votre deck (encore ${left}), repiochez ou arrêtez.`;
    },
    trade: ({ own }) =>
      `Échanger d’autres cartes contre un choix de plus ? ${own?.trade ? described(words, own.trade) : ''}`,
    trim: () => 'Retirez des cartes de votre deck, ou dites-vous prêt pour le match.',
    keepTop: () => 'Quelle carte reste au-dessus de votre deck ?',
    arrange: () => 'Dans quel ordre ces cartes reviennent-elles sur votre deck ?',
    search: () => 'Quelle carte cherchez-vous dans votre deck ?',
    exhaust: () => 'Quelles cartes vont du banc à la réserve ?',
    benchToDeck: () => 'Quelle carte va de votre banc sur votre deck ?',
    reveal: () => 'Laquelle des deux cartes du dessus révélez-vous ?',
  },
  events: EVENTS_FR,
  whispers: WHISPERS_FR,
  moves: {
    draw: ({ level }) => `Piocher au niveau ${level}`,
    pick: ({ card }) => `Choisir ${described(words, card)}`,
    redraw: () => 'Repiocher toutes les cartes',
    trade: ({ cards }) =>
      cards.length === 0 ? 'Ne rien échanger' : `Échanger ${shownAll(words, cards)}`,
    endDraft: () => 'Arrêter de choisir',
    remove: ({ card }) => `Retirer ${described(words, card)}`,
    ready: () => 'Prêt pour le match',
    choose: ({ cards }) =>
      cards.length === 0 ? 'Ne rien choisir' : `Choisir ${shownAll(words, cards)}`,
  },
  reasons: {
    fought: ({ win, fans, matches }) =>
      `Gagne ${percent(win)} des ${matches} matchs simulés de cette manche, avec ${decimal(fans)} fans par match.`,
    deck: ({ win }) => `Un deck qui devrait gagner ${percent(win)} des matchs de cette manche.`,
    running: ({ win, fans, worlds }) =>
      `Gagne ce match dans ${percent(win)} des ${worlds} simulations, avec ${decimal(fans)} fans de plus en moyenne.`,
  },
  draw: draw(words, {
    colon: ' :',
    round: 'manche',
    final: 'finale',
    deck: 'deck',
    fans: 'fans',
    trophies: 'trophées',
    sets: 'Sets',
    trays: 'Supports (pile + défausse)',
    offer: (level, left) => `Votre pioche de niveau ${level}, ${left} à choisir :`,
    own: (cards, names) => `Vos ${cards} cartes, ${names} noms (le banc a six places) :`,
    looking: 'Vous regardez :',
    flag: 'tient le drapeau',
    attack: 'attaque',
    bench: 'banc',
    exhaust: 'réserve',
    charge: 'élan',
  }),
  automa: 'Le Robot',
};
