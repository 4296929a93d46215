import type { Seat } from '../../engine/ask.ts';
import { type GameRecord, personInGame, standing } from '../../engine/record.ts';
import { type AnyTexts, type Language, type Who, youOr } from '../../engine/texts.ts';
import type { AnyBoard } from '../../ui/board.ts';
import { whoInGame } from '../names.ts';
import type { ReplayFrame, StoryLine } from '../solo/protocol.ts';
import type { ReadingWords } from '../texts/reading.ts';
import type { ReplayEntry } from './replay-entries.ts';

/** What happened in a step, as the table told it if it told anything. */
export function stepSentence(record: GameRecord, frame: ReplayFrame, tools: Tools): string {
  const { lines, texts, byPerson, words } = tools;
  const { step } = frame;
  const newsTo = (seat: Seat | null): string | undefined => {
    const line = lines.find((one) => one.step === step && one.told.to === seat);
    return line && texts.news(line.told.news, whoInGame(byPerson, line.gameIndex, record.seats));
  };
  const taken = record.steps[step - 1];
  if (!taken) return newsTo(null) ?? words.begins;
  const person = personInGame(taken.seat, gameOfStep(lines, step), record.seats);
  if ('takeBack' in taken) return youOr(byPerson, person, words.youTakeBack, words.takesBack);
  if (!standing(record.steps).includes(step))
    return youOr(byPerson, person, words.yoursTakenBackLater, words.takenBackLater);
  return (
    toldAtTable(record, taken.seat, frame, tools) ??
    (byPerson.you === person ? newsTo(taken.seat) : undefined) ??
    newsTo(null) ??
    youOr(byPerson, person, words.youInSecret, words.inSecret)
  );
}

/** The climax of a step, or its entry in the log, or its first caption. */
function toldAtTable(
  { seats }: GameRecord,
  seat: Seat,
  { step, before, view, news, gameIndex }: ReplayFrame,
  { screen, language, byPerson, entries }: Tools,
): string | undefined {
  const who = whoInGame(byPerson, gameIndex, seats);
  const beats = (before && screen?.scenes?.({ before, after: view, news, who, language })) ?? [];
  const captions = beats.filter(({ caption = '' }) => caption !== '');
  const own = entries.filter((one) => one.step === step && !one.entry.divider);
  const logged = own.find(({ entry }) => entry.seat === seat) ?? own[0];
  const told =
    captions.find(({ waits }) => waits)?.caption ??
    logged?.entry.text.replaceAll('**', '') ??
    captions[0]?.caption;
  return told && asSentence(told);
}

interface Tools {
  readonly screen: AnyBoard | null;
  readonly language: Language;
  readonly lines: readonly StoryLine[];
  readonly texts: AnyTexts;
  readonly byPerson: Who;
  readonly words: ReadingWords;
  /** The log up to this step. */
  readonly entries: readonly ReplayEntry[];
}

/** Captions have no full stop. */
function asSentence(text: string): string {
  return /[.!?…”»]$/u.test(text) ? text : `${text}.`;
}

/** The game of the match in which a step was taken. */
export function gameOfStep(lines: readonly StoryLine[], step: number): number {
  return lines.findLast((line) => line.step < step)?.gameIndex ?? 0;
}
