import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A printed block with a headline and a double frame. */
export function Panel({
  title,
  kicker,
  tone = 'plain',
  className,
  children,
}: {
  readonly title?: ReactNode;
  readonly kicker?: ReactNode;
  readonly tone?: 'plain' | 'raised' | 'ink';
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className={classNames('panel', `panel-${tone}`, className)}>
      {kicker !== undefined && <p className="kicker">{kicker}</p>}
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** A rule with a star in the middle. */
export function StarRule(): ReactNode {
  return (
    <div className="star-rule" aria-hidden="true">
      <span>★</span>
    </div>
  );
}
