import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one thing to do here; `plain` stays in the background. */
  readonly kind?: 'main' | 'normal' | 'plain';
  readonly children: ReactNode;
}

/** A button. */
export function Button({ kind = 'normal', className, type, ...rest }: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames('button', `button-${kind}`, className)}
    />
  );
}

/** What can be done now, always in the same place: below the board, stuck to the edge on a phone. */
export function ActionBar({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section className="action-bar" aria-label={label}>
      {children}
    </section>
  );
}
