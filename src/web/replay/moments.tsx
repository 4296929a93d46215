import type { ReactNode } from 'react';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { whoInGame } from '../names.ts';
import { useReadingWords } from '../reading-words.ts';
import type { StoryLine } from '../solo/protocol.ts';
import { useWords } from '../words.ts';

/** Key moments of a replay, each with its rarest event. */
export function Moments({
  moments,
  lines,
  texts,
  byPerson,
  seats,
  onGo,
}: {
  readonly moments: readonly number[];
  readonly lines: readonly StoryLine[];
  readonly texts: AnyTexts;
  readonly byPerson: Who;
  readonly seats: number;
  readonly onGo: (step: number) => void;
}): ReactNode {
  const words = useWords();
  const { momentAt } = useReadingWords();
  if (moments.length === 0) return null;
  const told = (step: number): string => {
    const caption = momentCaption(lines, step, texts, byPerson, seats);
    return caption === undefined ? words.moment(step) : momentAt(step, caption);
  };
  return (
    <section className="moments">
      <h2>{words.moments}</h2>
      <ul>
        {moments.map((moment) => (
          <li key={moment}>
            <Button kind="plain" onClick={() => onGo(moment)}>
              ★ {told(moment)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The event of a step to show; undefined if nothing in it was public. */
export function momentCaption(
  lines: readonly StoryLine[],
  step: number,
  texts: AnyTexts,
  byPerson: Who,
  seats: number,
): string | undefined {
  const line = rarest(lines, step);
  return line && texts.news(line.told.news, whoInGame(byPerson, line.gameIndex, seats));
}

/** The rarest kind of public event in a step; the first one if several are equally rare. */
function rarest(lines: readonly StoryLine[], step: number): StoryLine | undefined {
  const often = (line: StoryLine): number =>
    lines.filter(({ told }) => told.news.type === line.told.news.type).length;
  const told = lines.filter((line) => line.step === step && line.told.to === null);
  const seldom = Math.min(...told.map(often));
  return told.find((line) => often(line) <= seldom + 1);
}
