import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the primary action; `plain` stays in the background. */
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

/** The current actions, always in the same place: below the board, sticky on phones. */
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
