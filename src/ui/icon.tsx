import type { ReactNode } from 'react';

/** One of `drawings.ts` in the ink of the text around it. Words beside it say what it means. */
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
