import type { ReactNode } from 'react';
import { isAdvised, judged } from '../../bots/judging.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { useSettings } from '../settings.ts';
import type { Study } from '../solo/protocol.ts';
import { percent } from './standing-graph.tsx';
import type { Studies } from './use-studies.ts';
import { useAnalysisWords } from './words.ts';

/** Differences in winning chances below this are not mentioned. */
const TRIFLE = 0.02;

/** One line per decision: the move played and how it compares. */
export function DecisionList({
  texts,
  studies,
  chosen,
  onChoose,
}: {
  readonly texts: AnyTexts;
  readonly studies: Studies;
  readonly chosen: number;
  readonly onChoose: (step: number) => void;
}): ReactNode {
  const { analysis } = useAnalysisWords();
  return (
    <section className="decision-list">
      <h2>{analysis.decisions}</h2>
      <ol>
        {studies.decisions?.map(({ step, move }) => (
          <li key={step}>
            <button type="button" aria-current={step === chosen} onClick={() => onChoose(step)}>
              <span className="decision-step">{step}</span>
              <span className="decision-move">{texts.move(move)}</span>
              <AssessmentNote study={studies.studied.get(step)} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The champion's verdict in two or three words. */
export function AssessmentNote({ study }: { readonly study: Study | undefined }): ReactNode {
  const { analysis } = useAnalysisWords();
  const { language } = useSettings();
  if (!study) return <span className="verdict-open">{analysis.notYet}</span>;
  const judgement = judged(study);
  if (!judgement) return null;
  const { unit, cost } = judgement;
  if (cost === undefined) return <span className="verdict-open">{analysis.notWeighed}</span>;
  if (isAdvised(study)) return <span className="verdict-good">✓ {analysis.asTheChampion}</span>;
  if (cost < (unit === 'pegs' ? 1 : TRIFLE))
    return <span className="verdict-good">✓ {analysis.asGood}</span>;
  const says =
    unit === 'pegs' ? analysis.costPegs(Math.round(cost)) : analysis.cost(percent(cost, language));
  return <span className="verdict-bad">▾ {says}</span>;
}
