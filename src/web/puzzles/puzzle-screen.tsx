import '../lesson/lesson.css';
import '../table/table.css';
import { type ReactNode, useState } from 'react';
import type { AnyMove } from '../../engine/hosted.ts';
import { at } from '../../engine/list.ts';
import { type AnyTexts, readBy } from '../../engine/texts.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { STILL_FRAME, StageContext, type StageFrame } from '../../ui/stage/context.ts';
import { useDailyWords } from '../daily/words.ts';
import { facesOf } from '../faces.ts';
import { useTeachingWords } from '../first-game/words.ts';
import { useBoard } from '../games.ts';
import { BoardOf } from '../screens/board-of.tsx';
import { RefusalNotice } from '../screens/notices.tsx';
import type { TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import type { PuzzleLine } from '../solo/protocol.ts';
import { LeaveStage } from '../table/leave-stage.tsx';
import { LogPanel } from '../table/log-panel.tsx';
import { motionOf } from '../table/motion.ts';
import { useTableWords } from '../table/words.ts';
import { keepAnswer } from './progress.ts';
import { PuzzleBox, type Solved } from './puzzle-box.tsx';

interface Props {
  readonly game: string;
  readonly number: number;
  readonly lines: readonly PuzzleLine[];
  readonly texts: AnyTexts;
  readonly state: TableState;
}

/** The position with the question beside it; the first answer is judged. */
export function PuzzleScreen({ game, number, lines, texts, state }: Props): ReactNode {
  const words = useDailyWords();
  const tableWords = useTableWords();
  const teaching = useTeachingWords();
  const settings = useSettings();
  const screen = useBoard(game);
  const { solved, thinking, refused, give, forgive } = useSolving(game, number, lines);
  const who = readBy(
    (seat) => (seat === state.viewer ? tableWords.you : teaching.player(seat)),
    state.viewer,
  );
  const face = facesOf(state.sitters);
  const ask = solved || thinking ? null : state.ask;
  const frame: StageFrame = {
    name: texts.name,
    seats: state.sitters.length,
    you: state.viewer,
    who,
    asked: ask ? state.asked : [],
    portrait: (seat, size) => <Portrait face={face(seat)} seat={seat} size={size} />,
    ...STILL_FRAME,
    question: ask && { text: texts.ask(ask.about, state.view), rule: ask.rule },
    waiting: thinking ? words.judging : solved?.right ? words.right : words.wrong,
    tick: 0,
    way: <LeaveStage href="/puzzles" label={words.leave} mark={words.puzzle} />,
    bar: null,
    tabs: [
      {
        id: 'log',
        title: tableWords.log,
        icon: 'log',
        content: <LogPanel {...{ state, screen, texts, who }} />,
      },
    ],
    toasts: refused !== undefined && (
      <RefusalNotice rule={refused} texts={texts} view={state.view} onClose={forgive} />
    ),
    lesson: <PuzzleBox {...{ game, number, lines, texts, who, state, solved, thinking }} />,
    ...motionOf(settings),
    numbers: settings.ruleNumbers,
  };
  return (
    <div
      className="table-main"
      data-step={state.step}
      data-puzzle={solved ? (solved.right ? 'right' : 'wrong') : 'open'}
    >
      <StageContext value={frame}>
        <BoardOf
          state={{ ...state, ask }}
          texts={texts}
          who={who}
          hint={solved?.answer ?? null}
          answer={give}
        />
      </StageContext>
    </div>
  );
}

/** The first answer counts, unless a rule forbids it. */
function useSolving(game: string, number: number, lines: readonly PuzzleLine[]) {
  const [solved, setSolved] = useState<Solved>();
  const [thinking, setThinking] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { line, rating } = at(lines, number);
  const give = async (move: AnyMove): Promise<void> => {
    if (solved || thinking) return;
    setRefused(undefined);
    setThinking(true);
    const solution = await localServer.solve(game, line, move);
    setThinking(false);
    if (!solution.ok) return setRefused(solution.rule);
    const change = keepAnswer(`${game} ${number}`, rating, solution.right);
    setSolved({ ...solution, given: move, change });
  };
  return { solved, thinking, refused, give, forgive: () => setRefused(undefined) };
}
