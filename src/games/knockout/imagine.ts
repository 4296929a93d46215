import { at, range, withoutAll } from '../../engine/list.ts';
import type { Rng } from '../../engine/rng.ts';
import { type Card, deckOf, HAND_SIZE, handsOf } from './cards.ts';
import type { Corner, Fight, KnockOut, News, State, View } from './kind.ts';

/** The cards that each seat has been heard to spend in this season. */
export function spentCards(heard: readonly News[], seats: number): Card[][] {
  let spent: Card[][] = range(seats).map(() => []);
  let fighters: { readonly red: number; readonly blue: number } | undefined;
  for (const { news } of heard) {
    if (news.type === 'seasonStarted') spent = range(seats).map(() => []);
    if (news.type === 'challengeIssued') fighters = { red: news.challenger, blue: news.defender };
    if (news.type === 'roundRevealed' && fighters) {
      at(spent, fighters.red).push(news.red);
      at(spent, fighters.blue).push(news.blue);
    }
  }
  return spent;
}

/** The cards a corner has played in a fight, remembered where they are out of sight (KO-108). */
export function cardsPlayed(heard: readonly News[], { rounds }: Fight, corner: Corner): Card[] {
  const shown = rounds.flatMap((round) => round[corner] ?? []);
  if (shown.length === rounds.length) return shown;
  return heard
    .flatMap(({ news }) => (news.type === 'roundRevealed' ? [news[corner]] : []))
    .slice(-rounds.length);
}

/** A world that fits all a seat has seen and heard: cards are known, hands and choices are not. */
export function imagine(view: View, heard: readonly News[], rng: Rng): State {
  const { seat, options, open, own, glance } = view;
  const spent = spentCards(heard, open.cash.length);
  return {
    options,
    open,
    own: range(open.cash.length).map((other) => {
      if (other === seat && own) return { ...own };
      const cards = at(glance.reserves, other) + at(glance.hands, other);
      const held = recall(withoutAll(deckOf(options), at(spent, other)), cards, rng);
      return anySplit(splits(held, at(glance.hands, other), at(glance.ready, other)), rng);
    }),
    hidden: null,
  };
}

/** The cards a player still holds; with a perfect memory there is no doubt. */
function recall(possible: readonly Card[], count: number, rng: Rng): readonly Card[] {
  if (possible.length <= count) return possible;
  return rng
    .shuffle([...possible])
    .slice(0, count)
    .sort((a, b) => a - b);
}

type Own = KnockOut['own'];

/** Every way to distribute held cards over reserve, hand and sealed choice. */
function splits(held: readonly Card[], handSize: number, ready: boolean): Own[] {
  return handsOf(held, handSize).flatMap((hand): Own[] => {
    const reserve = withoutAll(held, hand);
    if (!ready) return [{ reserve, hand, chosen: null }];
    const choices =
      handSize > 0 ? handsOf(hand, 1) : handsOf(held, Math.min(HAND_SIZE, held.length));
    return choices.map((chosen) => ({ reserve, hand, chosen }));
  });
}

function anySplit(ways: readonly Own[], rng: Rng): Own {
  return at(ways, rng.below(ways.length));
}
