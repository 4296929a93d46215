import { type ReactNode, useEffect, useRef } from 'react';
import type { AnyView } from '../../engine/hosted.ts';
import { range } from '../../engine/list.ts';
import type { AnyTexts } from '../../engine/texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Coach } from '../../ui/coach.tsx';
import type { LessonStep } from '../../ui/lesson.ts';
import { useSay } from '../../ui/live-region.tsx';
import { RuleHelp } from '../../ui/stage/rule-help.tsx';
import { useTeachingWords } from '../first-game/words.ts';
import { useSettings } from '../settings.ts';
import type { Learnt } from './lesson-session.ts';

/** About as many characters as fit in a line on a phone. */
const LINE = 40;

/** The coach's text with Back and Next; it has its own space and covers nothing. */
export function LessonBox({
  texts,
  step,
  number,
  steps,
  learnt,
  view,
  onBack,
  onNext,
}: {
  readonly texts: AnyTexts;
  readonly step: LessonStep;
  readonly number: number;
  readonly steps: number;
  readonly learnt: Learnt;
  readonly view: AnyView;
  readonly onBack: (() => void) | null;
  /** Null while the learner has to do something at the table. */
  readonly onNext: (() => void) | null;
}): ReactNode {
  const words = useTeachingWords();
  const { language } = useSettings();
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const says = step.says[language];
  const wrong = useWrong(learnt, step, texts, view);
  useEffect(() => {
    say(says);
    if (box.current) box.current.scrollTop = 0;
  }, [say, says]);
  useEffect(() => {
    if (wrong) say(wrong);
  }, [say, wrong]);
  const shown = Math.min(number + 1, steps);
  const lines = Math.ceil((says.length + (wrong?.length ?? 0)) / LINE);
  return (
    <section
      className={classNames('lesson-box', `lesson-lines-${Math.max(4, lines)}`)}
      aria-label={words.stepOf(shown, steps)}
    >
      <Coach />
      <div className="lesson-bubble">
        <p className="lesson-head">
          <b>{words.coach}</b> <span>{texts.name}</span>
        </p>
        <div ref={box} className="lesson-says">
          {wrong && <p className="lesson-wrong">{wrong}</p>}
          <p>
            {says} {step.rule !== undefined && <RuleHelp rule={step.rule} />}
          </p>
        </div>
        <footer className="lesson-foot">
          <Button disabled={!onBack} onClick={() => onBack?.()}>
            ‹ {words.back}
          </Button>
          <span className="lesson-progress" aria-hidden="true">
            <span className="lesson-pips">
              {range(steps).map((place) => (
                <i
                  key={place}
                  className={classNames(
                    place < number && 'lesson-pip-done',
                    place === number && 'lesson-pip-now',
                  )}
                />
              ))}
            </span>
            <b>
              {shown}/{steps}
            </b>
          </span>
          {onNext && (
            <Button kind="main" onClick={onNext}>
              {words.next} ›
            </Button>
          )}
        </footer>
      </div>
    </section>
  );
}

/** Why the last answer was not accepted. */
function useWrong(
  learnt: Learnt,
  step: LessonStep,
  texts: AnyTexts,
  view: AnyView,
): string | undefined {
  const words = useTeachingWords();
  const { language } = useSettings();
  if (learnt === 'right') return undefined;
  if (learnt === 'other') return `${words.tryAgain} ${step.otherwise?.[language] ?? ''}`;
  return learnt.rule === null ? words.tryAgain : texts.refusal(learnt.rule, view);
}
