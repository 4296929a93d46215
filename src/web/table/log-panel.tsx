import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Explanation } from '../../bots/explaining.ts';
import type { AnyNews } from '../../engine/hosted.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import type { AnyBoard } from '../../ui/board.ts';
import { classNames } from '../../ui/class-names.ts';
import type { LogEntry } from '../../ui/stage/beat.ts';
import { anchorElement } from '../../ui/stage/pieces.ts';
import { useCloseSide } from '../../ui/stage/side.tsx';
import { withShortBots } from '../names.ts';
import type { ActEntry } from '../online/acts.ts';
import type { BotMove, TableState } from '../session.ts';
import { useSettings } from '../settings.ts';
import { WhyButton } from '../why/why-button.tsx';
import { entriesOf, LogLine } from './log-entries.tsx';
import { useTableWords } from './words.ts';

/** The log of what has been shown, one entry per action, scrolled to the latest. */
export function LogPanel({
  state,
  screen,
  texts,
  who,
  acts = NO_ACTS,
  explain,
}: {
  readonly state: TableState;
  readonly screen: AnyBoard | null;
  readonly texts: AnyTexts;
  readonly who: Who;
  /** Acts besides the game, each with the number of news items before it. */
  readonly acts?: readonly ActEntry[];
  /** Why a bot made the move of a step; missing where that is not told. */
  readonly explain?: ((step: number) => Promise<Explanation | null>) | undefined;
}): ReactNode {
  const words = useTableWords();
  const { language, ruleNumbers } = useSettings();
  const { heard, view, sitters } = state;
  const end = useRef<HTMLOListElement>(null);
  const entries = useMemo(
    () =>
      withActs(
        (news) =>
          entriesOf(screen, texts, news, { who: withShortBots(who, sitters), view, language }),
        heard,
        acts,
      ),
    [screen, texts, who, sitters, heard, view, language, acts],
  );
  const moves = useMemo(
    () => (explain ? explainedEntries(entries, state.botMoves ?? []) : new Map<number, BotMove>()),
    [explain, entries, state.botMoves],
  );
  const whyOf = (entry: LogEntry): ReactNode => {
    const move = moves.get(entry.key);
    if (!move || !explain) return null;
    const { seat, step } = move;
    return (
      <WhyButton
        entry={entry.text.replaceAll('**', '')}
        who={withShortBots(who, sitters)}
        sitter={sitters[seat]}
        explain={() => explain(step)}
        {...{ texts, seat }}
      />
    );
  };
  const close = useCloseSide();
  const press = (entry: LogEntry): void => {
    close();
    light(entry);
  };
  const count = entries.length;
  // The last entry grows, too, while its consequences are shown.
  const newest = `${count} ${entries.at(-1)?.text ?? ''}`;
  useEffect(() => {
    const box = end.current?.parentElement;
    if (box && newest !== '0 ') box.scrollTop = box.scrollHeight;
  }, [newest]);
  const isEmpty = entries.every(({ aside }) => aside);
  return (
    <>
      {count > 0 && (
        <ol ref={end} className={classNames('stage-log', ruleNumbers && 'stage-log-numbers')}>
          {entries.map((entry) => (
            <LogLine
              key={entry.key}
              entry={entry}
              why={whyOf(entry)}
              onPress={hasSubject(entry) ? () => press(entry) : undefined}
            />
          ))}
        </ol>
      )}
      {isEmpty && <p>{words.nothingYet}</p>}
    </>
  );
}

const NO_ACTS: readonly ActEntry[] = [];

/** The log including acts besides the game: an act follows the entries of the news before it. */
export function withActs(
  logOf: (heard: readonly AnyNews[]) => readonly LogEntry[],
  heard: readonly AnyNews[],
  acts: readonly ActEntry[],
): readonly LogEntry[] {
  const entries = logOf(heard);
  const told = acts.filter(({ after }) => after <= heard.length);
  if (told.length === 0) return entries;
  const places = new Map<number, number>();
  for (const { after } of told)
    if (!places.has(after)) places.set(after, logOf(heard.slice(0, after)).length);
  const actsAt = (place: number): LogEntry[] =>
    told
      .filter(({ after }) => places.get(after) === place)
      .map(({ key, seat, text }) => ({ key: -key, seat, text, rules: [], aside: true }));
  return [...actsAt(0), ...entries.flatMap((entry, index) => [entry, ...actsAt(index + 1)])];
}

/** The entries that tell a bot's move first, by their keys. */
export function explainedEntries(
  entries: readonly LogEntry[],
  moves: readonly BotMove[],
): ReadonlyMap<number, BotMove> {
  const found = new Map<number, BotMove>();
  const explained = new Set<number>();
  for (const { key, news = key, seat, divider, aside } of entries) {
    if (divider || aside) continue;
    const move = moves.find(({ from, to, seat: by }) => by === seat && from <= news && news < to);
    if (!move || explained.has(move.step)) continue;
    explained.add(move.step);
    found.set(key, move);
  }
  return found;
}

function hasSubject({ seat, about = [] }: LogEntry): boolean {
  return seat !== null || about.length > 0;
}

/** How long the subject of an entry stays highlighted, in milliseconds. */
const LIT = 1_600;

/** Lights up what an entry is about, or who acted where nothing of it is on the board any more. */
function light({ about = [], seat }: LogEntry): void {
  const stage = document.querySelector('.stage');
  if (!stage) return;
  const subjects = about.flatMap((name) => anchorElement(stage, name) ?? []);
  const actor = seat === null ? null : anchorElement(stage, `seat:${seat}`);
  for (const element of subjects.length > 0 || !actor ? subjects : [actor]) {
    element.classList.add('stage-lit');
    setTimeout(() => element.classList.remove('stage-lit'), LIT);
  }
}
