import { deNom, type Language } from '../../../engine/texts.ts';
import type { Belt, CardBelt, Weight } from '../belts.ts';
import type { Colour } from '../cards.ts';
import type { How } from '../kind.ts';
import { EN, FR } from './shared.ts';

/** A big answer: what it is called, and what stands below. */
interface Titled {
  readonly title: string;
  readonly cost: string;
}

type Binary = 'mulligan' | 'redraw' | 'clock' | 'penalty';

/** What the board says beside the game's own sentences. */
export interface BoardWords {
  readonly you: string;
  readonly corners: readonly [string, string];
  readonly belts: Readonly<Record<Belt | CardBelt, string>>;
  readonly weights: Readonly<Record<Weight, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  /** What cards of a colour are, as printed on their band. */
  readonly types: Readonly<Record<Colour, string>>;

  readonly where: (round: number, rounds: number, phase: number, phases: number) => string;
  readonly round: (round: number, rounds: number) => string;
  readonly roundLabel: string;
  readonly roundBanner: (round: number) => string;
  readonly fightBanner: (fight: number) => string;
  readonly phase: (phase: number, phases: number) => string;
  readonly phaseAlone: (phase: number) => string;
  readonly phaseLabel: string;
  readonly phaseHead: (round: number | null, phase: number) => string;
  readonly phaseOf: (phase: number, you: boolean, name: string) => string;
  readonly phaseOver: (phase: number) => string;
  readonly clock: (where: string, attacker: string) => string;
  readonly attacking: (you: boolean, name: string) => string;

  readonly hand: string;
  readonly handOf: (cards: number, limit: number) => string;
  readonly yourHand: string;
  readonly emptyHand: string;
  readonly deck: string;
  readonly discard: string;
  readonly hitArea: string;
  readonly hitPop: (hits: number) => string;
  readonly knockdowns: string;
  readonly knockdownsBrief: string;
  readonly points: string;
  readonly pointsBrief: string;
  readonly isDown: string;
  readonly isExhausted: string;
  readonly ready: string;
  readonly open: (zone: string, cards: number) => string;
  readonly nothing: string;

  readonly card: {
    readonly label: (
      name: string,
      kind: string,
      colours: string,
      initiative: number,
      belt: string,
      says: string,
    ) => string;
    readonly usable: string;
    readonly half: string;
    readonly suggested: string;
  };

  readonly exchange: string;
  readonly earlier: string;
  readonly plays: Readonly<
    Record<
      'attack' | 'link' | 'defend' | 'block' | 'enhance' | 'reflex',
      (you: boolean, name: string) => string
    >
  >;
  /** What a play is called where there is little room. */
  readonly playsBrief: Readonly<
    Record<'attack' | 'link' | 'defend' | 'block' | 'enhance' | 'reflex', string>
  >;
  readonly aimed: (you: boolean, name: string, cards: number) => string;
  /** Stamped on a play, by what became of it. */
  readonly stamps: Readonly<Record<'stands' | 'out' | 'slow' | 'stopped' | 'landed', string>>;
  readonly yourAnswer: string;
  readonly pickHere: string;
  readonly initiative: string;
  readonly yourCard: string;
  readonly versus: string;
  readonly tie: string;
  readonly choosing: string;
  readonly noCard: string;

  readonly hits: (hits: number) => string;
  readonly ifItLands: string;
  readonly lands: string;
  readonly noHits: string;
  readonly withPower: (hits: number) => string;
  readonly parts: {
    readonly printed: (name: string) => string;
    readonly windUp: string;
    readonly power: string;
    readonly bare: string;
    readonly round: (round: number) => string;
  };

  readonly answers: string;
  readonly act: Readonly<
    Record<
      'attack' | 'link' | 'defend' | 'block' | 'enhance' | 'show' | 'discard' | 'rest' | 'break',
      string
    >
  >;
  readonly pass: Readonly<Record<'defend' | 'press' | 'power' | 'combo', string>>;
  readonly pickAttack: string;
  readonly noAttack: string;
  readonly pickLink: string;
  readonly noLink: string;
  readonly pickDefence: string;
  readonly noDefence: string;
  readonly anyTwo: string;
  readonly enhanceLater: string;
  /** Which cards an enhancement needs, by the question. */
  readonly needs: Readonly<Record<string, string>>;
  readonly pickOf: (cards: string) => string;
  readonly noneOf: (cards: string) => string;
  readonly pickInitiative: string;
  readonly higherStarts: string;
  readonly thenDiscarded: string;
  readonly picked: (cards: number, of: number) => string;
  readonly overLimit: string;
  readonly discardFirst: string;
  readonly takes: (lost: number, hand: number) => string;
  readonly noKnockdown: string;
  readonly wouldLose: (you: boolean, name: string, lost: number, hand: number) => string;
  readonly wouldDown: (surplus: number) => string;
  readonly wouldKnockOut: string;
  readonly reflexOnly: string;
  readonly attackFails: string;
  readonly turnEnds: string;
  readonly mayLink: string;
  readonly keepCards: string;
  readonly proofs: Readonly<Record<'gap' | 'blitz' | 'both' | 'none' | 'ends', string>>;
  readonly draw: (cards: number) => string;
  readonly draws: (cards: number) => string;
  readonly drawLess: string;
  readonly deckNow: (cards: number) => string;
  readonly exhausts: string;
  readonly losesFight: string;
  readonly yes: Readonly<Record<Binary, Titled>>;
  readonly no: Readonly<Record<Binary, Titled>>;

  readonly returning: (cards: number, most: number) => string;
  readonly atRandom: (most: number) => string;
  readonly strongest: string;
  readonly none: string;
  readonly howMany: string;
  readonly all: (cards: number) => string;
  readonly fewer: string;
  readonly more: string;
  readonly handNow: (cards: number) => string;
  readonly thenDraw: string;
  readonly rest: (cards: number, draw: number) => string;

  readonly goesDown: (you: boolean, name: string) => string;
  readonly knockdown: (surplus: number) => string;
  readonly checklist: string;
  readonly checks: {
    readonly firstDown: string;
    readonly surplus: (surplus: number) => string;
    readonly exhausted: (exhausted: boolean) => string;
    readonly deck: (cards: number, deck: number) => string;
    readonly count: (cards: number) => string;
  };
  readonly states: Readonly<Record<'passed' | 'out' | 'open', string>>;
  /** While the count goes on nobody knows its end. */
  readonly counting: (you: boolean, name: string) => string;
  readonly counted: (you: boolean, name: string) => string;
  readonly exhaustedBanner: string;
  readonly roundOver: (round: number) => string;
  readonly hitsDealt: string;
  readonly pointsGained: string;
  readonly pointsNow: string;

  readonly scorecard: string;
  readonly soFar: string;
  readonly hitsColumn: string;
  readonly unseen: string;
  readonly unseenNote: string;
  readonly theirs: (name: string) => string;
  readonly yourDeck: string;
  readonly kindColumn: string;
  readonly total: string;
  readonly big: Readonly<Record<How, string>>;
}

const en: BoardWords = {
  you: 'You',
  corners: EN.corners,
  belts: EN.belts,
  weights: EN.weights,
  colours: { red: 'red', green: 'green', orange: 'orange', blue: 'blue' },
  types: { red: 'Attack', green: 'Defence', orange: 'Combo', blue: 'Enhancement' },

  where: (round, rounds, phase, phases) => `Round ${round}/${rounds} · Phase ${phase}/${phases}`,
  round: EN.round,
  roundLabel: 'Round',
  fightBanner: (fight) => `Fight ${fight}`,
  roundBanner: (round) => `Round ${round}`,
  phase: (phase, phases) => `phase ${phase} of ${phases}`,
  phaseAlone: (phase) => `Phase ${phase}`,
  phaseLabel: 'Phase',
  phaseHead: (round, phase) =>
    round === null ? `Phase ${phase}` : `Round ${round} · Phase ${phase}`,
  phaseOf: (phase, you, name) => `Phase ${phase}: ${you ? 'your' : `${name}’s`} turn to attack`,
  phaseOver: (phase) => `Phase ${phase} is over.`,
  clock: (where, attacker) => `Round clock: ${where}. ${attacker}`,
  attacking: (you, name) => (you ? 'You attack.' : `${name} attacks.`),

  hand: 'Hand',
  handOf: (cards, limit) => `${EN.some(cards)} in hand, limit ${limit}`,
  yourHand: EN.yourHand,
  emptyHand: 'Your hand is empty.',
  deck: 'Deck',
  discard: 'Discards',
  hitArea: 'Hits taken',
  hitPop: (hits) => `−${hits}`,
  knockdowns: 'Knockdowns',
  knockdownsBrief: 'K.D.',
  points: 'points',
  pointsBrief: 'pts',
  isDown: 'Down',
  isExhausted: 'Exhausted',
  ready: 'Ready',
  open: (zone, cards) => `${zone}: ${EN.some(cards)}. Look through them`,
  nothing: 'No cards here.',

  card: {
    label: (name, kind, colours, initiative, belt, says) =>
      `${name}, ${kind}, ${colours}, initiative ${initiative}, ${belt}. ${says}`,
    usable: 'Playable.',
    half: 'Can be half of a Block.',
    suggested: 'Suggested.',
  },

  exchange: 'The exchange',
  earlier: 'Before',
  plays: {
    attack: (you, name) => (you ? 'You attack' : `${name} attacks`),
    link: (you, name) => (you ? 'You link' : `${name} links`),
    defend: (you, name) => (you ? 'You defend' : `${name} defends`),
    block: (you, name) => (you ? 'You block' : `${name} blocks`),
    enhance: (you, name) => (you ? 'You add' : `${name} adds`),
    reflex: (you, name) => (you ? 'Your reflex' : `${name}’s reflex`),
  },
  playsBrief: {
    attack: 'Attack',
    link: 'Link',
    defend: 'Defence',
    block: 'Block',
    enhance: 'Boost',
    reflex: 'Reflex',
  },
  aimed: (you, name, cards) =>
    `${EN.some(cards)} picked blindly from ${you ? 'your' : `${name}’s`} hand …`,
  stamps: { stands: '', out: 'Out', slow: 'Too slow', stopped: 'Stopped', landed: '' },
  yourAnswer: 'Your move',
  pickHere: 'Pick a card',
  initiative: 'Initiative',
  yourCard: 'Your card',
  versus: 'vs.',
  tie: 'Tie!',
  choosing: 'Choosing …',
  noCard: 'No card',

  hits: EN.hits,
  ifItLands: 'if it lands',
  lands: 'it lands',
  noHits: 'no hits',
  withPower: (hits) => `up to ${hits} with Power`,
  parts: {
    printed: (name) => `printed on ${name}`,
    windUp: 'wind-up cards',
    power: 'Power cards',
    bare: 'bare knuckles',
    round: (round) => `round ${round}`,
  },

  answers: 'Your options',
  act: {
    attack: 'Attack',
    link: 'Link',
    defend: 'Defend',
    block: 'Block',
    enhance: 'Enhance',
    show: 'Show',
    discard: 'Discard',
    rest: 'Regenerate',
    break: 'Next round',
  },
  pass: { defend: 'Take it', press: 'Don’t press', power: 'Land it', combo: 'End turn' },
  pickAttack: 'Pick a red card',
  noAttack: 'No red card in hand',
  pickLink: 'Pick a link, then an attack',
  noLink: 'Nothing to link with',
  pickDefence: 'Pick a card that fits',
  noDefence: 'No card fits',
  anyTwo: 'Any 2 cards',
  enhanceLater: 'Only to answer a Blitz',
  needs: { speed: 'Blitz', press: 'Gap or Blitz', power: 'Power' },
  pickOf: (cards) => `Pick a ${cards}`,
  noneOf: (cards) => `No ${cards} in hand`,
  pickInitiative: 'Pick any card',
  higherStarts: 'Higher number starts',
  thenDiscarded: 'Then it’s discarded',
  picked: (cards, of) => `${cards} of ${of} picked`,
  overLimit: 'Over the hand limit',
  discardFirst: 'Too many cards: discard before you attack',
  takes: (lost, hand) => {
    if (hand === 0) return 'You have no cards left';
    if (lost < hand) return `Costs ${lost} of your ${EN.some(hand)}`;
    return hand === 1 ? 'Costs your last card' : `Costs all your ${EN.some(hand)}`;
  },
  noKnockdown: 'No knockdown',
  wouldLose: (you, name, lost, hand) =>
    you ? `You lose ${lost} of ${EN.some(hand)}` : `${name} loses ${lost} of ${EN.some(hand)}`,
  wouldDown: (surplus) => `Knockdown: ${EN.hits(surplus)} too many`,
  wouldKnockOut: 'Knockout!',
  reflexOnly: 'Only a reflex can stop it',
  attackFails: 'The attack fails',
  turnEnds: 'and your turn ends',
  mayLink: 'You may still link',
  keepCards: 'Keep your cards',
  proofs: {
    gap: 'Gap can’t beat it',
    blitz: 'Blitz can’t beat it',
    both: 'Nothing beats it',
    none: 'Gap and Blitz beat it',
    ends: 'ends the turn',
  },
  draw: (n) => (n === 0 ? 'Draw nothing' : `Draw ${EN.some(n)}`),
  draws: (n) => (n === 0 ? 'No cards to draw' : `Draw ${EN.some(n)} instead`),
  drawLess: 'Or draw only',
  deckNow: (n) => `${EN.some(n)} in your deck`,
  exhausts: 'Empties your deck: you’ll be exhausted!',
  losesFight: 'Your deck runs out again: you lose!',
  yes: {
    mulligan: { title: 'New hand', cost: 'Shuffle this one in' },
    redraw: { title: 'Draw a card', cost: 'For the one you showed' },
    clock: { title: 'Move the die', cost: 'Your phase begins' },
    penalty: { title: 'Take a card', cost: 'Blindly from their hand' },
  },
  no: {
    mulligan: { title: 'Keep it', cost: 'Fight with this hand' },
    redraw: { title: 'Don’t draw', cost: 'Save your deck' },
    clock: { title: 'Forget it', cost: 'Risks a penalty' },
    penalty: { title: 'Let it pass', cost: 'No penalty' },
  },

  returning: (cards, most) => `${cards} of ${most} cards chosen`,
  atRandom: (most) => `Up to ${EN.some(most)} go back, at random`,
  strongest: 'Take the best',
  none: 'Clear',
  howMany: 'How many go back',
  all: (cards) => `All ${cards}`,
  fewer: 'One fewer',
  more: 'One more',
  handNow: (cards) => `${EN.some(cards)} in hand`,
  thenDraw: 'Then draw',
  rest: (cards, draw) => `${cards} back, draw ${draw}`,

  goesDown: (you, name) => (you ? 'You’re down!' : `${name} goes down!`),
  knockdown: (surplus) => `${EN.hits(surplus)} more than cards in hand`,
  checklist: 'Back on their feet?',
  checks: {
    firstDown: 'Total fight: first to go down loses',
    surplus: (n) => `${EN.hits(n)} too many (4 are a knockout)`,
    exhausted: (is) => (is ? 'Exhausted: can’t get up' : 'Not exhausted'),
    deck: (cards, deck) => `Loses ${cards} of ${deck} cards in the deck`,
    count: (cards) => `Up at eight, with ${EN.some(cards)} at most`,
  },
  states: { passed: 'passed', out: 'out', open: 'not reached' },
  counting: (you, name) => `The referee counts over ${you ? 'you' : name} …`,
  counted: (you, name) => (you ? 'Up at eight: you get up!' : `Up at eight: ${name} gets up!`),
  exhaustedBanner: 'Exhausted!',
  roundOver: (round) => `End of round ${round}`,
  hitsDealt: 'Hits landed',
  pointsGained: 'Points this round',
  pointsNow: 'Total points',

  scorecard: 'Scorecard',
  soFar: 'now',
  hitsColumn: 'Hits',
  unseen: 'Unseen cards',
  unseenNote: 'What can still be in hands and decks, counted from the cards on the table.',
  theirs: (name) => `${name}’s hand and deck`,
  yourDeck: 'Your deck',
  kindColumn: 'Card',
  total: 'Total',
  big: {
    'ko-combo': 'K.O.!',
    'ko-surplus': 'K.O.!',
    'ko-exhausted': 'K.O.!',
    'ko-down': 'K.O.!',
    powerless: 'Out of breath!',
    points: 'On points!',
    draw: 'A draw!',
    stalemate: 'Stalemate!',
  },
};

const fr: BoardWords = {
  you: 'Vous',
  corners: FR.corners,
  belts: FR.belts,
  weights: FR.weights,
  colours: { red: 'rouge', green: 'verte', orange: 'orange', blue: 'bleue' },
  types: { red: 'Attaque', green: 'Défense', orange: 'Enchaînement', blue: 'Renfort' },

  where: (round, rounds, phase, phases) => `Round ${round}/${rounds} · Phase ${phase}/${phases}`,
  round: FR.round,
  roundLabel: 'Round',
  fightBanner: (fight) => `Combat ${fight}`,
  roundBanner: (round) => `Round ${round}`,
  phase: (phase, phases) => `phase ${phase} sur ${phases}`,
  phaseAlone: (phase) => `Phase ${phase}`,
  phaseLabel: 'Phase',
  phaseHead: (round, phase) =>
    round === null ? `Phase ${phase}` : `Round ${round} · Phase ${phase}`,
  phaseOf: (phase, you, name) => `Phase ${phase} : ${you ? 'à vous' : `à ${name}`} d’attaquer`,
  phaseOver: (phase) => `La phase ${phase} est finie.`,
  clock: (where, attacker) => `Horloge : ${where}. ${attacker}`,
  attacking: (you, name) => (you ? 'Vous attaquez.' : `${name} attaque.`),

  hand: 'Main',
  handOf: (cards, limit) => `${FR.some(cards)} en main, limite ${limit}`,
  yourHand: FR.yourHand,
  emptyHand: 'Votre main est vide.',
  deck: 'Pioche',
  discard: 'Défausse',
  hitArea: 'Touches reçues',
  hitPop: (hits) => `−${hits}`,
  knockdowns: 'Knock-downs',
  knockdownsBrief: 'K.D.',
  points: 'points',
  pointsBrief: 'pts',
  isDown: 'Au tapis',
  isExhausted: 'À bout',
  ready: 'Prêt',
  open: (zone, cards) => `${zone} : ${FR.some(cards)}. Les regarder`,
  nothing: 'Aucune carte ici.',

  card: {
    label: (name, kind, colours, initiative, belt, says) =>
      `${name}, ${kind}, ${colours}, initiative ${initiative}, ${belt}. ${says}`,
    usable: 'Jouable.',
    half: 'Peut être la moitié d’un Blocage.',
    suggested: 'Conseillée.',
  },

  exchange: 'L’échange',
  earlier: 'Avant',
  plays: {
    attack: (you, name) => (you ? 'Vous attaquez' : `${name} attaque`),
    link: (you, name) => (you ? 'Vous enchaînez' : `${name} enchaîne`),
    defend: (you, name) => (you ? 'Vous parez' : `${name} pare`),
    block: (you, name) => (you ? 'Vous bloquez' : `${name} bloque`),
    enhance: (you, name) => (you ? 'Vous ajoutez' : `${name} ajoute`),
    reflex: (you, name) => (you ? 'Votre réflexe' : `Réflexe ${deNom(name)}`),
  },
  playsBrief: {
    attack: 'Attaque',
    link: 'Suite',
    defend: 'Parade',
    block: 'Blocage',
    enhance: 'Renfort',
    reflex: 'Réflexe',
  },
  aimed: (you, name, cards) =>
    `${FR.some(cards)} au hasard dans ${you ? 'votre main' : `la main ${deNom(name)}`} …`,
  stamps: { stands: '', out: 'Percée', slow: 'Trop lent', stopped: 'Arrêté', landed: '' },
  yourAnswer: 'À vous',
  pickHere: 'Choisissez une carte',
  initiative: 'Initiative',
  yourCard: 'Votre carte',
  versus: 'contre',
  tie: 'Égalité !',
  choosing: 'Choisit …',
  noCard: 'Aucune carte',

  hits: FR.hits,
  ifItLands: 'si le coup porte',
  lands: 'le coup porte',
  noHits: 'aucune touche',
  withPower: (hits) => `jusqu’à ${hits} avec Puissance`,
  parts: {
    printed: (name) => `imprimé sur ${name}`,
    windUp: 'cartes qui arment le coup',
    power: 'cartes Puissance',
    bare: 'poings nus',
    round: (round) => `round ${round}`,
  },

  answers: 'Vos possibilités',
  act: {
    attack: 'Attaquer',
    link: 'Enchaîner',
    defend: 'Parer',
    block: 'Bloquer',
    enhance: 'Renforcer',
    show: 'Montrer',
    discard: 'Défausser',
    rest: 'Récupérer',
    break: 'Round suivant',
  },
  pass: { defend: 'Encaisser', press: 'Renoncer', power: 'Frapper', combo: 'Finir le tour' },
  pickAttack: 'Prenez une carte rouge',
  noAttack: 'Aucune carte rouge',
  pickLink: 'Une liaison, puis une attaque',
  noLink: 'Rien pour enchaîner',
  pickDefence: 'Prenez une carte qui convient',
  noDefence: 'Aucune carte ne convient',
  anyTwo: '2 cartes au choix',
  enhanceLater: 'Seulement contre un Éclair',
  needs: { speed: 'Éclair', press: 'Brèche ou Éclair', power: 'Puissance' },
  pickOf: (cards) => `Jouez ${cards}`,
  noneOf: (cards) => `Pas ${deNom(cards)} en main`,
  pickInitiative: 'Prenez une carte',
  higherStarts: 'Le plus grand nombre commence',
  thenDiscarded: 'Elle est ensuite défaussée',
  picked: (cards, of) => `${cards} sur ${of}`,
  overLimit: 'Au-delà de la limite',
  discardFirst: 'Trop de cartes : défaussez avant d’attaquer',
  takes: (lost, hand) => {
    if (hand === 0) return 'Vous n’avez plus de cartes';
    if (lost < hand) return `Coûte ${lost} de vos ${FR.some(hand)}`;
    return hand === 1 ? 'Coûte votre dernière carte' : `Coûte vos ${FR.some(hand)}`;
  },
  noKnockdown: 'Pas de knock-down',
  wouldLose: (you, name, lost, hand) =>
    you
      ? `Vous perdez ${lost} carte${lost > 1 ? 's' : ''} sur ${hand}`
      : `${name} perd ${lost} carte${lost > 1 ? 's' : ''} sur ${hand}`,
  wouldDown: (surplus) => `Au tapis : ${FR.hits(surplus)} de trop`,
  wouldKnockOut: 'K.O. !',
  reflexOnly: 'Seul un réflexe l’arrête',
  attackFails: 'L’attaque échoue',
  turnEnds: 'et votre tour est fini',
  mayLink: 'Vous pourrez enchaîner',
  keepCards: 'Gardez vos cartes',
  proofs: {
    gap: 'Brèche sans effet',
    blitz: 'Éclair sans effet',
    both: 'Rien ne la bat',
    none: 'Brèche et Éclair la battent',
    ends: 'finit le tour',
  },
  draw: (n) => (n === 0 ? 'Ne rien piocher' : `Piocher ${FR.some(n)}`),
  draws: (n) => (n === 0 ? 'Rien à piocher' : `Piocher plutôt ${FR.some(n)}`),
  drawLess: 'Ou seulement',
  deckNow: (n) => `${FR.some(n)} dans votre pioche`,
  exhausts: 'Vide votre pioche : vous serez à bout !',
  losesFight: 'Votre pioche se vide encore : vous perdez !',
  yes: {
    mulligan: { title: 'Nouvelle main', cost: 'Mélanger celle-ci' },
    redraw: { title: 'Piocher', cost: 'Pour la carte montrée' },
    clock: { title: 'Avancer le dé', cost: 'Votre phase commence' },
    penalty: { title: 'Prendre une carte', cost: 'À l’aveugle dans sa main' },
  },
  no: {
    mulligan: { title: 'La garder', cost: 'Combattre avec cette main' },
    redraw: { title: 'Ne pas piocher', cost: 'Ménager la pioche' },
    clock: { title: 'L’oublier', cost: 'Au risque d’une pénalité' },
    penalty: { title: 'Laisser passer', cost: 'Pas de pénalité' },
  },

  returning: (cards, most) => `${cards} sur ${most} cartes choisies`,
  atRandom: (most) => `Jusqu’à ${FR.some(most)} retournent, au hasard`,
  strongest: 'Les meilleures',
  none: 'Effacer',
  howMany: 'Combien retournent',
  all: (cards) => `Les ${cards}`,
  fewer: 'Une de moins',
  more: 'Une de plus',
  handNow: (cards) => `${FR.some(cards)} en main`,
  thenDraw: 'Puis piocher',
  rest: (cards, draw) => `Remettre ${cards}, piocher ${draw}`,

  goesDown: (you, name) => (you ? 'Vous êtes au tapis !' : `${name} est au tapis !`),
  knockdown: (surplus) => `${FR.hits(surplus)} de plus que de cartes en main`,
  checklist: 'De nouveau debout ?',
  checks: {
    firstDown: 'Combat total : le premier au tapis a perdu',
    surplus: (n) => `${FR.hits(n)} de trop (4 font un K.O.)`,
    exhausted: (is) => (is ? 'À bout : ne se relève pas' : 'Pas à bout'),
    deck: (cards, deck) => `Perd ${cards} des ${deck} cartes de la pioche`,
    count: (cards) => `Debout à huit, avec ${FR.some(cards)} au plus`,
  },
  states: { passed: 'franchi', out: 'éliminé', open: 'pas atteint' },
  counting: (you, name) => (you ? 'L’arbitre vous compte …' : `L’arbitre compte ${name} …`),
  counted: (you, name) =>
    you ? 'Debout à huit : vous vous relevez !' : `Debout à huit : ${name} se relève !`,
  exhaustedBanner: 'À bout !',
  roundOver: (round) => `Fin du round ${round}`,
  hitsDealt: 'Touches portées',
  pointsGained: 'Points du round',
  pointsNow: 'Points au total',

  scorecard: 'Feuille de points',
  soFar: 'en cours',
  hitsColumn: 'Touches',
  unseen: 'Cartes non vues',
  unseenNote: 'Ce qui peut rester dans les mains et les pioches, d’après les cartes visibles.',
  theirs: (name) => `Main et pioche ${deNom(name)}`,
  yourDeck: 'Votre pioche',
  kindColumn: 'Carte',
  total: 'Total',
  big: {
    'ko-combo': 'K.O. !',
    'ko-surplus': 'K.O. !',
    'ko-exhausted': 'K.O. !',
    'ko-down': 'K.O. !',
    powerless: 'À bout de forces !',
    points: 'Aux points !',
    draw: 'Match nul !',
    stalemate: 'Plus de combat !',
  },
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, fr };
