import type { Language } from '../../../engine/texts.ts';
import type { Category, Face, Size, Title } from '../cards.ts';
import type { Corner, Ending, Phases } from '../kind.ts';
import { grouped } from './format.ts';

/** What the board of Knock Out says beside the game's own sentences. */
export interface BoardWords {
  readonly money: (amount: number) => string;
  readonly season: (season: number, seasons: number, fight: number) => string;
  readonly phases: Readonly<Record<keyof Phases, string>>;
  readonly phase: string;
  readonly corner: Readonly<Record<Corner, string>>;
  readonly role: Readonly<Record<Corner, string>>;
  readonly size: Readonly<Record<Size, string>>;
  readonly category: Readonly<Record<Category, string>>;
  readonly rung: Readonly<Record<Category, string>>;
  readonly title: Readonly<Record<Title, string>>;
  readonly ending: (ending: Ending) => string;
  readonly versus: string;

  readonly ring: string;
  readonly pawn: (corner: string, name: string, taken: number, left: number) => string;
  readonly down: string;
  readonly ofSteps: (distance: number) => string;
  readonly surplus: string;
  readonly knockOut: string;
  readonly tie: string;
  readonly round: (number: number) => string;
  readonly exchange: (corner: string, steps: number) => string;
  readonly hook: string;
  readonly level: string;
  readonly cardOf: (card: number, corner: string) => string;
  readonly noCard: string;
  readonly titleFight: string;

  readonly boards: string;
  readonly board: (corner: string) => string;
  readonly square: (corner: string, amount: string) => string;
  readonly circle: (corner: string, amount: string) => string;
  readonly empty: string;
  readonly inert: string;
  readonly heldByBank: (half: string) => string;
  readonly heldLabel: string;
  readonly chipOf: (name: string, face: string) => string;
  readonly passes: string;
  readonly passedBy: (name: string, count: number) => string;
  readonly nobodyPassed: string;
  readonly queue: (round: number) => string;
  readonly face: Readonly<Record<Face, string>>;
  readonly mark: Readonly<Record<Face, string>>;
  readonly facesLeft: (face: string, left: number) => string;
  readonly chipsLeft: (left: number) => string;
  readonly statement: (board: Corner, face: Face) => string;
  readonly denial: (board: Corner, face: Face) => string;
  readonly stake: string;
  readonly amount: string;
  readonly times: (times: number) => string;
  readonly chooseFace: string;
  readonly chooseSpot: string;
  readonly slip: string;
  readonly follows: (name: string) => string;
  readonly ifBank: string;
  readonly ifFollowed: string;
  readonly fromBank: string;
  readonly toPot: string;
  readonly cancels: string;
  readonly ifRight: string;
  readonly ifWrong: string;
  readonly place: string;
  readonly follow: string;
  readonly pass: string;
  readonly suggested: string;
  readonly chosen: string;

  readonly ifItEnds: string;
  readonly inThousands: string;
  readonly withYourChip: string;
  readonly endingColumn: string;
  readonly prize: string;
  readonly bet: (statement: string, amount: string) => string;
  readonly nothing: string;
  readonly notesNeeded: (count: number) => string;

  readonly stables: string;
  readonly cash: string;
  readonly cards: (count: number) => string;
  readonly notes: (count: number) => string;
  readonly ready: string;
  readonly boxerLabel: (parts: readonly string[]) => string;
  readonly startMoney: string;
  readonly cardWorth: (category: string) => string;
  readonly trophy: string;
  readonly steak: string;
  readonly out: string;
  readonly spent: string;

  readonly challenge: string;
  readonly chooseBoxer: string;
  readonly chooseTarget: (name: string) => string;
  readonly matchUp: string;
  readonly winLose: (win: string, lose: string) => string;

  readonly private: string;
  readonly hide: string;
  readonly hand: string;
  readonly reserve: string;
  readonly chooseHand: (count: number) => string;
  readonly taking: (count: number, size: number) => string;
  readonly train: string;
  readonly sealed: string;
  readonly card: (card: number) => string;
  readonly playCard: (card: number) => string;
  readonly chooseCard: string;
  readonly against: string;
  readonly whoTakes: string;
  readonly squares: string;
  readonly theyTake: (steps: number) => string;
  readonly youTake: (steps: number) => string;
  readonly nobody: string;

  readonly settlement: string;
  readonly result: (ending: string) => string;
  readonly won: string;
  readonly lost: string;
  readonly off: string;
  readonly bank: string;
  readonly pot: string;
  readonly flow: (from: string, to: string) => string;
  readonly prizeFor: (name: string) => string;
  readonly becomes: (name: string, rank: string) => string;
  readonly isOut: (name: string) => string;
  readonly getsTrophy: (name: string) => string;
  readonly getsSteak: (name: string) => string;
  readonly loan: (name: string, notes: number) => string;
  readonly unusedCards: (name: string, count: number) => string;
  readonly comesBack: (name: string) => string;
  readonly potShare: (name: string) => string;
  readonly balance: string;
  readonly change: string;

  readonly startCapital: string;
  readonly prizes: string;
  readonly betsWon: string;
  readonly betsLost: string;
  readonly loans: string;
  readonly cardBonus: string;
  readonly potShares: string;
  readonly earlierPot: string;
  readonly potOf: (season: number, fight: number) => string;
  readonly potPaid: string;

  readonly final: string;
  readonly manager: string;
  readonly fortune: string;
  readonly debts: string;
  readonly results: string;
  readonly resultLine: (red: string, blue: string, ending: string, damage: string) => string;
}

const signs = (text: string): string => text.replace('-', '−');

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  en: {
    money: (amount) => signs(grouped(amount, ',')),
    season: (season, seasons, fight) =>
      seasons === 1 ? `Fight ${fight}` : `Season ${season} · Fight ${fight}`,
    phases: {
      challenge: 'Challenge',
      training: 'Training',
      betting: 'Betting',
      boxing: 'Boxing',
      over: 'The end',
    },
    phase: 'Phase of the fight',
    corner: { red: 'Red', blue: 'Blue' },
    role: { red: 'Red corner · challenger', blue: 'Blue corner · defender' },
    size: { heavy: 'heavy', light: 'light' },
    category: { A: 'Amateur', P: 'Professional', Ch: 'Champion' },
    rung: { A: 'Am', P: 'Pro', Ch: 'Ch' },
    title: { SC: 'Superchampion', WC: 'World Champion' },
    ending: ({ winner, method }) =>
      `${winner === 'red' ? 'Red' : 'Blue'} ${method === 'ko' ? 'by K.O.' : 'on points'}`,
    versus: 'vs',

    ring: 'The ring',
    pawn: (corner, name, taken, left) =>
      left === 0
        ? `${corner}, ${name}, is on the K.O. space`
        : `${corner}, ${name}: ${taken} steps taken, ${left} to the K.O. space`,
    down: 'knocked out',
    ofSteps: (distance) => `of ${distance} steps`,
    surplus: 'Beyond the K.O. space',
    knockOut: 'K.O.',
    tie: 'Level: as it stands the challenger loses.',
    round: (number) => `Round ${number}`,
    exchange: (corner, steps) => `${corner} takes ${steps}`,
    hook: 'Left hook!',
    level: 'Nobody moves',
    cardOf: (card, corner) => `${corner} played ${card}`,
    noCard: 'no card yet',
    titleFight: 'Title fight',

    boards: 'Betting boards',
    board: (corner) => `${corner} board`,
    square: (corner, amount) => `${corner} square ${amount}`,
    circle: (corner, amount) => `${corner} circle ${amount}`,
    empty: 'empty',
    inert: 'nothing to follow: its square is empty',
    heldByBank: (half) => `held by the bank, which pays ${half} if it is won`,
    heldLabel: 'Bank',
    chipOf: (name, face) => `${face} chip of ${name}`,
    passes: 'Pass space',
    passedBy: (name, count) => (count === 1 ? `${name}: 1 chip` : `${name}: ${count} chips`),
    nobodyPassed: 'no chips',
    queue: (round) => `Betting round ${round} of 3, still to place`,
    face: { blank: 'plain', x2: 'double', ko: 'K.O.' },
    mark: { blank: '', x2: '×2', ko: 'K.O.' },
    facesLeft: (face, left) => `${face} · ${left} left`,
    chipsLeft: (left) => (left === 1 ? '1 chip left' : `${left} chips left`),
    statement: (board, face) =>
      `${board === 'red' ? 'Red' : 'Blue'} ${face === 'ko' ? 'is knocked out' : 'wins'}`,
    denial: (board, face) =>
      `${board === 'red' ? 'Red' : 'Blue'} ${face === 'ko' ? 'is not knocked out' : 'does not win'}`,
    stake: 'Stake',
    amount: 'Amount of the square',
    times: (times) => `Chip counts ${times} times`,
    chooseFace: 'Your chip',
    chooseSpot: 'Press a square to bet, a circle to follow somebody’s bet, or pass.',
    slip: 'Betting slip',
    follows: (name) => `Against ${name}’s bet`,
    ifBank: 'Nobody follows',
    ifFollowed: 'Somebody follows',
    fromBank: 'from the bank',
    toPot: 'into the pot',
    cancels: 'This takes your own bet off: nothing is paid either way.',
    ifRight: 'If right',
    ifWrong: 'If wrong',
    place: 'Place the chip',
    follow: 'Follow the bet',
    pass: 'Pass',
    suggested: 'suggested',
    chosen: 'chosen',

    ifItEnds: 'If it ends',
    inThousands: 'in thousands',
    withYourChip: 'with the chip on your slip',
    endingColumn: 'Ending',
    prize: 'Prize money',
    bet: (statement, amount) => `${statement} (${amount})`,
    nothing: 'Neither prize nor bets',
    notesNeeded: (count) => (count === 1 ? 'needs a debt note' : `needs ${count} debt notes`),

    stables: 'Managers and boxers',
    cash: 'Cash',
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    notes: (count) => (count === 1 ? '1 debt note' : `${count} debt notes`),
    ready: 'ready',
    boxerLabel: (parts) => parts.join(', '),
    startMoney: 'Start money',
    cardWorth: (category) => `Card: ${category}`,
    trophy: 'rests with the trophy',
    steak: 'rests with the steak',
    out: 'knocked out',
    spent: 'Spent',

    challenge: 'Challenge!',
    chooseBoxer: 'Choose one of your boxers.',
    chooseTarget: (name) => `Whom does ${name} challenge?`,
    matchUp: 'Your challenge',
    winLose: (win, lose) => `wins ${win}, loses ${lose}`,

    private: 'For your eyes only',
    hide: 'Cards face down',
    hand: 'Hand',
    reserve: 'Reserve',
    chooseHand: (count) => `Take ${count} cards into the ring.`,
    taking: (count, size) => `${count} of ${size} chosen`,
    train: 'Into the ring',
    sealed: 'Sealed',
    card: (card) => `card ${card}`,
    playCard: (card) => `Play the ${card}`,
    chooseCard: 'Choose a card to see what it does.',
    against: 'Against a',
    whoTakes: 'takes steps',
    squares: 'Squares and circles',
    theyTake: (steps) => `them ${steps}`,
    youTake: (steps) => `you ${steps}`,
    nobody: '–',

    settlement: 'Settlement',
    result: (ending) => `${ending}!`,
    won: 'won',
    lost: 'lost',
    off: 'off',
    bank: 'Bank',
    pot: 'Bonus pot',
    flow: (from, to) => `${from} pays ${to}`,
    prizeFor: (name) => `Prize money for ${name}`,
    becomes: (name, rank) => `${name} is now ${rank}`,
    isOut: (name) => `${name} is out of the game`,
    getsTrophy: (name) => `${name} gets the trophy and rests`,
    getsSteak: (name) => `${name} gets the steak and rests`,
    loan: (name, notes) =>
      `${name} cannot pay: ${notes === 1 ? 'a debt note' : `${notes} debt notes`}`,
    unusedCards: (name, count) =>
      `${name}: ${count === 1 ? '1 unused card' : `${count} unused cards`}`,
    comesBack: (name) => `${name} comes back as an Amateur`,
    potShare: (name) => `Share of the pot for ${name}`,
    balance: 'Now',
    change: 'This fight',

    startCapital: 'At the start',
    prizes: 'Prize money',
    betsWon: 'Bets won',
    betsLost: 'Bets lost',
    loans: 'Borrowed',
    cardBonus: 'Unused cards',
    potShares: 'From the pot',
    earlierPot: 'From earlier',
    potOf: (season, fight) => `Season ${season}, fight ${fight}`,
    potPaid: 'Paid out',

    final: 'The final reckoning',
    manager: 'Manager',
    fortune: 'Fortune',
    debts: 'Debt notes',
    results: 'All fights',
    resultLine: (red, blue, ending, damage) => `${red} – ${blue}: ${ending} (${damage})`,
  },
  fr: {
    money: (amount) => signs(grouped(amount, '\u202f')),
    season: (season, seasons, fight) =>
      seasons === 1 ? `Combat ${fight}` : `Saison ${season} · Combat ${fight}`,
    phases: {
      challenge: 'Défi',
      training: 'Entraînement',
      betting: 'Paris',
      boxing: 'Combat',
      over: 'La fin',
    },
    phase: 'Phase du combat',
    corner: { red: 'Rouge', blue: 'Bleu' },
    role: { red: 'Coin rouge · challenger', blue: 'Coin bleu · défenseur' },
    size: { heavy: 'lourd', light: 'léger' },
    category: { A: 'Amateur', P: 'Professionnel', Ch: 'Champion' },
    rung: { A: 'Am', P: 'Pro', Ch: 'Ch' },
    title: { SC: 'Superchampion', WC: 'Champion du monde' },
    ending: ({ winner, method }) =>
      `${winner === 'red' ? 'Rouge' : 'Bleu'} ${method === 'ko' ? 'par K.O.' : 'aux points'}`,
    versus: 'contre',

    ring: 'Le ring',
    pawn: (corner, name, taken, left) =>
      left === 0
        ? `${corner}, ${name}, est sur la case K.O.`
        : `${corner}, ${name} : ${taken} pas encaissés, ${left} avant la case K.O.`,
    down: 'K.O.',
    ofSteps: (distance) => `pas sur ${distance}`,
    surplus: 'Au-delà de la case K.O.',
    knockOut: 'K.O.',
    tie: 'À égalité : en l’état, le challenger perd.',
    round: (number) => `Round ${number}`,
    exchange: (corner, steps) => `${corner} encaisse ${steps}`,
    hook: 'Crochet du gauche !',
    level: 'Personne ne bouge',
    cardOf: (card, corner) => `${corner} a joué ${card}`,
    noCard: 'pas encore de carte',
    titleFight: 'Combat pour le titre',

    boards: 'Tableaux de paris',
    board: (corner) => `Tableau ${corner.toLowerCase()}`,
    square: (corner, amount) => `Carré ${corner.toLowerCase()} ${amount}`,
    circle: (corner, amount) => `Cercle ${corner.toLowerCase()} ${amount}`,
    empty: 'vide',
    inert: 'rien à suivre : son carré est vide',
    heldByBank: (half) => `tenu par la banque, qui paie ${half} s’il est gagné`,
    heldLabel: 'Banque',
    chipOf: (name, face) => `jeton ${face} de ${name}`,
    passes: 'Case Passe',
    passedBy: (name, count) => (count === 1 ? `${name} : 1 jeton` : `${name} : ${count} jetons`),
    nobodyPassed: 'aucun jeton',
    queue: (round) => `Tour de paris ${round} sur 3, encore à poser`,
    face: { blank: 'simple', x2: 'double', ko: 'K.O.' },
    mark: { blank: '', x2: '×2', ko: 'K.O.' },
    facesLeft: (face, left) => `${face} · reste ${left}`,
    chipsLeft: (left) => (left === 1 ? 'reste 1 jeton' : `restent ${left} jetons`),
    statement: (board, face) =>
      `${board === 'red' ? 'Rouge' : 'Bleu'} ${face === 'ko' ? 'est mis K.O.' : 'gagne'}`,
    denial: (board, face) =>
      `${board === 'red' ? 'Rouge' : 'Bleu'} ${face === 'ko' ? 'n’est pas mis K.O.' : 'ne gagne pas'}`,
    stake: 'Mise',
    amount: 'Somme du carré',
    times: (times) => `Le jeton compte ${times} fois`,
    chooseFace: 'Votre jeton',
    chooseSpot: 'Pressez un carré pour parier, un cercle pour suivre un pari, ou passez.',
    slip: 'Bulletin de pari',
    follows: (name) => `Contre le pari de ${name}`,
    ifBank: 'Personne ne suit',
    ifFollowed: 'Quelqu’un suit',
    fromBank: 'de la banque',
    toPot: 'dans la cagnotte',
    cancels: 'Ceci annule votre propre pari : rien n’est payé, quoi qu’il arrive.',
    ifRight: 'Si c’est vrai',
    ifWrong: 'Si c’est faux',
    place: 'Poser le jeton',
    follow: 'Suivre le pari',
    pass: 'Passer',
    suggested: 'conseillé',
    chosen: 'choisi',

    ifItEnds: 'Selon l’issue',
    inThousands: 'en milliers',
    withYourChip: 'avec le jeton de votre bulletin',
    endingColumn: 'Issue',
    prize: 'Prime',
    bet: (statement, amount) => `${statement} (${amount})`,
    nothing: 'Ni prime ni pari',
    notesNeeded: (count) =>
      count === 1 ? 'signe une reconnaissance de dette' : `signe ${count} reconnaissances de dette`,

    stables: 'Managers et boxeurs',
    cash: 'Caisse',
    cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    notes: (count) => (count === 1 ? '1 dette' : `${count} dettes`),
    ready: 'prêt',
    boxerLabel: (parts) => parts.join(', '),
    startMoney: 'Prime de départ',
    cardWorth: (category) => `Carte : ${category}`,
    trophy: 'se repose avec le trophée',
    steak: 'se repose avec le steak',
    out: 'mis K.O.',
    spent: 'Jouées',

    challenge: 'Défier !',
    chooseBoxer: 'Choisissez un de vos boxeurs.',
    chooseTarget: (name) => `Qui ${name} défie-t-il ?`,
    matchUp: 'Votre défi',
    winLose: (win, lose) => `vainqueur ${win}, vaincu ${lose}`,

    private: 'Pour vos yeux seuls',
    hide: 'Cartes face cachée',
    hand: 'Main',
    reserve: 'Réserve',
    chooseHand: (count) => `Emportez ${count} cartes sur le ring.`,
    taking: (count, size) => `${count} sur ${size} choisies`,
    train: 'Sur le ring',
    sealed: 'Scellé',
    card: (card) => `carte ${card}`,
    playCard: (card) => `Jouer le ${card}`,
    chooseCard: 'Choisissez une carte pour voir ce qu’elle fait.',
    against: 'Contre un',
    whoTakes: 'encaisse',
    squares: 'Carrés et cercles',
    theyTake: (steps) => `eux ${steps}`,
    youTake: (steps) => `vous ${steps}`,
    nobody: '–',

    settlement: 'Règlement des paris',
    result: (ending) => `${ending} !`,
    won: 'gagné',
    lost: 'perdu',
    off: 'annulé',
    bank: 'Banque',
    pot: 'Cagnotte',
    flow: (from, to) => `${from} paie ${to}`,
    prizeFor: (name) => `Prime pour ${name}`,
    becomes: (name, rank) => `${name} est désormais ${rank}`,
    isOut: (name) => `${name} est éliminé`,
    getsTrophy: (name) => `${name} reçoit le trophée et se repose`,
    getsSteak: (name) => `${name} reçoit le steak et se repose`,
    loan: (name, notes) =>
      `${name} ne peut pas payer : ${notes === 1 ? 'une reconnaissance' : `${notes} reconnaissances`} de dette`,
    unusedCards: (name, count) =>
      `${name} : ${count < 2 ? `${count} carte inutilisée` : `${count} cartes inutilisées`}`,
    comesBack: (name) => `${name} revient comme Amateur`,
    potShare: (name) => `Part de la cagnotte pour ${name}`,
    balance: 'Désormais',
    change: 'Ce combat',

    startCapital: 'Au départ',
    prizes: 'Primes',
    betsWon: 'Paris gagnés',
    betsLost: 'Paris perdus',
    loans: 'Emprunté',
    cardBonus: 'Cartes inutilisées',
    potShares: 'De la cagnotte',
    earlierPot: 'D’avant',
    potOf: (season, fight) => `Saison ${season}, combat ${fight}`,
    potPaid: 'Versé',

    final: 'Les comptes',
    manager: 'Manager',
    fortune: 'Fortune',
    debts: 'Dettes',
    results: 'Tous les combats',
    resultLine: (red, blue, ending, damage) => `${red} – ${blue} : ${ending} (${damage})`,
  },
};
