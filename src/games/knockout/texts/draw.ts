import type { Seat } from '../../../engine/ask.ts';
import { at, range } from '../../../engine/list.ts';
import type { Who } from '../../../engine/texts.ts';
import { boxer, distance, showsCash, startMoney, teamOf } from '../boxers.ts';
import { type BoxerId, DISTANCES, type Face } from '../cards.ts';
import type { Bet, Corner, Ending, Fight, Fighter, View } from '../kind.ts';
import { previews } from '../preview.ts';
import { damage } from '../rules/ring.ts';
import { left, right } from './format.ts';
import { RING_NAMES } from './names.ts';

/** The words on the drawing. */
export interface DrawWords {
  readonly money: (amount: number) => string;
  readonly colon: string;
  readonly season: (season: number, fight: number) => string;
  readonly pot: string;
  readonly columns: { readonly cash: string; readonly notes: string; readonly cards: string };
  readonly board: Readonly<Record<Corner, string>>;
  readonly face: Readonly<Record<Face, string>>;
  readonly against: string;
  readonly passes: string;
  readonly marks: {
    readonly trophy: string;
    readonly steak: string;
    readonly out: string;
    readonly SC: string;
    readonly WC: string;
  };
  readonly round: (number: number) => string;
  readonly ending: (ending: Ending) => string;
  readonly ifItEnds: string;
  readonly bank: string;
  readonly hand: string;
  readonly reserve: string;
  readonly chosen: string;
  readonly spent: string;
}

/** The table in letters: money, ring, betting boards, own cards. */
export function draw(words: DrawWords): (view: View, who: Who) => string {
  return (view, who) => {
    const fight = fightShown(view);
    return [
      ...moneyTable(words, view, who),
      ...(fight ? ['', ...ring(words, fight, who), '', ...boards(words, view, fight, who)] : []),
      ...(fight ? roundsOf(words, fight) : []),
      ...endings(words, view, who),
      ...discards(words, view, who),
      ...ownCards(words, view),
    ].join('\n');
  };
}

/** The fight on the table, or the last one until the next challenge. */
function fightShown({ open: { phase } }: View): Fight | null {
  if ('fight' in phase) return phase.fight;
  return 'last' in phase ? phase.last : null;
}

/** As wide as the longest name at the table, within reason. */
function nameWidth({ open }: View, who: Who): number {
  return Math.min(18, Math.max(AMOUNT, ...open.cash.map((_, seat) => who(seat).length)));
}

const BOXER = 34;
const AMOUNT = 9;

function moneyTable(words: DrawWords, view: View, who: Who): string[] {
  const { open, glance } = view;
  const { cash, notes, cards } = words.columns;
  const inFight = 'fight' in open.phase ? 1 : 0;
  const boxed = open.results.filter(({ season }) => season === open.season).length;
  const width = nameWidth(view, who);
  const heading = `${left('', width)} ${right(cash, AMOUNT)} ${right(notes, 6)} ${right(cards, 6)}`;
  const rows = range(open.cash.length).map((seat) => {
    const held = at(glance.reserves, seat) + at(glance.hands, seat);
    const ready = glance.ready[seat] ? '*' : ' ';
    const figures = [
      right(showsCash(view, seat) ? words.money(at(open.cash, seat)) : '?', AMOUNT),
      right(String(at(open.debts, seat)), 6),
      right(`${held}${ready}`, 6),
    ];
    const team = teamOf(open, seat).map((id) => left(standing(words, view, id), BOXER));
    return `${left(who(seat), width)} ${figures.join(' ')}  ${team.join(' ')}`.trimEnd();
  });
  const title = `${words.season(open.season, boxed + inFight)}   ${words.pot} ${words.money(open.pot)}`;
  return [title, '', heading, ...rows];
}

/** `Robin Zorres Ch 10,000 (trophy)`. */
function standing(words: DrawWords, { open }: View, id: BoxerId): string {
  const { category, title, out } = boxer(open, id);
  const { marks } = words;
  if (out) return `${RING_NAMES[id]} ${marks.out}`;
  const markers = [
    title === null ? '' : marks[title],
    open.trophy === id ? marks.trophy : '',
    open.steak === id ? marks.steak : '',
  ].filter((mark) => mark !== '');
  const money = words.money(startMoney(open, id));
  return [`${RING_NAMES[id]} ${category} ${money}`, ...markers].join(' ');
}

/** Two lanes of six spaces to the K.O. space in the middle. */
function ring(words: DrawWords, fight: Fight, who: Who): string[] {
  const taken = damage(fight);
  const red = lane(fight.red, taken.red, 'R');
  const blue = lane(fight.blue, taken.blue, 'B');
  const down = [...(red.down ? ['R'] : []), ...(blue.down ? ['B'] : [])].join('');
  const corner = (side: Corner): string => {
    const { boxer: id, seat } = fight[side];
    return `${words.board[side]} ${RING_NAMES[id]} (${who(seat)})`;
  };
  return [
    `${corner('red')}  -  ${corner('blue')}`,
    `${red.spaces.join('')}( K.O.${down === '' ? '' : ` ${down}`} )${[...blue.spaces].reverse().join('')}`,
  ];
}

/** The spaces of a lane from the corner inwards, with the pawn on one of them. */
function lane(
  fighter: Fighter,
  taken: number,
  pawn: string,
): { readonly spaces: readonly string[]; readonly down: boolean } {
  const stepsLeft = distance(fighter) - taken;
  const longest = DISTANCES['10'];
  const spaces = range(longest).map((i) => {
    const steps = longest - i;
    if (steps === stepsLeft) return `[${pawn}]`;
    return steps === distance(fighter) ? `[${fighter.startSpace}]` : '[ ]';
  });
  return { spaces, down: stepsLeft === 0 };
}

const SQUARE = 38;

/** Both betting boards side by side, a line for each amount. */
function boards(words: DrawWords, { options }: View, fight: Fight, who: Who): string[] {
  const heading = `${left(words.board.red, SQUARE)}| ${words.board.blue}`;
  const lines = options.betAmounts.map((amount) => {
    const [red, blue] = (['red', 'blue'] as const).map((board) => {
      const bet = fight.bets.find((one) => one.board === board && one.amount === amount);
      return `${right(words.money(amount), AMOUNT)}  ${bet ? square(words, bet, who) : '.'}`;
    });
    return `${left(red ?? '', SQUARE)}| ${blue}`;
  });
  const passed = fight.passes
    .flatMap((count, seat) => (count > 0 ? [`${who(seat)} ${count}`] : []))
    .join(', ');
  return [heading, ...lines, ...(passed === '' ? [] : [`${words.passes}${words.colon}${passed}`])];
}

/** `Anja x2 / Bernd`: the bettor, the face, and who follows. */
function square(words: DrawWords, { bettor, face, follower }: Bet, who: Who): string {
  const bet = `${who(bettor)} ${words.face[face]}`.trim();
  return follower === null ? bet : `${bet} ${words.against} ${who(follower)}`;
}

function roundsOf(words: DrawWords, { rounds }: Fight): string[] {
  return rounds.map(({ red, blue, moved, steps }, i) => {
    const effect = moved === null ? '=' : `${words.board[moved]} -${steps}`;
    return `${words.round(i + 1)}${words.colon}${red ?? '?'} - ${blue ?? '?'}   ${effect}`;
  });
}

/** Everyone's payout for each ending, with the current chips. */
function endings(words: DrawWords, view: View, who: Who): string[] {
  const { open } = view;
  const shown = open.phase.type === 'betting' || open.phase.type === 'boxing' ? previews(open) : [];
  if (shown.length === 0) return [];
  const width = nameWidth(view, who);
  const cell = (text: string): string => right(left(text, width).trim(), width);
  const names = [...open.cash.map((_, seat) => who(seat)), words.bank, words.pot];
  const heading = [left(words.ifItEnds, ENDING), ...names.map(cell)];
  const lines = shown.map(({ ending, seats, bank, pot }) => [
    left(words.ending(ending), ENDING),
    ...[...seats, bank, pot].map((amount) => cell(signed(words, amount))),
  ]);
  return ['', ...[heading, ...lines].map((cells) => cells.join(' '))];
}

const ENDING = 20;

function signed(words: DrawWords, amount: number): string {
  return amount > 0 ? `+${words.money(amount)}` : words.money(amount);
}

function discards(words: DrawWords, { open }: View, who: Who): string[] {
  if (!open.discards) return [];
  const piles = open.discards.map((cards, seat: Seat) => `${who(seat)} ${cards.join('')}`);
  return ['', `${words.spent}${words.colon}${piles.join(', ')}`];
}

function ownCards(words: DrawWords, { own }: View): string[] {
  if (!own) return [];
  const hand = own.hand.length > 0 ? [`${words.hand}${words.colon}${own.hand.join(' ')}`] : [];
  const chosen = own.chosen ? [`${words.chosen}${words.colon}${own.chosen.join(' ')}`] : [];
  return [
    '',
    [...hand, ...chosen, `${words.reserve}${words.colon}${own.reserve.join(' ')}`].join('   '),
  ];
}
