import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { AnyAdvice } from '../../bots/advice.ts';
import type { AnyMove } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import { at } from '../../engine/list.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Coach } from '../../ui/coach.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { useSay } from '../../ui/live-region.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { AdviceTable } from '../analysis/advice-table.tsx';
import { useDailyWords } from '../daily/words.ts';
import { useTeachingWords } from '../first-game/words.ts';
import type { TableState } from '../session.ts';
import type { PuzzleLine } from '../solo/protocol.ts';
import { nextPuzzle, puzzleLevelOf } from './choosing.ts';
import { useProgress } from './progress.ts';

/** A judged answer. */
export interface Solved {
  readonly right: boolean;
  readonly given: AnyMove;
  readonly answer: AnyMove;
  readonly advice: AnyAdvice | null;
  /** The change in rating; null if the puzzle was tried before. */
  readonly change: number | null;
}

interface Props {
  readonly game: string;
  readonly number: number;
  readonly lines: readonly PuzzleLine[];
  readonly texts: AnyTexts;
  readonly who: Who;
  readonly state: TableState;
  readonly solved: Solved | undefined;
  readonly thinking: boolean;
}

/** The coach's question, and afterwards the champion's verdict. */
export function PuzzleBox(props: Props): ReactNode {
  const { game, number, lines, texts, solved, thinking } = props;
  const words = useDailyWords();
  const coach = useTeachingWords();
  const progress = useProgress();
  const next = nextPuzzle(game, lines, progress);
  return (
    <section className="lesson-box puzzle-box" aria-label={words.puzzle}>
      <Coach />
      <div className="lesson-bubble">
        <p className="lesson-head">
          <b>{coach.coach}</b>{' '}
          <span>
            {words.number(number + 1)} · {words.levels[puzzleLevelOf(lines, number)]}
          </span>
        </p>
        <div className="lesson-says">
          {thinking && <p>{words.judging}</p>}
          {!thinking && (solved ? <Judged {...props} solved={solved} /> : <Question game={game} />)}
        </div>
        {solved && (
          <footer className="lesson-foot">
            <Compare {...props} solved={solved} texts={texts} />
            <Link
              className="button button-main"
              href={next === undefined ? '/puzzles' : `/puzzles/${game}/${next + 1}`}
            >
              {next === undefined ? words.leave : words.nextPuzzle}
            </Link>
          </footer>
        )}
      </div>
    </section>
  );
}

function Question({ game }: { readonly game: string }): ReactNode {
  const words = useDailyWords();
  return (
    <>
      <p>
        <b>{game === 'grid' ? words.winIt : words.findIt}.</b>
      </p>
      <p>{words.think}</p>
    </>
  );
}

function Judged({
  number,
  lines,
  texts,
  who,
  state,
  solved,
}: Props & { readonly solved: Solved }): ReactNode {
  const words = useDailyWords();
  const say = useSay();
  const { right, answer, advice, change } = solved;
  const reason = advice?.weighed.find(({ move }) => same(move, answer))?.reason;
  const verdict = right ? words.right : words.wrong;
  const why = reason ? texts.reason(reason, who, state.viewer ?? 0) : '';
  const best = words.best(texts.move(answer));
  useEffect(() => say(`${verdict} ${best} ${why}`), [say, verdict, best, why]);
  const { rookie, contender } = at(lines, number).missed;
  return (
    <>
      <p className={right ? 'puzzle-right' : 'puzzle-wrong'}>
        <b>{verdict}</b> {change === null ? '' : words.change(change)}
      </p>
      <p>
        {best} {why} {state.ask && <RuleLink rule={state.ask.rule} />}
      </p>
      <p className="puzzle-small">
        {words.missedBy(Math.round(100 * rookie), Math.round(100 * contender))}{' '}
        {change === null && words.triedBefore}
      </p>
    </>
  );
}

/** Every move that the champion considered, with its reasons. */
function Compare({ texts, who, state, solved }: Props & { readonly solved: Solved }): ReactNode {
  const words = useDailyWords();
  const [open, setOpen] = useState(false);
  if (!solved.advice) return null;
  const { weighed } = solved.advice;
  const best = weighed.filter(({ move }) => same(move, solved.answer));
  const others = weighed.filter(({ move }) => !same(move, solved.answer));
  const ordered = { ...solved.advice, move: solved.answer, weighed: [...best, ...others] };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.compare}</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={words.compare}>
        <AdviceTable
          advice={ordered}
          given={solved.given}
          seat={state.viewer ?? 0}
          {...{ texts, who }}
        />
      </Drawer>
    </>
  );
}
