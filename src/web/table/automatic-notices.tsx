import { type ReactNode, useEffect } from 'react';
import type { AnyTexts } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { useKitWords } from '../../ui/words.ts';
import type { Automatic } from './use-automatic.ts';
import { useTableWords } from './words.ts';

/**
 * Notices that the person is passing, with a stop button, and that a queued move could not be
 * played.
 */
export function AutomaticNotices({
  automatic: { passing, stop, dropped, forgive },
  texts,
}: {
  readonly automatic: Automatic;
  readonly texts: AnyTexts;
}): ReactNode {
  const words = useTableWords();
  const kit = useKitWords();
  return (
    <>
      {passing && <Line says={words.passing[passing]} deed={words.stopPassing} onPress={stop} />}
      {dropped && (
        <Line says={words.dropped(texts.move(dropped))} deed={kit.close} onPress={forgive} />
      )}
    </>
  );
}

function Line({
  says,
  deed,
  onPress,
}: {
  readonly says: string;
  readonly deed: string;
  readonly onPress: () => void;
}): ReactNode {
  const say = useSay();
  useEffect(() => say(says), [say, says]);
  return (
    <div className="hint-line">
      <span>{says}</span>
      <Button onClick={onPress}>{deed}</Button>
    </div>
  );
}
