import type { Language } from '../../../engine/texts.ts';
import type { Claim, Judged, Reason, Result, View } from '../kind.ts';
import { signed } from './words.ts';

/** What the board of Round says beside the game's own sentences. */
export interface BoardWords {
  readonly labelled: (label: string, what: string) => string;
  readonly money: (thousands: number) => string;
  readonly change: (thousands: number) => string;
  readonly number: (number: number) => string;
  readonly night: (night: number, nights: number) => string;
  readonly nightName: (night: number) => string;
  readonly tonight: string;
  readonly nights: string;
  readonly toTonight: (night: number) => string;
  readonly phase: string;
  readonly phases: Readonly<Record<View['open']['phase']['type'], string>>;
  readonly ring: string;
  readonly says: string;
  readonly announces: (number: number) => string;
  readonly faceDown: string;
  readonly noBoxer: string;
  readonly starts: string;
  readonly ready: string;
  readonly locked: string;
  readonly choosing: string;
  readonly attacking: string;
  readonly knockedOut: string;
  readonly truth: string;
  readonly lie: string;
  readonly truthLetter: string;
  readonly lieLetter: string;
  readonly tokens: (truths: number, lies: number) => string;
  readonly liesLeft: (left: number | null) => string;
  readonly faceUp: string;
  readonly shadow: string;
  readonly packet: (cards: number) => string;
  readonly inPacket: string;
  readonly centre: string;
  readonly purse: string;
  readonly startMoney: string;
  readonly duelsOf: (night: number) => string;
  readonly sheetOf: (night: number, verdict: Judged['verdict'], boxer: number | null) => string;
  readonly duelsWon: string;
  readonly stakeWon: (boxer: number | null) => string;
  readonly stakeLost: (boxer: number | null) => string;
  readonly stakeForfeited: (boxer: number | null) => string;
  readonly left: string;
  readonly right: string;
  readonly hands: readonly [string, string];
  readonly keepWhich: string;
  readonly announceWhich: string;
  readonly announcedSoFar: string;
  readonly nobodyYet: string;
  readonly isTruth: string;
  readonly isLie: string;
  readonly liesFaceUp: string;
  readonly suggested: string;
  readonly keepAndSay: (number: number) => string;
  readonly keepAndLie: (keep: number, announce: number) => string;
  readonly pickFirst: string;
  readonly salon: string;
  readonly nothingSaid: string;
  readonly kinds: Readonly<Record<Claim['kind'], string>>;
  readonly say: string;
  readonly aboutWhom: string;
  readonly whichNumber: string;
  readonly sayIt: string;
  readonly beReady: string;
  readonly claimsLeft: (left: number) => string;
  readonly secondsLeft: (seconds: number) => string;
  readonly timeIsUp: string;
  readonly waitingFor: (names: string) => string;
  readonly sheet: string;
  readonly sheetFor: (boxer: string) => string;
  readonly duelAgainst: (side: string, name: string) => string;
  readonly canHold: (numbers: string) => string;
  readonly results: Readonly<Record<Result, string>>;
  readonly symbols: Readonly<Record<Result, string>>;
  readonly unset: string;
  readonly flip: (side: string, name: string, result: string) => string;
  readonly stake: string;
  readonly asWritten: string;
  readonly otherwise: (stake: number) => string;
  readonly expectedDuels: string;
  readonly expectedStake: string;
  readonly lock: (written: string) => string;
  readonly fillIn: string;
  readonly final: string;
  readonly attack: string;
  readonly attackWhom: string;
  readonly attackAs: string;
  readonly attackNow: (name: string, boxer: string) => string;
  readonly aimAt: (name: string) => string;
  readonly pass: string;
  readonly chooseTarget: string;
  readonly notebook: string;
  readonly eyesOnly: string;
  readonly holding: string;
  readonly sentBack: string;
  readonly nothingHeld: string;
  readonly grid: string;
  readonly gridNote: string;
  readonly worlds: (count: number) => string;
  readonly crossOut: string;
  readonly boxer: string;
  readonly openly: string;
  readonly inHand: string;
  readonly shares: {
    readonly never: string;
    readonly surely: string;
    readonly maybe: (percent: number) => string;
    readonly unknown: string;
  };
  readonly marks: Readonly<Record<'yes' | 'maybe' | 'no', string>>;
  readonly pack: string;
  readonly order: string;
  readonly orderLines: Readonly<Record<Exclude<Reason, 'tie'>, string>>;
  readonly result: (night: number) => string;
  readonly duels: string;
  readonly payday: string;
  readonly written: string;
  readonly was: string;
  readonly brings: string;
  readonly verdicts: Readonly<Record<Judged['verdict'], string>>;
  readonly ranking: string;
  readonly lastNumber: string;
  readonly truthTable: string;
  readonly truthNote: string;
  readonly claim: string;
  readonly so: Readonly<Record<'true' | 'false', string>>;
  readonly wasIt: string;
  readonly standing: Readonly<Record<'certain' | 'possible' | 'impossible', string>>;
}

const ofBoxer = (boxer: number | null, word: string): string =>
  boxer === null ? '' : ` (${word} ${boxer})`;

export const boardWords: Readonly<Record<Language, BoardWords>> = {
  en: {
    labelled: (label, what) => `${label}: ${what}`,
    money: (k) => `${k < 0 ? `−${-k}` : k}K`,
    change: (k) => `${signed(k)}K`,
    number: (n) => `number ${n}`,
    night: (night, nights) => `Night ${night} of ${nights}`,
    nightName: (night) => `Night ${night}`,
    tonight: 'Tonight',
    nights: 'Nights to look at',
    toTonight: (night) => `On to night ${night}`,
    phase: 'What comes when',
    phases: { draft: 'Boxers', salon: 'Salon', prognosis: 'Sheets', attack: 'Kwame', over: 'End' },
    ring: 'The ring, clockwise',
    says: 'says',
    announces: (n) => `announces number ${n}`,
    faceDown: 'boxer face down',
    noBoxer: 'no boxer yet',
    starts: 'starts',
    ready: 'ready',
    locked: 'locked',
    choosing: 'choosing',
    attacking: 'has Kwame',
    knockedOut: 'K.O.',
    truth: 'truth',
    lie: 'lie',
    truthLetter: 'T',
    lieLetter: 'L',
    tokens: (truths, lies) => `Truth tokens: ${truths}, lie tokens: ${lies}`,
    liesLeft: (left) =>
      left === null
        ? 'may lie as often as you like'
        : left === 1
          ? '1 lie left'
          : `${left} lies left`,
    faceUp: 'Out tonight',
    shadow: 'Shadow',
    packet: (cards) => `Packet: ${cards}`,
    inPacket: 'Packet',
    centre: 'Centre',
    purse: 'Purse',
    startMoney: 'Purse at the start',
    duelsOf: (night) => `Night ${night}: duels won`,
    sheetOf: (night, verdict, boxer) =>
      `Night ${night}: sheet ${{ right: 'right', wrong: 'wrong', forfeit: 'forfeited' }[verdict]}${ofBoxer(boxer, 'boxer')}`,
    duelsWon: 'Duels won, 1K each',
    stakeWon: (boxer) => `Sheet right: the stake again${ofBoxer(boxer, 'boxer')}`,
    stakeLost: (boxer) => `Sheet wrong: the stake${ofBoxer(boxer, 'boxer')}`,
    stakeForfeited: (boxer) => `Knocked out: the stake${ofBoxer(boxer, 'boxer')}`,
    left: 'left',
    right: 'right',
    hands: ['boxer 1', 'boxer 2'],
    keepWhich: 'Keep one',
    announceWhich: 'Announce a number',
    announcedSoFar: 'Announced so far',
    nobodyYet: 'Nobody has announced anything yet: you are the first.',
    isTruth: 'true',
    isLie: 'lie',
    liesFaceUp: 'lies face up',
    suggested: 'suggested',
    keepAndSay: (n) => `Keep ${n} and say so`,
    keepAndLie: (keep, announce) => `Keep ${keep}, announce ${announce}`,
    pickFirst: 'Choose one of the two boxers, then the number that all will hear.',
    salon: 'The salon',
    nothingSaid: 'Nobody has said anything yet.',
    kinds: {
      hold: 'I hold …',
      saw: 'I saw …',
      returned: 'I sent back …',
      suspect: 'I think … has …',
      trust: 'I believe …',
      doubt: 'I doubt …',
    },
    say: 'Say something: true, false or in between',
    aboutWhom: 'Whom?',
    whichNumber: 'Which number?',
    sayIt: 'Say',
    beReady: 'Ready for the sheets',
    claimsLeft: (left) => `${left} more tonight`,
    secondsLeft: (seconds) => `${seconds} s`,
    timeIsUp: 'The minute is over; whoever is not ready is waited for.',
    waitingFor: (names) => `Waiting for ${names}.`,
    sheet: 'Your sheet',
    sheetFor: (boxer) => `Sheet for ${boxer}`,
    duelAgainst: (side, name) => `${side}, against ${name}`,
    canHold: (numbers) => `can hold ${numbers}`,
    results: { win: 'win', lose: 'lose' },
    symbols: { win: 'I', lose: 'O' },
    unset: 'not written yet',
    flip: (side, name, result) => `Duel ${side}, against ${name}: ${result}. Press to change.`,
    stake: 'Stake',
    asWritten: 'If it ends as written:',
    otherwise: (stake) =>
      `Otherwise the stake of ${stake}K is lost; duels won pay 1K all the same.`,
    expectedDuels: 'Duels written as won',
    expectedStake: 'The stake again',
    lock: (written) => `Lock ${written}`,
    fillIn: 'Write win or lose for both duels: here, or on the ring.',
    final: 'A locked sheet is final. The others see only that it is locked.',
    attack: 'Kwame Ngalou may attack',
    attackWhom: 'Whom?',
    attackAs: 'Who is it?',
    attackNow: (name, boxer) => `Attack ${name} as ${boxer}`,
    aimAt: (name) => `Aim at ${name}`,
    pass: 'Do not attack',
    chooseTarget: 'Name a place in the ring and who stands there. A miss costs nothing.',
    notebook: 'Notebook',
    eyesOnly: 'For your eyes only',
    holding: 'You hold',
    sentBack: 'You sent back',
    nothingHeld: 'You have no boxer yet tonight.',
    grid: 'Who can be where',
    gridNote:
      'Figures are chances in a hundred by hard facts alone: what lies open, what you saw, who may no longer lie. Announcements and talk do not count. Press a field for a mark of your own.',
    worlds: (count) => (count === 1 ? 'Only one way is left.' : `${count} ways are left.`),
    crossOut: 'Work out what is possible',
    boxer: 'Boxer',
    openly: 'open',
    inHand: 'in hand',
    shares: {
      never: 'impossible',
      surely: 'certain',
      maybe: (percent) => `${percent} in a hundred`,
      unknown: 'nobody there yet',
    },
    marks: { yes: 'your mark: yes', maybe: 'your mark: perhaps', no: 'your mark: no' },
    pack: 'The boxers, strongest first',
    order: 'What decides a duel, in this order',
    orderLines: {
      knockout: 'Kwame’s knock-out, before anything is shown',
      ringmate: 'Cara de Muerte next to the Coach wins everything',
      giantKiller: 'The Rookie beats El Toro',
      strength: 'The higher number wins',
    },
    result: (night) => `How night ${night} ended`,
    duels: 'Duel by duel',
    payday: 'Payday',
    written: 'Written',
    was: 'Was',
    brings: 'Brings',
    verdicts: { right: 'right', wrong: 'wrong', forfeit: 'knocked out' },
    ranking: 'Final purses',
    lastNumber: 'Best number of the last night',
    truthTable: 'Who said what, and who could have known',
    truthNote: 'Who could have known when the sheets were due, by hard facts alone.',
    claim: 'Said',
    so: { true: 'true', false: 'false' },
    wasIt: 'Was it so?',
    standing: {
      certain: 'knew it was so',
      possible: 'could not tell',
      impossible: 'knew it was not',
    },
  },
  fr: {
    labelled: (label, what) => `${label} : ${what}`,
    money: (k) => `${k < 0 ? `−${-k}` : k}K`,
    change: (k) => `${signed(k)}K`,
    number: (n) => `numéro ${n}`,
    night: (night, nights) => `Nuit ${night} sur ${nights}`,
    nightName: (night) => `Nuit ${night}`,
    tonight: 'Cette nuit',
    nights: 'Nuits à regarder',
    toTonight: (night) => `Passer à la nuit ${night}`,
    phase: 'Dans l’ordre',
    phases: { draft: 'Boxeurs', salon: 'Salon', prognosis: 'Fiches', attack: 'Kwame', over: 'Fin' },
    ring: 'Le ring, dans le sens horaire',
    says: 'dit',
    announces: (n) => `annonce le numéro ${n}`,
    faceDown: 'boxeur face cachée',
    noBoxer: 'pas encore de boxeur',
    starts: 'commence',
    ready: 'prêt',
    locked: 'close',
    choosing: 'choisit',
    attacking: 'a Kwame',
    knockedOut: 'K.O.',
    truth: 'vérité',
    lie: 'mensonge',
    truthLetter: 'V',
    lieLetter: 'M',
    tokens: (truths, lies) => `Jetons vérité : ${truths}, jetons mensonge : ${lies}`,
    liesLeft: (left) =>
      left === null
        ? 'mensonges sans limite'
        : left < 2
          ? `${left} mensonge restant`
          : `${left} mensonges restants`,
    faceUp: 'Absents cette nuit',
    shadow: 'L’ombre',
    packet: (cards) => `Paquet : ${cards}`,
    inPacket: 'Paquet',
    centre: 'Centre',
    purse: 'Bourse',
    startMoney: 'Bourse de départ',
    duelsOf: (night) => `Nuit ${night} : duels gagnés`,
    sheetOf: (night, verdict, boxer) =>
      `Nuit ${night} : fiche ${{ right: 'juste', wrong: 'fausse', forfeit: 'perdue par K.O.' }[verdict]}${ofBoxer(boxer, 'boxeur')}`,
    duelsWon: 'Duels gagnés, 1K chacun',
    stakeWon: (boxer) => `Fiche juste : encore la mise${ofBoxer(boxer, 'boxeur')}`,
    stakeLost: (boxer) => `Fiche fausse : la mise${ofBoxer(boxer, 'boxeur')}`,
    stakeForfeited: (boxer) => `K.O. : la mise${ofBoxer(boxer, 'boxeur')}`,
    left: 'à gauche',
    right: 'à droite',
    hands: ['boxeur 1', 'boxeur 2'],
    keepWhich: 'Gardez-en un',
    announceWhich: 'Annoncez un numéro',
    announcedSoFar: 'Annoncé jusqu’ici',
    nobodyYet: 'Personne n’a encore rien annoncé : vous êtes le premier.',
    isTruth: 'vrai',
    isLie: 'faux',
    liesFaceUp: 'face visible',
    suggested: 'conseillé',
    keepAndSay: (n) => `Garder le ${n} et le dire`,
    keepAndLie: (keep, announce) => `Garder le ${keep}, annoncer le ${announce}`,
    pickFirst: 'Choisissez l’un des deux boxeurs, puis le numéro que tous entendront.',
    salon: 'Le salon',
    nothingSaid: 'Personne n’a encore rien dit.',
    kinds: {
      hold: 'J’ai le …',
      saw: 'J’ai vu le …',
      returned: 'J’ai rendu le …',
      suspect: 'Je pense que … a le …',
      trust: 'Je crois …',
      doubt: 'Je ne crois pas …',
    },
    say: 'Dites quelque chose : vrai, faux ou entre les deux',
    aboutWhom: 'Qui ?',
    whichNumber: 'Quel numéro ?',
    sayIt: 'Dire',
    beReady: 'Prêt pour les fiches',
    claimsLeft: (left) => `encore ${left} cette nuit`,
    secondsLeft: (seconds) => `${seconds} s`,
    timeIsUp: 'La minute est passée ; on attend qui n’est pas prêt.',
    waitingFor: (names) => `On attend ${names}.`,
    sheet: 'Votre fiche',
    sheetFor: (boxer) => `Fiche pour ${boxer}`,
    duelAgainst: (side, name) => `${side}, contre ${name}`,
    canHold: (numbers) => `peut avoir ${numbers}`,
    results: { win: 'victoire', lose: 'défaite' },
    symbols: { win: 'I', lose: 'O' },
    unset: 'pas encore écrit',
    flip: (side, name, result) => `Duel ${side}, contre ${name} : ${result}. Pressez pour changer.`,
    stake: 'Mise',
    asWritten: 'Si cela finit comme écrit :',
    otherwise: (stake) =>
      `Sinon la mise de ${stake}K est perdue ; les duels gagnés rapportent 1K quand même.`,
    expectedDuels: 'Duels écrits gagnés',
    expectedStake: 'Encore la mise',
    lock: (written) => `Clore ${written}`,
    fillIn: 'Écrivez victoire ou défaite pour les deux duels : ici, ou sur le ring.',
    final: 'Une fiche close est définitive. Les autres voient seulement qu’elle est close.',
    attack: 'Kwame Ngalou peut attaquer',
    attackWhom: 'Qui ?',
    attackAs: 'Qui est-ce ?',
    attackNow: (name, boxer) => `Attaquer ${name} comme ${boxer}`,
    aimAt: (name) => `Viser ${name}`,
    pass: 'Ne pas attaquer',
    chooseTarget: 'Nommez une place du ring et qui s’y trouve. Se tromper ne coûte rien.',
    notebook: 'Carnet',
    eyesOnly: 'Pour vos yeux seulement',
    holding: 'Vous avez',
    sentBack: 'Vous avez rendu',
    nothingHeld: 'Vous n’avez pas encore de boxeur cette nuit.',
    grid: 'Qui peut être où',
    gridNote:
      'Les chiffres sont des chances sur cent d’après les seuls faits : ce qui est visible, ce que vous avez vu, qui ne peut plus mentir. Annonces et paroles ne comptent pas. Pressez une case pour y mettre votre marque.',
    worlds: (count) => (count === 1 ? 'Il ne reste qu’une façon.' : `Il reste ${count} façons.`),
    crossOut: 'Calculer ce qui est possible',
    boxer: 'Boxeur',
    openly: 'visible',
    inHand: 'en main',
    shares: {
      never: 'impossible',
      surely: 'certain',
      maybe: (percent) => `${percent} sur cent`,
      unknown: 'encore personne',
    },
    marks: {
      yes: 'votre marque : oui',
      maybe: 'votre marque : peut-être',
      no: 'votre marque : non',
    },
    pack: 'Les boxeurs, du plus fort au plus faible',
    order: 'Ce qui décide un duel, dans cet ordre',
    orderLines: {
      knockout: 'Le K.O. de Kwame, avant que rien ne soit montré',
      ringmate: 'Cara de Muerte à côté du Coach gagne tout',
      giantKiller: 'Le Bleu bat El Toro',
      strength: 'Le plus grand numéro gagne',
    },
    result: (night) => `Comment la nuit ${night} a fini`,
    duels: 'Duel par duel',
    payday: 'Jour de paie',
    written: 'Écrit',
    was: 'Réel',
    brings: 'Rapporte',
    verdicts: { right: 'juste', wrong: 'faux', forfeit: 'K.O.' },
    ranking: 'Bourses finales',
    lastNumber: 'Meilleur numéro de la dernière nuit',
    truthTable: 'Qui a dit quoi, et qui pouvait le savoir',
    truthNote: 'Qui pouvait le savoir au moment des fiches, d’après les seuls faits.',
    claim: 'Dit',
    so: { true: 'vrai', false: 'faux' },
    wasIt: 'Était-ce vrai ?',
    standing: {
      certain: 'savait que oui',
      possible: 'ne pouvait le savoir',
      impossible: 'savait que non',
    },
  },
};
