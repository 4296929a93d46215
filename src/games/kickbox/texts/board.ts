import type { Language } from '../../../engine/texts.ts';
import type { Belt, CardBelt } from '../belts.ts';
import type { Colour } from '../cards.ts';
import type { How } from '../kind.ts';
import { EN, FR } from './shared.ts';

/** What the fight plan says beside the game's own sentences. */
export interface BoardWords {
  readonly plan: string;
  readonly corners: readonly [string, string];
  readonly belts: Readonly<Record<Belt | CardBelt, string>>;
  readonly colours: Readonly<Record<Colour, string>>;
  readonly round: (round: number, rounds: number) => string;
  readonly outside: string;
  readonly phase: (phase: number, phases: number) => string;
  readonly phaseAlone: (phase: number) => string;
  readonly clock: (round: string, phase: string, attacker: string) => string;
  readonly attacks: string;
  readonly isDown: string;
  readonly isExhausted: string;
  readonly ready: string;

  readonly hand: string;
  readonly handOf: (cards: number, limit: number) => string;
  readonly deck: string;
  readonly discard: string;
  readonly hitArea: string;
  readonly twoPoints: string;
  readonly knockdowns: string;
  readonly points: string;
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
    readonly line: (kind: string, colours: string, initiative: number, belt: string) => string;
    readonly usable: string;
    readonly half: string;
    readonly suggested: string;
  };

  readonly exchange: string;
  readonly lastExchange: string;
  readonly quiet: string;
  readonly attack: string;
  readonly defence: string;
  readonly slots: (used: number) => string;
  readonly emptySlot: string;
  readonly noSlots: string;
  readonly link: (links: number) => string;
  readonly verdicts: {
    readonly open: string;
    readonly slow: string;
    readonly stands: string;
    readonly lands: string;
    readonly stopped: string;
    readonly hit: (hits: number) => string;
  };
  readonly proofs: {
    readonly gap: string;
    readonly blitz: string;
    readonly ends: string;
    readonly none: string;
  };
  readonly deeds: {
    readonly shows: string;
    readonly attacks: string;
    readonly links: string;
    readonly reflex: string;
    readonly noReflex: string;
    readonly defends: string;
    readonly twoCards: string;
    readonly adds: string;
    readonly loses: string;
    readonly stopped: string;
    readonly hit: (hits: number) => string;
    readonly down: (surplus: number) => string;
    readonly deckHits: (cards: number) => string;
    readonly rests: (cards: number) => string;
    readonly getsUp: (cards: number) => string;
    readonly corner: (cards: number) => string;
    readonly exhausted: string;
    readonly penalty: string;
    readonly knockedOut: string;
  };

  readonly hits: (hits: number) => string;
  readonly parts: {
    readonly printed: (name: string) => string;
    readonly windUp: string;
    readonly power: string;
    readonly bare: string;
    readonly limit: string;
    readonly surplus: string;
    readonly inHand: string;
    readonly deckLeft: string;
    readonly round: (round: number) => string;
  };
  readonly ifYouPass: string;
  readonly ifItLands: string;
  readonly ifTheyMiss: string;
  readonly passFails: string;
  readonly passEnds: string;
  readonly against: (cards: number) => string;
  readonly loses: (cards: number, left: number) => string;
  readonly justEnough: string;
  readonly knockdown: (surplus: number) => string;
  readonly mightAdd: (slots: number) => string;
  readonly whileDown: string;
  readonly youAreDown: string;
  readonly checklist: string;
  readonly checks: {
    readonly firstDown: string;
    readonly surplus: (surplus: number) => string;
    readonly exhausted: (exhausted: boolean) => string;
    readonly deck: (cards: number, deck: number) => string;
    readonly count: (cards: number) => string;
  };
  readonly states: Readonly<Record<'passed' | 'out' | 'open', string>>;
  readonly knockout: string;

  readonly yourMove: string;
  readonly waiting: string;
  readonly sealed: string;
  readonly yourHand: string;
  readonly hide: string;
  readonly reading: string;
  readonly pick: Readonly<Record<string, string>>;
  readonly above: (surplus: number) => string;
  readonly picked: (cards: number, of: number) => string;
  readonly act: {
    readonly attack: (name: string, windUp: string, hits: string) => string;
    readonly follow: (name: string, windUp: string, hits: string) => string;
    readonly link: (link: string, name: string, windUp: string, hits: string) => string;
    readonly woundUp: (names: string) => string;
    readonly defend: (name: string) => string;
    readonly block: (names: string) => string;
    readonly add: (name: string) => string;
    readonly show: (name: string, initiative: number) => string;
    readonly discard: (names: string) => string;
    readonly and: string;
  };
  readonly pass: Readonly<Record<string, string>>;
  readonly draw: (cards: number) => string;
  readonly regenerate: (cards: number) => string;
  readonly regenerating: string;
  readonly mayDraw: string;
  readonly yes: Readonly<Record<'mulligan' | 'redraw' | 'clock' | 'penalty', string>>;
  readonly no: Readonly<Record<'mulligan' | 'redraw' | 'clock' | 'penalty', string>>;
  readonly exhausts: string;
  readonly losesFight: string;
  readonly deckNow: (cards: number) => string;

  readonly ringBreak: string;
  readonly returning: (cards: number, most: number) => string;
  readonly strongest: string;
  readonly none: string;
  readonly howMany: string;
  readonly thenDraw: string;
  readonly rest: (cards: number, draw: number) => string;

  readonly scorecard: string;
  readonly roundColumn: string;
  readonly soFar: string;
  readonly hitsColumn: string;
  readonly downsColumn: string;
  readonly unseen: string;
  readonly unseenNote: string;
  readonly theirs: string;
  readonly yourDeck: string;
  readonly kindColumn: string;
  readonly total: string;

  readonly winner: (name: string) => string;
  readonly drawn: string;
  readonly big: Readonly<Record<How, string>>;
  readonly how: Readonly<Record<How, string>>;
}

const { some, hits } = EN;
const { some: cartes, hits: touches } = FR;

const en: BoardWords = {
  plan: 'Fight plan',
  corners: EN.corners,
  belts: EN.belts,
  colours: { red: 'red', green: 'green', orange: 'orange', blue: 'blue' },
  round: EN.round,
  outside: 'Outside the ring',
  phase: (phase, phases) => `Phase ${phase} of ${phases}`,
  phaseAlone: (phase) => `Phase ${phase}`,
  clock: (round, phase, attacker) => `Round clock: ${round}, ${phase}. ${attacker}`,
  attacks: 'attacks',
  isDown: 'down',
  isExhausted: 'exhausted',
  ready: 'has decided',

  hand: 'Hand',
  handOf: (cards, limit) => `${some(cards)} in hand, the limit is ${limit}`,
  deck: 'Deck',
  discard: 'Discards',
  hitArea: 'Hits taken',
  twoPoints: 'from 7 on: 2 points',
  knockdowns: 'Knockdowns',
  points: 'Points',
  open: (zone, cards) => `${zone}: ${some(cards)}, look at them`,
  nothing: 'Nothing lies here.',

  card: {
    label: (name, kind, colours, initiative, belt, says) =>
      `${name}, ${kind}, ${colours}, initiative ${initiative}, ${belt}. ${says}`,
    line: (kind, colours, initiative, belt) =>
      `${kind} (${colours}), initiative ${initiative}, ${belt}`,
    usable: 'can be played',
    half: 'can be half of a Block',
    suggested: 'suggested',
  },

  exchange: 'The exchange',
  lastExchange: 'What was just seen',
  quiet: 'Nobody has moved yet.',
  attack: 'Attack',
  defence: 'Defence',
  slots: (used) => `${used} of 2 enhancement places used`,
  emptySlot: 'free place',
  noSlots: 'Two cards as a Block: no enhancement',
  link: (links) => (links === 1 ? 'linked once' : `linked ${links} times`),
  verdicts: {
    open: 'No defence yet',
    slow: 'Too slow!',
    stands: 'It stands',
    lands: 'It lands',
    stopped: 'Stopped',
    hit: hits,
  },
  proofs: {
    gap: 'Gap does not help',
    blitz: 'Blitz does not help',
    ends: 'ends the turn if it holds',
    none: 'Gap and Blitz get through',
  },
  deeds: {
    shows: 'shows',
    attacks: 'attacks',
    links: 'links on',
    reflex: 'reflex defence!',
    noReflex: 'turns over: no defence',
    defends: 'defends',
    twoCards: 'blocks with two',
    adds: 'adds',
    loses: 'loses the defence',
    stopped: 'has stopped it',
    hit: (n) => `takes ${hits(n)}`,
    down: (n) => `goes down, ${hits(n)} too many`,
    deckHits: (n) => `loses ${some(n)} of the deck`,
    rests: (n) => (n === 0 ? 'rests' : `regenerates: ${some(n)}`),
    getsUp: (n) => `gets up: ${some(n)}`,
    corner: (n) => `neutral corner: ${some(n)}`,
    exhausted: 'is exhausted',
    penalty: 'forgot the clock',
    knockedOut: 'is knocked out!',
  },

  hits,
  parts: {
    printed: (name) => `printed on ${name}`,
    windUp: 'wind-up cards',
    power: 'Power cards',
    bare: 'bare knuckles',
    limit: 'hand limit',
    surplus: 'surplus hits',
    inHand: 'cards in hand',
    deckLeft: 'no more cards to draw',
    round: (round) => `round ${round}`,
  },
  ifYouPass: 'If you take it',
  ifItLands: 'If it lands',
  ifTheyMiss: 'As it stands',
  passFails: 'If you pass, the attack has failed. You may still link another.',
  passEnds: 'If you pass, the attack has failed, and this defence ends your turn.',
  against: (cards) => `against ${some(cards)} in hand`,
  loses: (cards, left) => `${some(cards)} lost, ${left} left.`,
  justEnough: 'The hand is empty then, but nobody goes down.',
  knockdown: (surplus) => `Knockdown: ${hits(surplus)} too many`,
  mightAdd: (slots) =>
    slots === 1 ? 'The attacker may still add a Power.' : `Up to ${slots} Power may be added.`,
  whileDown:
    'They are down: a further attack meets only the top card of their deck. If it does not fit, it is a knockout.',
  youAreDown: 'You are down: only the top card of your deck can stop a further attack.',
  checklist: 'Do they get up?',
  checks: {
    firstDown: 'Total fight: the first to go down has lost',
    surplus: (n) => `${hits(n)} too many (four are a knockout)`,
    exhausted: (is) => (is ? 'Exhausted: cannot get up' : 'Not exhausted'),
    deck: (cards, deck) => `${cards} cards from the deck, which has ${deck}`,
    count: (cards) => `Up in the count, with up to ${some(cards)}`,
  },
  states: { passed: 'passed', out: 'out', open: 'not reached' },
  knockout: 'K.O.',

  yourMove: 'Your decision',
  waiting: 'The other corner decides.',
  sealed: 'Your choice is made and stays secret until the other has chosen.',
  yourHand: EN.yourHand,
  hide: 'Hide',
  reading: 'Point at a card to read it. Star: hits. Plus: wind-up. Below on the right: initiative.',
  pick: {
    action: 'Pick a red card to attack with, then cards to wind it up.',
    defend: 'Pick a defence that fits, or any two cards as a Block.',
    speed: 'Pick a Blitz to be as fast as the attack.',
    press: 'Pick a Gap or a Blitz against the defence.',
    power: 'Pick a Power for one more hit.',
    combo: 'Pick a link card, then the next attack. A Punch follows a Jab by itself.',
    initiative: 'Pick a card: the higher initiative takes the next phase. It is discarded.',
    handLimit: 'Pick the surplus to discard.',
  },
  above: (n) => `Your hand is ${some(n)} above the limit: discard before you attack.`,
  picked: (cards, of) => `${cards} of ${of} picked`,
  act: {
    attack: (name, windUp, dealt) => `${name}${windUp}: ${dealt}`,
    follow: (name, windUp, dealt) => `Follow with ${name}${windUp}: ${dealt}`,
    link: (link, name, windUp, dealt) => `${link}: ${name}${windUp}, ${dealt}`,
    woundUp: (names) => ` with ${names}`,
    defend: (name) => `Defend: ${name}`,
    block: (names) => `Block with ${names}`,
    add: (name) => `Add ${name}`,
    show: (name, initiative) => `Show ${name}, ${initiative}`,
    discard: (names) => `Discard ${names}`,
    and: ' and ',
  },
  pass: {
    defend: 'Take the hit',
    speed: 'Take the hit',
    press: 'Let it go',
    power: 'No Power',
    combo: 'End the turn',
  },
  draw: (n) => (n === 0 ? 'Draw nothing' : `Draw ${some(n)}`),
  regenerate: (n) => (n === 0 ? 'Rest' : String(n)),
  regenerating: 'Or regenerate: draw',
  mayDraw: 'You may draw up to',
  yes: {
    mulligan: 'Take a new hand',
    redraw: 'Redraw a card',
    clock: 'Move the die',
    penalty: 'Take a card blindly',
  },
  no: {
    mulligan: 'Keep the hand',
    redraw: 'Redraw nothing',
    clock: 'Forget the die',
    penalty: 'Let it pass',
  },
  exhausts: 'This empties your deck: you are exhausted for the rest of the fight.',
  losesFight: 'Your deck runs out a second time: you lose.',
  deckNow: (n) => `${some(n)} in your deck`,

  ringBreak: 'Ring break',
  returning: (cards, most) => `${cards} of up to ${most} return to your deck`,
  strongest: 'Take the strongest',
  none: 'Take none',
  howMany: 'How many return, at random',
  thenDraw: 'Then draw',
  rest: (cards, draw) => `Return ${cards}, draw ${draw}`,

  scorecard: 'Scorecard',
  roundColumn: 'Round',
  soFar: 'now',
  hitsColumn: 'Hits',
  downsColumn: 'Down',
  unseen: 'Cards not yet seen',
  unseenNote: 'Everybody can work this out from what lies open.',
  theirs: 'hand and deck',
  yourDeck: 'your deck',
  kindColumn: 'Card',
  total: 'all',

  winner: (name) => `${name} wins`,
  drawn: 'A draw',
  big: {
    'ko-combo': 'K.O.',
    'ko-surplus': 'K.O.',
    'ko-exhausted': 'K.O.',
    'ko-down': 'K.O.',
    powerless: 'Out of breath',
    points: 'On points',
    draw: 'A draw',
    stalemate: 'Stalemate',
  },
  how: EN.ends,
};

const fr: BoardWords = {
  plan: 'Plan du combat',
  corners: FR.corners,
  belts: FR.belts,
  colours: { red: 'rouge', green: 'verte', orange: 'orange', blue: 'bleue' },
  round: FR.round,
  outside: 'Hors du ring',
  phase: (phase, phases) => `Phase ${phase} sur ${phases}`,
  phaseAlone: (phase) => `Phase ${phase}`,
  clock: (round, phase, attacker) => `Horloge : ${round}, ${phase}. ${attacker}`,
  attacks: 'attaque',
  isDown: 'au tapis',
  isExhausted: 'à bout',
  ready: 'a choisi',

  hand: 'Main',
  handOf: (cards, limit) => `${cartes(cards)} en main, la limite est ${limit}`,
  deck: 'Pioche',
  discard: 'Défausse',
  hitArea: 'Touches reçues',
  twoPoints: 'dès 7 : 2 points',
  knockdowns: 'Knock-downs',
  points: 'Points',
  open: (zone, cards) => `${zone} : ${cartes(cards)}, les regarder`,
  nothing: 'Il n’y a rien ici.',

  card: {
    label: (name, kind, colours, initiative, belt, says) =>
      `${name}, ${kind}, ${colours}, initiative ${initiative}, ${belt}. ${says}`,
    line: (kind, colours, initiative, belt) =>
      `${kind} (${colours}), initiative ${initiative}, ${belt}`,
    usable: 'jouable',
    half: 'peut être la moitié d’un Blocage',
    suggested: 'conseillée',
  },

  exchange: 'L’échange',
  lastExchange: 'Ce qu’on vient de voir',
  quiet: 'Personne n’a encore bougé.',
  attack: 'Attaque',
  defence: 'Défense',
  slots: (used) => `${used} place${used < 2 ? '' : 's'} de renfort sur 2`,
  emptySlot: 'place libre',
  noSlots: 'Deux cartes en Blocage : aucun renfort',
  link: (links) => (links === 1 ? 'enchaîné une fois' : `enchaîné ${links} fois`),
  verdicts: {
    open: 'Pas de défense',
    slow: 'Trop lent !',
    stands: 'Elle tient',
    lands: 'Le coup porte',
    stopped: 'Arrêté',
    hit: touches,
  },
  proofs: {
    gap: 'la Brèche n’y peut rien',
    blitz: 'l’Éclair n’y peut rien',
    ends: 'finit le tour si elle tient',
    none: 'Brèche et Éclair passent',
  },
  deeds: {
    shows: 'montre',
    attacks: 'attaque',
    links: 'enchaîne',
    reflex: 'défense réflexe !',
    noReflex: 'retourne : pas de défense',
    defends: 'se défend',
    twoCards: 'bloque avec deux',
    adds: 'ajoute',
    loses: 'perd sa défense',
    stopped: 'a tout arrêté',
    hit: (n) => `encaisse ${touches(n)}`,
    down: (n) => `va au tapis, ${touches(n)} de trop`,
    deckHits: (n) => `perd ${cartes(n)} de sa pioche`,
    rests: (n) => (n === 0 ? 'souffle' : `récupère ${cartes(n)}`),
    getsUp: (n) => `se relève : ${cartes(n)}`,
    corner: (n) => `coin neutre : ${cartes(n)}`,
    exhausted: 'est à bout de souffle',
    penalty: 'a oublié l’horloge',
    knockedOut: 'est K.-O. !',
  },

  hits: touches,
  parts: {
    printed: (name) => `imprimé sur ${name}`,
    windUp: 'cartes qui arment le coup',
    power: 'cartes Puissance',
    bare: 'poings nus',
    limit: 'limite de main',
    surplus: 'touches de trop',
    inHand: 'cartes en main',
    deckLeft: 'plus de cartes à piocher',
    round: (round) => `round ${round}`,
  },
  ifYouPass: 'Si vous encaissez',
  ifItLands: 'Si le coup porte',
  ifTheyMiss: 'En l’état',
  passFails: 'Si vous passez, l’attaque a échoué. Vous pourrez encore enchaîner.',
  passEnds: 'Si vous passez, l’attaque a échoué, et cette défense finit votre tour.',
  against: (cards) => `contre ${cartes(cards)} en main`,
  loses: (cards, left) => `${cartes(cards)} en moins, il en reste ${left}.`,
  justEnough: 'La main est alors vide, mais personne ne tombe.',
  knockdown: (surplus) => `Au tapis : ${touches(surplus)} de trop`,
  mightAdd: (slots) =>
    slots === 1
      ? 'L’attaque peut encore recevoir une Puissance.'
      : `Jusqu’à ${slots} Puissances peuvent s’ajouter.`,
  whileDown:
    'Au tapis, l’adversaire n’oppose à une nouvelle attaque que la première carte de sa pioche. Si elle ne convient pas, c’est le K.-O.',
  youAreDown:
    'Vous êtes au tapis : seule la première carte de votre pioche peut arrêter une nouvelle attaque.',
  checklist: 'Va-t-on se relever ?',
  checks: {
    firstDown: 'Combat total : qui tombe d’abord a perdu',
    surplus: (n) => `${touches(n)} de trop (quatre sont un K.-O.)`,
    exhausted: (is) => (is ? 'À bout de souffle : ne se relève pas' : 'Du souffle encore'),
    deck: (cards, deck) => `${cards} cartes de la pioche, qui en a ${deck}`,
    count: (cards) => `Debout au compte, avec ${cartes(cards)} au plus`,
  },
  states: { passed: 'franchi', out: 'éliminé', open: 'pas atteint' },
  knockout: 'K.-O.',

  yourMove: 'À vous de décider',
  waiting: 'L’autre coin décide.',
  sealed: 'Votre choix est fait et reste secret jusqu’à celui de l’autre.',
  yourHand: FR.yourHand,
  hide: 'Cacher',
  reading:
    'Pointez une carte pour la lire. Étoile : touches. Plus : pour l’armer. En bas à droite : initiative.',
  pick: {
    action: 'Prenez une carte rouge pour attaquer, puis des cartes pour l’armer.',
    defend: 'Prenez une défense qui convient, ou deux cartes quelconques en Blocage.',
    speed: 'Prenez un Éclair pour être aussi rapide que l’attaque.',
    press: 'Prenez une Brèche ou un Éclair contre la défense.',
    power: 'Prenez une Puissance pour une touche de plus.',
    combo:
      'Prenez une carte d’enchaînement, puis l’attaque suivante. Un Direct arrière suit seul un Direct avant.',
    initiative:
      'Prenez une carte : la plus haute initiative a la phase suivante. Elle sera défaussée.',
    handLimit: 'Prenez les cartes en trop à défausser.',
  },
  above: (n) => `Votre main dépasse la limite de ${cartes(n)} : défaussez avant d’attaquer.`,
  picked: (cards, of) => `${cards} sur ${of}`,
  act: {
    attack: (name, windUp, dealt) => `${name}${windUp} : ${dealt}`,
    follow: (name, windUp, dealt) => `Suivre avec ${name}${windUp} : ${dealt}`,
    link: (link, name, windUp, dealt) => `${link} : ${name}${windUp}, ${dealt}`,
    woundUp: (names) => ` avec ${names}`,
    defend: (name) => `Défendre : ${name}`,
    block: (names) => `Bloquer avec ${names}`,
    add: (name) => `Ajouter ${name}`,
    show: (name, initiative) => `Montrer ${name}, ${initiative}`,
    discard: (names) => `Défausser ${names}`,
    and: ' et ',
  },
  pass: {
    defend: 'Encaisser',
    speed: 'Encaisser',
    press: 'Laisser',
    power: 'Sans Puissance',
    combo: 'Finir le tour',
  },
  draw: (n) => (n === 0 ? 'Ne rien piocher' : `Piocher ${cartes(n)}`),
  regenerate: (n) => (n === 0 ? 'Souffler' : String(n)),
  regenerating: 'Ou récupérer : piocher',
  mayDraw: 'Vous pouvez piocher jusqu’à',
  yes: {
    mulligan: 'Prendre une nouvelle main',
    redraw: 'Repiocher une carte',
    clock: 'Avancer le dé',
    penalty: 'Prendre une carte à l’aveugle',
  },
  no: {
    mulligan: 'Garder la main',
    redraw: 'Ne rien repiocher',
    clock: 'Oublier le dé',
    penalty: 'Laisser passer',
  },
  exhausts: 'Votre pioche y passe : vous serez à bout de souffle jusqu’à la fin du combat.',
  losesFight: 'Votre pioche s’épuise une seconde fois : vous perdez.',
  deckNow: (n) => `${cartes(n)} dans votre pioche`,

  ringBreak: 'Pause',
  returning: (cards, most) => `${cards} sur ${most} au plus retournent dans votre pioche`,
  strongest: 'Prendre les plus fortes',
  none: 'N’en prendre aucune',
  howMany: 'Combien retournent, au hasard',
  thenDraw: 'Puis piocher',
  rest: (cards, draw) => `Remettre ${cards}, piocher ${draw}`,

  scorecard: 'Feuille de points',
  roundColumn: 'Round',
  soFar: 'en cours',
  hitsColumn: 'Touches',
  downsColumn: 'Tapis',
  unseen: 'Cartes pas encore vues',
  unseenNote: 'Chacun peut le déduire de ce qui est visible.',
  theirs: 'main et pioche',
  yourDeck: 'votre pioche',
  kindColumn: 'Carte',
  total: 'en tout',

  winner: (name) => `Victoire : ${name}`,
  drawn: 'Match nul',
  big: {
    'ko-combo': 'K.-O.',
    'ko-surplus': 'K.-O.',
    'ko-exhausted': 'K.-O.',
    'ko-down': 'K.-O.',
    powerless: 'À bout',
    points: 'Aux points',
    draw: 'Match nul',
    stalemate: 'Plus de combat',
  },
  how: FR.ends,
};

export const boardWords: Readonly<Record<Language, BoardWords>> = { en, fr };
