import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useReadingWords } from '../reading-words.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words.ts';

interface Props {
  readonly step: number;
  readonly steps: number;
  /** Key moments, as far as they may be shown. */
  readonly moments: readonly number[];
  /** How long a step is shown during playback, in milliseconds. */
  readonly pace: number;
  readonly onGo: (step: number) => void;
}

/** Navigates a game: by step, by key moment, or with playback. */
export function Scrubber(props: Props): ReactNode {
  const words = useWords();
  const { previousMoment, nextMoment, replayKeys } = useReadingWords();
  const { step, steps, moments, onGo } = props;
  const [running, setRunning] = useRunning(props);
  const before = moments.findLast((moment) => moment < step);
  const after = moments.find((moment) => moment > step);
  useKeys({ ...props, before, after, onRun: () => setRunning(!running) });
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
        <Ticks steps={steps} moments={moments} />
      </label>
      <div className="row">
        <Button onClick={() => onGo(0)}>{words.first}</Button>
        <Button
          aria-label={previousMoment}
          disabled={before === undefined}
          onClick={() => onGo(before ?? 0)}
        >
          ★ ‹
        </Button>
        <Button onClick={() => onGo(step - 1)}>{words.previous}</Button>
        <Button kind="main" onClick={() => setRunning(!running)}>
          {running ? words.halt : words.run}
        </Button>
        <Button onClick={() => onGo(step + 1)}>{words.next}</Button>
        <Button
          aria-label={nextMoment}
          disabled={after === undefined}
          onClick={() => onGo(after ?? steps)}
        >
          › ★
        </Button>
        <Button onClick={() => onGo(steps)}>{words.last}</Button>
      </div>
      <p className="note">{replayKeys}</p>
    </div>
  );
}

/** Marks of the key moments along the bar. */
function Ticks({ steps, moments }: Pick<Props, 'steps' | 'moments'>): ReactNode {
  return (
    <span className="ticks" aria-hidden="true">
      {moments.map((moment) => (
        <span key={moment} style={{ insetInlineStart: `${(100 * moment) / steps}%` }}>
          ★
        </span>
      ))}
    </span>
  );
}

/** Plays on until paused or the game is over. */
function useRunning({ step, steps, pace, onGo }: Props) {
  const [running, setRunning] = useState(false);
  useEffect(() => {
    if (!running) return;
    if (step >= steps) return setRunning(false);
    const timer = setTimeout(() => onGo(step + 1), pace);
    return () => clearTimeout(timer);
  }, [running, step, steps, pace, onGo]);
  return [running, setRunning] as const;
}

/** The keyboard shortcuts of a replay; those with letters can be turned off. */
function useKeys({
  step,
  steps,
  before,
  after,
  onGo,
  onRun,
}: Props & {
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly onRun: () => void;
}): void {
  const { keys } = useSettings();
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    if (belongs(event.target) || event.ctrlKey || event.metaKey) return;
    const letters = keys ? { '[': before, ']': after } : {};
    const ways: Readonly<Record<string, number | undefined>> = {
      ...letters,
      ArrowLeft: step - 1,
      ArrowRight: step + 1,
      Home: 0,
      End: steps,
    };
    const to = ways[event.key];
    if (to !== undefined) onGo(to);
    if (event.key !== ' ' || pressable(event.target)) return;
    event.preventDefault();
    onRun();
  });
  // Shortcuts work as soon as the replay is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => pressed(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

/** Whether the focused element handles keys itself. */
function belongs(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox';
  return target instanceof HTMLSelectElement;
}

/** Whether the space bar presses the focused element. */
function pressable(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLInputElement;
}
