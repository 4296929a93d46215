import { deNom, type Language } from '../../../engine/texts.ts';
import type { Claim, Judged, Reason, Result, View } from '../kind.ts';
import { signed } from './words.ts';

/** What the bar says of a night: its phase, or that all is turned over. */
type Shown = View['open']['phase']['type'] | 'reveal';

/** Somebody as a sentence has them: a name, or null for the person who reads it. */
export type Named = string | null;

/** One side of a duel in a sentence. */
export interface DuelSide {
  readonly whose: Named;
  readonly number: number;
}

type Note = 'starts' | 'ready' | 'talking' | 'locked' | 'writing' | 'choosing' | 'attacks';

/** The texts of Round's board besides the game's own sentences. */
export interface BoardWords {
  readonly labelled: (label: string, what: string) => string;
  readonly money: (thousands: number) => string;
  readonly change: (thousands: number) => string;
  readonly number: (number: number) => string;
  readonly night: (night: number, nights: number) => string;
  readonly nightName: (night: number) => string;
  readonly phases: Readonly<Record<Shown, string>>;
  /** The same for a narrow bar. */
  readonly shortPhases: Readonly<Record<Shown, string>>;
  readonly circle: string;
  readonly you: string;
  readonly says: string;
  readonly said: string;
  readonly announces: (number: number) => string;
  readonly faceDown: string;
  readonly noBoxer: string;
  readonly boxerOf: (name: string, boxer: 1 | 2) => string;
  /** A bettor's current activity, next to their name. */
  readonly notes: Readonly<Record<Note, string>>;
  /** The same next to “You”. */
  readonly ownNotes: Readonly<Record<Note, string>>;
  readonly knockedOut: string;
  readonly truth: string;
  readonly lie: string;
  readonly liesLeft: (left: number | null) => string;
  /** The same beside the pips, where there is room. */
  readonly liesShort: (left: number) => string;
  readonly tokens: (truths: number, lies: number) => string;
  readonly faceUp: string;
  readonly shadow: string;
  readonly packet: string;
  readonly centre: string;
  readonly inPacket: string;
  readonly readyCount: (ready: number, all: number) => string;
  readonly purse: string;
  readonly startMoney: string;
  readonly duelsOf: (night: number) => string;
  readonly fineOf: (night: number) => string;
  readonly fine: string;
  /** What the next lie costs, once none is left. */
  readonly lieCosts: (amount: string) => string;
  readonly sheetOf: (night: number, verdict: Judged['verdict'], boxer: number | null) => string;
  readonly duelsWon: string;
  readonly stakeWon: (boxer: number | null) => string;
  readonly stakeLost: (boxer: number | null) => string;
  readonly stakeForfeited: (boxer: number | null) => string;
  readonly suggested: string;
  /** The draft. */
  readonly draftTitle: string;
  readonly draftSays: string;
  readonly keep: string;
  readonly announce: string;
  readonly isTruth: string;
  readonly isLie: string;
  readonly outTonight: string;
  readonly keepAndSay: (number: number) => string;
  readonly keepAndLie: (keep: number, announce: number) => string;
  readonly pickFirst: string;
  readonly yourBoxer: (count: number) => string;
  readonly youSaid: (number: number) => string;
  readonly sentBack: (number: number) => string;
  readonly noBoxerYet: string;
  /** The salon. */
  readonly salonTitle: string;
  readonly salonSays: string;
  readonly readyTitle: string;
  readonly readySays: string;
  readonly claimKinds: Readonly<Record<Claim['kind'], string>>;
  readonly claimLink: string;
  readonly claimKind: string;
  readonly aboutWhom: string;
  readonly whichNumber: string;
  readonly say: string;
  readonly quickClaims: string;
  readonly doneTalking: string;
  readonly claimsLeft: (left: number) => string;
  readonly claimText: (kind: Claim['kind'], whom: Named, number: number) => string;
  readonly shortClaims: Readonly<Record<Claim['kind'], string>>;
  /** Predictions. */
  readonly predictTitle: (duels: number) => string;
  readonly predictSays: string;
  readonly duelWith: (name: string) => string;
  readonly iWin: string;
  readonly wins: (name: string) => string;
  /** After somebody's shape. */
  readonly winsShort: string;
  readonly beats: (winner: Named, loser: Named) => string;
  readonly open: (name: string) => string;
  readonly results: Readonly<Record<Result, string>>;
  readonly stake: string;
  readonly bothRight: string;
  readonly otherwise: string;
  readonly expectedDuels: string;
  readonly expectedStake: string;
  readonly lockIn: (stakes: string) => string;
  readonly fillIn: string;
  readonly lockedIn: (stakes: string) => string;
  /** Kwame's attack. */
  readonly attackTitle: string;
  readonly attackSays: string;
  readonly aimFirst: string;
  readonly aimAt: (name: string) => string;
  readonly attackNow: (name: string, boxer: string) => string;
  readonly attackAs: string;
  readonly dontAttack: string;
  /** What happens, for captions and the log. */
  readonly nightStarts: (night: number, starter: Named) => string;
  readonly announced: (who: Named, number: number, boxer: 1 | 2 | null) => string;
  readonly kept: (kept: number, back: number, announced: number) => string;
  readonly quote: (who: Named, claim: string) => string;
  readonly isReady: (who: Named) => string;
  readonly salonOpens: string;
  readonly predictionsOpen: string;
  readonly centreTurned: (boxer: string) => string;
  readonly locks: (who: Named) => string;
  readonly yourOffer: (first: string, second: string) => string;
  readonly mayAttack: (who: Named) => string;
  readonly passes: (who: Named) => string;
  readonly attacks: (who: Named, target: Named, boxer: string) => string;
  readonly hits: (target: Named, boxer: string) => string;
  readonly misses: (target: Named, boxer: string) => string;
  readonly revealed: string;
  readonly faces: (a: DuelSide, b: DuelSide) => string;
  readonly duel: (winner: DuelSide, loser: DuelSide, reason: Reason) => string;
  readonly tie: (a: DuelSide, b: DuelSide) => string;
  readonly verdict: (verdicts: readonly Judged[]) => string;
  readonly allFought: string;
  /** Above the winners that the reader has predicted. */
  readonly yourCall: string;
  /** The reader's payout of a night; null for spectators. */
  readonly paysOut: (night: number, change: number | null) => string;
  readonly earned: (who: Named, delta: string, how: string, purse: string) => string;
  /** `fine` is what a lie too many cost, or null. */
  readonly how: (
    duels: number,
    nets: readonly string[],
    lied: boolean,
    fine: string | null,
  ) => string;
  readonly winsGame: (who: Named, purse: string) => string;
  /** Large type over the board. */
  readonly banners: Readonly<Record<'salon' | 'prognosis' | 'ko' | 'miss', string>>;
  readonly clash: Readonly<Record<Reason, string>>;
  readonly versus: string;
  /** The night's sums. */
  readonly sumsTitle: (night: number) => string;
  readonly columns: Readonly<Record<'duels' | 'sheet' | 'change' | 'purse', string>>;
  readonly verdicts: Readonly<Record<Judged['verdict'], string>>;
  /** Info. */
  readonly powerOrder: string;
  readonly powerKey: string;
  readonly yours: string;
  readonly order: string;
  readonly orderLines: Readonly<Record<Exclude<Reason, 'tie'>, string>>;
  readonly notebook: string;
  readonly holding: (kept: string, back: string) => string;
  readonly noLiesLeft: (name: string, number: number) => string;
  readonly grid: string;
  readonly gridNote: string;
  readonly worlds: (count: number) => string;
  readonly crossOut: string;
  readonly boxer: string;
  readonly inHand: string;
  readonly shares: {
    readonly never: string;
    readonly surely: string;
    readonly maybe: (percent: number) => string;
    readonly unknown: string;
  };
  readonly marks: Readonly<Record<'yes' | 'maybe' | 'no', string>>;
  readonly statements: string;
  readonly nothingSaid: string;
  readonly nights: string;
  readonly truthTable: string;
  readonly truthNote: string;
  readonly claim: string;
  readonly so: Readonly<Record<'true' | 'false', string>>;
  readonly wasIt: string;
  readonly standing: Readonly<Record<'certain' | 'possible' | 'impossible', string>>;
}

const ofBoxer = (boxer: number | null, word: string): string =>
  boxer === null ? '' : ` (${word} ${boxer})`;

const net = (sheets: readonly Judged[]): number => sheets.reduce((sum, one) => sum + one.net, 0);

/** “You win”, “Pat wins”. */
const does = (who: Named, you: string, other: string): string =>
  who === null ? `You ${you}` : `${who} ${other}`;

const your = ({ whose, number }: DuelSide, first = false): string =>
  whose === null ? `${first ? 'Your' : 'your'} ${number}` : `${whose}’s ${number}`;

const fait = (who: Named, vous: string, autre: string): string =>
  who === null ? `Vous ${vous}` : `${who} ${autre}`;

const votre = ({ whose, number }: DuelSide, first = false): string => {
  if (whose === null) return `${first ? 'Votre' : 'votre'} ${number}`;
  return `${first ? 'Le' : 'le'} ${number} ${deNom(whose)}`;
};

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  en: {
    labelled: (label, what) => `${label}: ${what}`,
    money: (k) => `${k < 0 ? `−${-k}` : k}K`,
    change: (k) => (k === 0 ? '0' : `${signed(k)}K`),
    number: (n) => `number ${n}`,
    night: (night, nights) => `Night ${night}/${nights}`,
    nightName: (night) => `Night ${night}`,
    phases: {
      draft: 'Boxers',
      salon: 'Salon',
      prognosis: 'Predictions',
      attack: 'Kwame',
      reveal: 'Reveal',
      over: 'Final result',
    },
    shortPhases: {
      draft: 'Boxers',
      salon: 'Salon',
      prognosis: 'Bets',
      attack: 'Kwame',
      reveal: 'Reveal',
      over: 'Result',
    },
    circle: 'The circle, clockwise',
    you: 'You',
    says: 'says',
    said: 'said',
    announces: (n) => `announces number ${n}`,
    faceDown: 'boxer face down',
    noBoxer: 'no boxer yet',
    boxerOf: (name, boxer) => `${name} ${boxer}`,
    notes: {
      starts: 'Starts',
      ready: 'Ready',
      talking: 'Talking …',
      locked: 'Locked',
      writing: 'Writing …',
      choosing: 'Choosing …',
      attacks: 'Has Kwame',
    },
    ownNotes: {
      starts: 'start',
      ready: 'Ready',
      talking: 'talk …',
      locked: 'Locked',
      writing: 'predict …',
      choosing: 'choose …',
      attacks: 'have Kwame',
    },
    knockedOut: 'K.O.',
    truth: 'truth',
    lie: 'lie',
    liesLeft: (left) =>
      left === null ? 'unlimited lies' : left === 1 ? '1 lie left' : `${left || 'no'} lies left`,
    liesShort: (left) => (left === 1 ? '1 lie left' : `${left || 'no'} lies left`),
    tokens: (truths, lies) => `truths told: ${truths}, lies told: ${lies}`,
    faceUp: 'Out tonight',
    shadow: 'Shadow',
    packet: 'Packet',
    centre: 'Centre',
    inPacket: 'Packet',
    readyCount: (ready, all) => `${ready} of ${all} ready`,
    purse: 'Purse',
    startMoney: 'Starting purse',
    duelsOf: (night) => `Night ${night}: duels won`,
    fineOf: (night) => `Night ${night}: penalty for a lie`,
    fine: 'Penalty for a lie',
    lieCosts: (amount) => `a lie costs ${amount}`,
    sheetOf: (night, verdict, boxer) =>
      `Night ${night}: prediction ${{ right: 'right', wrong: 'wrong', forfeit: 'lost by K.O.' }[verdict]}${ofBoxer(boxer, 'boxer')}`,
    duelsWon: 'Duels won, 1K each',
    stakeWon: (boxer) => `Prediction right: stake won${ofBoxer(boxer, 'boxer')}`,
    stakeLost: (boxer) => `Prediction wrong: stake lost${ofBoxer(boxer, 'boxer')}`,
    stakeForfeited: (boxer) => `Knocked out: stake lost${ofBoxer(boxer, 'boxer')}`,
    suggested: 'suggested',
    draftTitle: 'Keep one boxer',
    draftSays: 'Then announce a number to all, true or not.',
    keep: 'Keep',
    announce: 'Announce',
    isTruth: 'true',
    isLie: 'lie',
    outTonight: 'out tonight',
    keepAndSay: (n) => `Keep ${n}, say so`,
    keepAndLie: (keep, announce) => `Keep ${keep}, say ${announce}`,
    pickFirst: 'Card and number?',
    yourBoxer: (count) => (count === 1 ? 'Your boxer' : 'Your boxers'),
    youSaid: (n) => `You told them ${n}.`,
    sentBack: (n) => `You sent back ${n}.`,
    noBoxerYet: 'You’ll pick your boxer when it’s your turn.',
    salonTitle: 'Time to talk',
    salonSays: 'Say anything, true or not. Nothing is checked.',
    readyTitle: 'You’re ready',
    readySays: 'You can still talk while you wait.',
    claimKinds: {
      hold: 'I hold',
      saw: 'I saw',
      returned: 'I sent back',
      suspect: 'I think',
      trust: 'I believe',
      doubt: 'I doubt',
    },
    claimLink: 'has',
    claimKind: 'What to say',
    aboutWhom: 'About whom',
    whichNumber: 'Which boxer',
    say: 'Say it',
    quickClaims: 'Quick phrases',
    doneTalking: 'Done talking',
    claimsLeft: (left) => (left === 1 ? '1 statement left' : `${left} statements left`),
    claimText: (kind, whom, n) =>
      ({
        hold: `I hold ${n}`,
        saw: `I saw ${n}`,
        returned: `I sent back ${n}`,
        suspect: whom === null ? `I think you have ${n}` : `I think ${whom} has ${n}`,
        trust: `I believe ${whom ?? 'you'}`,
        doubt: `I doubt ${whom ?? 'you'}`,
      })[kind],
    shortClaims: {
      hold: 'I hold',
      saw: 'saw',
      returned: 'sent back',
      suspect: 'has',
      trust: 'I believe',
      doubt: 'I doubt',
    },
    predictTitle: (duels) => `Who wins your ${duels === 2 ? 'two' : duels} duels?`,
    predictSays: 'Pick on the edges, then lock in a stake.',
    duelWith: (name) => `Your duel with ${name}`,
    iWin: 'I win',
    wins: (name) => `${name} wins`,
    winsShort: 'wins',
    beats: (winner, loser) => `${does(winner, 'beat', 'beats')} ${loser ?? 'you'}`,
    open: (name) => `You or ${name}?`,
    results: { win: 'win', lose: 'lose' },
    stake: 'Stake',
    bothRight: 'Both right',
    otherwise: 'Else',
    expectedDuels: 'Duels you win, 1K each',
    expectedStake: 'Stake won',
    lockIn: (stakes) => `Lock in ${stakes}`,
    fillIn: 'Pick the winners',
    lockedIn: (stakes) => `Locked in: ${stakes}`,
    attackTitle: 'Kwame may attack',
    attackSays: 'Who is hiding the Coach or El Toro?',
    aimFirst: 'Press a boxer in the circle, then name him. A miss costs nothing.',
    aimAt: (name) => `Aim at ${name}`,
    attackNow: (name, boxer) => `Attack ${name} as ${boxer}`,
    attackAs: 'Who is it?',
    dontAttack: 'Don’t attack',
    nightStarts: (night, starter) => `Night ${night}. ${does(starter, 'start', 'starts')}.`,
    announced: (who, n, boxer) =>
      `${does(who, 'announce', 'announces')} ${n}${boxer === null ? '' : ` for boxer ${boxer}`}.`,
    kept: (kept, back, announced) =>
      kept === announced
        ? `You keep ${kept}, send back ${back} and say so: ${announced}.`
        : `You keep ${kept}, send back ${back} and announce ${announced}.`,
    quote: (who, claim) => `${who ?? 'You'}: “${claim}”`,
    isReady: (who) => `${does(who, 'are', 'is')} ready.`,
    salonOpens: 'The salon opens: time to talk.',
    predictionsOpen: 'Time for predictions.',
    centreTurned: (boxer) => `A centre card is turned: ${boxer}.`,
    locks: (who) => `${does(who, 'lock in your', 'locks in a')} prediction.`,
    yourOffer: (first, second) => `You draw ${first} and ${second}.`,
    mayAttack: (who) => `All predictions are in. ${does(who, 'hold', 'holds')} Kwame Ngalou!`,
    passes: (who) => `${does(who, 'don’t let', 'doesn’t let')} Kwame attack.`,
    attacks: (who, target, boxer) =>
      `${does(who, 'send', 'sends')} Kwame after ${target ?? 'you'}: “${boxer}!”`,
    hits: (target, boxer) =>
      `Knockout! ${does(target, 'were hiding', 'was hiding')} ${boxer}. He’s out of the circle.`,
    misses: (target, boxer) =>
      `A miss: ${target === null ? 'you don’t' : `${target} doesn’t`} have ${boxer}.`,
    revealed: 'Boxers and predictions, face up!',
    faces: (a, b) => `${your(a, true)} against ${your(b)}`,
    duel: (winner, loser, reason) => {
      const beats = `${your(winner, true)} beats ${your(loser)}`;
      if (reason === 'ringmate') return `${beats}: Cara stands next to the Coach.`;
      if (reason === 'giantKiller') return `${beats}: the Rookie fells El Toro.`;
      if (reason === 'knockout')
        return `${your(winner, true)} wins: ${your(loser)} is knocked out.`;
      return `${beats}.`;
    },
    tie: (a, b) => `${your(a, true)} and ${your(b)}: nobody wins.`,
    verdict: (sheets) => {
      const change = `${signed(net(sheets))}K`;
      if (sheets.every(({ verdict }) => verdict === 'right'))
        return `You called it: ${change} on your stake!`;
      if (sheets.some(({ verdict }) => verdict === 'forfeit'))
        return `Your boxer was knocked out: ${change} on your stake.`;
      return sheets.some(({ verdict }) => verdict === 'right')
        ? `One prediction right, one wrong: ${change} on your stakes.`
        : `Your prediction is wrong: ${change} on your stake.`;
    },
    allFought: 'All duels are fought.',
    yourCall: 'You picked',
    paysOut: (night, change) => {
      if (change === null) return `Night ${night} pays out.`;
      if (change === 0) return `Night ${night} leaves you where you were.`;
      return `Night ${night} ${change > 0 ? 'brings' : 'costs'} you ${Math.abs(change)}K.`;
    },
    earned: (who, delta, how, purse) => `**${who ?? 'You'}** ${delta} (${how}): ${purse}.`,
    how: (duels, nets, lied, fine) =>
      [
        duels === 1 ? '1 duel' : `${duels} duels`,
        `prediction ${nets.join(' and ')}`,
        ...(lied ? [fine === null ? 'lied' : `lied, penalty ${fine}`] : []),
      ].join(', '),
    winsGame: (who, purse) => `${does(who, 'win', 'wins')} the game with ${purse}.`,
    banners: { salon: 'Salon', prognosis: 'Predictions', ko: 'K.O.!', miss: 'Missed!' },
    clash: {
      strength: 'beats',
      ringmate: 'beats',
      giantKiller: 'fells',
      knockout: 'walkover',
      tie: 'ties',
    },
    versus: 'VS',
    sumsTitle: (night) => `Night ${night}: takings`,
    columns: { duels: 'Duels', sheet: 'Prediction', change: 'Night', purse: 'Purse' },
    verdicts: { right: 'right', wrong: 'wrong', forfeit: 'K.O.' },
    powerOrder: 'Power order',
    powerKey: 'Shapes show who claims each boxer.',
    yours: 'Yours',
    order: 'What decides a duel, in this order',
    orderLines: {
      knockout: 'Kwame’s knockout, before the cards turn',
      ringmate: 'Cara next to the Coach wins all his duels',
      giantKiller: 'The Rookie beats El Toro',
      strength: 'The higher number wins',
    },
    notebook: 'Notebook',
    holding: (kept, back) => `You kept ${kept} and sent back ${back}.`,
    noLiesLeft: (name, number) => `${name} has no lies left: ${number} is true.`,
    grid: 'Who can be where',
    gridNote:
      'Percentages follow from facts alone: cards you see, cards you returned, players with no lies left. Press a field to mark it.',
    worlds: (count) =>
      count === 1 ? 'Only one possibility left.' : `${count} possibilities left.`,
    crossOut: 'Show percentages',
    boxer: 'Boxer',
    inHand: 'in your hand',
    shares: {
      never: 'impossible',
      surely: 'certain',
      maybe: (percent) => `${percent} percent`,
      unknown: 'no card yet',
    },
    marks: { yes: 'your mark: yes', maybe: 'your mark: maybe', no: 'your mark: no' },
    statements: 'Said tonight',
    nothingSaid: 'Nobody has said anything yet.',
    nights: 'Earlier nights',
    truthTable: 'Who said what, and who could have known',
    truthNote: 'By facts alone, when predictions were due.',
    claim: 'Statement',
    so: { true: 'true', false: 'false' },
    wasIt: 'True?',
    standing: {
      certain: 'knew it was true',
      possible: 'couldn’t tell',
      impossible: 'knew it was false',
    },
  },
  fr: {
    labelled: (label, what) => `${label} : ${what}`,
    money: (k) => `${k < 0 ? `−${-k}` : k}K`,
    change: (k) => (k === 0 ? '0' : `${signed(k)}K`),
    number: (n) => `numéro ${n}`,
    night: (night, nights) => `Nuit ${night}/${nights}`,
    nightName: (night) => `Nuit ${night}`,
    phases: {
      draft: 'Boxeurs',
      salon: 'Salon',
      prognosis: 'Pronostics',
      attack: 'Kwame',
      reveal: 'Révélation',
      over: 'Résultat final',
    },
    shortPhases: {
      draft: 'Boxeurs',
      salon: 'Salon',
      prognosis: 'Paris',
      attack: 'Kwame',
      reveal: 'Révélation',
      over: 'Résultat',
    },
    circle: 'Le cercle, dans le sens horaire',
    you: 'Vous',
    says: 'dit',
    said: 'dit',
    announces: (n) => `annonce le numéro ${n}`,
    faceDown: 'boxeur face cachée',
    noBoxer: 'pas encore de boxeur',
    boxerOf: (name, boxer) => `${name} ${boxer}`,
    notes: {
      starts: 'Commence',
      ready: 'Prêt',
      talking: 'Discute …',
      locked: 'Validé',
      writing: 'Réfléchit …',
      choosing: 'Choisit …',
      attacks: 'A Kwame',
    },
    ownNotes: {
      starts: 'commencez',
      ready: 'Prêt',
      talking: 'discutez …',
      locked: 'Validé',
      writing: 'pariez …',
      choosing: 'choisissez …',
      attacks: 'avez Kwame',
    },
    knockedOut: 'K.O.',
    truth: 'vérité',
    lie: 'mensonge',
    liesLeft: (left) =>
      left === null
        ? 'mensonges illimités'
        : left < 2
          ? `${left || 'plus de'} mensonge${left ? ' restant' : ''}`
          : `${left} mensonges restants`,
    liesShort: (left) =>
      left === 0 ? 'plus de mensonge' : left === 1 ? '1 mensonge' : `${left} mensonges`,
    tokens: (truths, lies) => `vérités dites : ${truths}, mensonges dits : ${lies}`,
    faceUp: 'Absents ce soir',
    shadow: 'Ombre',
    packet: 'Paquet',
    centre: 'Centre',
    inPacket: 'Paquet',
    readyCount: (ready, all) => `${ready} prêts sur ${all}`,
    purse: 'Bourse',
    startMoney: 'Bourse de départ',
    duelsOf: (night) => `Nuit ${night} : duels gagnés`,
    fineOf: (night) => `Nuit ${night} : amende pour mensonge`,
    fine: 'Amende pour mensonge',
    lieCosts: (amount) => `un mensonge coûte ${amount}`,
    sheetOf: (night, verdict, boxer) =>
      `Nuit ${night} : pronostic ${{ right: 'juste', wrong: 'faux', forfeit: 'perdu par K.O.' }[verdict]}${ofBoxer(boxer, 'boxeur')}`,
    duelsWon: 'Duels gagnés, 1K chacun',
    stakeWon: (boxer) => `Pronostic juste : mise gagnée${ofBoxer(boxer, 'boxeur')}`,
    stakeLost: (boxer) => `Pronostic faux : mise perdue${ofBoxer(boxer, 'boxeur')}`,
    stakeForfeited: (boxer) => `K.O. : mise perdue${ofBoxer(boxer, 'boxeur')}`,
    suggested: 'conseillé',
    draftTitle: 'Gardez un boxeur',
    draftSays: 'Puis annoncez un numéro à tous, vrai ou faux.',
    keep: 'Garder',
    announce: 'Annoncer',
    isTruth: 'vrai',
    isLie: 'faux',
    outTonight: 'absent',
    keepAndSay: (n) => `Garder ${n}, dire vrai`,
    keepAndLie: (keep, announce) => `Garder ${keep}, dire ${announce}`,
    pickFirst: 'Carte et numéro ?',
    yourBoxer: (count) => (count === 1 ? 'Votre boxeur' : 'Vos boxeurs'),
    youSaid: (n) => `Vous avez dit ${n}.`,
    sentBack: (n) => `Vous avez rendu le ${n}.`,
    noBoxerYet: 'Vous choisirez votre boxeur à votre tour.',
    salonTitle: 'Place à la discussion',
    salonSays: 'Dites ce que vous voulez, rien n’est vérifié.',
    readyTitle: 'Vous êtes prêt',
    readySays: 'Vous pouvez encore parler en attendant.',
    claimKinds: {
      hold: 'J’ai',
      saw: 'J’ai vu',
      returned: 'J’ai rendu',
      suspect: 'Je pense que',
      trust: 'Je crois',
      doubt: 'Je ne crois pas',
    },
    claimLink: 'a',
    claimKind: 'Que dire',
    aboutWhom: 'De qui',
    whichNumber: 'Quel boxeur',
    say: 'Dire',
    quickClaims: 'Phrases rapides',
    doneTalking: 'J’ai fini',
    claimsLeft: (left) => (left === 1 ? 'encore 1 phrase' : `encore ${left} phrases`),
    claimText: (kind, whom, n) =>
      ({
        hold: `J’ai le ${n}`,
        saw: `J’ai vu le ${n}`,
        returned: `J’ai rendu le ${n}`,
        suspect:
          whom === null ? `Je pense que vous avez le ${n}` : `Je pense que ${whom} a le ${n}`,
        trust: whom === null ? 'Je vous crois' : `Je crois ${whom}`,
        doubt: whom === null ? 'Je ne vous crois pas' : `Je ne crois pas ${whom}`,
      })[kind],
    shortClaims: {
      hold: 'j’ai',
      saw: 'vu',
      returned: 'rendu',
      suspect: 'a',
      trust: 'crois',
      doubt: 'doute',
    },
    predictTitle: (duels) => `Qui gagne vos ${duels === 2 ? 'deux' : duels} duels ?`,
    predictSays: 'Pronostiquez sur le cercle, puis misez.',
    duelWith: (name) => `Votre duel contre ${name}`,
    iWin: 'Je gagne',
    wins: (name) => `${name} gagne`,
    winsShort: 'gagne',
    beats: (winner, loser) =>
      loser === null ? `${winner} vous bat` : `${fait(winner, 'battez', 'bat')} ${loser}`,
    open: (name) => `Vous ou ${name} ?`,
    results: { win: 'victoire', lose: 'défaite' },
    stake: 'Mise',
    bothRight: 'Tout juste',
    otherwise: 'Sinon',
    expectedDuels: 'Duels gagnés, 1K chacun',
    expectedStake: 'Mise gagnée',
    lockIn: (stakes) => `Miser ${stakes}`,
    fillIn: 'Qui gagne ?',
    lockedIn: (stakes) => `Pronostic validé : ${stakes}`,
    attackTitle: 'Kwame peut attaquer',
    attackSays: 'Qui cache le Coach ou El Toro ?',
    aimFirst: 'Touchez un boxeur du cercle, puis nommez-le. Se tromper ne coûte rien.',
    aimAt: (name) => `Viser ${name}`,
    attackNow: (name, boxer) => `Attaquer ${name} : ${boxer}`,
    attackAs: 'Qui est-ce ?',
    dontAttack: 'Ne pas attaquer',
    nightStarts: (night, starter) => `Nuit ${night}. ${fait(starter, 'commencez', 'commence')}.`,
    announced: (who, n, boxer) =>
      `${fait(who, 'annoncez', 'annonce')} le ${n}${boxer === null ? '' : ` pour le boxeur ${boxer}`}.`,
    kept: (kept, back, announced) =>
      kept === announced
        ? `Vous gardez le ${kept}, rendez le ${back} et dites la vérité : ${announced}.`
        : `Vous gardez le ${kept}, rendez le ${back} et annoncez le ${announced}.`,
    quote: (who, claim) => `${who ?? 'Vous'} : « ${claim} »`,
    isReady: (who) => `${fait(who, 'êtes', 'est')} prêt.`,
    salonOpens: 'Le salon ouvre : place à la discussion.',
    predictionsOpen: 'Place aux pronostics.',
    centreTurned: (boxer) => `Une carte du centre est retournée : ${boxer}.`,
    locks: (who) => `${fait(who, 'validez votre', 'valide son')} pronostic.`,
    yourOffer: (first, second) => `Vous piochez ${first} et ${second}.`,
    mayAttack: (who) =>
      `Tous les pronostics sont validés. ${fait(who, 'avez', 'a')} Kwame Ngalou !`,
    passes: (who) => `${fait(who, 'n’attaquez', 'n’attaque')} pas avec Kwame.`,
    attacks: (who, target, boxer) =>
      `${fait(who, 'lancez', 'lance')} Kwame ${target === null ? 'sur vous' : `sur ${target}`} : « ${boxer} ! »`,
    hits: (target, boxer) =>
      `K.O. ! ${fait(target, 'cachiez', 'cachait')} ${boxer}. Il quitte le cercle.`,
    misses: (target, boxer) =>
      `Raté : ${target === null ? 'vous n’avez' : `${target} n’a`} pas ${boxer}.`,
    revealed: 'Boxeurs et pronostics, face visible !',
    faces: (a, b) => `${votre(a, true)} contre ${votre(b)}`,
    duel: (winner, loser, reason) => {
      const beats = `${votre(winner, true)} bat ${votre(loser)}`;
      if (reason === 'ringmate') return `${beats} : Cara est à côté du Coach.`;
      if (reason === 'giantKiller') return `${beats} : le Bleu terrasse El Toro.`;
      if (reason === 'knockout') return `${votre(winner, true)} gagne : ${votre(loser)} est K.O.`;
      return `${beats}.`;
    },
    tie: (a, b) => `${votre(a, true)} et ${votre(b)} : personne ne gagne.`,
    verdict: (sheets) => {
      const change = `${signed(net(sheets))}K`;
      if (sheets.every(({ verdict }) => verdict === 'right'))
        return `Bien vu : ${change} sur votre mise !`;
      if (sheets.some(({ verdict }) => verdict === 'forfeit'))
        return `Votre boxeur est K.O. : ${change} sur votre mise.`;
      return sheets.some(({ verdict }) => verdict === 'right')
        ? `Un pronostic juste, un faux : ${change} sur vos mises.`
        : `Votre pronostic est faux : ${change} sur votre mise.`;
    },
    allFought: 'Tous les duels sont joués.',
    yourCall: 'Votre pronostic',
    paysOut: (night, change) => {
      if (change === null) return `La nuit ${night} est payée.`;
      if (change === 0) return `La nuit ${night} ne vous rapporte ni ne vous coûte rien.`;
      return `La nuit ${night} vous ${change > 0 ? 'rapporte' : 'coûte'} ${Math.abs(change)}K.`;
    },
    earned: (who, delta, how, purse) => `**${who ?? 'Vous'}** ${delta} (${how}) : ${purse}.`,
    how: (duels, nets, lied, fine) =>
      [
        duels < 2 ? `${duels} duel` : `${duels} duels`,
        `pronostic ${nets.join(' et ')}`,
        ...(lied ? [fine === null ? 'mensonge' : `mensonge, amende ${fine}`] : []),
      ].join(', '),
    winsGame: (who, purse) => `${fait(who, 'gagnez', 'gagne')} la partie avec ${purse}.`,
    banners: { salon: 'Salon', prognosis: 'Pronostics', ko: 'K.O. !', miss: 'Raté !' },
    clash: {
      strength: 'bat',
      ringmate: 'bat',
      giantKiller: 'terrasse',
      knockout: 'forfait',
      tie: 'égale',
    },
    versus: 'VS',
    sumsTitle: (night) => `Bilan de la nuit ${night}`,
    columns: { duels: 'Duels', sheet: 'Pronostic', change: 'Nuit', purse: 'Bourse' },
    verdicts: { right: 'juste', wrong: 'faux', forfeit: 'K.O.' },
    powerOrder: 'Ordre de force',
    powerKey: 'Les formes montrent qui annonce chaque boxeur.',
    yours: 'À vous',
    order: 'Ce qui décide un duel, dans cet ordre',
    orderLines: {
      knockout: 'Le K.O. de Kwame, avant la révélation',
      ringmate: 'Cara à côté du Coach gagne tous ses duels',
      giantKiller: 'Le Bleu bat El Toro',
      strength: 'Le plus grand numéro gagne',
    },
    notebook: 'Carnet',
    holding: (kept, back) => `Vous avez gardé ${kept} et rendu ${back}.`,
    noLiesLeft: (name, number) => `${name} ne peut plus mentir : le ${number} est vrai.`,
    grid: 'Qui peut être où',
    gridNote:
      'Les pourcentages ne suivent que les faits : cartes vues ou rendues, joueurs qui ne peuvent plus mentir. Touchez une case pour la marquer.',
    worlds: (count) =>
      count === 1 ? 'Une seule possibilité restante.' : `${count} possibilités restantes.`,
    crossOut: 'Afficher les pourcentages',
    boxer: 'Boxeur',
    inHand: 'en main',
    shares: {
      never: 'impossible',
      surely: 'certain',
      maybe: (percent) => `${percent} pour cent`,
      unknown: 'pas encore de carte',
    },
    marks: {
      yes: 'votre marque : oui',
      maybe: 'votre marque : peut-être',
      no: 'votre marque : non',
    },
    statements: 'Dit cette nuit',
    nothingSaid: 'Personne n’a encore rien dit.',
    nights: 'Nuits précédentes',
    truthTable: 'Qui a dit quoi, et qui pouvait le savoir',
    truthNote: 'D’après les seuls faits, au moment des pronostics.',
    claim: 'Phrase',
    so: { true: 'vrai', false: 'faux' },
    wasIt: 'Vrai ?',
    standing: {
      certain: 'savait que c’était vrai',
      possible: 'ne pouvait pas savoir',
      impossible: 'savait que c’était faux',
    },
  },
};
