import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameRecord } from '../../engine/record.ts';
import { localServer } from '../solo/client.ts';
import { useWords } from '../words.ts';

/** Where a replay is worth a look. */
export function KeyMoments({
  id,
  record,
}: {
  readonly id: string;
  readonly record: GameRecord;
}): ReactNode {
  const words = useWords();
  const [moments, setMoments] = useState<readonly number[]>([]);
  useEffect(() => {
    localServer.turningPoints(record).then(setMoments, () => {});
  }, [record]);
  if (moments.length === 0) return null;
  return (
    <div className="moments">
      <h2>{words.replayFrom}</h2>
      <div className="row">
        {moments.map((moment) => (
          <Link key={moment} className="button button-plain" href={`/replay/${id}#step=${moment}`}>
            {words.moment(moment)}
          </Link>
        ))}
      </div>
    </div>
  );
}
