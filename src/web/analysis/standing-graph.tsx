import type { ReactNode } from 'react';
import { type Assessment, judged } from '../../bots/judging.ts';
import { useSettings } from '../settings.ts';
import type { PastDecision, Study } from '../solo/protocol.ts';
import { Graph, type GraphPoint } from './graph.tsx';
import { useAnalysisWords } from './words.ts';

/** A player's evaluation at each decision, based on what could be known. */
export function StandingGraph({
  decisions,
  studied,
  chosen,
  name,
}: {
  readonly decisions: readonly PastDecision[];
  readonly studied: ReadonlyMap<number, Study>;
  readonly chosen: number;
  readonly name: string;
}): ReactNode {
  const { analysis } = useAnalysisWords();
  const { language } = useSettings();
  const judgements = decisions.map(({ step }) => {
    const study = studied.get(step);
    return study && judged(study);
  });
  const [known] = judgements.filter((one) => one !== undefined);
  if (!known) return null;
  const pegs = known.unit === 'pegs';
  const bound = pegs ? boundOf(judgements) : 1;
  const shown = (value: number): string =>
    pegs ? value.toLocaleString(language) : percent(value, language);
  return (
    <figure className="analysis-graph">
      <figcaption>{pegs ? analysis.lead : analysis.worth}</figcaption>
      <Graph
        points={judgements.map((one) => one && pointOf(one))}
        least={pegs ? -bound : 0}
        most={bound}
        middle={pegs ? 0 : 0.5}
        shown={shown}
        chosen={decisions.findIndex(({ step }) => step === chosen)}
        label={analysis.graphOf(name)}
        exact={analysis.exact}
      />
      <ul className="graph-legend">
        <li className="graph-legend-best">{analysis.legendBest}</li>
        <li className="graph-legend-given">{analysis.legendPlayed}</li>
        {pegs && <li className="graph-legend-exact">{analysis.legendExact}</li>}
      </ul>
    </figure>
  );
}

/** A share as a percentage. */
export function percent(share: number, language: string): string {
  return share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
}

function pointOf({ best, given }: Assessment): GraphPoint {
  return { best: best.value, given: given?.value, exact: best.exact };
}

/** The largest lead either way in whole pegs, with a minimum. */
function boundOf(judgements: readonly (Assessment | undefined)[]): number {
  const values = judgements.flatMap((one) =>
    one ? [one.best.value, one.given?.value ?? one.best.value] : [],
  );
  return Math.ceil(Math.max(4, ...values.map((value) => Math.abs(value))));
}
