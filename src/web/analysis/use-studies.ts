import { useEffect, useRef, useState } from 'react';
import type { GameRecord } from '../../engine/record.ts';
import { localServer, SoloWorker } from '../solo/client.ts';
import type { PastDecision, Study } from '../solo/protocol.ts';

/** Progress of the analysis. */
export interface Studies {
  readonly decisions: readonly PastDecision[] | undefined;
  readonly studied: ReadonlyMap<number, Study>;
  readonly thinking: boolean;
  readonly stop: () => void;
  readonly goOn: () => void;
}

/**
 * Analyses all decisions of a player, one after the other, in a worker that can be stopped at any
 * time.
 */
export function useStudies(record: GameRecord, person: number, first: number | null): Studies {
  const [decisions, setDecisions] = useState<readonly PastDecision[]>();
  const [studied, setStudied] = useState<ReadonlyMap<number, Study>>(new Map());
  const [wanted, setWanted] = useState(true);
  const running = useRef<RunningStudy>(undefined);
  useEffect(() => {
    let asked = true;
    setDecisions(undefined);
    localServer.decisions(record, person).then((found) => asked && setDecisions(found));
    return () => {
      asked = false;
    };
  }, [record, person]);
  useEffect(() => {
    const next = decisions && wanted ? nextOf(decisions, studied, first) : undefined;
    if (next === undefined) return;
    let asked = true;
    const one = started(running.current, record, next);
    running.current = one;
    const finished = (): void => {
      if (running.current === one) running.current = undefined;
    };
    one.study.then((study) => {
      finished();
      if (asked) setStudied((known) => new Map(known).set(next, study));
    }, finished);
    return () => {
      asked = false;
    };
  }, [record, decisions, studied, wanted, first]);
  useEffect(() => () => workerFor(record).terminate(), [record]);
  const open = decisions?.some(({ step }) => !studied.has(step)) ?? true;
  return {
    decisions,
    studied,
    thinking: wanted && open,
    stop: () => {
      setWanted(false);
      workerFor(record).terminate();
    },
    goOn: () => setWanted(true),
  };
}

interface RunningStudy {
  readonly record: GameRecord;
  readonly step: number;
  readonly study: Promise<Study>;
}

/** Studies a step, unless that runs already; a study takes up to ten seconds, so another is given up. */
function started(
  running: RunningStudy | undefined,
  record: GameRecord,
  step: number,
): RunningStudy {
  if (running?.record === record && running.step === step) return running;
  const worker = workerFor(record);
  if (running?.record === record) worker.terminate();
  return { record, step, study: worker.server.study(record, step) };
}

const workers = new WeakMap<GameRecord, SoloWorker>();

/** One worker for the whole analysis of a game. */
function workerFor(record: GameRecord): SoloWorker {
  const known = workers.get(record) ?? new SoloWorker();
  workers.set(record, known);
  return known;
}

/** The selected decision first, then the others in order. */
function nextOf(
  decisions: readonly PastDecision[],
  studied: ReadonlyMap<number, Study>,
  first: number | null,
): number | undefined {
  const open = decisions.map(({ step }) => step).filter((step) => !studied.has(step));
  return open.find((step) => step === first) ?? open[0];
}
