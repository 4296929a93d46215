import { type ReactNode, useEffect, useRef } from 'react';
import { hears } from '../../engine/game.ts';
import { seatInGame } from '../../engine/record.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import { whoInGame } from '../names.ts';
import { useReadingWords } from '../reading-words.ts';
import type { StoryLine } from '../solo/protocol.ts';
import { useWords } from '../words.ts';

/** The whole log of a game; pressing a line goes to its step. */
export function ReplayLog({
  lines,
  seats,
  person,
  step,
  until,
  texts,
  byPerson,
  onGo,
  why,
}: {
  readonly lines: readonly StoryLine[];
  readonly seats: number;
  /** Whose news: null for the public news, undefined for all of it. */
  readonly person: number | null | undefined;
  readonly step: number;
  /** Later lines are hidden. */
  readonly until: number;
  readonly texts: AnyTexts;
  readonly byPerson: Who;
  readonly onGo: (step: number) => void;
  /** A button that explains a step's move; null where there is nothing to explain. */
  readonly why: (line: StoryLine, says: string) => ReactNode;
}): ReactNode {
  const words = useWords();
  const { goToStep } = useReadingWords();
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const now = box.current?.querySelector(`[data-at="${step}"]`);
    const around = box.current?.closest(SCROLLERS);
    if (!around || !now) return;
    const [{ top }, { top: begin }] = [now.getBoundingClientRect(), around.getBoundingClientRect()];
    around.scrollTop += top - begin - around.clientHeight / 3;
  }, [step]);
  const told = lines.filter(
    ({ step, told, gameIndex }) =>
      step <= until &&
      (person === undefined ||
        hears(told, person === null ? null : seatInGame(person, gameIndex, seats))),
  );
  return (
    <>
      {told.length === 0 && <p>{words.nothingYet}</p>}
      <ol className="story-lines" ref={box}>
        {told.map((line, index) => {
          const says = texts.news(line.told.news, whoInGame(byPerson, line.gameIndex, seats));
          return (
            <li
              key={line.id}
              data-at={line.step}
              aria-current={line.step === step ? 'step' : undefined}
            >
              {person === undefined && line.told.to !== null && (
                <SeatBadge seat={line.told.to} size={20} />
              )}
              <button type="button" title={goToStep(line.step)} onClick={() => onGo(line.step)}>
                {says}
              </button>{' '}
              <RuleLink rule={line.told.rule} />{' '}
              {told[index - 1]?.step !== line.step && why(line, says)}
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** What scrolls the log: the panel beside the board, or a drawer. */
const SCROLLERS = '.stage-side-content, .sheet-body';
