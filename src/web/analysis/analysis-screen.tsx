import { type ReactNode, useEffect, useState } from 'react';
import { personInGame } from '../../engine/record.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { FacesOfTable } from '../faces-of-table.tsx';
import { useTexts } from '../games.ts';
import { sitterNames } from '../names.ts';
import { Page } from '../page.tsx';
import { namedSitters } from '../replay/shared-names.ts';
import { RuleSheet } from '../screens/rule-sheet.tsx';
import type { Sitter } from '../session.ts';
import { useSettings } from '../settings.ts';
import type { PastDecision } from '../solo/protocol.ts';
import { useWords } from '../words.ts';
import { DecisionList } from './decision-list.tsx';
import { DecisionView } from './decision-view.tsx';
import type { FoundGame } from './found-game.ts';
import { StandingGraph } from './standing-graph.tsx';
import { type Studies, useStudies } from './use-studies.ts';
import { useAnalysisWords } from './words.ts';

/**
 * All decisions of a player: the evaluation graph, the champion's verdicts, and each decision in
 * detail.
 */
export function AnalysisScreen({
  id,
  record,
  sitters,
  step,
}: FoundGame & { readonly id: string | undefined }): ReactNode {
  const words = useWords();
  const { analysis } = useAnalysisWords();
  const { language } = useSettings();
  const texts = useTexts(record.game);
  const people = namedSitters(sitters, record.seats, words.seat);
  const [person, setPerson] = useState(() => Math.max(0, people.findIndex(isHere)));
  const [chosen, setChosen] = useState(step);
  const studies = useStudies(record, person, chosen);
  const byPerson = sitterNames(people, language);
  const current = chosenOf(studies.decisions, chosen);
  return (
    <Page title={analysis.title(texts.name)} className="analysis">
      <RuleSheet game={record.game} texts={texts}>
        <div className="analysis-top">
          <div>
            <SegmentedControl
              label={analysis.whose}
              value={String(person)}
              options={people.map((_, n) => ({ value: String(n), name: byPerson(n) }))}
              onChange={(value) => {
                setPerson(Number(value));
                setChosen(null);
              }}
            />
            <Progress studies={studies} />
          </div>
          {current && studies.decisions && (
            <StandingGraph
              decisions={studies.decisions}
              studied={studies.studied}
              chosen={current.step}
              name={byPerson(person)}
            />
          )}
        </div>
        {studies.decisions && studies.decisions.length === 0 && <p>{analysis.none}</p>}
        {current && studies.decisions && (
          <div className="analysis-halves">
            <DecisionList
              texts={texts}
              studies={studies}
              chosen={current.step}
              onChoose={setChosen}
            />
            <FacesOfTable sitters={people}>
              <DecisionView
                key={current.step}
                record={record}
                replay={id}
                decision={current}
                study={studies.studied.get(current.step)}
                texts={texts}
                who={(seat) => byPerson(personInGame(seat, current.gameIndex, record.seats))}
                around={neighbours(studies.decisions, current)}
                onChoose={setChosen}
              />
            </FacesOfTable>
          </div>
        )}
      </RuleSheet>
    </Page>
  );
}

/** Progress of the analysis, and a button to stop it. */
function Progress({ studies }: { readonly studies: Studies }): ReactNode {
  const { loading } = useWords();
  const { analysis } = useAnalysisWords();
  const { decisions, studied, thinking, stop, goOn } = studies;
  const done = decisions?.filter(({ step }) => studied.has(step)).length ?? 0;
  const takesLong = useTakesLong(thinking, done);
  if (!decisions) return <p>{loading}</p>;
  const says = analysis.progress(done, decisions.length);
  return (
    <div className="row analysis-progress">
      <progress value={done} max={Math.max(1, decisions.length)} aria-label={says} />
      <span className="note">{says}</span>
      {takesLong && <span className="note">{analysis.takesLong}</span>}
      {done < decisions.length && (
        <Button onClick={thinking ? stop : goOn}>{thinking ? analysis.stop : analysis.goOn}</Button>
      )}
    </div>
  );
}

/** Whether the analysis has been at the same decision for a while. */
function useTakesLong(thinking: boolean, done: number): boolean {
  const [waited, setWaited] = useState<number>();
  useEffect(() => {
    if (!thinking) return;
    const timer = setTimeout(() => setWaited(done), LONG_WAIT);
    return () => clearTimeout(timer);
  }, [thinking, done]);
  return thinking && waited === done;
}

/** Longer than most decisions take, in milliseconds. */
const LONG_WAIT = 1500;

function isHere({ kind }: Sitter): boolean {
  return kind === 'here';
}

function chosenOf(
  decisions: readonly PastDecision[] | undefined,
  chosen: number | null,
): PastDecision | undefined {
  return decisions?.find(({ step }) => step === chosen) ?? decisions?.[0];
}

/** Links to the previous and next decision. */
function neighbours(decisions: readonly PastDecision[], { step }: PastDecision) {
  const place = decisions.findIndex((one) => one.step === step);
  return { before: decisions[place - 1]?.step, after: decisions[place + 1]?.step };
}
