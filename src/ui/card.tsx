import type { ReactNode } from 'react';
import type { Seat } from '../engine/ask.ts';
import { classNames } from './class-names.ts';
import { useKitWords } from './words.ts';

/** A playing card. With `onPress` it is a button; `down` shows its back and nothing else. */
export function Card({
  label,
  index,
  ink = 'black',
  down = false,
  chosen,
  dim = false,
  onPress,
  children,
}: {
  /** What a screen reader says; the words of the whole card. */
  readonly label: string;
  /** The number or letter in its corner. */
  readonly index?: ReactNode;
  readonly ink?: 'black' | 'red' | 'blue' | 'gold';
  readonly down?: boolean;
  readonly chosen?: boolean;
  /** Cannot be used now; pressing it still tells why. */
  readonly dim?: boolean;
  readonly onPress?: (() => void) | undefined;
  readonly children?: ReactNode;
}): ReactNode {
  const words = useKitWords();
  const className = classNames('card', `card-${ink}`, down && 'card-down', dim && 'card-dim');
  const face = down ? <span className="card-back" /> : <Face index={index}>{children}</Face>;
  if (onPress) {
    return (
      <button
        type="button"
        className={className}
        aria-label={label}
        aria-pressed={chosen}
        onClick={onPress}
      >
        {face}
      </button>
    );
  }
  return (
    <span className={className} role="img" aria-label={down ? words.faceDown : label}>
      {face}
    </span>
  );
}

function Face({
  index,
  children,
}: {
  readonly index: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span className="card-face" aria-hidden="true">
      {index !== undefined && <span className="card-index">{index}</span>}
      <span className="card-art">{children}</span>
    </span>
  );
}

/** A token of a seat with what it stands for: a stake, a title, a point. */
export function Chip({
  seat,
  label,
  children,
}: {
  readonly seat: Seat | null;
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <span
      className={classNames('chip', seat !== null && `seat-${seat}`)}
      role="img"
      aria-label={label}
    >
      <span aria-hidden="true">{children}</span>
    </span>
  );
}
