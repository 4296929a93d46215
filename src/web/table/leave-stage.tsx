import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { StageIcon } from '../../ui/stage/icons.tsx';

/** The exit at the left end of the bar of a lesson, puzzle or replay, and which of these it is. */
export function LeaveStage({
  href,
  label,
  mark,
}: {
  readonly href: string;
  readonly label: string;
  readonly mark: string;
}): ReactNode {
  return (
    <>
      <Link className="stage-bar-button" href={href} aria-label={label} title={label}>
        <StageIcon name="close" />
      </Link>
      <span className="stage-mark">{mark}</span>
    </>
  );
}
