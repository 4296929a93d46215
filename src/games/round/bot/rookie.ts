import type { Bot, Situation } from '../../../bots/bot.ts';
import { appeal } from '../../../bots/style.ts';
import { at } from '../../../engine/list.ts';
import type { Move, MoveOf, Round, View } from '../kind.ts';
import { packOf } from '../pack.ts';
import { belongsTo, draftOrder, slotNames } from '../slots.ts';
import { byNumber } from './by-number.ts';

/** A beginner: falls for big numbers, lies at random, believes everything, and ignores the talk. */
export const rookie: Bot<Round> = (situation) => {
  switch (situation.ask.about) {
    case 'draft':
      return draft(situation);
    case 'salon':
      return chat(situation);
    case 'attack':
      return accuse(situation);
    default:
      return byNumber(situation);
  }
};

/** Keeps the higher number; three times in ten says anything else, where that is allowed. */
function draft(situation: Situation<Round>): Move {
  const { ask, rng, style } = situation;
  const honest = byNumber(situation);
  if (honest.type !== 'draft' || rng.below(20) < 14 - appeal(style, { bluff: 1 })) return honest;
  const lies = ask.moves.filter(
    (move) =>
      move.type === 'draft' && move.keep === honest.keep && move.announce !== honest.announce,
  );
  return lies.length === 0 ? honest : at(lies, rng.below(lies.length));
}

/** Repeats the announcement now and then, and is ready. */
function chat({ view, ask, rng, style }: Situation<Round>): Move {
  const spoken = view.open.claims.some(({ by }) => by === view.seat);
  if (spoken || rng.below(4) > 3 * appeal(style, { talk: 1 })) return ask.idle;
  const [mine] = announcements(view).filter(({ slot }) => belongsTo(slot, view.seat ?? -1));
  if (!mine) return ask.idle;
  return { type: 'say', claim: { kind: 'hold', slot: mine.slot, boxer: mine.number } };
}

/** Attacks the first player who admitted to a target. */
function accuse({ view, ask }: Situation<Round>): Move {
  const seat = view.seat ?? -1;
  const { knockoutTargets } = packOf(view.open.purses.length, view.options);
  const accusations = announcements(view)
    .filter(({ slot, number }) => knockoutTargets.includes(number) && !belongsTo(slot, seat))
    .map(({ slot, number }): MoveOf<'attack'> => {
      return { type: 'attack', target: slot, boxer: number };
    });
  return accusations[0] ?? ask.idle;
}

/** What was announced tonight, in draft order. */
function announcements({ open }: View): { readonly slot: string; readonly number: number }[] {
  const players = open.purses.length;
  const order = draftOrder(players, open.starter);
  return open.announced.map((number, turn) => {
    return { slot: at(slotNames(players), at(order, turn)), number };
  });
}
