import type { Seat } from '../../../engine/ask.ts';
import { type Texts, type Who, youOr } from '../../../engine/texts.ts';
import { BOXERS } from '../cards.ts';
import type { Claim, Duel, Judged, Paid, Round } from '../kind.ts';
import { symbols } from '../notation.ts';
import { RULES } from '../rulebook.ts';
import { draw } from './draw.ts';
import { poster } from './poster.ts';
import { refusals } from './refusals.ts';
import { held, numbered, offered, ownerName, signed } from './words.ts';

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}

function decimal(n: number): string {
  return n.toFixed(1);
}

/** What a night is worth on average. */
function brings(money: number, who: Who, seat: Seat): string {
  const amount = `${decimal(Math.abs(money))}K`;
  const you = youOr(who, seat, ' you', () => '');
  return `${money < 0 ? 'costs' : 'brings'}${you} ${amount} on average`;
}

export const en: Texts<Round> = {
  ...poster.en,
  rules: RULES,
  refusals: refusals.en,
  options: {
    rosterId: {
      name: 'Boxers',
      says: 'The boxers in play.',
      values: { 'round-roster-1': 'standard roster' },
    },
    nights: { name: 'Nights', says: 'How many nights the game lasts.', values: {} },
    salonSeconds: {
      name: 'Salon',
      says: 'Seconds to talk; 0 for no salon.',
      values: {},
    },
    startingMoney: {
      name: 'Purse',
      says: 'How much money everyone starts with.',
      values: { null: 'as in the rulebook', ...numbered(1, 20, (n) => `${n}K`) },
    },
    stakeMin: { name: 'Lowest stake', says: 'The lowest stake on a sheet.', values: {} },
    stakeMax: { name: 'Highest stake', says: 'The highest stake on a sheet.', values: {} },
    lieLimit: {
      name: 'Lies',
      says: 'How often you may lie about each of your boxers in a game.',
      values: {
        null: 'as often as you like',
        0: 'never',
        1: 'once',
        2: 'twice',
        ...numbered(3, 8, (n) => `${n} times`),
      },
    },
    firstStarter: {
      name: 'First starter',
      says: 'Who starts the first night.',
      values: { random: 'random', ...numbered(0, 7, (n) => `seat ${n + 1}`) },
    },
    pack: {
      name: 'Pack',
      says: 'How many boxers are in the pack.',
      values: { auto: 'by the number of bettors', small: 'seven boxers', large: 'eleven boxers' },
    },
    impossibleClaims: {
      name: 'Brazen lies',
      says: 'Whether a number that lies face up may be announced.',
      values: { true: 'allowed', false: 'forbidden' },
    },
    threePlayerRing: {
      name: 'Ring of three bettors',
      says: 'How the two boxers of each bettor stand in the ring.',
      values: { interleaved: 'apart from each other', paired: 'next to each other' },
    },
    twoPlayerPairing: {
      name: 'Duels of two bettors',
      says: 'Which boxers meet.',
      values: { facing: 'left hand against right hand', sameSlot: 'boxer 1 against boxer 1' },
    },
    twoPlayerKoForfeitsStake: {
      name: 'Knockout with two bettors',
      says: 'Whether a knockout also takes the stake.',
      values: { true: 'the stake is lost', false: 'the sheet is judged as written' },
    },
    liePenalty: {
      name: 'Lies beyond the limit',
      says: 'House rule: one lie too many costs money instead of being refused.',
      values: { 0: 'refused, as in the rulebook', ...numbered(1, 3, (n) => `cost ${n}K`) },
    },
    ownRoster: {
      name: 'Your own boxers',
      says: `House rule: seven boxers (eleven with six bettors or more), weakest first, separated by commas. Choose from: ${Object.keys(BOXERS).join(', ')}.`,
      values: { null: 'as in the rulebook' },
    },
  },
  presets: {
    rulebook: { name: 'Rulebook', says: 'Four nights, a minute in the salon, two lies.' },
    firstGame: { name: 'First game', says: 'Two nights and more time to talk.' },
    silent: { name: 'Silent', says: 'No salon: announcements are all you hear.' },
    shameless: { name: 'Shameless', says: 'Lie as often as you like.' },
  },
  asks: {
    draft: (view) =>
      `You drew ${offered(view, 'en').join(' and ')}. Keep one and announce a number.`,
    salon: () => 'The salon is open: say something, or finish talking.',
    talk: () => 'You’re ready. You can still say something.',
    prognosis: (view) =>
      `Will your boxer${view.own?.cards.length === 2 ? 's' : ''} (${held(view, 'en')}) win? Fill in your sheet and place your stake.`,
    attack: () => 'Kwame Ngalou may attack: name a boxer’s place and who is there, or pass.',
  },
  events: {
    nightStarted: ({ night, starter }, who) => `Night ${night}. ${who(starter)} starts.`,
    dealt: ({ packet, faceUp, centre }) => {
      const seen = faceUp.length > 0 ? ` Face up: ${faceUp.join(', ')}.` : '';
      const hidden = centre > 0 ? ` ${centre} lie face down in the centre.` : '';
      return `${packet} boxers are in the packet.${seen}${hidden}`;
    },
    turnStarted: ({ slot }, who) => `${ownerName(slot, who)} chooses a boxer.`,
    announced: ({ slot, number }, who) => `${ownerName(slot, who)} announces number ${number}.`,
    shadowPlaced: () => 'One boxer stays in the shadow.',
    salonOpened: ({ seconds }) => `The salon opens for ${seconds} seconds.`,
    said: ({ by, claim }, who) => spoken(who(by), claim, who),
    readied: ({ by }, who) => `${who(by)} is ready.`,
    salonClosed: () => 'The salon closes.',
    centreRevealed: ({ boxer }) => `A centre card is turned: number ${boxer}.`,
    prognosisOpened: () => 'Fill in your sheets.',
    prognosisLocked: ({ by }, who) => `${who(by)} has locked the sheet.`,
    attackOpened: () => 'All sheets are locked. Kwame Ngalou is in the ring.',
    attackSkipped: () => 'All sheets are locked. Kwame Ngalou isn’t fighting tonight.',
    attackPassed: () => 'Kwame Ngalou keeps his fists down.',
    attackDeclared: ({ by, target, boxer }, who) =>
      `${who(by)} has Kwame attack: number ${boxer} at ${ownerName(target, who)}!`,
    knockedOut: ({ slot, boxer }, who) =>
      `Knockout! ${ownerName(slot, who)} did have number ${boxer}.`,
    attackMissed: ({ slot, boxer }, who) =>
      `A miss: ${ownerName(slot, who)} doesn’t have number ${boxer}.`,
    revealed: ({ slots, shadow, centre }, who) => {
      const boxers = slots.map(({ slot, card }) => `${ownerName(slot, who)} ${card}`).join(', ');
      const middle = centre.length > 0 ? `; centre ${centre.join(', ')}` : '';
      return `The boxers: ${boxers}; shadow ${shadow}${middle}.`;
    },
    sheetsRevealed: ({ sheets }, who) =>
      `The sheets: ${sheets
        .map(
          (some, seat) =>
            `${who(seat)} ${some.map((s) => `${symbols(s)} ${s.stake}K`).join(' + ')}`,
        )
        .join(', ')}.`,
    duel: (duel, who) => duelSentence(duel, who),
    paid: (paid, who) => paidSentence(paid, who),
    fined: ({ seat, amount }, who) => `${who(seat)} pays ${amount}K for a lie too many.`,
    tokenPlaced: ({ slot, token }, who) =>
      `${ownerName(slot, who)} receives a ${token === 'truth' ? 'truth' : 'lie'} token.`,
    nightEnded: ({ night, purses }, who) =>
      `Night ${night} is over: ${purses.map((purse, seat) => `${who(seat)} ${purse}K`).join(', ')}.`,
    gameEnded: ({ ranking }, who) => {
      const [first, ...others] = ranking.map(({ seat, purse }) => `${who(seat)} (${purse}K)`);
      return `${first} wins, ahead of ${others.join(', ')}.`;
    },
  },
  whispers: {
    offered: ({ cards: [first, second] }) => `You draw ${first} and ${second}.`,
    kept: ({ kept, returned }) => `You keep ${kept} and return ${returned}.`,
  },
  moves: {
    draft: ({ keep, announce }) =>
      keep === announce ? `Keep ${keep} and say so` : `Keep ${keep}, announce ${announce}`,
    say: ({ claim }) => claimWords(claim, seatName),
    ready: () => 'Ready',
    prognosis: ({ sheets }) =>
      sheets
        .map(({ left, right, stake }) => `${left} on the left, ${right} on the right, ${stake}K`)
        .join('; '),
    attack: ({ target, boxer }) =>
      target === null ? 'Don’t attack' : `Attack ${ownerName(target, seatName)} as number ${boxer}`,
  },
  reasons: {
    keep: ({ truth, duels, ko, money }, who, seat) =>
      `Wins ${decimal(duels)} duels on average and is knocked out in ${percent(ko)} of simulated nights; with ${truth ? 'the truth' : 'this lie'} the night ${brings(money, who, seat)}.`,
    sheets: ({ right, money }, who, seat) =>
      `Right in ${right.map(percent).join(' and ')} of simulated nights; the night ${brings(money, who, seat)}.`,
    accuse: ({ hit, money }, who, seat) =>
      `Hits in ${percent(hit)} of simulated nights; the night ${brings(money, who, seat)}.`,
    spare: ({ money }, who, seat) => `Without an attack the night ${brings(money, who, seat)}.`,
    talk: () => 'Talk is free; this fits what was announced.',
  },
  draw: draw({
    language: 'en',
    colon: ': ',
    night: (night, nights) => `Night ${night} of ${nights}`,
    phases: {
      draft: 'choosing boxers',
      salon: 'the salon',
      prognosis: 'sheets',
      attack: 'Kwame’s attack',
      over: 'the game is over',
    },
    packs: { small: 'seven boxers', large: 'eleven boxers' },
    faceUp: 'Face up',
    centre: 'Turned in the centre',
    columns: ['Bettor', 'Purse', 'Says', 'True+ Lie-'],
    starts: 'starts',
    ready: 'ready',
    locked: 'locked',
    drafts: 'choosing',
    attacks: 'attacking',
    boxer: 'Your boxer',
    offered: 'You drew',
    left: 'left',
    right: 'right',
    sheet: 'Your sheet',
    said: spoken,
    lastNight: 'The night before (number, announced if a lie, duels won)',
    knockedOut: 'K.O.',
  }),
};

function seatName(seat: number): string {
  return `seat ${seat + 1}`;
}

function spoken(by: string, claim: Claim, who: Who): string {
  return `${by}: ${claimWords(claim, who)}`;
}

function claimWords(claim: Claim, who: Who): string {
  switch (claim.kind) {
    case 'hold':
      return `I hold number ${claim.boxer}${claim.slot.endsWith('.2') ? ' (2)' : ''}`;
    case 'saw':
      return `I saw number ${claim.boxer}`;
    case 'returned':
      return `I sent number ${claim.boxer} back`;
    case 'suspect':
      return `I think ${ownerName(claim.slot, who)} has number ${claim.boxer}`;
    case 'trust':
      return `I believe ${ownerName(claim.slot, who)}`;
    case 'doubt':
      return `I don’t believe ${ownerName(claim.slot, who)}`;
  }
}

const REASONS = {
  strength: '',
  ringmate: ', with the Coach beside him',
  giantKiller: ': the Rookie fells El Toro',
  knockout: ' by knockout',
  tie: '',
} as const;

function duelSentence({ a, b, winner, reason }: Duel, who: Who): string {
  if (winner === null) return `${ownerName(a, who)} and ${ownerName(b, who)}: nobody wins.`;
  const loser = winner === a ? b : a;
  return `${ownerName(winner, who)} beats ${ownerName(loser, who)}${REASONS[reason]}.`;
}

const VERDICTS = { right: 'right', wrong: 'wrong', forfeit: 'forfeited' } as const;

function paidSentence({ seat, duelsWon, sheets, delta, purse }: Paid, who: Who): string {
  const judged = sheets.map(stakeWords).join(', ');
  return `${who(seat)}: ${duelsWon}K for duels, ${judged}; ${signed(delta)}K, now ${purse}K.`;
}

function stakeWords({ verdict, net }: Judged): string {
  return `sheet ${VERDICTS[verdict]} ${signed(net)}K`;
}
