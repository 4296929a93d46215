import { deNom, type Texts } from '../../../engine/texts.ts';
import type { CardId, Kickbox } from '../kind.ts';
import { hitsOf } from '../rules/hits.ts';
import { cardText, namesOf } from './cards.ts';
import { draw } from './draw.ts';
import { poster } from './poster.ts';
import { RULES_FR } from './rules-fr.ts';
import { FR } from './shared.ts';

const names = (cards: readonly CardId[]): string => namesOf('fr', cards);
const name = (card: CardId): string => cardText('fr', card).name;
const both = (cards: readonly CardId[]): string => namesOf('fr', cards, ' et ');
const { some, hits, belts: BELTS, ends: ENDS } = FR;
const percent = (share: number): string => `${Math.round(100 * share)}\u202f%`;
const decimal = (n: number): string => n.toFixed(1).replace('.', ',');
const winning = (win: number): string => `${percent(win)} de chances de gagner le combat`;
const woundUp = (cards: readonly CardId[]): string =>
  cards.length === 0 ? '' : `, coup armé avec ${both(cards)}`;

const WEIGHTS = {
  null: 'sans catégorie',
  bantam: 'poids coq, jusqu’à 54 kg',
  feather: 'poids plume, jusqu’à 57 kg',
  light: 'poids léger, jusqu’à 60 kg',
  lightWelter: 'poids super-léger, jusqu’à 64 kg',
  welter: 'poids welter, jusqu’à 67 kg',
  lightMiddle: 'poids super-welter, jusqu’à 71 kg',
  middle: 'poids moyen, jusqu’à 75 kg',
  lightHeavy: 'poids mi-lourd, jusqu’à 81 kg',
  cruiser: 'poids lourd-léger, jusqu’à 86 kg',
  heavy: 'poids lourd, jusqu’à 91 kg',
  superHeavy: 'poids super-lourd, plus de 91 kg',
};

export const fr: Texts<Kickbox> = {
  ...poster.fr,
  rules: RULES_FR,
  options: {
    variant: {
      name: 'Combat',
      says: 'Sur le ring avec rounds et points, ou dehors jusqu’à la chute.',
      values: {
        ring: 'sur le ring',
        streetfight: 'combat de rue : ni rounds, ni pauses',
        bareKnuckle: 'poings nus : chaque attaque touche une fois de plus',
        totalFight: 'combat total : le premier au tapis a perdu',
      },
    },
    rounds: {
      name: 'Rounds',
      says: 'La durée du combat.',
      values: {
        null: 'selon les ceintures',
        1: '1',
        2: '2',
        3: '3',
        4: '4',
        5: '5',
        6: '6',
      },
    },
    clock: {
      name: 'Horloge',
      says: 'Qui avance le dé des rounds.',
      values: { auto: 'il avance tout seul', manual: 'l’attaquant, qui peut l’oublier' },
    },
    mulligan: {
      name: 'Nouvelle main de départ',
      says: 'Quand on peut changer sa main de départ.',
      values: {
        neither: 'sans rouge ni vert',
        either: 's’il manque le rouge ou le vert',
        off: 'jamais',
      },
    },
    exhaustion: {
      name: 'À bout de forces',
      says: 'Quand un combattant est à bout.',
      values: {
        drawFromEmpty: 'en piochant dans une pioche vide',
        deckEmpty: 'dès que la dernière carte est partie',
      },
    },
    ringBreak: {
      name: 'Pause',
      says: 'Quelles cartes retournent dans la pioche.',
      values: { choose: 'celles que l’on choisit', random: 'au hasard' },
    },
    roundStart: {
      name: 'Début d’un round',
      says: 'Qui commence les rounds suivants.',
      values: { alternate: 'l’alternance continue', duel: 'on désigne qui commence' },
    },
    vpHits: {
      name: 'Décompte des touches',
      says: 'Ce qui compte comme touche à la fin d’un round.',
      values: { cards: 'les cartes de la zone de touches', hits: 'les coups portés' },
    },
    maxLinks: {
      name: 'Liaisons',
      says: 'Combien d’attaques on peut enchaîner dans une phase.',
      values: { null: 'autant qu’on veut', 1: 'une liaison' },
    },
    drawn: {
      name: 'Combat nul',
      says: 'À égalité de points : match nul, ou le combat recommence aussitôt.',
      values: { draw: 'match nul', again: 'rejoué, trois fois au plus' },
    },
    longFight: {
      name: 'Combat long (règle maison)',
      says: 'Plus de rounds que n’en prévoit la règle.',
      values: {
        null: 'non',
        7: '7 rounds',
        8: '8 rounds',
        9: '9 rounds',
        10: '10 rounds',
        11: '11 rounds',
        12: '12 rounds',
      },
    },
    openHands: {
      name: 'Mains (règle maison)',
      says: 'Pour s’entraîner, les deux mains peuvent être visibles.',
      values: { false: 'cachées', true: 'visibles, pour l’entraînement' },
    },
    'red.belt': {
      name: 'Ceinture du rouge',
      says: 'Cartes et chiffres du coin rouge.',
      values: BELTS,
    },
    'blue.belt': {
      name: 'Ceinture du bleu',
      says: 'Cartes et chiffres du coin bleu.',
      values: BELTS,
    },
    'red.weight': {
      name: 'Poids du rouge',
      says: 'Le plus léger se passe de cartes Puissance.',
      values: WEIGHTS,
    },
    'blue.weight': {
      name: 'Poids du bleu',
      says: 'Le plus léger se passe de cartes Puissance.',
      values: WEIGHTS,
    },
  },
  presets: {
    rulebook: {
      name: 'Combat pour le titre',
      says: 'Toutes les cartes, six rounds, comme dans la règle.',
    },
    firstFight: {
      name: 'Premier combat',
      says: 'Deux ceintures orange, un round, une petite pioche chacun.',
    },
    masters: { name: 'Les maîtres', says: 'Deux 9es dans, neuf cartes en main.' },
    giantKiller: {
      name: 'David et Goliath',
      says: 'Un troisième dan léger dans le coin rouge contre une ceinture noire lourde.',
    },
    streetfight: { name: 'Combat de rue', says: 'Ni rounds, ni pauses, ni points.' },
    bareKnuckle: { name: 'Poings nus', says: 'Chaque attaque qui porte touche une fois de plus.' },
    totalFight: { name: 'Combat total', says: 'Le premier au tapis a perdu.' },
    training: {
      name: 'Entraînement (règle maison)',
      says: 'Un premier combat où vous voyez la main adverse.',
    },
  },
  asks: {
    mulligan: ({ options }) =>
      options.mulligan === 'either'
        ? 'Une main sans rouge ou sans verte : en changer ?'
        : 'Ni rouge ni verte pour commencer : changer de main ?',
    initiative: () => 'Qui commence ? Montrez une carte : la plus haute l’emporte.',
    redraw: () => 'Piocher une carte pour celle que vous avez montrée ?',
    clock: () => 'Votre phase : avancer le dé des rounds ?',
    penalty: () => 'L’horloge a été oubliée. Prendre une carte en pénalité ?',
    draw: () => 'Votre phase : piocher une carte ?',
    action: () => 'Attaquer ou récupérer ?',
    handLimit: () => 'Trop de cartes : lesquelles défausser ?',
    defend: ({ open, options }) =>
      open.attack
        ? `${name(open.attack.card)}, ${hits(hitsOf(open.attack, options))} : comment parer ?`
        : 'Comment parer ?',
    speed: () => 'Votre défense est trop lente. Répondre par un Éclair ?',
    press: ({ open }) =>
      open.attack?.defence
        ? `Arrêté par ${both(open.attack.defence.cards)}. Forcer le passage ?`
        : 'La défense tient. Forcer le passage ?',
    power: ({ open, options }) =>
      open.attack
        ? `${name(open.attack.card)} porte : ${hits(hitsOf(open.attack, options))}. Ajouter Puissance ?`
        : 'L’attaque porte. Ajouter Puissance ?',
    combo: () => 'Enchaîner une autre attaque ?',
    countDown: () => 'Vous vous relevez. Combien de cartes piochez-vous ?',
    countCorner: () => 'Dans le coin neutre : combien de cartes piochez-vous ?',
    ringBreak: () => 'Pause : quelles cartes remettre dans la pioche ?',
  },
  events: {
    drew: ({ seat, count }, who) => `${who(seat)} pioche ${some(count)}.`,
    mulligan: ({ seat }, who) => `${who(seat)} prend une nouvelle main de départ.`,
    initiative: ({ red, blue, winner }, who) => {
      const shown = `${red === null ? 'rien' : name(red)} contre ${blue === null ? 'rien' : name(blue)}`;
      return winner === null
        ? `Initiative : ${shown}, égalité.`
        : `Initiative : ${shown}, l’avantage est à ${who(winner)}.`;
    },
    startingPlayer: ({ seat }, who) => `La phase suivante est à ${who(seat)}.`,
    phase: ({ round, phase, seat }, who) => `Round ${round}, phase ${phase} : ${who(seat)}.`,
    clockPenalty: ({ seat, card }, who) => `${who(seat)} a oublié l’horloge et perd ${name(card)}.`,
    discarded: ({ seat, cards }, who) => `${who(seat)} défausse ${names(cards)}.`,
    regenerated: ({ seat, count }, who) =>
      count === 0 ? `${who(seat)} souffle.` : `${who(seat)} récupère ${some(count)}.`,
    exhausted: ({ seat }, who) => `${who(seat)} est à bout de forces.`,
    reshuffled: ({ seat, count }, who) =>
      `${who(seat)} mélange sa défausse (${some(count)}) en une nouvelle pioche.`,
    attack: ({ seat, card, with: cards, link }, who) =>
      link === null
        ? `${who(seat)} attaque : ${name(card)}${woundUp(cards)}.`
        : `${who(seat)} enchaîne (${name(link)}) : ${name(card)}${woundUp(cards)}.`,
    reflex: ({ seat, card, defends }, who) =>
      defends
        ? `Au tapis, ${who(seat)} retourne ${name(card)} : une défense réflexe !`
        : `Au tapis, ${who(seat)} retourne ${name(card)} : ce n’est pas une défense.`,
    defence: ({ seat, cards, two }, who) =>
      two
        ? `${who(seat)} bloque avec ${both(cards)}.`
        : `${who(seat)} se défend : ${names(cards)}.`,
    enhanced: ({ seat, card }, who) => `${who(seat)} ajoute ${name(card)}.`,
    defenceRemoved: ({ seat, cards }, who) => `${who(seat)} perd sa défense : ${names(cards)}.`,
    defended: ({ seat }, who) => `${who(seat)} a arrêté l’attaque.`,
    hit: ({ seat, hits: dealt, cards, surplus }, who) => {
      const lost = cards.length === 0 ? 'plus une carte à perdre' : `perd ${names(cards)}`;
      const more = surplus === 0 ? '' : `, ${surplus} de plus que de cartes`;
      return `${who(seat)} encaisse ${hits(dealt)}${more} : ${lost}.`;
    },
    knockdown: ({ seat }, who) => `${who(seat)} va au tapis !`,
    deckHits: ({ seat, cards }, who) => `${who(seat)} perd ${some(cards.length)} de sa pioche.`,
    phaseEnd: ({ phase }) => `Fin de la phase ${phase}.`,
    recovered: ({ seat, role, count }, who) =>
      role === 'down'
        ? `${who(seat)} se relève et pioche ${some(count)}.`
        : `${who(seat)} pioche ${some(count)} dans le coin neutre.`,
    roundEnd: ({ round, hits: dealt, knockdowns, gained }) =>
      `Round ${round} : touches ${dealt.red} à ${dealt.blue}, knock-downs ${knockdowns.red} à ${knockdowns.blue}, points ${gained.red} à ${gained.blue}.`,
    ringBreak: ({ seat, cards }, who) =>
      cards.length === 0
        ? `${who(seat)} ne remet aucune carte.`
        : `${who(seat)} remet ${some(cards.length)} dans sa pioche : ${names(cards)}.`,
    again: ({ fight }) => `Match nul : le combat ${fight} commence.`,
    gameOver: ({ winner, how }, who) =>
      winner === null
        ? `Match nul : ${ENDS[how]}.`
        : `Victoire ${deNom(who(winner))} : ${ENDS[how]}.`,
  },
  whispers: { drawn: ({ cards }) => `Vous piochez ${names(cards)}.` },
  moves: {
    mulligan: ({ take }) => (take ? 'Prendre une nouvelle main' : 'Garder la main'),
    initiative: ({ card }) => `Montrer ${name(card)}`,
    redraw: ({ draw: wants }) => (wants ? 'Repiocher une carte' : 'Ne rien repiocher'),
    clock: ({ moved }) => (moved ? 'Avancer le dé' : 'Oublier le dé'),
    penalty: ({ take }) => (take ? 'Prendre une carte' : 'Laisser passer'),
    draw: ({ count }) => (count === 0 ? 'Ne rien piocher' : `Piocher ${some(count)}`),
    discard: ({ cards }) => `Défausser ${names(cards)}`,
    regenerate: ({ count }) =>
      count === 0 ? 'Souffler, ne rien piocher' : `Récupérer : piocher ${some(count)}`,
    attack: ({ card, with: cards }) => `Attaquer : ${name(card)}${woundUp(cards)}`,
    defend: ({ cards }) =>
      cards.length === 2 ? `Bloquer avec ${both(cards)}` : `Se défendre : ${names(cards)}`,
    enhance: ({ card }) => `Ajouter ${name(card)}`,
    combo: ({ link, card, with: cards }) =>
      link === null
        ? `Enchaîner librement : ${name(card)}${woundUp(cards)}`
        : `Enchaîner (${name(link)}) : ${name(card)}${woundUp(cards)}`,
    recover: ({ count }) => (count === 0 ? 'Ne rien piocher' : `Piocher ${some(count)}`),
    ringBreak: (move) => {
      const back =
        'cards' in move
          ? `Remettre ${some(move.cards.length)}${move.cards.length === 0 ? '' : ` : ${names(move.cards)}`}`
          : `Remettre ${some(move.count)} au hasard`;
      return `${back} ; piocher ${move.draw}`;
    },
    pass: () => 'Passer',
  },
  reasons: {
    strike: ({ win, lands, hits: mean }) =>
      `Passe dans ${percent(lands)} des combats simulés, avec ${decimal(mean)} touches en moyenne ; ${winning(win)}.`,
    guard: ({ win, holds, hits: mean }) =>
      `S’en tire indemne dans ${percent(holds)} des combats simulés et encaisse ${decimal(mean)} touches en moyenne ; ${winning(win)}.`,
    supply: ({ win, deck }) => `Laisse ${some(deck)} dans la pioche ; ${winning(win)}.`,
    odds: ({ win }) => `${winning(win)}.`,
  },
  draw: draw('fr', {
    corners: FR.corners,
    round: FR.round,
    phase: (phase) => `phase ${phase}`,
    turn: 'à l’attaque',
    hand: 'main',
    deck: 'pioche',
    discard: 'défausse',
    hits: 'touches',
    knockdowns: 'tapis',
    points: 'points',
    table: 'jouées',
    exhausted: 'à bout',
    down: 'au tapis',
    yourHand: FR.yourHand,
    hit: (n) => (n === '1' ? '1 touche' : `${n} touches`),
    initiative: 'initiative',
  }),
};
