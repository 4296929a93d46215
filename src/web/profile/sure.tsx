import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useProfileWords } from './words.ts';

/** Asks for confirmation before something is deleted for good. */
export function Sure({
  question,
  children,
  onYes,
  onNo,
}: {
  readonly question: string;
  readonly children?: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
}): ReactNode {
  const { accounts } = useProfileWords();
  return (
    <Drawer open onClose={onNo} title={question} place="middle">
      {children}
      <div className="row">
        <Button kind="main" onClick={onYes}>
          {accounts.removeYes}
        </Button>
        <Button onClick={onNo}>{accounts.removeNo}</Button>
      </div>
    </Drawer>
  );
}
