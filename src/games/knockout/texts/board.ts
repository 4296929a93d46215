import { deNom, type Language } from '../../../engine/texts.ts';
import type { Category, Colour, Face, Size, Title } from '../cards.ts';
import type { Corner, Ending, Phases } from '../kind.ts';
import { grouped } from './format.ts';
import { COLOUR_NAMES } from './names.ts';

/** The texts of Knock Out's board besides the game's own sentences. */
export interface BoardWords {
  readonly money: (amount: number) => string;
  /** 92000 as `92k`. */
  readonly short: (amount: number) => string;
  readonly signed: (amount: number) => string;
  readonly you: string;
  readonly season: (season: number, seasons: number, fight: number) => string;
  readonly phases: Readonly<Record<keyof Phases, string>>;
  readonly ofThree: (phase: string, round: number) => string;
  readonly phase: string;
  readonly corner: Readonly<Record<Corner, string>>;
  readonly cornerTag: Readonly<Record<Corner, string>>;
  readonly size: Readonly<Record<Size, string>>;
  readonly category: Readonly<Record<Category, string>>;
  readonly rung: Readonly<Record<Category, string>>;
  readonly title: Readonly<Record<Title, string>>;
  readonly ending: (ending: Ending) => string;

  readonly ring: string;
  readonly pawn: (corner: string, name: string, taken: number, left: number) => string;
  readonly ofSteps: (distance: number) => string;
  readonly surplus: string;
  readonly knockOut: string;
  readonly versus: string;
  readonly round: (number: number) => string;
  readonly toCome: string;
  /** A round that a knockout has made needless. */
  readonly notFought: string;
  readonly took: (corner: string, steps: number) => string;
  readonly level: string;
  readonly cardOf: (card: number, corner: string) => string;
  readonly handOf: (name: string) => string;
  readonly faceDown: string;
  readonly beats: string;
  readonly titleFight: string;
  readonly clash: (winner: number, loser: number) => readonly [string, string, string];
  readonly draw: (card: number) => string;
  readonly stepsPop: (steps: number) => string;
  /** Under the headline of a round: what it costs the loser. */
  readonly closer: (name: string, steps: number) => string;
  readonly nobodyMoves: string;
  readonly wins: (name: string) => string;

  readonly boards: string;
  readonly board: Readonly<Record<Corner, string>>;
  readonly square: (corner: string, amount: string) => string;
  readonly circle: (corner: string, amount: string) => string;
  readonly empty: string;
  readonly inert: string;
  readonly heldByBank: (half: string) => string;
  readonly bankHalf: string;
  readonly follows: string;
  readonly chipOf: (name: string, face: string) => string;
  readonly passes: string;
  readonly passedBy: (name: string, count: number) => string;
  readonly nobodyPassed: string;
  readonly face: Readonly<Record<Face, string>>;
  readonly mark: Readonly<Record<Face, string>>;
  readonly faceHelp: Readonly<Record<Face, string>>;
  readonly facesLeft: (face: string, left: number) => string;
  readonly chipsLeft: (left: number) => string;
  readonly statement: (board: Corner, face: Face) => string;
  readonly denial: (board: Corner, face: Face) => string;
  readonly stake: (amount: string) => string;
  readonly amount: string;
  readonly times: (times: number) => string;
  readonly yourChip: (left: number) => string;
  readonly chipTitle: (nth: number) => string;
  readonly chipSays: string;
  readonly mustBet: string;
  readonly endings: string;
  readonly yourTotal: string;
  readonly withBets: string;
  readonly cancels: string;
  readonly place: string;
  readonly follow: string;
  readonly pass: string;
  readonly choose: string;
  readonly suggested: string;
  readonly chosen: string;

  readonly ifItEnds: string;
  readonly ifNow: string;
  readonly inThousands: string;
  readonly withYourChip: string;
  readonly endingColumn: string;
  readonly prize: string;
  readonly bet: (statement: string, amount: string) => string;
  readonly nothing: string;
  readonly notesNeeded: (count: number) => string;
  readonly betsSoFar: string;
  readonly noBets: string;
  readonly thisRound: string;
  readonly placesNow: string;

  readonly managers: string;
  readonly yourBoxers: string;
  readonly cash: string;
  readonly cards: (count: number) => string;
  readonly notes: (count: number) => string;
  readonly ready: string;
  readonly startMoney: string;
  readonly cardWorth: (category: string) => string;
  readonly trophy: string;
  readonly steak: string;
  readonly out: string;
  readonly spent: string;

  readonly colourTitle: string;
  readonly colourSays: string;
  readonly colourName: (colour: Colour) => string;
  readonly takeColour: (colour: Colour | undefined) => string;
  readonly taken: (name: string) => string;
  readonly waitsForColour: (name: string) => string;
  readonly challenge: string;
  readonly pickBoxer: string;
  readonly pickOpponent: string;
  readonly challengeTitle: string;
  readonly chooseBoxer: string;
  readonly chooseTarget: (name: string) => string;
  readonly winLose: (win: string, lose: string) => string;
  readonly stakes: (mine: string, theirs: string) => string;
  readonly waitsForChallenge: (name: string) => string;

  readonly yourHand: string;
  readonly yourCards: string;
  readonly inTheRing: string;
  readonly bag: string;
  readonly trainTitle: string;
  readonly trainSays: (count: number) => string;
  readonly train: (count: number, size: number) => string;
  readonly sealed: string;
  readonly card: (card: number) => string;
  readonly slot: string;
  readonly playTitle: (round: number) => string;
  readonly playSays: string;
  readonly playCard: (card: number) => string;
  readonly chooseCard: string;
  readonly against: string;
  readonly outcome: string;
  readonly theyTake: (steps: number) => string;
  readonly youTake: (steps: number) => string;
  readonly nobody: string;
  readonly pickCard: string;
  readonly played: string;

  readonly payouts: string;
  readonly lastFight: string;
  readonly fightSum: string;
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
  readonly waived: string;
  readonly secretCash: string;
  readonly cardBonus: string;
  readonly potShares: string;
  readonly earlierPot: string;
  readonly potOf: (season: number, fight: number) => string;
  readonly potPaid: string;

  readonly seasonOver: (season: number, seasons: number) => string;
  readonly final: string;
  readonly manager: string;
  readonly fortune: string;
  readonly debts: string;
  readonly results: string;
  readonly resultLine: (red: string, blue: string, ending: string, damage: string) => string;
}

const minus = (text: string): string => text.replace('-', '−');

const signed = (amount: number, unit: string): string =>
  amount === 0 ? `0` : minus(`${amount > 0 ? '+' : ''}${amount / 1000}${unit}`);

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  en: {
    money: (amount) => minus(grouped(amount, ',')),
    short: (amount) => minus(`${amount / 1000}k`),
    signed: (amount) => signed(amount, 'k'),
    you: 'You',
    season: (season, seasons, fight) =>
      seasons === 1 ? `Fight ${fight}` : `Season ${season} · Fight ${fight}`,
    phases: {
      colours: 'Colours',
      challenge: 'Challenge',
      training: 'Training',
      betting: 'Betting',
      boxing: 'Boxing',
      over: 'Final result',
    },
    ofThree: (phase, round) => `${phase} ${round}/3`,
    phase: 'Phase of the fight',
    corner: { red: 'Red', blue: 'Blue' },
    cornerTag: { red: 'Red corner', blue: 'Blue corner' },
    size: { heavy: 'heavy', light: 'light' },
    category: { A: 'Amateur', P: 'Professional', Ch: 'Champion' },
    rung: { A: 'Am', P: 'Pro', Ch: 'Champ' },
    title: { SC: 'Superchampion', WC: 'World Champion' },
    ending: ({ winner, method }) =>
      `${winner === 'red' ? 'Red' : 'Blue'} ${method === 'ko' ? 'by K.O.' : 'on points'}`,

    ring: 'The ring',
    pawn: (corner, name, taken, left) =>
      left === 0
        ? `${corner}, ${name}, is on the K.O. space`
        : `${corner}, ${name}: ${taken} steps taken, ${left} to the K.O. space`,
    ofSteps: (distance) => `of ${distance} steps`,
    surplus: 'Beyond the K.O. space',
    knockOut: 'K.O.',
    versus: 'VS',
    round: (number) => `Round ${number}`,
    toCome: 'to come',
    notFought: 'not fought',
    took: (corner, steps) => `${corner} ${steps === 1 ? '1 step' : `${steps} steps`}`,
    level: 'No steps',
    cardOf: (card, corner) => `${corner} played ${card}`,
    handOf: (name) => (name === 'You' ? 'Your hand' : `${name}’s hand`),
    faceDown: 'Card face down',
    beats: 'BEATS 5',
    titleFight: 'Title fight',
    clash: (winner, loser) => [
      `${winner}`,
      winner === 1 && loser === 5 ? 'hooks' : 'beats',
      `${loser}`,
    ],
    draw: (card) => `${card} meets ${card}`,
    stepsPop: (steps) => (steps === 1 ? 'STEP' : 'STEPS'),
    closer: (name, steps) =>
      `${name} goes ${['', 'one step', 'two steps', 'three steps', 'four steps'][steps]} closer to K.O.`,
    nobodyMoves: 'Nobody moves.',
    wins: (name) => `${name} wins!`,

    boards: 'Betting boards',
    board: { red: 'Red board', blue: 'Blue board' },
    square: (corner, amount) => `${corner} square ${amount}`,
    circle: (corner, amount) => `${corner} circle ${amount}`,
    empty: 'empty',
    inert: 'nothing to follow: its square is empty',
    heldByBank: (half) => `held by the bank, which pays ${half} if it is won`,
    bankHalf: 'Bank ½',
    follows: 'follow',
    chipOf: (name, face) => (name === 'You' ? `your ${face} chip` : `${face} chip of ${name}`),
    passes: 'Passed',
    passedBy: (name, count) => (count === 1 ? `${name}: 1 chip` : `${name}: ${count} chips`),
    nobodyPassed: 'no chips yet',
    face: { blank: 'Plain', x2: 'Double', ko: 'K.O.' },
    mark: { blank: '', x2: '×2', ko: 'K.O.' },
    faceHelp: { blank: '×1 · wins', x2: '×2 · wins', ko: '×3 · is K.O.’d' },
    facesLeft: (face, left) => `${face}, ${left} left`,
    chipsLeft: (left) => (left === 1 ? '1 chip left' : `${left} chips left`),
    statement: (board, face) =>
      `${board === 'red' ? 'Red' : 'Blue'} ${face === 'ko' ? 'is knocked out' : 'wins'}`,
    denial: (board, face) =>
      `${board === 'red' ? 'Red' : 'Blue'} ${face === 'ko' ? 'isn’t knocked out' : 'doesn’t win'}`,
    stake: (amount) => `stake ${amount}`,
    amount: 'Amount of the square',
    times: (times) => `Chip counts ${times} times`,
    yourChip: (left) => `Your chip · ${left} left`,
    chipTitle: (nth) => ['Your first chip', 'Your second chip', 'Your third chip'][nth - 1] ?? '',
    chipSays: 'Bet on a square, follow on a circle, or pass.',
    mustBet: 'You’re fighting, so this one must be a bet.',
    endings: 'What you win or lose',
    yourTotal: 'Your total:',
    withBets: 'With all your bets and your prize.',
    cancels: 'This calls your own bet off.',
    place: 'Place bet',
    follow: 'Follow',
    pass: 'Pass',
    choose: 'Pick a square',
    suggested: 'suggested',
    chosen: 'chosen',

    ifItEnds: 'If it ends',
    ifNow: 'If it ended now:',
    inThousands: 'in thousands',
    withYourChip: 'in thousands, with your bet',
    endingColumn: 'Ending',
    prize: 'Prize money',
    bet: (statement, amount) => `${statement} (${amount})`,
    nothing: 'Neither prize nor bets',
    notesNeeded: (count) => (count === 1 ? 'needs a debt note' : `needs ${count} debt notes`),
    betsSoFar: 'Bets so far',
    noBets: 'No bets yet.',
    thisRound: 'Still to place a chip',
    placesNow: 'now',

    managers: 'Boxers',
    yourBoxers: 'Your boxers',
    cash: 'Cash',
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    notes: (count) => (count === 1 ? '1 debt note' : `${count} debt notes`),
    ready: 'ready',
    startMoney: 'Start money',
    cardWorth: (category) => `Card: ${category}`,
    trophy: 'rests: has the trophy',
    steak: 'rests: has the steak',
    out: 'knocked out',
    spent: 'Played cards',

    colourTitle: 'Your team',
    colourSays: 'Pick a colour. All teams are equally strong.',
    colourName: (colour) => COLOUR_NAMES.en[colour],
    takeColour: (colour) => (colour ? `Take ${COLOUR_NAMES.en[colour]}` : 'Pick a colour'),
    taken: (name) => `taken by ${name}`,
    waitsForColour: (name) => (name === 'You' ? 'You choose a team' : `${name} chooses a team`),
    challenge: 'Challenge!',
    pickBoxer: 'Pick your boxer',
    pickOpponent: 'Pick an opponent',
    challengeTitle: 'Your challenge',
    chooseBoxer: 'Pick one of your boxers.',
    chooseTarget: (name) => `Who does ${name} fight?`,
    winLose: (win, lose) => `win ${win}, lose ${lose}`,
    stakes: (mine, theirs) => `Winner gets double: ${mine} for you or ${theirs} for them.`,
    waitsForChallenge: (name) =>
      name === 'You' ? 'You choose the next fight' : `${name} chooses the next fight`,

    yourHand: 'Your hand',
    yourCards: 'Your cards',
    inTheRing: 'Your cards in the ring',
    bag: 'Ring bag',
    trainTitle: 'Training',
    trainSays: (count) => `Take ${count} cards into the ring. You’ll play up to three of them.`,
    train: (count, size) =>
      count === size ? `Take these ${size}` : `Pick ${size} (${count}/${size})`,
    sealed: 'Locked in',
    card: (card) => `card ${card}`,
    slot: 'empty',
    playTitle: (round) => `Round ${round}`,
    playSays: 'Play a card face down.',
    playCard: (card) => `Play ${card}`,
    chooseCard: 'Pick a card to see what it does.',
    against: 'Against',
    outcome: 'Steps',
    theyTake: (steps) => `they take ${steps}`,
    youTake: (steps) => `you take ${steps}`,
    nobody: '–',
    pickCard: 'Pick a card',
    played: 'Played',

    payouts: 'Payouts',
    lastFight: 'Last fight',
    fightSum: 'This fight, with prizes and bets',
    won: 'won',
    lost: 'lost',
    off: 'called off',
    bank: 'Bank',
    pot: 'Bonus pot',
    flow: (from, to) => `${from} to ${to}`,
    prizeFor: (name) => `Prize for ${name}`,
    becomes: (name, rank) => `${name} is now ${rank}`,
    isOut: (name) => `${name} is out`,
    getsTrophy: (name) => `${name} gets the trophy and rests`,
    getsSteak: (name) => `${name} gets the steak and rests`,
    loan: (name, notes) =>
      `${name} can’t pay: ${notes === 1 ? 'a debt note' : `${notes} debt notes`}`,
    unusedCards: (name, count) =>
      `${name}: ${count === 1 ? '1 unused card' : `${count} unused cards`}`,
    comesBack: (name) => `${name} is back as an Amateur`,
    potShare: (name) => `Share of the pot for ${name}`,
    balance: 'Now',
    change: 'This fight',

    startCapital: 'At the start',
    prizes: 'Prize money',
    betsWon: 'Bets won',
    betsLost: 'Bets lost',
    loans: 'Borrowed',
    waived: 'Waived by the bank',
    secretCash: 'hidden until the end',
    cardBonus: 'Unused cards',
    potShares: 'From the pot',
    earlierPot: 'From earlier',
    potOf: (season, fight) => `Season ${season}, fight ${fight}`,
    potPaid: 'Paid out',

    seasonOver: (season, seasons) =>
      seasons === 1 ? 'The season is over' : `Season ${season} is over`,
    final: 'Final accounts',
    manager: 'Manager',
    fortune: 'Fortune',
    debts: 'Debt notes',
    results: 'All fights',
    resultLine: (red, blue, ending, damage) => `${red} – ${blue}: ${ending} (${damage})`,
  },
  fr: {
    money: (amount) => minus(grouped(amount, '\u202f')),
    short: (amount) => minus(`${amount / 1000}k`),
    signed: (amount) => signed(amount, 'k'),
    you: 'Vous',
    season: (season, seasons, fight) =>
      seasons === 1 ? `Combat ${fight}` : `Saison ${season} · Combat ${fight}`,
    phases: {
      colours: 'Couleurs',
      challenge: 'Défi',
      training: 'Entraînement',
      betting: 'Paris',
      boxing: 'Boxe',
      over: 'Résultat final',
    },
    ofThree: (phase, round) => `${phase} ${round}/3`,
    phase: 'Phase du combat',
    corner: { red: 'Rouge', blue: 'Bleu' },
    cornerTag: { red: 'Coin rouge', blue: 'Coin bleu' },
    size: { heavy: 'lourd', light: 'léger' },
    category: { A: 'Amateur', P: 'Professionnel', Ch: 'Champion' },
    rung: { A: 'Am', P: 'Pro', Ch: 'Champ' },
    title: { SC: 'Superchampion', WC: 'Champion du monde' },
    ending: ({ winner, method }) =>
      `${winner === 'red' ? 'Rouge' : 'Bleu'} ${method === 'ko' ? 'par K.O.' : 'aux points'}`,

    ring: 'Le ring',
    pawn: (corner, name, taken, left) =>
      left === 0
        ? `${corner}, ${name}, est sur la case K.O.`
        : `${corner}, ${name} : ${taken} pas encaissés, ${left} avant la case K.O.`,
    ofSteps: (distance) => `pas sur ${distance}`,
    surplus: 'Au-delà de la case K.O.',
    knockOut: 'K.O.',
    versus: 'VS',
    round: (number) => `Round ${number}`,
    toCome: 'à venir',
    notFought: 'pas disputé',
    took: (corner, steps) => `${corner} ${steps} pas`,
    level: 'Aucun pas',
    cardOf: (card, corner) => `${corner} a joué ${card}`,
    handOf: (name) => (name === 'Vous' ? 'Votre main' : `Main ${deNom(name)}`),
    faceDown: 'Carte face cachée',
    beats: 'BAT LE 5',
    titleFight: 'Combat pour le titre',
    clash: (winner, loser) => [`${winner}`, 'bat', `${loser}`],
    draw: (card) => `${card} contre ${card}`,
    stepsPop: () => 'PAS',
    closer: (name, steps) =>
      `${name} fait ${['', 'un', 'deux', 'trois', 'quatre'][steps]} pas de plus vers le K.O.`,
    nobodyMoves: 'Personne ne bouge.',
    wins: (name) => `Victoire ${deNom(name)} !`,

    boards: 'Tableaux de paris',
    board: { red: 'Tableau rouge', blue: 'Tableau bleu' },
    square: (corner, amount) => `Carré ${corner.toLowerCase()} ${amount}`,
    circle: (corner, amount) => `Cercle ${corner.toLowerCase()} ${amount}`,
    empty: 'vide',
    inert: 'rien à suivre : son carré est vide',
    heldByBank: (half) => `tenu par la banque, qui paie ${half} s’il est gagné`,
    bankHalf: 'Banque ½',
    follows: 'suivre',
    chipOf: (name, face) =>
      name === 'Vous'
        ? `votre jeton ${face.toLowerCase()}`
        : `jeton ${face.toLowerCase()} ${deNom(name)}`,
    passes: 'Passés',
    passedBy: (name, count) => (count === 1 ? `${name} : 1 jeton` : `${name} : ${count} jetons`),
    nobodyPassed: 'aucun jeton',
    face: { blank: 'Simple', x2: 'Double', ko: 'K.O.' },
    mark: { blank: '', x2: '×2', ko: 'K.O.' },
    faceHelp: { blank: '×1 · gagne', x2: '×2 · gagne', ko: '×3 · mis K.O.' },
    facesLeft: (face, left) => `${face}, reste ${left}`,
    chipsLeft: (left) => (left === 1 ? 'reste 1 jeton' : `restent ${left} jetons`),
    statement: (board, face) =>
      `${board === 'red' ? 'Rouge' : 'Bleu'} ${face === 'ko' ? 'est mis K.O.' : 'gagne'}`,
    denial: (board, face) =>
      `${board === 'red' ? 'Rouge' : 'Bleu'} ${face === 'ko' ? 'n’est pas mis K.O.' : 'ne gagne pas'}`,
    stake: (amount) => `mise ${amount}`,
    amount: 'Somme du carré',
    times: (times) => `Le jeton compte ${times} fois`,
    yourChip: (left) => `Votre jeton · reste ${left}`,
    chipTitle: (nth) =>
      ['Votre premier jeton', 'Votre deuxième jeton', 'Votre troisième jeton'][nth - 1] ?? '',
    chipSays: 'Pariez sur un carré, suivez sur un cercle, ou passez.',
    mustBet: 'Vous combattez : ce jeton-ci doit parier.',
    endings: 'Vos gains et pertes',
    yourTotal: 'Votre total :',
    withBets: 'Avec tous vos paris et votre prime.',
    cancels: 'Ceci annule votre propre pari.',
    place: 'Parier',
    follow: 'Suivre',
    pass: 'Passer',
    choose: 'Choisir un carré',
    suggested: 'conseillé',
    chosen: 'choisi',

    ifItEnds: 'Selon l’issue',
    ifNow: 'En l’état :',
    inThousands: 'en milliers',
    withYourChip: 'en milliers, avec votre pari',
    endingColumn: 'Issue',
    prize: 'Prime',
    bet: (statement, amount) => `${statement} (${amount})`,
    nothing: 'Ni prime ni pari',
    notesNeeded: (count) =>
      count === 1 ? 'signe une reconnaissance de dette' : `signe ${count} reconnaissances de dette`,
    betsSoFar: 'Paris posés',
    noBets: 'Aucun pari pour l’instant.',
    thisRound: 'Encore à poser un jeton',
    placesNow: 'maintenant',

    managers: 'Boxeurs',
    yourBoxers: 'Vos boxeurs',
    cash: 'Argent',
    cards: (count) => (count < 2 ? `${count} carte` : `${count} cartes`),
    notes: (count) => (count === 1 ? '1 dette' : `${count} dettes`),
    ready: 'prêt',
    startMoney: 'Valeur',
    cardWorth: (category) => `Carte : ${category}`,
    trophy: 'se repose : a le trophée',
    steak: 'se repose : a le steak',
    out: 'éliminé',
    spent: 'Cartes jouées',

    colourTitle: 'Votre équipe',
    colourSays: 'Choisissez une couleur. Toutes les équipes se valent.',
    colourName: (colour) => COLOUR_NAMES.fr[colour].replace(/^(le |l’)/, ''),
    takeColour: (colour) =>
      colour ? `Prendre ${COLOUR_NAMES.fr[colour]}` : 'Choisissez une couleur',
    taken: (name) => `prise par ${name}`,
    waitsForColour: (name) =>
      name === 'Vous' ? 'À vous de choisir une équipe' : `${name} choisit une équipe`,
    challenge: 'Défier !',
    pickBoxer: 'Choisir un boxeur',
    pickOpponent: 'Choisir l’adversaire',
    challengeTitle: 'Votre défi',
    chooseBoxer: 'Choisissez un de vos boxeurs.',
    chooseTarget: (name) => `Qui ${name} défie-t-il ?`,
    winLose: (win, lose) => `victoire ${win}, défaite ${lose}`,
    stakes: (mine, theirs) =>
      `Le vainqueur touche le double : ${mine} pour vous ou ${theirs} pour eux.`,
    waitsForChallenge: (name) =>
      name === 'Vous' ? 'À vous de choisir le combat' : `${name} choisit le prochain combat`,

    yourHand: 'Votre main',
    yourCards: 'Vos cartes',
    inTheRing: 'Vos cartes sur le ring',
    bag: 'Sac de ring',
    trainTitle: 'Entraînement',
    trainSays: (count) => `Emportez ${count} cartes sur le ring. Vous en jouerez trois au plus.`,
    train: (count, size) =>
      count === size ? `Prendre ces ${size}` : `En choisir ${size} (${count}/${size})`,
    sealed: 'Validé',
    card: (card) => `carte ${card}`,
    slot: 'vide',
    playTitle: (round) => `Round ${round}`,
    playSays: 'Jouez une carte face cachée.',
    playCard: (card) => `Jouer ${card}`,
    chooseCard: 'Choisissez une carte pour voir son effet.',
    against: 'Contre',
    outcome: 'Pas',
    theyTake: (steps) => `l’autre encaisse ${steps}`,
    youTake: (steps) => `vous encaissez ${steps}`,
    nobody: '–',
    pickCard: 'Choisir une carte',
    played: 'Jouée',

    payouts: 'Règlement',
    lastFight: 'Dernier combat',
    fightSum: 'Ce combat, primes et paris compris',
    won: 'gagné',
    lost: 'perdu',
    off: 'annulé',
    bank: 'Banque',
    pot: 'Cagnotte',
    flow: (from, to) => `${from} à ${to}`,
    prizeFor: (name) => `Prime pour ${name}`,
    becomes: (name, rank) => `${name} est désormais ${rank}`,
    isOut: (name) => `${name} est éliminé`,
    getsTrophy: (name) => `${name} reçoit le trophée et se repose`,
    getsSteak: (name) => `${name} reçoit le steak et se repose`,
    loan: (name, notes) =>
      `${name} ne peut pas payer : ${notes === 1 ? 'une reconnaissance' : `${notes} reconnaissances`} de dette`,
    unusedCards: (name, count) =>
      `${name} : ${count < 2 ? `${count} carte inutilisée` : `${count} cartes inutilisées`}`,
    comesBack: (name) => `${name} revient comme Amateur`,
    potShare: (name) => `Part de la cagnotte pour ${name}`,
    balance: 'Désormais',
    change: 'Ce combat',

    startCapital: 'Au départ',
    prizes: 'Primes',
    betsWon: 'Paris gagnés',
    betsLost: 'Paris perdus',
    loans: 'Emprunté',
    waived: 'Effacé par la banque',
    secretCash: 'masqué jusqu’à la fin',
    cardBonus: 'Cartes inutilisées',
    potShares: 'De la cagnotte',
    earlierPot: 'D’avant',
    potOf: (season, fight) => `Saison ${season}, combat ${fight}`,
    potPaid: 'Versé',

    seasonOver: (season, seasons) =>
      seasons === 1 ? 'Fin de la saison' : `Fin de la saison ${season}`,
    final: 'Comptes de fin de partie',
    manager: 'Manager',
    fortune: 'Fortune',
    debts: 'Dettes',
    results: 'Tous les combats',
    resultLine: (red, blue, ending, damage) => `${red} – ${blue} : ${ending} (${damage})`,
  },
};
