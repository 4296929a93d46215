import { type ReactNode, useMemo } from 'react';
import { Portrait } from '../ui/portrait.tsx';
import { FacesContext } from '../ui/stage/context.ts';
import { facesOf } from './faces.ts';
import type { Sitter } from './session.ts';

/** Provides the boards within it with the portraits of the players. */
export function FacesOfTable({
  sitters,
  children,
}: {
  readonly sitters: readonly Sitter[];
  readonly children: ReactNode;
}): ReactNode {
  const portrait = useMemo(() => {
    const face = facesOf(sitters);
    return (seat: number, size: number): ReactNode => (
      <Portrait face={face(seat)} seat={seat} size={size} />
    );
  }, [sitters]);
  return <FacesContext value={portrait}>{children}</FacesContext>;
}
