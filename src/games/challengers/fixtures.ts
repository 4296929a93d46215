import type { Seat } from '../../engine/ask.ts';
import { at } from '../../engine/list.ts';
import { normalOptions } from '../../engine/options.ts';
import { judge, listener } from '../../engine/referee.ts';
import { type Rng, rngFrom, seedsFrom } from '../../engine/rng.ts';
import { challengers } from './game.ts';
import type { CardName } from './instances.ts';
import type { Challengers, Event, News, Options, PhaseName, State, Whisper } from './kind.ts';

/** A table to test at: moves are written as people type them. */
export interface ChallengersGame {
  readonly s: State;
  /** Plays moves one after the other; a refusal is a fault. */
  plays(seat: Seat, ...written: readonly string[]): ChallengersGame;
  /** The rule that forbids a move; nothing if it is allowed. */
  refuses(seat: Seat, written: string): string | undefined;
  /** All seats give idle answers until this holds. */
  idlesUntil(done: (s: State) => boolean): ChallengersGame;
  phase(seat: Seat): PhaseName;
  asked(): Seat[];
  /** Everything that was told, with its rules. */
  readonly told: readonly News[];
  news<T extends Event['type']>(type: T): Extract<Event, { readonly type: T }>[];
  whispers(seat: Seat): Whisper[];
  /** The rule that was told with the last news of this type. */
  ruleOf(type: Event['type']): string | undefined;
}

/** A new table; chance is seeded, or handed in. */
export function table(
  seats: number,
  options: Partial<Options> = {},
  chance?: Rng,
): ChallengersGame {
  const tell = listener<Challengers>();
  const seeds = seedsFrom(seats);
  const rng = chance ?? rngFrom(seeds());
  const s = challengers.setup(
    seats,
    { ...normalOptions(challengers.options), ...options },
    rng,
    tell,
  );
  const play = (seat: Seat, theirs: unknown): void => {
    const judgement = judge(challengers, s, seat, theirs);
    if ('rule' in judgement)
      throw new Error(`${JSON.stringify(theirs)} of seat ${seat} is refused by ${judgement.rule}`);
    challengers.play(s, seat, judgement.move, rng, tell);
  };
  const t: ChallengersGame = {
    s,
    plays: (seat, ...written) => {
      for (const one of written) play(seat, read(one));
      return t;
    },
    refuses: (seat, written) => {
      const judgement = judge(challengers, s, seat, read(written));
      return 'rule' in judgement ? judgement.rule : undefined;
    },
    idlesUntil: (done) => {
      for (let asks = challengers.asks(s); !done(s) && asks.length > 0; asks = challengers.asks(s))
        play(at(asks, 0).seat, at(asks, 0).idle());
      return t;
    },
    phase: (seat) => at(s.open.players, seat).phase.type,
    asked: () => challengers.asks(s).map((ask) => ask.seat),
    told: tell.told,
    news: (type) => tell.told.flatMap(({ news }) => (isOf(news, type) ? [news] : [])),
    whispers: (seat) =>
      tell.told.flatMap(({ to, news }) => (to === seat && isWhisper(news) ? [news] : [])),
    ruleOf: (type) => tell.told.findLast(({ news }) => news.type === type)?.rule,
  };
  return t;
}

function isOf<T extends Event['type']>(
  news: Event | Whisper,
  type: T,
): news is Extract<Event, { readonly type: T }> {
  return news.type === type;
}

function isWhisper(news: Event | Whisper): news is Whisper {
  return news.type.startsWith('you');
}

/** A move as it is typed. */
function read(written: string): unknown {
  const [word = '', ...names] = written.split(' ');
  const cards: readonly CardName[] = names[0] === 'nothing' ? [] : names;
  if (word === 'draw') return { type: 'draw', level: names[0] };
  if (word === 'pick' || word === 'remove') return { type: word, card: names[0] };
  if (word === 'trade' || word === 'choose') return { type: word, cards };
  return { type: word === 'stop' ? 'endDraft' : word };
}

/** Puts these cards on top of a pile, so that the next draw begins with them. */
export function stack(s: State, tray: 'A' | 'B' | 'C', ...cards: readonly CardName[]): void {
  const rest = s.hidden.piles[tray].filter((card) => !cards.includes(card));
  s.hidden.piles[tray] = [...cards, ...rest];
}

/** Goes with one seat to the end of its draft without picking. */
export function skipDraft(t: ChallengersGame, seat: Seat): ChallengersGame {
  const { round } = at(t.s.open.players, seat);
  return t.plays(seat, `draw ${round < 4 ? 'A' : round < 7 ? 'B' : 'C'}`, 'stop');
}
