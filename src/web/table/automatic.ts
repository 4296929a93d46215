import type { Seat } from '../../engine/ask.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import type { PageAsk } from '../session.ts';

/** “Pass until the end of this fight”: whose order it is, and for which phase or fight. */
export interface StandingOrder {
  readonly seat: Seat;
  readonly scope: string;
}

/** A move that waits for its turn. */
export interface QueuedMove {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** What somebody wants to be answered for them. */
export interface Wishes {
  readonly order: StandingOrder | null;
  readonly queued: QueuedMove | null;
  /** Whether to give the only legal answer. */
  readonly forced: boolean;
}

/** An answer that is given without asking, and why. */
export interface AutomaticAnswer {
  readonly move: AnyMove;
  readonly why: keyof Wishes;
}

/** The pass among the legal answers of a question. */
export function passIn(ask: PageAsk | null): AnyMove | undefined {
  return ask?.moves.find(({ type }) => type === 'pass');
}

/** Always one of the answers that the question offers; undefined to ask the person. */
export function automaticAnswer(
  ask: PageAsk | null,
  { order, queued, forced }: Wishes,
  scope: string | null,
): AutomaticAnswer | undefined {
  if (!ask || ask.open || ask.talk) return undefined;
  const waiting = queued?.seat === ask.seat ? queued.move : undefined;
  const next = waiting && ask.moves.find((move) => same(move, waiting));
  if (next) return { move: next, why: 'queued' };
  const pass = passIn(ask);
  if (pass && order && order.seat === ask.seat && order.scope === scope)
    return { move: pass, why: 'order' };
  const [only, another] = ask.moves;
  if (forced && only && !another && ask.complete) return { move: only, why: 'forced' };
  return undefined;
}

/** A second, whatever the seat holds. */
const PASS_DELAY = 1_000;
/** At a table with others a forced answer takes a random time, so that it looks like any other. */
const FORCED_DELAY = { alone: 800, shortest: 2_000, longest: 6_000 };

/** How long an automatic answer waits, in milliseconds; nothing in it depends on the question. */
export function delayOf(
  why: keyof Wishes,
  withOthers: boolean,
  random: () => number = Math.random,
): number {
  if (why === 'queued') return 0;
  if (why === 'order') return PASS_DELAY;
  const { alone, shortest, longest } = FORCED_DELAY;
  return withOthers ? shortest + random() * (longest - shortest) : alone;
}
