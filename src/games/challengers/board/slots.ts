import type { ReactNode } from 'react';

/** What a phase puts into the frame. */
export interface Slots {
  readonly board: ReactNode;
  readonly title?: ReactNode;
  readonly says?: ReactNode;
  readonly dock?: ReactNode;
  readonly action?: ReactNode;
}
