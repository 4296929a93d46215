import { type GameRecord, personInGame, standing } from '../../engine/record.ts';
import { type AnyTexts, type Language, type Who, youOr } from '../../engine/texts.ts';
import type { AnyBoard } from '../../ui/board.ts';
import { whoInGame } from '../names.ts';
import type { ReplayFrame, StoryLine } from '../solo/protocol.ts';
import type { ReadingWords } from '../texts/reading.ts';
import type { ReplayEntry } from './replay-entries.ts';

/** What happened in a step, as the table told it: its climax, its entry in the log, or its caption. */
export function stepSentence(record: GameRecord, frame: ReplayFrame, tools: Tools): string {
  const { screen, language, lines, texts, byPerson, words, entries } = tools;
  const { step, before, view, news, gameIndex } = frame;
  const taken = record.steps[step - 1];
  const told = lines.find((line) => line.step === step && line.told.to === null);
  const plain =
    told && texts.news(told.told.news, whoInGame(byPerson, told.gameIndex, record.seats));
  if (!taken) return plain ?? words.begins;
  const person = personInGame(taken.seat, gameOfStep(lines, step), record.seats);
  if ('takeBack' in taken) return youOr(byPerson, person, words.youTakeBack, words.takesBack);
  if (!standing(record.steps).includes(step))
    return youOr(byPerson, person, words.yoursTakenBackLater, words.takenBackLater);
  const who = whoInGame(byPerson, gameIndex, record.seats);
  const beats = (before && screen?.scenes?.({ before, after: view, news, who, language })) ?? [];
  const own = entries.filter((one) => one.step === step && !one.entry.divider);
  const logged = own.find(({ entry }) => entry.seat === taken.seat) ?? own[0];
  return asSentence(
    beats.find(({ waits, caption }) => waits && caption)?.caption ??
      logged?.entry.text.replaceAll('**', '') ??
      beats.find(({ caption }) => caption)?.caption ??
      plain ??
      youOr(byPerson, person, words.youInSecret, words.inSecret),
  );
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
