import '../first-game/first-game.css';
import './lesson.css';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { AnyMove } from '../../engine/hosted.ts';
import { unsafeCast } from '../../engine/json.ts';
import { at } from '../../engine/list.ts';
import { type AnyTexts, readBy } from '../../engine/texts.ts';
import type { Lesson, LessonStep } from '../../ui/lesson.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { StageContext, type StageFrame } from '../../ui/stage/context.ts';
import { facesOf } from '../faces.ts';
import { useTeachingWords } from '../first-game/words.ts';
import { useBoard } from '../games.ts';
import { BoardOf } from '../screens/board-of.tsx';
import type { TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { LeaveStage } from '../table/leave-stage.tsx';
import { LogPanel } from '../table/log-panel.tsx';
import { motionOf } from '../table/motion.ts';
import { useShown } from '../table/use-shown.ts';
import { useTableWords } from '../table/words.ts';
import { useWords } from '../words.ts';
import { LessonBox } from './lesson-box.tsx';
import { LessonDone } from './lesson-done.tsx';
import { type Learnt, LessonSession } from './lesson-session.ts';
import { Spotlight } from './spotlight.tsx';

interface Props {
  readonly game: string;
  readonly texts: AnyTexts;
  readonly lesson: Lesson;
}

/** A lesson at a real table: the coach beside the board, a spotlight on what to press. */
export function LessonScreen(props: Props): ReactNode {
  const { game, lesson } = props;
  const session = useMemo(() => new LessonSession(game, lesson), [game, lesson]);
  useEffect(() => {
    void session.start();
  }, [session]);
  const state = useSyncExternalStore(
    (changed) => session.subscribe(changed),
    () => session.state(),
  );
  return state ? <Taught {...props} session={session} newest={state} /> : <LoadingLesson />;
}

function LoadingLesson(): ReactNode {
  const words = useWords();
  return <p className="loading">{words.loading}</p>;
}

function Taught({
  game,
  texts,
  lesson,
  session,
  newest,
}: Props & { readonly session: LessonSession; readonly newest: TableState }): ReactNode {
  const words = useTeachingWords();
  const tableWords = useTableWords();
  const settings = useSettings();
  const screen = useBoard(game);
  const { state, shown, next, skip, tell } = useShown(session, newest, screen);
  const number = useShownNumber(session, shown.beat === null);
  const [learnt, setLearnt] = useState<Learnt>('right');
  const step = lesson.steps[number];
  const doing = step?.expects !== undefined && shown.beat === null;
  const who = readBy(
    (seat) => (seat === state.viewer ? tableWords.you : words.player(seat)),
    state.viewer,
  );
  const face = facesOf(state.sitters);
  const ask = doing ? state.ask : null;
  const go = async (where: () => Promise<void>): Promise<void> => {
    setLearnt('right');
    await where();
  };
  const frame: StageFrame = {
    name: texts.name,
    seats: state.sitters.length,
    you: state.viewer,
    who,
    asked: ask ? state.asked : [],
    portrait: (seat, size) => <Portrait face={face(seat)} seat={seat} size={size} />,
    seatNote: () => null,
    question: ask && { text: texts.ask(ask.about, state.view), rule: ask.rule },
    waiting: words.listen,
    beat: shown.beat,
    tick: shown.tick,
    waits: shown.waits,
    next,
    skip,
    tell,
    way: <LeaveStage href={`/games/${game}`} label={words.leave} mark={words.lesson} />,
    bar: null,
    actions: null,
    tabs: [
      {
        id: 'log',
        title: tableWords.log,
        icon: 'log',
        content: <LogPanel {...{ state, screen, texts, who }} />,
      },
    ],
    toasts: null,
    lesson: (
      <>
        {doing && <Spotlight key={number} />}
        <LessonBox
          {...{ texts, number, learnt }}
          step={step ?? at(lesson.steps, lesson.steps.length - 1)}
          steps={lesson.steps.length}
          view={state.view}
          onBack={number > 0 ? () => go(() => session.back()) : null}
          onNext={doing || shown.beat || !step ? null : () => go(() => session.next())}
        />
      </>
    ),
    overlay: !step && <LessonDone game={game} name={texts.name} onBack={() => session.back()} />,
    ...motionOf(settings),
    numbers: settings.ruleNumbers,
  };
  return (
    <div className="table-main" data-step={state.step} data-lesson={number}>
      <StageContext value={frame}>
        <BoardOf
          state={{ ...state, ask }}
          moment={shown.beat?.moment ?? null}
          texts={texts}
          who={who}
          hint={doing ? shownAnswer(step) : null}
          answer={async (move) => {
            setLearnt('right');
            setLearnt(await session.answer(move));
          }}
        />
      </StageContext>
    </div>
  );
}

/**
 * The current step number; the next step's text waits until the board has finished its animation.
 */
function useShownNumber(session: LessonSession, rests: boolean): number {
  const newest = useSyncExternalStore(
    (changed) => session.subscribe(changed),
    () => session.number(),
  );
  const [number, setNumber] = useState(newest);
  useEffect(() => {
    if (rests) setNumber(newest);
  }, [rests, newest]);
  return number;
}

/** The answer that a step points out: none if several are right or the learner has to find it. */
function shownAnswer(step: LessonStep | undefined): AnyMove | null {
  const { expects, find } = step ?? {};
  if (expects === undefined || expects === 'any' || find) return null;
  return unsafeCast<AnyMove>(at(expects, 0));
}
