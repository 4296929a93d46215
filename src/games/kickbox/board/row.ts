import type { CardId, Corner, Event, News, View } from '../kind.ts';
import type { Moment } from './moment.ts';
import { opposite } from './table.ts';

/** One play of an exchange: its main card first, what goes with it behind. */
export interface Play {
  readonly seat: Corner;
  readonly what: 'attack' | 'link' | 'defend' | 'block' | 'enhance' | 'reflex';
  readonly cards: readonly CardId[];
  readonly fate: Fate;
}

/** What became of a play: it stands; removed or no defence after all; overtaken by a Blitz; stopped; landed. */
export type Fate = 'stands' | 'out' | 'slow' | 'stopped' | 'landed';

/** The exchange as a row: the plays around the last attack, and the cards of the attacks before it. */
export interface Row {
  readonly plays: readonly Play[];
  readonly earlier: readonly CardId[];
}

interface Exchanged {
  readonly view: View;
  readonly heard: readonly News[];
  readonly moment?: Moment | null | undefined;
}

/** What lies in the ring, in the order in which it was played. */
export function rowOf({ view: { open }, heard, moment }: Exchanged): Row {
  const lying = new Set(open.fighters.flatMap(({ table }) => table));
  const from = heard.findLastIndex(({ news }) => news.type === 'phase') + 1;
  let row: Row = { plays: [], earlier: [] };
  for (const { news } of heard.slice(from)) if (news.type !== 'drawn') row = grown(row, news);
  if (open.step.type === 'power' || moment?.kind === 'aim') row = landed(row);
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
        plays: [{ seat, what, cards, fate: 'stands' }],
        earlier: [...earlier, ...plays.flatMap((play) => play.cards)],
      };
    }
    case 'reflex':
      return added({
        seat: event.seat,
        what: 'reflex',
        cards: [event.card],
        fate: event.defends ? 'stands' : 'out',
      });
    case 'defence':
      return added({
        seat: event.seat,
        what: event.two ? 'block' : 'defend',
        cards: event.cards,
        fate: 'stands',
      });
    case 'enhanced':
      return added({ seat: event.seat, what: 'enhance', cards: [event.card], fate: 'stands' });
    case 'defenceRemoved':
      return {
        plays: plays.map((play) =>
          play.cards.some((card) => event.cards.includes(card)) ? { ...play, fate: 'out' } : play,
        ),
        earlier,
      };
    case 'defended':
      return {
        plays: plays.map((play) => (isAttack(play) ? { ...play, fate: 'stopped' } : play)),
        earlier,
      };
    case 'hit':
      return landed({ plays, earlier });
    default:
      return { plays, earlier };
  }
  function added(play: Play): Row {
    return { plays: [...plays, play], earlier };
  }
}

/** What has become of the last attack. */
export function fateOf({ plays }: Row): Fate {
  return plays.findLast(isAttack)?.fate ?? 'stands';
}

function isAttack({ what }: Play): boolean {
  return what === 'attack' || what === 'link';
}

/** An attack gets through: a defence that was not removed was too slow. */
function landed({ plays, earlier }: Row): Row {
  const fates = plays.map((play): Play => {
    if (isAttack(play)) return { ...play, fate: 'landed' };
    const guard = play.what === 'defend' || play.what === 'block';
    return guard && play.fate === 'stands' ? { ...play, fate: 'slow' } : play;
  });
  return { plays: fates, earlier };
}

/** The exchange of a position that was set up: nothing was told of it. */
function unheard({ attack, active }: View['open']): Row {
  if (attack === null || active === null) return { plays: [], earlier: [] };
  const { card, windUp, enhancements, defence } = attack;
  const plays: Play[] = [
    { seat: active, what: 'attack', cards: [card, ...windUp], fate: 'stands' },
  ];
  const guard = opposite(active);
  if (defence)
    plays.push({
      seat: guard,
      what: defence.cards.length === 2 ? 'block' : 'defend',
      cards: defence.cards,
      fate: 'stands',
    });
  for (const id of enhancements)
    plays.push({ seat: active, what: 'enhance', cards: [id], fate: 'stands' });
  for (const id of defence?.enhancements ?? [])
    plays.push({ seat: guard, what: 'enhance', cards: [id], fate: 'stands' });
  return { plays, earlier: [] };
}
