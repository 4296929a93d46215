import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { StageIcon, type StageIconName } from '../../ui/stage/icons.tsx';
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
  const { previousMoment, nextMoment } = useReadingWords();
  const { step, steps, moments, onGo } = props;
  const [running, setRunning] = useRunning(props);
  const before = moments.findLast((moment) => moment < step);
  const after = moments.find((moment) => moment > step);
  const onRun = (): void => setRunning(!running);
  useKeys({ ...props, before, after, onRun });
  return (
    <div className="scrubber">
      <div className="scrubber-keys">
        <Key icon="previous" name={words.first} to={0} onGo={onGo} />
        <Key icon="back" name={previousMoment} isMoment to={before} onGo={onGo} />
        <Key icon="back" name={words.previous} to={step - 1} onGo={onGo} />
        <Button kind="main" className="scrubber-run" onClick={onRun}>
          <StageIcon name={running ? 'pause' : 'play'} size={20} />
          <span>{running ? words.halt : words.run}</span>
        </Button>
        <Key icon="forward" name={words.next} to={step + 1} onGo={onGo} />
        <Key icon="forward" name={nextMoment} isMoment to={after} onGo={onGo} />
        <Key icon="next" name={words.last} to={steps} onGo={onGo} />
      </div>
      <label className="scrubber-bar">
        <span className="scrubber-step">{words.stepOf(step, steps)}</span>
        <span className="scrubber-track">
          <input
            type="range"
            min={0}
            max={steps}
            value={step}
            onChange={(event) => onGo(event.target.valueAsNumber)}
          />
          <Ticks steps={steps} moments={moments} />
        </span>
      </label>
    </div>
  );
}

/** A button to another step; undefined if there is none. */
function Key({
  icon,
  name,
  isMoment = false,
  to,
  onGo,
}: {
  readonly icon: StageIconName;
  readonly name: string;
  /** Whether it leads to a key moment. */
  readonly isMoment?: boolean;
  readonly to: number | undefined;
  readonly onGo: (step: number) => void;
}): ReactNode {
  return (
    <Button
      className="scrubber-key"
      aria-label={name}
      title={name}
      disabled={to === undefined}
      onClick={() => to !== undefined && onGo(to)}
    >
      {isMoment && icon === 'forward' && <span aria-hidden="true">★</span>}
      <StageIcon name={icon} size={20} />
      {isMoment && icon === 'back' && <span aria-hidden="true">★</span>}
    </Button>
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
    if (belongs(event.target, event.key) || event.ctrlKey || event.metaKey) return;
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

/** Whether the focused element handles a key itself. */
function belongs(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLInputElement)) return target instanceof HTMLSelectElement;
  return target.type === 'radio' ? key.startsWith('Arrow') : target.type !== 'checkbox';
}

/** Whether the space bar presses the focused element. */
function pressable(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement || target instanceof HTMLInputElement;
}
