import type { Seat } from '../../engine/ask.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import { isShared } from '../names.ts';
import type { PageAsk, Sitter } from '../session.ts';

/** “Pass until the end of this fight”: the seat, and the phase or fight it applies to. */
export interface StandingOrder {
  readonly seat: Seat;
  readonly scope: string;
}

/** A premove. */
export interface QueuedMove {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** What should be answered automatically. */
export interface Wishes {
  readonly order: StandingOrder | null;
  readonly queued: QueuedMove | null;
  /** Whether to play forced moves. */
  readonly forced: boolean;
}

/** An automatic answer, and why it is given. */
export interface AutomaticAnswer {
  readonly move: AnyMove;
  readonly why: keyof Wishes;
}

/** Whether to play forced moves: on a shared device, the others would see who had no choice. */
export function playsForced(wanted: boolean, sitters: readonly Sitter[]): boolean {
  return wanted && !isShared(sitters);
}

/** The pass among a question's legal answers; in a talk, the answer that ends it. */
export function passIn(ask: PageAsk | null): AnyMove | undefined {
  return ask?.talk ? ask.idle : ask?.moves.find(({ type }) => type === 'pass');
}

/** Always one of the question's answers; undefined to ask the person. */
export function automaticAnswer(
  ask: PageAsk | null,
  { order, queued, forced }: Wishes,
  scope: string | null,
): AutomaticAnswer | undefined {
  if (!ask || ask.open) return undefined;
  const pass = passIn(ask);
  const ordered = order !== null && order.seat === ask.seat && order.scope === scope;
  if (ask.talk) return pass && ordered ? { move: pass, why: 'order' } : undefined;
  const waiting = queued?.seat === ask.seat ? queued.move : undefined;
  const next = waiting && ask.moves.find((move) => same(move, waiting));
  if (next) return { move: next, why: 'queued' };
  if (pass && ordered) return { move: pass, why: 'order' };
  const [only, another] = ask.moves;
  if (forced && only && !another && ask.complete) return { move: only, why: 'forced' };
  return undefined;
}

/** One second, whatever the seat holds. */
const PASS_DELAY = 1_000;
/** At a table with others a forced move takes a random time, so that it looks like any other. */
const FORCED_DELAY = { alone: 800, shortest: 2_000, longest: 6_000 };

/** The delay of an automatic answer, in milliseconds; it does not depend on the question. */
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
