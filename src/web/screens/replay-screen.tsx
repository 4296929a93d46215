import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { range } from '../../engine/list.ts';
import type { GameRecord } from '../../engine/record.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { seatLetter } from '../../ui/seat-badge.tsx';
import { useTexts } from '../games.ts';
import type { Frame } from '../house/protocol.ts';
import { house } from '../house-client.ts';
import { namesOf } from '../names.ts';
import { Page } from '../page.tsx';
import type { Sitter } from '../session.ts';
import { PACES, useSettings } from '../settings.ts';
import { againstBots } from '../starting.ts';
import { useWords } from '../words.ts';
import { BoardOf } from './board-of.tsx';
import { FairnessCheck } from './fairness-check.tsx';
import { Log } from './log.tsx';
import { RuleSheet } from './rule-sheet.tsx';
import { copy, replayLink } from './share-game.tsx';

const EVERYBODY = 'all';

/** A recorded game, step by step, through the eyes of any seat. */
export function ReplayScreen({
  record,
  sitters,
  step: first,
}: {
  readonly record: GameRecord;
  readonly sitters: readonly Sitter[] | null;
  readonly step: number | null;
}): ReactNode {
  const words = useWords();
  const texts = useTexts(record.game);
  const steps = record.steps.length;
  const [step, setStep] = useState(first ?? steps);
  const [seat, setSeat] = useState<string>(EVERYBODY);
  const frame = useFrame(record, seat === EVERYBODY ? null : Number(seat), step);
  const go = useCallback((to: number) => setStep(Math.max(0, Math.min(steps, to))), [steps]);
  const who = namesOf(sitters ?? nobody(record.seats, words.seat), texts);
  if (!frame) return <Page title={words.replayOf(texts.name)}>{null}</Page>;
  return (
    <Page title={words.replayOf(texts.name)} className="table replay">
      <RuleSheet game={record.game} texts={texts}>
        <div className="table-main">
          <Scrubber step={step} steps={steps} onGo={go} />
          <BoardOf
            state={{ ...frame, game: record.game, ask: null }}
            texts={texts}
            who={who}
            hint={null}
            answer={ignore}
          />
          <Choice
            label={words.through}
            value={seat}
            options={[
              { value: EVERYBODY, name: words.everybody },
              ...range(record.seats).map((n) => ({
                value: String(n),
                name: `${seatLetter(n)} ${who(n)}`,
              })),
            ]}
            onChange={setSeat}
          />
          <Moments record={record} onGo={go} />
          <FromHere record={record} step={step} seat={seat === EVERYBODY ? 0 : Number(seat)} />
          <FairnessCheck
            record={() => Promise.resolve(record)}
            commitment={record.fairness.commitment}
          />
        </div>
        <Log texts={texts} who={who} heard={frame.heard} />
      </RuleSheet>
    </Page>
  );
}

function ignore(): void {}

function nobody(seats: number, called: (letter: string) => string): Sitter[] {
  return range(seats).map((seat) => ({ kind: 'away', name: called(seatLetter(seat)) }));
}

function useFrame(record: GameRecord, seat: number | null, step: number): Frame | undefined {
  const [frame, setFrame] = useState<Frame>();
  useEffect(() => {
    let wanted = true;
    house('frame', record, seat, step).then((found) => wanted && setFrame(found));
    return () => {
      wanted = false;
    };
  }, [record, seat, step]);
  return frame;
}

function Scrubber({
  step,
  steps,
  onGo,
}: {
  readonly step: number;
  readonly steps: number;
  readonly onGo: (step: number) => void;
}): ReactNode {
  const words = useWords();
  const { speed } = useSettings();
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => onGo(step + 1), Math.max(200, PACES[speed]));
    if (step >= steps) setRunning(false);
    return () => clearTimeout(timer);
  }, [running, step, steps, speed, onGo]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (busy(event.target) || event.ctrlKey || event.metaKey) return;
      const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: steps }[event.key];
      if (to !== undefined) onGo(to);
      if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
      event.preventDefault();
      setRunning((now) => !now);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [step, steps, onGo]);
  return (
    <div className="scrubber">
      <label className="field">
        <span className="field-name">{words.stepOf(step, steps)}</span>
        <input
          type="range"
          min={0}
          max={steps}
          value={step}
          onChange={(event) => onGo(event.target.valueAsNumber)}
        />
      </label>
      <div className="row">
        <Button onClick={() => onGo(0)}>{words.first}</Button>
        <Button onClick={() => onGo(step - 1)}>{words.previous}</Button>
        <Button kind="main" onClick={() => setRunning(!running)}>
          {running ? words.halt : words.run}
        </Button>
        <Button onClick={() => onGo(step + 1)}>{words.next}</Button>
        <Button onClick={() => onGo(steps)}>{words.last}</Button>
      </div>
      <p className="note">{words.replayKeys}</p>
    </div>
  );
}

/** Whether keys belong to what has the focus. */
function busy(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

function Moments({
  record,
  onGo,
}: {
  readonly record: GameRecord;
  readonly onGo: (step: number) => void;
}): ReactNode {
  const words = useWords();
  const [moments, setMoments] = useState<readonly number[]>([]);
  useEffect(() => {
    house('turningPoints', record).then(setMoments);
  }, [record]);
  if (moments.length === 0) return null;
  return (
    <section className="moments">
      <h2>{words.moments}</h2>
      <div className="row">
        {moments.map((moment) => (
          <Button key={moment} onClick={() => onGo(moment)}>
            {words.moment(moment)}
          </Button>
        ))}
      </div>
    </section>
  );
}

function FromHere({
  record,
  step,
  seat,
}: {
  readonly record: GameRecord;
  readonly step: number;
  readonly seat: number;
}): ReactNode {
  const words = useWords();
  const settings = useSettings();
  const [, go] = useLocation();
  const [link, setLink] = useState<string>();
  const playOn = async (): Promise<void> => {
    const name = settings.name || words.defaultName;
    const sitters = againstBots(record.seats, name, 'contender', seat);
    go(`/table/${await house('playOn', record, step, sitters)}`);
  };
  const linkHere = async (): Promise<void> => {
    const made = await replayLink(record, step);
    await copy(made);
    setLink(made);
  };
  return (
    <>
      <div className="row">
        <Button disabled={step >= record.steps.length} onClick={playOn}>
          {words.playOn}
        </Button>
        <Button onClick={linkHere}>{words.linkHere}</Button>
      </div>
      {link !== undefined && (
        <label className="field">
          <span className="field-name">{words.copied}</span>
          <input readOnly value={link} />
        </label>
      )}
    </>
  );
}
