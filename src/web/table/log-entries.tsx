import type { ReactNode } from 'react';
import type { AnyNews, AnyView } from '../../engine/hosted.ts';
import type { AnyTexts, Language, Who } from '../../engine/texts.ts';
import type { AnyBoard } from '../../ui/board.ts';
import { classNames } from '../../ui/class-names.ts';
import { RuleLink } from '../../ui/rule-link.tsx';
import { SeatBadge } from '../../ui/seat-badge.tsx';
import type { LogEntry } from '../../ui/stage/beat.ts';

/** The game's own log, or a line for each of the news if it has none. */
export function entriesOf(
  screen: AnyBoard | null,
  texts: AnyTexts,
  heard: readonly AnyNews[],
  about: { readonly who: Who; readonly view: AnyView; readonly language: Language },
): readonly LogEntry[] {
  if (screen?.log) return screen.log(heard, about);
  return heard.map(({ news, rule, to }, key) => ({
    key,
    seat: to,
    text: texts.news(news, about.who),
    rules: [rule],
  }));
}

/** A line of a log. */
export function LogLine({
  entry: { seat, text, rules, divider, number, aside, mark },
  why,
  onPress,
  title,
  isNow = false,
  isLater = false,
}: {
  readonly entry: LogEntry;
  /** A button that explains it. */
  readonly why: ReactNode;
  readonly onPress: (() => void) | undefined;
  /** What a press does. */
  readonly title?: string;
  /** In a replay: whether it is of the step that is shown, or a later one. */
  readonly isNow?: boolean;
  readonly isLater?: boolean;
}): ReactNode {
  if (divider)
    return (
      <li className="stage-log-divider">
        <Bold text={text} />
      </li>
    );
  return (
    <li
      className={classNames(
        'stage-log-entry',
        aside && 'stage-log-aside',
        isLater && 'stage-log-later',
      )}
      aria-current={isNow ? 'step' : undefined}
    >
      {number !== undefined && <span className="stage-log-number">{number}</span>}
      <span className="stage-log-mark">
        {mark ?? (seat !== null && <SeatBadge seat={seat} size={18} />)}
      </span>
      {onPress ? (
        <button type="button" className="stage-log-text" title={title} onClick={onPress}>
          <Bold text={text} />
        </button>
      ) : (
        <span className="stage-log-text">
          <Bold text={text} />
        </span>
      )}
      {why}
      <span className="stage-log-rules">
        {rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </span>
    </li>
  );
}

/** Prints `**words**` bold. */
function Bold({ text }: { readonly text: string }): ReactNode {
  const [plain = '', ...rest] = text.split('**');
  const [bold, ...after] = rest;
  if (bold === undefined) return plain;
  return (
    <>
      {plain}
      <b>{bold}</b>
      {after.length > 0 && <Bold text={after.join('**')} />}
    </>
  );
}
