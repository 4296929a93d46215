import { at } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { knownTonight } from '../imagine.ts';
import type { Claim, View } from '../kind.ts';
import { packOf } from '../pack.ts';
import { draftOrder, placesOf, slotNames } from '../slots.ts';

/** What is said of a boxer by its number. */
type Statement = Extract<Claim, { readonly kind: 'hold' | 'returned' }>;

/**
 * What a bettor with two boxers says of one of them: after a lie often that it sent back the boxer that it holds, or
 * any other; reports after truths and repeated lies keep a report from giving either away. Nothing is said twice.
 */
export function sayOf(view: View, index: number, rng: Rng): Statement | undefined {
  const { players, options, seat, starter, announced, cards } = knownTonight(view);
  const places = placesOf(seat ?? 0, players);
  const order = draftOrder(players, starter);
  const numbers = places.map((place) => at(announced, order.indexOf(place)));
  const [number, card] = [at(numbers, index), at(cards, index)];
  const { denied, reported } = number === card ? AFTER_TRUTH : AFTER_LIE;
  const mark = rng.below(100);
  const strangers = packOf(players, options).numbers.filter(
    (boxer) => !numbers.includes(boxer) && !cards.includes(boxer),
  );
  const reports = rng.shuffle(strangers).map((boxer): Statement => ({ kind: 'returned', boxer }));
  if (mark < denied) reports.unshift({ kind: 'returned', boxer: card });
  if (mark >= denied + reported)
    reports.unshift({
      kind: 'hold',
      slot: at(slotNames(players), at(places, index)),
      boxer: number,
    });
  return reports.find((claim) => !hasSaid(view, claim));
}

function hasSaid({ open, seat }: View, { kind, boxer }: Statement): boolean {
  return open.claims.some(
    ({ by, claim }) => by === seat && claim.kind === kind && claim.boxer === boxer,
  );
}

/** How often, in percent, it denies its boxer, and reports any other; else it repeats its announcement. */
const AFTER_LIE = { denied: 50, reported: 40 };
const AFTER_TRUTH = { denied: 0, reported: 40 };
