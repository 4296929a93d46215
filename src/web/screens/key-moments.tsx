import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameRecord } from '../../engine/record.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { captionOf } from '../replay/moments.tsx';
import { localServer } from '../solo/client.ts';
import type { StoryLine } from '../solo/protocol.ts';
import { useWords } from '../words.ts';

/** How many moments are offered at the end of a game. */
const MOST = 3;

/** The last moments that mattered, each with what happened, leading into the replay. */
export function KeyMoments({
  id,
  record,
  texts,
  who,
}: {
  readonly id: string;
  readonly record: GameRecord;
  readonly texts: AnyTexts;
  readonly who: Who;
}): ReactNode {
  const words = useWords();
  const [moments, setMoments] = useState<readonly number[]>([]);
  const [lines, setLines] = useState<readonly StoryLine[]>([]);
  useEffect(() => {
    localServer.turningPoints(record).then(setMoments, () => {});
    localServer.story(record).then(setLines, () => {});
  }, [record]);
  if (moments.length === 0 || lines.length === 0) return null;
  return (
    <section className="result-moments">
      <h3>{words.replayFrom}</h3>
      <ul>
        {moments.slice(-MOST).map((moment) => (
          <li key={moment}>
            <Link href={`/replay/${id}#step=${moment}`}>
              <b>{words.moment(moment)}</b> {captionOf(lines, moment, texts, who)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
