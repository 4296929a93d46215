import type { Seat } from '../../engine/ask.ts';
import { canonical } from '../../engine/json.ts';
import { at, range } from '../../engine/list.ts';
import { judge, listener } from '../../engine/referee.ts';
import { rngFrom } from '../../engine/rng.ts';
import { boxer, setBoxer } from './boxers.ts';
import { BOXERS, type BoxerId, type Card } from './cards.ts';
import { knockout } from './game.ts';
import type { Boxer, KnockOut, News, Options, State } from './kind.ts';
import { read } from './notation.ts';

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
export interface Scene {
  readonly state: State;
  /** All that was told so far. */
  readonly told: readonly News[];
  /** Plays `<seat> <move>` lines that must be legal. */
  plays(...lines: readonly string[]): Scene;
  /** The rule that refuses a `<seat> <move>` line; the state must not change. */
  refuses(line: string): string | undefined;
}

/** Sets a table up. */
export function scene(seats: number, options: Options, props: Props = {}): Scene {
  const tell = listener<KnockOut>();
  const state = knockout.setup(seats, options, NO_CHANCE, tell);
  dress(state, props);
  const table: Scene = {
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
