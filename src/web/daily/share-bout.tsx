import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { copyToClipboard } from '../screens/share-game.tsx';
import { type BoutPicture, drawBout } from './picture.ts';
import { useDailyWords } from './words.ts';

/** A result as a line of text and a picture. Neither reveals anything about the cards. */
export function ShareBout(bout: Omit<BoutPicture, 'words'>): ReactNode {
  const words = useDailyWords();
  const [copied, setCopied] = useState(false);
  const { day, game, name, total, score, par, streak } = bout;
  const line = words.shareLine(name, day, total, score, par);
  const text = [
    streak > 1 ? `${line} · ${words.shareStreak(streak)}` : line,
    `${location.origin}/daily/${day}/${game}`,
  ].join('\n');
  const picture = (): Promise<File> => drawBout({ ...bout, words });
  const share = async (): Promise<void> => {
    const file = await picture();
    if (navigator.canShare?.({ files: [file], text })) {
      await navigator.share({ files: [file], text }).catch(() => {});
    } else setCopied(await copyToClipboard(text));
  };
  const save = async (): Promise<void> => {
    const file = await picture();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <pre className="bout-line">{text}</pre>
      <div className="row">
        <Button kind="main" onClick={share}>
          {words.share}
        </Button>
        <Button onClick={save}>{words.sharePicture}</Button>
      </div>
      <p role="status" className="note">
        {copied && words.copied}
      </p>
    </>
  );
}
