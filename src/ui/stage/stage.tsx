import './stage.css';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Seat } from '../../engine/ask.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { type SideTab, type StageFrame, useStage } from './context.ts';
import { StageIcon } from './icons.tsx';
import { Overlay, usePieces } from './overlay.tsx';
import { RuleHelp } from './rule-help.tsx';
import { SeatPortrait, SeatStrip } from './seat-strip.tsx';
import { Drawers, SidePanel, useWide } from './side.tsx';
import { useStageWords } from './words.ts';

/** A section of the Info tab. */
export interface InfoSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface StageProps {
  /** The game's id: `stage-<id>` is a class of the frame. */
  readonly game: string;
  /** The current part of the game: “Fight 2 · Betting 1/3”. */
  readonly phase: ReactNode;
  /** A seat's public numbers, for the strip. */
  readonly numbers?: (seat: Seat) => ReactNode;
  /** A short mark beside a seat's name: “Red corner”. */
  readonly note?: (seat: Seat) => ReactNode;
  /** What the strip shows of somebody who plays without a seat. */
  readonly automa?: ReactNode;
  /** True if the board itself shows every seat; then there is no strip. */
  readonly ownSeats?: boolean;
  /** A line between seats and board that must always be visible, such as a score bar. */
  readonly top?: ReactNode;
  readonly board: ReactNode;
  /** The question, if the game has a better one than its texts: a headline and a sentence. */
  readonly title?: ReactNode;
  readonly says?: ReactNode;
  /** The viewer's hand and choices. */
  readonly dock?: ReactNode;
  /** The primary button and what stands beside it. */
  readonly action?: ReactNode;
  /**
   * Incremented whenever the board itself changes, such as at the next picture of a film: pieces
   * move then.
   */
  readonly moves?: number;
  /** Useful information that is not needed to decide. */
  readonly info?: readonly InfoSection[];
}

/** The frame of every game: bar, seats, board, dock, and the side panel if there is room. */
export function Stage(props: StageProps): ReactNode {
  const frame = useStage();
  return frame ? <FullStage frame={frame} {...props} /> : <StillStage {...props} />;
}

function FullStage({ frame, ...props }: StageProps & { readonly frame: StageFrame }): ReactNode {
  const { game, phase, numbers, note, ownSeats, top, board, dock, action, info = [] } = props;
  const words = useStageWords();
  const beside = useWide() && frame.lesson === undefined;
  const root = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  usePieces(root, layer, frame, props.moves ?? 0);
  useSkipKeys(frame);
  const tabs: readonly SideTab[] = [
    ...frame.tabs,
    ...(info.length > 0
      ? [{ id: 'info', title: words.info, icon: 'info', content: <Info info={info} /> } as const]
      : []),
  ];
  return (
    <div
      ref={root}
      className={classNames(
        'stage',
        `stage-${game}`,
        beside && 'stage-wide',
        frame.lesson !== undefined && 'stage-taught',
        frame.replay !== undefined && 'stage-replayed',
      )}
      data-beat={frame.beat ? frame.tick : undefined}
      onPointerDown={(event) => {
        if (frame.beat && !frame.beat.plays && !onControl(event.target)) frame.next();
      }}
    >
      <header className="stage-bar">
        {frame.way}
        <p className="stage-where">
          <span className="stage-game">{frame.name}</span>
          <span className="stage-phase">{phase}</span>
        </p>
        <div className="stage-bar-end">
          {!beside && <Drawers tabs={tabs} stage={root} game={game} />}
          {frame.bar}
        </div>
      </header>
      {!ownSeats && <SeatStrip {...{ frame, numbers, note }} automa={props.automa} />}
      {top && <div className="stage-top">{top}</div>}
      <div className="stage-board" data-anchor="board">
        {board}
        <div className="stage-toasts">{frame.toasts}</div>
        <Overlay frame={frame} root={root} />
      </div>
      {frame.coach}
      <section className="stage-dock" aria-label={words.dock}>
        <DockHead frame={frame} title={props.title} says={props.says} />
        <div className="stage-dock-body">
          {dock !== undefined && <div className="stage-dock-main">{dock}</div>}
          <DockAction frame={frame} action={isReading(frame) ? undefined : action} />
        </div>
      </section>
      {frame.replay}
      {frame.lesson}
      {beside && <SidePanel tabs={tabs} />}
      {frame.overlay}
      <div ref={layer} className="stage-layer" aria-hidden="true" />
    </div>
  );
}

/** In a replay, and while a learner only reads what the coach says, there is nothing to confirm. */
function isReading({ lesson, replay, question, beat }: StageFrame): boolean {
  return replay !== undefined || (lesson !== undefined && question === null && beat === null);
}

/** The question, or what is happening; Hint and Undo at its end. */
function DockHead({
  frame,
  title,
  says,
}: {
  readonly frame: StageFrame;
  readonly title: ReactNode;
  readonly says: ReactNode;
}): ReactNode {
  const { beat, question, waiting } = frame;
  if (beat && !beat.plays)
    return (
      <header className="stage-dock-head stage-dock-beat">
        {beat.actor !== undefined && <SeatPortrait seat={beat.actor} size={40} />}
        <h2 className="stage-question">{beat.caption ?? waiting}</h2>
      </header>
    );
  if (frame.pending && !beat)
    return (
      <header className="stage-dock-head stage-dock-pending">
        <h2 className="stage-question">{frame.pending}</h2>
        <div className="stage-dock-tools">{frame.actions}</div>
      </header>
    );
  return (
    <header className="stage-dock-head">
      <h2 className="stage-question">
        {frame.shared && question && frame.you !== null && (
          <span className={`stage-turn seat-${frame.you}`}>{frame.who(frame.you)}</span>
        )}{' '}
        {beat ? title : question ? (title ?? question.text) : waiting}
      </h2>
      {(question || beat) && says !== undefined && <p className="stage-says">{says}</p>}
      {question && <RuleHelp rule={question.rule} />}
      {!beat && <div className="stage-dock-tools">{frame.actions}</div>}
    </header>
  );
}

function DockAction({
  frame,
  action,
}: {
  readonly frame: StageFrame;
  readonly action: ReactNode;
}): ReactNode {
  const words = useStageWords();
  if (frame.waits && !frame.beat?.plays)
    return (
      <div className="stage-dock-action">
        <Button kind="main" autoFocus className="stage-continue" onClick={frame.next}>
          {words.continue}
        </Button>
      </div>
    );
  if (frame.beat && !frame.beat.plays)
    return (
      <div className="stage-dock-action">
        <Button className="stage-skip" onClick={frame.skip}>
          <StageIcon name="next" size={18} /> {words.skip}
        </Button>
      </div>
    );
  return action === undefined ? null : <div className="stage-dock-action">{action}</div>;
}

function Info({ info }: { readonly info: readonly InfoSection[] }): ReactNode {
  return info.map(({ id, title, content }) => (
    <section key={id} className="stage-info">
      <h3>{title}</h3>
      {content}
    </section>
  ));
}

/** A read-only board for reviews and rule examples, without the frame. */
function StillStage({ game, top, board, dock, action, info = [] }: StageProps): ReactNode {
  return (
    <div className={`stage-still stage-${game}`}>
      {top}
      <div className="stage-board">{board}</div>
      {(dock !== undefined || action !== undefined) && (
        <div className="stage-dock">
          <div className="stage-dock-body">
            {dock !== undefined && <div className="stage-dock-main">{dock}</div>}
            {action !== undefined && <div className="stage-dock-action">{action}</div>}
          </div>
        </div>
      )}
      {info.map(({ id, title, content }) => (
        <details key={id} className="stage-info">
          <summary>{title}</summary>
          {content}
        </details>
      ))}
    </div>
  );
}

/** Escape skips to the latest state; any other key outside a control finishes the current beat. */
function useSkipKeys(frame: StageFrame): void {
  const latest = useRef(frame);
  latest.current = frame;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const { beat, next, skip } = latest.current;
      if (!beat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') skip();
      else if (!beat.plays && !onControl(event.target) && PRESSES.has(event.key)) next();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

const PRESSES: ReadonlySet<string> = new Set([' ', 'Enter', 'ArrowRight']);

function onControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, select, textarea, summary, [role="dialog"], .stage-side') !==
      null
  );
}
