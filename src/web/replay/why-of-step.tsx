import type { ReactNode } from 'react';
import { type GameRecord, personInGame, standing } from '../../engine/record.ts';
import type { AnyTexts, Who } from '../../engine/texts.ts';
import { whoInGame } from '../names.ts';
import type { Sitter } from '../session.ts';
import { localServer } from '../solo/client.ts';
import type { StoryLine } from '../solo/protocol.ts';
import { WhyButton } from '../why/why-button.tsx';
import { gameOfStep } from './step-sentence.ts';

/** Explains the answer of a step in a finished game, if a bot gave it and it was not taken back. */
export function WhyOfStep({
  record,
  lines,
  people,
  step,
  says,
  texts,
  byPerson,
}: {
  readonly record: GameRecord;
  readonly lines: readonly StoryLine[];
  /** By person. */
  readonly people: readonly Sitter[];
  readonly step: number;
  /** What is said of it. */
  readonly says: string;
  readonly texts: AnyTexts;
  readonly byPerson: Who;
}): ReactNode {
  const seat = record.steps[step - 1]?.seat;
  if (seat === undefined || !record.outcome || !standing(record.steps).includes(step)) return null;
  const gameIndex = gameOfStep(lines, step);
  const sitter = people[personInGame(seat, gameIndex, record.seats)];
  if (sitter?.kind !== 'bot') return null;
  return (
    <WhyButton
      entry={says}
      who={whoInGame(byPerson, gameIndex, record.seats)}
      explain={() => localServer.explained(record, step)}
      {...{ texts, seat, sitter }}
    />
  );
}
