import type { BoxerId, Card } from '../cards.ts';
import type { Ending, Events, OfBoth, Round } from '../kind.ts';

/** What only a running beat shows. */
export type Moment =
  /** A challenge was issued: both boxers step into the ring. */
  | { readonly type: 'versus' }
  /** Both cards of a round are turned and the log has yet to tell it; once hit, the loser takes his steps. */
  | {
      readonly type: 'clash';
      readonly round: Round & OfBoth<Card>;
      readonly hit: boolean;
      readonly steps: number;
    }
  /** The latest round stands. */
  | { readonly type: 'round' }
  /** The fight is over; while the referee counts, the result is not said yet. */
  | { readonly type: 'ended'; readonly ending: Ending; readonly counting: boolean }
  /** A prize, a bet or a loan is paid. */
  | {
      readonly type: 'payout';
      readonly ending: Ending;
      readonly bet: Events['betSettled'] | null;
    }
  /** Everyone's payout from the fight. */
  | { readonly type: 'sums'; readonly ending: Ending; readonly changes: readonly number[] }
  /** A season ends. */
  | ({ readonly type: 'season' } & SeasonBonuses)
  /** Something between two fights, in a sentence. */
  | { readonly type: 'notice'; readonly text: string };

/** What the end of a season has brought so far, by seat. */
export interface SeasonBonuses {
  /** Null until the pot is shared, and where nothing is in it. */
  readonly pot: readonly number[] | null;
  readonly cards: readonly number[];
  /** Whose boxers have won the pot. */
  readonly champions: readonly BoxerId[];
}
