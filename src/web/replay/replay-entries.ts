import { hears } from '../../engine/game.ts';
import type { AnyView } from '../../engine/hosted.ts';
import { at, range } from '../../engine/list.ts';
import { type GameRecord, personInGame, seatInGame } from '../../engine/record.ts';
import type { AnyTexts, Language, Who } from '../../engine/texts.ts';
import type { AnyBoard } from '../../ui/board.ts';
import type { LogEntry } from '../../ui/stage/beat.ts';
import { whoInGame, withShortBots } from '../names.ts';
import type { Sitter } from '../session.ts';
import type { StoryLine } from '../solo/protocol.ts';
import { entriesOf } from '../table/log-entries.tsx';

/** An entry of a replay's log. */
export interface ReplayEntry {
  readonly id: string;
  /** The step of its first news. */
  readonly step: number;
  readonly entry: LogEntry;
}

/**
 * The log of a whole game as a table tells it, through a person's eyes or everybody's; with all cards
 * open, every single one of the news.
 */
export function replayEntries(
  { record, lines, people, eyes, open, until }: ReplayedGame,
  { screen, texts, byPerson, language, view, gameOf }: ReplayTelling,
): readonly ReplayEntry[] {
  const { seats, legs } = record;
  return range(legs).flatMap((gameIndex) => {
    const seat = eyes === null ? null : seatInGame(eyes, gameIndex, seats);
    const heard = lines.filter(
      (line) =>
        line.gameIndex === gameIndex && line.step <= until && (open || hears(line.told, seat)),
    );
    const sitters = range(seats).map((seat) => at(people, personInGame(seat, gameIndex, seats)));
    const told = entriesOf(
      open ? null : screen,
      texts,
      heard.map(({ told }) => told),
      {
        who: withShortBots(whoInGame(byPerson, gameIndex, seats), sitters),
        view: { ...view, seat },
        language,
      },
    );
    const entries = told.map((entry) => ({
      id: `${gameIndex}/${entry.key}`,
      step: at(heard, entry.news ?? entry.key).step,
      entry,
    }));
    const [first] = entries;
    return legs > 1 && first
      ? [{ ...first, id: `${gameIndex}`, entry: headline(gameOf(gameIndex + 1, legs)) }, ...entries]
      : entries;
  });
}

export interface ReplayedGame {
  readonly record: GameRecord;
  readonly lines: readonly StoryLine[];
  /** By person. */
  readonly people: readonly Sitter[];
  /** The person through whose eyes it is seen; null for what everybody saw. */
  readonly eyes: number | null;
  /** Whether all cards are open. */
  readonly open: boolean;
  /** Later steps are hidden. */
  readonly until: number;
}

export interface ReplayTelling {
  readonly screen: AnyBoard | null;
  readonly texts: AnyTexts;
  readonly byPerson: Who;
  readonly language: Language;
  /** The view at the step that is shown. */
  readonly view: AnyView;
  /** Names a game of a match. */
  readonly gameOf: (number: number, games: number) => string;
}

function headline(text: string): LogEntry {
  return { key: -1, seat: null, text, rules: [], divider: true };
}

/** The ids of the entries that tell a step's answer first, in the order of steps. */
export function answerEntries(
  record: GameRecord,
  entries: readonly ReplayEntry[],
): ReadonlySet<string> {
  const found = new Map<number, string>();
  for (const { id, step, entry } of entries) {
    const isAnswer = !entry.divider && entry.seat === record.steps[step - 1]?.seat;
    if (isAnswer && !found.has(step)) found.set(step, id);
  }
  return new Set(found.values());
}
