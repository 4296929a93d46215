import type { Seat } from '../../../engine/ask.ts';
import { type Texts, type Who, youOr } from '../../../engine/texts.ts';
import { teamIn } from '../boxers.ts';
import type { BoxerId, Category, Title } from '../cards.ts';
import type { Corner, Ending, KnockOut, Party } from '../kind.ts';
import { RULES } from '../rulebook.ts';
import { draw } from './draw.ts';
import { grouped, listed } from './format.ts';
import { COLOUR_NAMES, RING_NAMES } from './names.ts';
import { poster } from './poster.ts';
import { refusals } from './refusals.ts';

const CATEGORIES: Readonly<Record<Category, string>> = {
  A: 'Amateur',
  P: 'Professional',
  Ch: 'Champion',
};

const TITLES: Readonly<Record<Title, string>> = { SC: 'Superchampion', WC: 'World Champion' };

const CORNERS: Readonly<Record<Corner, string>> = { red: 'Red', blue: 'Blue' };

function money(amount: number): string {
  return grouped(amount, ',');
}

function name(id: BoxerId): string {
  return RING_NAMES[id];
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function percent(chance: number): string {
  return `${Math.round(100 * chance)}%`;
}

/** What a fight is worth on average. */
function brings(gain: number, who: Who, seat: Seat): string {
  const amount = money(Math.abs(Math.round(gain / 100) * 100));
  const you = youOr(who, seat, ' you', () => '');
  return `${gain < 0 ? 'costs' : 'brings'}${you} ${amount} on average`;
}

/** What a chip says. */
function statement(board: Corner, face: 'blank' | 'x2' | 'ko'): string {
  return face === 'ko' ? `${CORNERS[board]} is knocked out` : `${CORNERS[board]} wins`;
}

function ending({ winner, method }: Ending): string {
  return `${CORNERS[winner]} ${method === 'ko' ? 'by K.O.' : 'on points'}`;
}

function party(it: Party, who: (seat: number) => string): string {
  if (it === 'bank') return 'the bank';
  return it === 'pot' ? 'the bonus pot' : who(it);
}

export const en: Texts<KnockOut> = {
  ...poster.en,
  rules: RULES,
  refusals: refusals.en,
  options: {
    seasons: {
      name: 'Seasons',
      says: 'One season, or two with Superchampions and World Champions.',
      values: { 1: 'one', 2: 'two, with titles' },
    },
    variableStart: {
      name: 'Start spaces',
      says: 'Whether weight and category decide how much a boxer can take.',
      values: { false: 'the same for all', true: 'by weight and category' },
    },
    startPlayer: {
      name: 'First challenger',
      says: 'Who begins.',
      values: {
        random: 'random',
        0: 'first seat',
        1: 'second seat',
        2: 'third seat',
        3: 'fourth seat',
        4: 'fifth seat',
      },
    },
    bonusShare: {
      name: 'Bonus pot',
      says: 'How a tie for the pot is shared.',
      values: { boxer: 'a share for each boxer', player: 'a share for each manager' },
    },
    discardsVisible: {
      name: 'Spent cards',
      says: 'Whether cards of earlier fights can be looked up.',
      values: { false: 'remember them', true: 'lie open' },
    },
    twelfthCard: {
      name: 'Twelfth card',
      says: 'The value of the twelfth card in every deck.',
      values: { 3: 'a 3', 2: 'a 2', 4: 'a 4' },
    },
    betAmounts: {
      name: 'Bets',
      says: 'The four amounts on the betting boards, rising, in steps of 2,000.',
      values: { '4000,6000,8000,10000': '4,000 to 10,000' },
    },
    debtNotes: {
      name: 'Debt notes',
      says: 'Whether debt notes can run out.',
      values: { unlimited: 'never run out', printed: 'four, as in the box' },
    },
    titles: {
      name: 'Laurels and belts',
      says: 'Whether titles can run out in the second season.',
      values: { unlimited: 'never run out', printed: 'five and three, as in the box' },
    },
    strictMemory: {
      name: 'Memory',
      says: 'How long the cards of a fight can be seen.',
      values: { false: 'until the next challenge', true: 'strict: put away after each round' },
    },
    colours: {
      name: 'Colours',
      says: 'Whether everyone chooses a colour, and with it a team, before the first fight.',
      values: { seats: 'by seat', chosen: 'everyone chooses' },
    },
    hiddenCash: {
      name: 'Cash on display (house rule)',
      says: 'Whether the screen shows what the others have. Payments stay public: if you count along, you know.',
      values: { false: 'shown', true: 'hidden until the end' },
    },
    shortSeason: {
      name: 'Season (house rule)',
      says: 'Eight cards instead of twelve make a game about a third shorter.',
      values: { false: 'twelve cards', true: 'short: eight cards' },
    },
  },
  presets: {
    basic: { name: 'Basic', says: 'One season by the basic rules.' },
    pro: { name: 'Pro', says: 'Two seasons, titles and variable start spaces.' },
  },
  asks: {
    colour: () => 'Choose your colour and its two boxers.',
    challenge: () => 'Choose one of your boxers and whom he challenges.',
    train: ({ own }) =>
      `Choose the ${Math.min(4, own?.reserve.length ?? 4)} cards your boxer takes into the ring.`,
    chip: ({ open }) => {
      const round = open.phase.type === 'betting' ? open.phase.round : 1;
      return `Place a chip (betting round ${round} of 3): bet, follow a bet, or pass.`;
    },
    play: ({ open }) => {
      const round = 'fight' in open.phase ? open.phase.fight.rounds.length + 1 : 1;
      return `Choose your card for round ${round}.`;
    },
  },
  events: {
    colourChosen: ({ seat, colour }, who) =>
      `${who(seat)} takes ${COLOUR_NAMES.en[colour]}: ${listed(teamIn(colour).map(name), 'and')}.`,
    seasonStarted: ({ season, challenger }, who) =>
      `Season ${season} begins. ${who(challenger)} challenges first.`,
    challengeIssued: ({ fight, challenger, defender, red, blue, startMoney, titleFight }, who) =>
      `Fight ${fight}${titleFight ? ', a title fight' : ''}: ${who(challenger)} sends ${name(red)} (${money(startMoney.red)}) against ${name(blue)} (${money(startMoney.blue)}) of ${who(defender)}.`,
    trained: ({ seat, count }, who) => `${who(seat)} takes ${cards(count)} into the ring.`,
    bettingOpened: ({ order }, who) => `Place your bets. ${who(order[0] ?? 0)} begins.`,
    betPlaced: ({ seat, board, face, stake }, who) =>
      `${who(seat)} bets ${money(stake)} that ${statement(board, face)}.`,
    betFollowed: ({ seat, stake, bettor }, who) =>
      seat === bettor
        ? `${who(seat)} follows their own bet of ${money(stake)}: it’s called off.`
        : `${who(seat)} follows ${who(bettor)}’s bet of ${money(stake)} and says the opposite.`,
    betPassed: ({ seat }, who) => `${who(seat)} passes.`,
    bettingClosed: ({ bets }) => {
      const open = bets.filter(({ follower }) => follower === null).length;
      return `Betting is closed: ${bets.length} bets, ${open} of them held by the bank.`;
    },
    cardChosen: ({ seat }, who) => `${who(seat)} has chosen a card.`,
    roundRevealed: ({ round, red, blue, hook, moved, steps }) => {
      const hit = hook ? 'left hook! ' : '';
      const effect = moved ? `${hit}${CORNERS[moved]} takes ${steps}` : 'nobody moves';
      return `Round ${round}: Red ${red}, Blue ${blue}; ${effect}.`;
    },
    fightEnded: ({ winner, method, damage }) =>
      `${ending({ winner, method })}! Steps taken: Red ${damage.red}, Blue ${damage.blue}.`,
    cardsReturned: ({ seat, count }, who) => `${who(seat)} puts ${cards(count)} back.`,
    prizePaid: ({ seat, boxer, amount }, who) =>
      `${who(seat)} gets ${money(amount)} in prize money for ${name(boxer)}.`,
    boxerChanged: ({ boxer, category, title, out }) =>
      out
        ? `${name(boxer)} is out of the ring.`
        : `${name(boxer)} is now ${title ? TITLES[title] : CATEGORIES[category]}.`,
    markersMoved: ({ trophy, steak }) => {
      if (trophy === null) return 'Trophy and steak go back beside the board.';
      return `${name(trophy)} gets the trophy${steak ? `, ${name(steak)} the steak` : ''}.`;
    },
    betSettled: ({ board, face, stake, bettor, won, flow }, who) => {
      const bet = `${who(bettor)}: ${statement(board, face)} (${money(stake)})`;
      if (!flow) return `${bet}: cancelled.`;
      const paid = `${party(flow.from, who)} pays ${money(flow.amount)} to ${party(flow.to, who)}`;
      return `${bet}: ${won ? 'won' : 'lost'}; ${paid}.`;
    },
    loanTaken: ({ seat, notes, total }, who) =>
      `${who(seat)} can’t pay and takes ${notes === 1 ? 'a debt note' : `${notes} debt notes`} (${total} in all).`,
    debtWaived: ({ seat, amount }, who) =>
      `No debt notes are left: the bank waives ${money(amount)} that ${who(seat)} cannot pay.`,
    chipsReturned: () => 'All chips return to their owners.',
    challengePassed: ({ seat }, who) => `${who(seat)} can’t challenge anyone and passes.`,
    challengerSet: ({ seat }, who) => `${who(seat)} is the next challenger.`,
    seasonEnded: ({ season }) => `Season ${season} is over: nobody can challenge any more.`,
    cardBonus: ({ seat, cards: count, amount }, who) =>
      `${who(seat)} gets ${money(amount)} for ${cards(count)}.`,
    cardsRestored: () => 'Everyone has all their cards again.',
    crowned: ({ boxer }) => `${name(boxer)} is crowned Superchampion.`,
    boxerReturned: ({ boxer }) => `${name(boxer)} comes back as an Amateur.`,
    bonusShared: ({ boxers, share }) =>
      `The bonus pot brings ${money(share)} to ${listed(boxers.map(name), 'and')}.`,
    gameEnded: ({ final, rank }, who) => {
      const winners = rank.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const best = money(final[winners[0] ?? 0] ?? 0);
      return `The game is over: ${listed(winners.map(who), 'and')} ${winners.length > 1 ? 'win' : 'wins'} with ${best}.`;
    },
  },
  whispers: {
    hand: ({ cards: hand }) => `Your hand: ${hand.join(' ')}.`,
  },
  moves: {
    colour: ({ colour }) =>
      `Take ${COLOUR_NAMES.en[colour]} (${listed(teamIn(colour).map(name), 'and')})`,
    challenge: ({ boxer, target }) => `${name(boxer)} challenges ${name(target)}`,
    train: ({ cards: hand }) => `Take ${hand.join(' ')}`,
    bet: ({ board, amount, face }) => {
      if (face === 'ko') return `Bet ${money(3 * amount)} that ${CORNERS[board]} is knocked out`;
      return face === 'x2'
        ? `Bet ${money(2 * amount)} (double) on ${CORNERS[board]}`
        : `Bet ${money(amount)} on ${CORNERS[board]}`;
    },
    follow: ({ board, amount }) => `Follow the bet on ${CORNERS[board]} ${money(amount)}`,
    pass: () => 'Pass',
    play: ({ card }) => `Play the ${card}`,
  },
  reasons: {
    colour: () => 'No colour is better than another.',
    fight: ({ win, ko, money: gain }, who, seat) =>
      `${youOr(who, seat, 'Your boxer', (name) => `${name}’s boxer`)} wins in ${percent(win)} of simulated fights, ${percent(ko)} by K.O.; the fight ${brings(gain, who, seat)}.`,
    bet: ({ chance, stake, money: gain }, who, seat) =>
      `This bet of ${money(stake)} is won in ${percent(chance)} of simulated fights; the fight ${brings(gain, who, seat)}.`,
    follow: ({ chance, stake, money: gain }, who, seat) =>
      `The bettor is wrong in ${percent(chance)} of simulated fights, which is worth ${money(stake)}; the fight ${brings(gain, who, seat)}.`,
    pass: ({ money: gain }, who, seat) =>
      `No chip left is worth its risk; without one the fight ${brings(gain, who, seat)}.`,
  },
  draw: draw({
    money,
    colon: ': ',
    season: (season, fight) => `Season ${season}, fight ${fight}`,
    pot: 'Pot',
    columns: { cash: 'Cash', notes: 'Notes', cards: 'Cards' },
    board: { red: 'RED', blue: 'BLUE' },
    face: { blank: '', x2: 'x2', ko: 'K.O.' },
    against: '/',
    passes: 'Passed',
    marks: { trophy: '(trophy)', steak: '(steak)', out: 'K.O.', SC: 'x2', WC: 'x3' },
    round: (number) => `Round ${number}`,
    ending,
    ifItEnds: 'If it ends',
    bank: 'Bank',
    hand: 'Hand',
    reserve: 'Reserve',
    chosen: 'Chosen',
    spent: 'Spent',
  }),
};
