import { same } from '../../../engine/json.ts';
import { at } from '../../../engine/list.ts';
import { knownTonight } from '../imagine.ts';
import type { Claim } from '../kind.ts';
import { returned } from '../rules/draft.ts';
import { draftOrder, placesOf, slotNames } from '../slots.ts';
import { claimSentence } from './bubble.tsx';
import { allowed, type Table } from './table.ts';
import { linesOf } from './written.ts';

/** Not more than these are offered at once. */
const MOST = 5;

/** What people say most: what they announced, what they sent back, whom of their opponents they doubt or trust; nothing twice. */
export function quickClaims(table: Table): Claim[] {
  const { view, players } = table;
  const { seat, open } = view;
  if (seat === null) return [];
  const slots = slotNames(players);
  const order = draftOrder(players, open.starter);
  const { offers, cards } = knownTonight(view);
  const places = placesOf(seat, players);
  const others = [...new Set(linesOf(table, seat).map(({ other }) => at(slots, other)))];
  const wanted: Claim[] = [
    ...places.map((place) => ({
      kind: 'hold' as const,
      slot: at(slots, place),
      boxer: open.announced[order.indexOf(place)] ?? 0,
    })),
    ...cards.map((card, i) => ({
      kind: 'returned' as const,
      boxer: returned(at(offers, i), card),
    })),
    ...others.map((slot) => ({ kind: 'doubt' as const, slot })),
    ...others.map((slot) => ({ kind: 'trust' as const, slot })),
  ];
  const may = allowed(table, 'say').map(({ claim }) => claim);
  const said = open.claims.flatMap(({ by, claim }) => (by === seat ? [claim] : []));
  const heard = new Set(said.map((claim) => claimSentence(table, claim)));
  return wanted
    .filter((claim) => {
      const sentence = claimSentence(table, claim);
      if (heard.has(sentence) || !may.some((one) => same(one, claim))) return false;
      heard.add(sentence);
      return true;
    })
    .slice(0, MOST);
}
