import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useKitWords } from './words.ts';

/** A panel over the table: at the side, from below on phones, or in the middle. */
export function Drawer({
  open,
  onClose,
  title,
  place = 'side',
  returnsTo,
  container,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly place?: 'side' | 'middle';
  /** What gets the focus afterwards; by default what had it before. */
  readonly returnsTo?: () => HTMLElement | null;
  /** What it is put into, for its styles; the end of the page otherwise. */
  readonly container?: HTMLElement | undefined;
  readonly children: ReactNode;
}): ReactNode {
  const words = useKitWords();
  return (
    <Dialog.Root open={open} onOpenChange={(now) => (now ? undefined : onClose())}>
      <Dialog.Portal {...(container && { container })}>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup
          className={classNames('sheet', `sheet-${place}`)}
          finalFocus={() => {
            if (!returnsTo) return true;
            // Focused manually: it may be outside the tab order, such as a whole table.
            returnsTo()?.focus({ preventScroll: true });
            return false;
          }}
        >
          <header className="sheet-head">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="button button-plain">{words.close}</Dialog.Close>
          </header>
          <div className="sheet-body">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
