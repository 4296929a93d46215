import type { TableState } from '../session.ts';
import { change, type Settings, settingsNow } from '../settings.ts';

/** Whether a table opens with the first-game card. */
export function wantsCard(
  { tips, taught }: Settings,
  { game, viewer, outcome }: Pick<TableState, 'game' | 'viewer' | 'outcome'>,
): boolean {
  return tips && viewer !== null && outcome === null && !taught.includes(game);
}

/** Whether the coach still has a tip for a question. */
export function wantsTip({ tips, taught }: Settings, game: string, about: string): boolean {
  return tips && taught.includes(game) && ![tip(game, about), allTips(game)].some(isIn(taught));
}

/** Marks a game's first-game card as read. */
export function cardSeen(game: string): void {
  learn(game);
}

export function tipSeen(game: string, about: string): void {
  learn(tip(game, about));
}

/** Dismisses the coach of a game for good. */
export function noMoreTips(game: string): void {
  learn(allTips(game));
}

function learn(what: string): void {
  const { taught } = settingsNow();
  if (!taught.includes(what)) change({ taught: [...taught, what] });
}

function tip(game: string, about: string): string {
  return `${game} ${about}`;
}

function allTips(game: string): string {
  return `${game} *`;
}

function isIn(list: readonly string[]): (one: string) => boolean {
  return (one) => list.includes(one);
}
