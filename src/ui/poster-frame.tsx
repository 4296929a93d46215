import type { ReactNode } from 'react';

/** The measure in which a poster's drawing stands. */
export function PosterFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg viewBox="-200 -130 400 260" aria-hidden="true">
      {children}
    </svg>
  );
}
