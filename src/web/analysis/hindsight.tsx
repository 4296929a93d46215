import { type ReactNode, useState } from 'react';
import { at } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import type { Study } from '../solo/protocol.ts';
import { StillBoard } from './still-board.tsx';
import { useAnalysisWords } from './words.ts';

/** Information nobody could have had: collapsed until requested, and clearly set apart. */
export function Hindsight({
  record,
  study,
  texts,
  who,
}: {
  readonly record: GameRecord;
  readonly study: Study;
  readonly texts: AnyTexts;
  readonly who: Who;
}): ReactNode {
  const { analysis } = useAnalysisWords();
  const [open, setOpen] = useState(false);
  const { outcome } = record;
  const secret = study.open.some(({ own }) => own !== null);
  return (
    <details className="hindsight" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{analysis.hindsight}</summary>
      {open && (
        <>
          {outcome && (
            <p>
              <strong>{analysis.ended}</strong>{' '}
              {outcome.places
                .map((seats) => (seats.length === 0 ? texts.automa : seats.map(who).join(', ')))
                .join(' › ')}
              . {texts.rules[outcome.rule] ?? outcome.rule}
            </p>
          )}
          {secret && <OpenCards record={record} study={study} texts={texts} who={who} />}
        </>
      )}
    </details>
  );
}

function OpenCards({
  record,
  study,
  texts,
  who,
}: {
  readonly record: GameRecord;
  readonly study: Study;
  readonly texts: AnyTexts;
  readonly who: Who;
}): ReactNode {
  const { analysis } = useAnalysisWords();
  const others = study.open.map((_, seat) => seat).filter((seat) => seat !== study.seat);
  const [seat, setSeat] = useState(String(others[0] ?? study.seat));
  const view = at(study.open, Number(seat));
  return (
    <>
      <p>{analysis.hindsightSays}</p>
      <SegmentedControl
        label={analysis.eyes}
        value={seat}
        options={others.map((other) => ({ value: String(other), name: who(other) }))}
        onChange={setSeat}
      />
      <StillBoard game={record.game} view={view} texts={texts} who={who} />
    </>
  );
}
