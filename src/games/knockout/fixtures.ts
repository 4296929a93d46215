import type { Seat } from '../../engine/ask.ts';
import { canonical } from '../../engine/json.ts';
import { at, range, withoutAll } from '../../engine/list.ts';
import { normalOptions } from '../../engine/options.ts';
import { judge, listener } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import { boxer, ownerOf, setBoxer } from './boxers.ts';
import { BOXERS, type BoxerId, type Card, HAND_SIZE } from './cards.ts';
import { knockout } from './game.ts';
import type { Boxer, Event, KnockOut, News, Options, State } from './kind.ts';
import { notate, read } from './notation.ts';

/** What a scene may start with instead of the normal start. */
export interface Props {
  readonly season?: 1 | 2;
  readonly challenger?: Seat;
  readonly cards?: Readonly<Record<string, readonly Card[]>>;
  readonly boxers?: Partial<Readonly<Record<BoxerId, Partial<Boxer>>>>;
  readonly cash?: readonly number[];
  readonly debts?: readonly number[];
  readonly pot?: number;
  readonly trophy?: BoxerId | null;
  readonly steak?: BoxerId | null;
}

/** A table at which examples and tests are played, in the game's own notation. */
export interface KnockoutGame {
  readonly state: State;
  /** All that was told so far. */
  readonly told: readonly News[];
  /** Plays `<seat> <move>` lines that must be legal. */
  plays(...lines: readonly string[]): KnockoutGame;
  /** The rule that refuses a `<seat> <move>` line; the state must not change. */
  refuses(line: string): string | undefined;
}

/** Sets a table up. */
export function gameAt(seats: number, options: Options, props: Props = {}): KnockoutGame {
  const tell = listener<KnockOut>();
  const state = knockout.setup(seats, options, NO_CHANCE, tell);
  dress(state, props);
  const table: KnockoutGame = {
    state,
    told: tell.told,
    plays: (...lines) => {
      for (const line of lines) {
        const { seat, move } = spoken(line);
        const judgement = judge(knockout, state, seat, move);
        if ('rule' in judgement) throw new Error(`${line} is refused by ${judgement.rule}`);
        knockout.play(state, seat, judgement.move, NO_CHANCE, tell);
      }
      return table;
    },
    refuses: (line) => {
      const before = canonical(state);
      const { seat, move } = spoken(line);
      const judgement = judge(knockout, state, seat, move);
      if (canonical(state) !== before) throw new Error(`${line} changed the state`);
      return 'rule' in judgement ? judgement.rule : undefined;
    },
  };
  return table;
}

/** `0 bet red 4000` is a seat and a move. */
function spoken(line: string): { readonly seat: Seat; readonly move: unknown } {
  const [seat = '', ...words] = line.split(' ');
  return { seat: Number(seat), move: read(words.join(' ')) };
}

function dress({ open, own }: State, props: Props): void {
  const { season, challenger, cards = {}, boxers = {}, cash, debts, pot, trophy, steak } = props;
  if (season !== undefined) open.season = season;
  if (challenger !== undefined) open.phase = { type: 'challenge', challenger, last: null };
  for (const [seat, held] of Object.entries(cards)) at(own, Number(seat)).reserve = held;
  for (const id of BOXERS) {
    const change = boxers[id];
    if (change) setBoxer(open, id, { ...boxer(open, id), ...change });
  }
  for (const seat of range(own.length)) {
    if (cash) open.cash[seat] = at(cash, seat);
    if (debts) open.debts[seat] = at(debts, seat);
  }
  if (pot !== undefined) open.pot = pot;
  if (trophy !== undefined) open.trophy = trophy;
  if (steak !== undefined) open.steak = steak;
}

const NO_CHANCE = rngFrom([0, 0, 0, 0]);

/** What a test may change about its table. */
export interface Setting extends Props {
  readonly seats?: number;
  readonly options?: Partial<Options>;
}

/** A table before a challenge of seat 0; three seats and the normal options unless told otherwise. */
export function table({ seats = 3, options = {}, ...props }: Setting = {}): KnockoutGame {
  return gameAt(seats, { ...normalOptions(knockout.options), startPlayer: 0, ...options }, props);
}

const CHALLENGE = 'black-heavy green-heavy';

/** A table on which black and green are asked for their hands. */
export function training(setting: Setting = {}): KnockoutGame {
  return table(setting).plays(`0 challenge ${CHALLENGE}`);
}

/** A table on which black is asked for the first chip. */
export function betting(setting: Setting = {}): KnockoutGame {
  return training(setting).plays('0 train 2 3 4 5', '1 train 2 3 3 4');
}

/** A table on which black (2 3 4 5) and green (2 3 3 4) are asked for a card. */
export function boxing(setting: Setting = {}): KnockoutGame {
  return placeChips(betting(setting), []);
}

/** Plays a whole fight: who, the cards as red-blue, and the bets that are not idle. */
export function fight(
  where: KnockoutGame,
  cards: string,
  { who = CHALLENGE, bets = [] }: { readonly who?: string; readonly bets?: readonly string[] } = {},
): KnockoutGame {
  const [red = '', blue = ''] = who.split(' ');
  const seats = [red, blue].map((name) =>
    ownerOf(
      where.state.open,
      at(
        BOXERS.filter((id) => id === name),
        0,
      ),
    ),
  );
  const rounds = cards.split(' ').map((round) => round.split('-').map(Number));
  where.plays(`${seats[0]} challenge ${who}`);
  for (const [corner, seat] of seats.entries()) {
    const { reserve } = at(where.state.own, seat);
    const hand = handWith(
      rounds.map((round) => at(round, corner)),
      reserve,
    );
    where.plays(`${seat} train ${hand.join(' ')}`);
  }
  placeChips(where, bets);
  for (const round of rounds)
    for (const [corner, seat] of seats.entries()) where.plays(`${seat} play ${at(round, corner)}`);
  return where;
}

/** The cards that are to be played, filled up from below. */
function handWith(played: readonly Card[], held: readonly Card[]): Card[] {
  const size = Math.min(HAND_SIZE, held.length);
  const rest = withoutAll(held, played);
  return [...played, ...rest.slice(0, size - played.length)].sort((a, b) => a - b);
}

/** Places all chips: each seat's next given line, else its idle answer. */
export function placeChips(where: KnockoutGame, bets: readonly string[]): KnockoutGame {
  const lines = [...bets];
  while (where.state.open.phase.type === 'betting') {
    const ask = at(knockout.asks(where.state), 0);
    const place = lines.findIndex((line) => line.startsWith(`${ask.seat} `));
    const [line = `${ask.seat} ${notate(ask.idle())}`] = place < 0 ? [] : lines.splice(place, 1);
    where.plays(line);
  }
  if (lines.length > 0) throw new Error(`nobody was asked for ${lines}`);
  return where;
}

/** All events of a name that were told, in order. */
export function told<N extends Event['type']>(
  where: KnockoutGame,
  name: N,
): readonly Extract<Event, { readonly type: N }>[] {
  return where.told.flatMap(({ news }) => (isNamed(news, name) ? [news] : []));
}

function isNamed<N extends Event['type']>(
  news: { readonly type: PropertyKey },
  name: N,
): news is Extract<Event, { readonly type: N }> {
  return news.type === name;
}

/** The rule under which something was told first. */
export function ruleOf(where: KnockoutGame, name: Event['type']): string | undefined {
  return where.told.find(({ news }) => news.type === name)?.rule;
}
