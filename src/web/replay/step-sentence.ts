import { type GameRecord, personInGame, standing } from '../../engine/record.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import type { StoryLine } from '../solo/protocol.ts';
import type { ReadingWords } from '../texts/reading.ts';
import { momentCaption } from './moments.tsx';

/** What happened in a step, or that the game begins. */
export function stepSentence(
  record: GameRecord,
  step: number,
  {
    lines,
    texts,
    byPerson,
    words,
  }: {
    readonly lines: readonly StoryLine[];
    readonly texts: AnyTexts;
    readonly byPerson: Who;
    readonly words: ReadingWords;
  },
): string {
  const caption = momentCaption(lines, step, texts, byPerson, record.seats);
  const taken = record.steps[step - 1];
  if (caption !== undefined || !taken) return caption ?? words.begins;
  const who = byPerson(personInGame(taken.seat, gameOfStep(lines, step), record.seats));
  if ('takeBack' in taken) return words.takesBack(who);
  return standing(record.steps).includes(step) ? words.inSecret(who) : words.takenBackLater(who);
}

/** The game of the match in which a step was taken. */
export function gameOfStep(lines: readonly StoryLine[], step: number): number {
  return lines.findLast((line) => line.step < step)?.gameIndex ?? 0;
}
