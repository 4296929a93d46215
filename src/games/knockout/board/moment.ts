import type { Ending, Events } from '../kind.ts';

/** What only a running beat shows. */
export type Moment =
  /** A challenge was issued: both boxers step into the ring. */
  | { readonly type: 'versus' }
  /** Both cards of the latest round are turned; the loser has taken so many of his steps. */
  | { readonly type: 'round'; readonly steps: number }
  /** The fight is over. */
  | { readonly type: 'ended'; readonly ending: Ending }
  /** A prize, a bet or a loan is paid. */
  | {
      readonly type: 'payout';
      readonly ending: Ending;
      readonly bet: Events['betSettled'] | null;
    }
  /** What the fight has brought to everybody. */
  | { readonly type: 'sums'; readonly ending: Ending; readonly changes: readonly number[] }
  /** Something between two fights, in a sentence. */
  | { readonly type: 'notice'; readonly text: string };
