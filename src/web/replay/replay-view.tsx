import { type ReactNode, Suspense } from 'react';
import { range } from '../../engine/list.ts';
import { type GameRecord, seatInGame } from '../../engine/record.ts';
import type { Who } from '../../engine/texts.ts';
import { seatLetter } from '../../ui/seat-badge.tsx';
import { SegmentedControl, Switch } from '../../ui/segmented-control.tsx';
import { useLaysOpen } from '../games.ts';
import { whoInGame } from '../names.ts';
import { useReadingWords } from '../reading-words.ts';
import { useWords } from '../words.ts';
import { OpenCards } from './open-cards.tsx';
import { EVERYBODY, SPEEDS, type Viewing } from './use-viewing.ts';

/** Through whose eyes a replay is seen, how fast it plays, and what it shows. */
export function ReplayView({
  record,
  gameIndex,
  step,
  byPerson,
  viewing: { eyes, setEyes, speed, setSpeed, open, setOpen, guard, setGuard },
  children,
}: {
  readonly record: GameRecord;
  readonly gameIndex: number;
  readonly step: number;
  readonly byPerson: Who;
  readonly viewing: Viewing;
  readonly children: ReactNode;
}): ReactNode {
  const words = useWords();
  const reading = useReadingWords();
  const secretive = useLaysOpen(record.game) !== null;
  return (
    <div className="replay-view">
      <SegmentedControl
        label={words.through}
        value={eyes === null ? EVERYBODY : String(eyes)}
        options={[
          { value: EVERYBODY, name: words.everybody },
          ...range(record.seats).map((person) => ({
            value: String(person),
            name: `${seatLetter(seatInGame(person, gameIndex, record.seats))} ${byPerson(person)}`,
          })),
        ]}
        onChange={(value) => setEyes(value === EVERYBODY ? null : Number(value))}
      />
      <SegmentedControl
        label={reading.replaySpeed}
        value={speed}
        options={SPEEDS.map((value) => ({ value, name: reading.replaySpeeds[value] }))}
        onChange={setSpeed}
      />
      <Switch label={reading.guard} on={guard} onChange={setGuard} />
      <p className="note">{reading.guardSays}</p>
      {secretive && <Switch label={reading.openCards} on={open} onChange={setOpen} />}
      {open && (
        <Suspense>
          <OpenCards
            record={record}
            step={step}
            who={whoInGame(byPerson, gameIndex, record.seats)}
          />
        </Suspense>
      )}
      {children}
      <p className="note replay-shortcuts">{reading.replayKeys}</p>
    </div>
  );
}
