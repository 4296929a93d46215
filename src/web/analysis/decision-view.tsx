import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { AnyAdvice } from '../../bots/advice.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import type { PastDecision, Study } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { AdviceTable } from './advice-table.tsx';
import { AssessmentNote } from './decision-list.tsx';
import { Hindsight } from './hindsight.tsx';
import { StillBoard } from './still-board.tsx';
import { useAnalysisWords } from './words.ts';

/**
 * One decision in detail: what was known, what the champion thinks, and separately the hindsight.
 */
export function DecisionView({
  record,
  replay,
  decision,
  study,
  texts,
  who,
  around,
  onChoose,
}: {
  readonly record: GameRecord;
  /** The id under which the game can be replayed. */
  readonly replay: string | undefined;
  readonly decision: PastDecision;
  readonly study: Study | undefined;
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly around: { readonly before: number | undefined; readonly after: number | undefined };
  readonly onChoose: (step: number) => void;
}): ReactNode {
  const words = useWords();
  const { analysis } = useAnalysisWords();
  const { before, after } = around;
  return (
    <section className="decision">
      <h2>{analysis.step(decision.step)}</h2>
      <div className="row">
        <Button
          disabled={before === undefined}
          onClick={() => before !== undefined && onChoose(before)}
        >
          {analysis.previous}
        </Button>
        <Button
          disabled={after === undefined}
          onClick={() => after !== undefined && onChoose(after)}
        >
          {analysis.next}
        </Button>
        {replay !== undefined && (
          <Link className="button button-plain" href={`/replay/${replay}#step=${decision.step}`}>
            {analysis.inReplay}
          </Link>
        )}
      </div>
      {study ? (
        <Studied record={record} study={study} texts={texts} who={who} />
      ) : (
        <p className="loading">{words.thinking}</p>
      )}
    </section>
  );
}

function Studied({
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
  return (
    <>
      <div className="decision-known">
        <h3>{analysis.knew(who(study.seat))}</h3>
        {study.about !== '' && <p>{texts.ask(study.about, study.view)}</p>}
        <StillBoard
          game={record.game}
          view={study.view}
          heard={study.heard}
          texts={texts}
          who={who}
          hint={study.advice?.move ?? null}
        />
      </div>
      <div className="decision-verdict">
        <p>
          <strong>{analysis.played}</strong> {texts.move(study.move)}{' '}
          <AssessmentNote study={study} />
        </p>
        {study.advice ? (
          <Advised advice={study.advice} study={study} texts={texts} who={who} />
        ) : (
          <p className="note">{analysis.noAdvice}</p>
        )}
      </div>
      <Hindsight record={record} study={study} texts={texts} who={who} />
    </>
  );
}

function Advised({
  advice,
  study,
  texts,
  who,
}: {
  readonly advice: AnyAdvice;
  readonly study: Study;
  readonly texts: AnyTexts;
  readonly who: Who;
}): ReactNode {
  const { analysis } = useAnalysisWords();
  return (
    <>
      <p>
        <strong>{analysis.champion}</strong> {texts.move(advice.move)}.{' '}
        {texts.reason(advice.reason, who, study.seat)}
      </p>
      {advice.worlds > 1 && <p className="note">{analysis.worlds(advice.worlds)}</p>}
      <AdviceTable {...{ advice, texts, who }} seat={study.seat} given={study.move} />
    </>
  );
}
