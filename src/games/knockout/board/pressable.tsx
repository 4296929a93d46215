import type { ReactNode } from 'react';

/** A button where it can be pressed, else a picture; both are read as `label`. */
export function Pressable({
  label,
  className,
  anchor,
  pressing,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly anchor?: string | undefined;
  readonly pressing?: { readonly chosen: boolean; readonly onPress: () => void } | undefined;
  readonly children: ReactNode;
}): ReactNode {
  if (!pressing)
    return (
      <span className={className} role="img" aria-label={label} data-anchor={anchor}>
        {children}
      </span>
    );
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={pressing.chosen}
      data-anchor={anchor}
      onClick={pressing.onPress}
    >
      {children}
    </button>
  );
}
