import type { ReactNode } from 'react';

/** One of `drawings.ts` in the text colour. Decorative: the text beside it says what it means. */
export function Icon({
  drawing,
  size = 24,
}: {
  readonly drawing: string;
  readonly size?: number;
}): ReactNode {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
