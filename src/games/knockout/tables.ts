import { at, withoutAll } from '../../engine/list.ts';
import { normalOptions } from '../../engine/options.ts';
import { ownerOf } from './boxers.ts';
import { BOXERS, type Card, HAND_SIZE } from './cards.ts';
import { knockout } from './game.ts';
import type { Event, Options } from './kind.ts';
import { notate } from './notation.ts';
import { type Props, type Scene, scene } from './scene.ts';

/** What a test may change about its table. */
export interface Setting extends Props {
  readonly seats?: number;
  readonly options?: Partial<Options>;
}

/** A table before a challenge of seat 0; three seats and the normal options unless told otherwise. */
export function table({ seats = 3, options = {}, ...props }: Setting = {}): Scene {
  return scene(seats, { ...normalOptions(knockout.options), startPlayer: 0, ...options }, props);
}

const CHALLENGE = 'black-heavy green-heavy';

/** A table on which black and green are asked for their hands. */
export function training(setting: Setting = {}): Scene {
  return table(setting).plays(`0 challenge ${CHALLENGE}`);
}

/** A table on which black is asked for the first chip. */
export function betting(setting: Setting = {}): Scene {
  return training(setting).plays('0 train 2 3 4 5', '1 train 2 3 3 4');
}

/** A table on which black (2 3 4 5) and green (2 3 3 4) are asked for a card. */
export function boxing(setting: Setting = {}): Scene {
  return placeChips(betting(setting), []);
}

/** Plays a whole fight: who, the cards as red-blue, and the bets that are not idle. */
export function fight(
  where: Scene,
  cards: string,
  { who = CHALLENGE, bets = [] }: { readonly who?: string; readonly bets?: readonly string[] } = {},
): Scene {
  const [red = '', blue = ''] = who.split(' ');
  const seats = [red, blue].map((name) =>
    ownerOf(
      at(
        BOXERS.filter((id) => id === name),
        0,
      ),
    ),
  );
  const rounds = cards.split(' ').map((round) => round.split('-').map(Number));
  where.plays(`${seats[0]} challenge ${who}`);
  for (const [corner, seat] of seats.entries()) {
    const { reserve } = at(where.state.own, seat);
    const hand = handWith(
      rounds.map((round) => at(round, corner)),
      reserve,
    );
    where.plays(`${seat} train ${hand.join(' ')}`);
  }
  placeChips(where, bets);
  for (const round of rounds)
    for (const [corner, seat] of seats.entries()) where.plays(`${seat} play ${at(round, corner)}`);
  return where;
}

/** The cards that are to be played, filled up from below. */
function handWith(played: readonly Card[], held: readonly Card[]): Card[] {
  const size = Math.min(HAND_SIZE, held.length);
  const rest = withoutAll(held, played);
  return [...played, ...rest.slice(0, size - played.length)].sort((a, b) => a - b);
}

/** Places all chips: each seat's next given line, else its idle answer. */
export function placeChips(where: Scene, bets: readonly string[]): Scene {
  const lines = [...bets];
  while (where.state.open.phase.type === 'betting') {
    const ask = at(knockout.asks(where.state), 0);
    const place = lines.findIndex((line) => line.startsWith(`${ask.seat} `));
    const [line = `${ask.seat} ${notate(ask.idle())}`] = place < 0 ? [] : lines.splice(place, 1);
    where.plays(line);
  }
  if (lines.length > 0) throw new Error(`nobody was asked for ${lines}`);
  return where;
}

/** All events of a name that were told, in order. */
export function told<N extends Event['type']>(
  where: Scene,
  name: N,
): readonly Extract<Event, { readonly type: N }>[] {
  return where.told.flatMap(({ news }) => (isNamed(news, name) ? [news] : []));
}

function isNamed<N extends Event['type']>(
  news: { readonly type: PropertyKey },
  name: N,
): news is Extract<Event, { readonly type: N }> {
  return news.type === name;
}

/** The rule under which something was told first. */
export function ruleOf(where: Scene, name: Event['type']): string | undefined {
  return where.told.find(({ news }) => news.type === name)?.rule;
}
