import { resumed } from '../../bots/explaining.ts';
import type { Seat } from '../../engine/ask.ts';
import { hears } from '../../engine/game.ts';
import type { AnyNews, Hosted } from '../../engine/hosted.ts';
import { isObject } from '../../engine/json.ts';
import { at, range, sum } from '../../engine/list.ts';
import type { PlayableMatch } from '../../engine/match.ts';
import { type GameRecord, type Step, seatInGame, standing } from '../../engine/record.ts';
import type { ReplayFrame, StoryLine } from './protocol.ts';

/** A recorded game after some steps, as a person saw it. */
export function replayFrameOf(
  game: Hosted,
  record: GameRecord,
  person: number | null,
  step: number,
): ReplayFrame {
  const last = record.steps[step - 1];
  const match = resumed(game, record, last ? step - 1 : 0);
  const seatNow = (): Seat | null =>
    person === null ? null : seatInGame(person, match.gameIndex(), record.seats);
  const before = seatNow();
  const viewBefore = last ? structuredClone(match.view(before)) : null;
  const gameBefore = match.gameIndex();
  const { told, began } = last ? taken(match, last) : { told: match.heard(null), began: [] };
  const seat = seatNow();
  return {
    step: match.step(),
    before: match.gameIndex() === gameBefore ? viewBefore : null,
    view: match.view(seat),
    heard: match.repeats(seat),
    news: [
      ...told.filter((news) => hears(news, before)),
      ...began.filter((news) => hears(news, seat)),
    ],
    asked: match.asked(),
    gameIndex: match.gameIndex(),
  };
}

/** All news of a finished game, public and private, with their steps. */
export function storyOf(game: Hosted, record: GameRecord): readonly StoryLine[] {
  const match = resumed(game, record, 0);
  const kept = new Set(standing(record.steps));
  const begun = match.everything().map((told) => ({ step: 0, gameIndex: 0, told }));
  const later = record.steps.flatMap((step, index) => {
    const gameIndex = match.gameIndex();
    const { told, began } = taken(match, step);
    const lines = (news: readonly AnyNews[], gameIndex: number) =>
      news.map((told) => ({ step: index + 1, gameIndex, told }));
    return kept.has(index + 1)
      ? [...lines(told, gameIndex), ...lines(began, match.gameIndex())]
      : [];
  });
  return [...begun, ...later].map((line, id) => ({ id, ...line }));
}

/** The step of each news item in the current game of a match. */
export function stepsOfNews(game: Hosted, record: GameRecord): number[] {
  const lines = storyOf(game, record);
  const current = lines.at(-1)?.gameIndex ?? 0;
  return lines.flatMap(({ step, gameIndex }) => (gameIndex === current ? [step] : []));
}

/** The full state after some steps: table, hands and decks. */
export function openedAt(game: Hosted, record: GameRecord, step: number): object {
  const state = resumed(game, record, step).state();
  if (!isObject(state)) throw new TypeError('not a state');
  return state;
}

/** What is told when a step is taken, and of the next game if one begins with it. */
function taken(
  match: PlayableMatch,
  step: Step,
): { readonly told: readonly AnyNews[]; readonly began: readonly AnyNews[] } {
  if ('takeBack' in step) {
    match.takeBack(step.seat, step.takeBack, step.at);
    return { told: [], began: [] };
  }
  const answered = match.answer(step.seat, step.move, step.at);
  if (!answered.ok) return { told: [], began: [] };
  return { told: answered.told, began: answered.began ?? [] };
}

/** The key moments of a replay: the steps with the rarest events, in order. */
export function turningPoints(game: Hosted, record: GameRecord, most = 6): readonly number[] {
  const match = resumed(game, record, 0);
  const told = record.steps.map((step) => {
    const { told, began } = taken(match, step);
    return [...told, ...began].map(({ news }) => news.type);
  });
  const often = new Map<PropertyKey, number>();
  for (const type of told.flat()) often.set(type, (often.get(type) ?? 0) + 1);
  const worth = told.map((types) => sum(types.map((type) => 1 / (often.get(type) ?? 1))));
  const usual = worth.toSorted((a, b) => a - b)[Math.floor(worth.length / 2)] ?? 0;
  return range(told.length)
    .filter((index) => at(worth, index) > usual)
    .sort((a, b) => at(worth, b) - at(worth, a) || a - b)
    .slice(0, most)
    .map((index) => index + 1)
    .sort((a, b) => a - b);
}
