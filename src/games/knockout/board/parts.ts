import type { ReactNode } from 'react';

/** What a phase puts on the stage. */
export interface Parts {
  readonly board: ReactNode;
  readonly title?: ReactNode;
  readonly says?: ReactNode;
  readonly dock?: ReactNode;
  readonly action?: ReactNode;
}
