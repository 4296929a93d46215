import type { CardId, Corner, Event, News, View } from '../kind.ts';
import { opposite } from './table.ts';

/** One play of an exchange: its main card first, what goes with it behind. */
export interface Play {
  readonly seat: Corner;
  readonly what: 'attack' | 'link' | 'defend' | 'block' | 'enhance' | 'reflex';
  readonly cards: readonly CardId[];
  /** Beaten, removed, or no defence after all. */
  readonly out: boolean;
}

/** The exchange as a row: the plays around the last attack, and the cards of the attacks before it. */
export interface Row {
  readonly plays: readonly Play[];
  readonly earlier: readonly CardId[];
}

/** What lies in the ring, in the order in which it was played. */
export function rowOf({ open }: View, heard: readonly News[]): Row {
  const lying = new Set(open.fighters.flatMap(({ table }) => table));
  const from = heard.findLastIndex(({ news }) => news.type === 'phase') + 1;
  let row: Row = { plays: [], earlier: [] };
  for (const { news } of heard.slice(from)) if (news.type !== 'drawn') row = grown(row, news);
  const told = row.plays.filter(({ cards }) => cards.every((card) => lying.has(card)));
  const earlier = row.earlier.filter((card) => lying.has(card));
  return told.length > 0 ? { plays: told, earlier } : unheard(open);
}

function grown({ plays, earlier }: Row, event: Event): Row {
  switch (event.type) {
    case 'attack': {
      const { seat, link, card, with: windUp } = event;
      const cards = link === null ? [card, ...windUp] : [card, link, ...windUp];
      const what = link === null ? 'attack' : 'link';
      return {
        plays: [{ seat, what, cards, out: false }],
        earlier: [...earlier, ...plays.flatMap((play) => play.cards)],
      };
    }
    case 'reflex':
      return added({ seat: event.seat, what: 'reflex', cards: [event.card], out: !event.defends });
    case 'defence':
      return added({
        seat: event.seat,
        what: event.two ? 'block' : 'defend',
        cards: event.cards,
        out: false,
      });
    case 'enhanced':
      return added({ seat: event.seat, what: 'enhance', cards: [event.card], out: false });
    case 'defenceRemoved':
      return {
        plays: plays.map((play) =>
          play.cards.some((card) => event.cards.includes(card)) ? { ...play, out: true } : play,
        ),
        earlier,
      };
    default:
      return { plays, earlier };
  }
  function added(play: Play): Row {
    return { plays: [...plays, play], earlier };
  }
}

/** The exchange of a position that was set up: nothing was told of it. */
function unheard({ attack, active }: View['open']): Row {
  if (attack === null || active === null) return { plays: [], earlier: [] };
  const { card, windUp, enhancements, defence } = attack;
  const plays: Play[] = [{ seat: active, what: 'attack', cards: [card, ...windUp], out: false }];
  const guard = opposite(active);
  if (defence)
    plays.push({
      seat: guard,
      what: defence.cards.length === 2 ? 'block' : 'defend',
      cards: defence.cards,
      out: false,
    });
  for (const id of enhancements)
    plays.push({ seat: active, what: 'enhance', cards: [id], out: false });
  for (const id of defence?.enhancements ?? [])
    plays.push({ seat: guard, what: 'enhance', cards: [id], out: false });
  return { plays, earlier: [] };
}
