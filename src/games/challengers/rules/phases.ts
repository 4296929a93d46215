import type { Seat } from '../../../engine/ask.ts';
import { at } from '../../../engine/list.ts';
import type { InPlay, Phase } from '../kind.ts';
import { announce } from '../rule-of-event.ts';

/** A player enters a phase, for all to see. */
export function enter(p: InPlay, seat: Seat, phase: Phase): void {
  const player = at(p.s.open.players, seat);
  player.phase = phase;
  announce(p, { type: 'phase', player: seat, round: player.round, phase: phase.type });
}
