import type { CSSProperties, ReactNode } from 'react';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { SeatPortrait } from '../../../ui/stage/seat-strip.tsx';
import type { Participant } from '../kind.ts';
import { Art } from './art.tsx';

/** The class that gives a participant their ink. */
export function seatClass(player: Participant): string {
  return player === 'robot' ? 'seat-robot' : `seat-${player}`;
}

/** The face of a player, or the Robot's. */
export function ParticipantPortrait({
  player,
  size,
}: {
  readonly player: Participant;
  readonly size: number;
}): ReactNode {
  if (player !== 'robot') return <SeatPortrait seat={player} size={size} />;
  return (
    <span className="ch-robot-portrait ch-set-robot" style={sized(size)}>
      <Art card="robot-alpha" />
    </span>
  );
}

/** The size as a custom property: a narrow screen may set a smaller one. */
function sized(size: number): CSSProperties {
  const style: CSSProperties & { '--size': string } = { '--size': `${size}px` };
  return style;
}

/** The mark of a player where there is little room. */
export function Mark({
  player,
  size = 20,
}: {
  readonly player: Participant;
  readonly size?: number;
}): ReactNode {
  if (player !== 'robot') return <SeatBadge seat={player} size={size} />;
  return (
    <svg className="ch-robot-mark" width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <path d="M11 0h2v4h7v15H4V4h7ZM8 8v4h3V8Zm5 0v4h3V8ZM1 8h2v7H1Zm20 0h2v7h-2ZM8 20h8v4H8Z" />
    </svg>
  );
}
