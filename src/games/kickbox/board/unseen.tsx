import type { ReactNode } from 'react';
import { count } from '../../../engine/list.ts';
import { Icon } from '../../../ui/icon.tsx';
import { CARDS, type CardType } from '../cards.ts';
import { cardOf, PRINTED } from '../deck.ts';
import type { CardId, Corner, View } from '../kind.ts';
import { deckOf } from '../rules/advanced.ts';
import { CARD_TEXTS } from '../texts/cards.ts';
import { iconOf } from './icons.ts';
import { below, opposite, type Table } from './table.ts';

/** The cards of a corner that do not lie open, and are not in the viewer's hand. */
export function unseenOf({ open, options, own, seat: viewer }: View, seat: Corner): CardId[] {
  const { table, discard, hit, knockdown, spent } = open.fighters[seat];
  const seen = new Set([
    ...table,
    ...discard,
    ...hit,
    ...knockdown,
    ...spent,
    ...open.fighters[opposite(seat)].vpCards,
    ...(viewer === seat && own ? own.hand : []),
  ]);
  return deckOf(PRINTED, options, seat).cards.filter((card) => !seen.has(card));
}

/** How many cards of each type both fighters may still have where nobody sees them. */
export function Unseen({ table }: { readonly table: Table }): ReactNode {
  const { view, words, language, who } = table;
  const seats = [opposite(below(table)), below(table)];
  const columns = seats.map((seat) => unseenOf(view, seat));
  const types = columns.map((cards) => cards.map((card) => cardOf(card).type));
  const known = new Set<CardType>(types.flat());
  return (
    <details className="kickbox-unseen">
      <summary>{words.unseen}</summary>
      <p className="note">{words.unseenNote}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.kindColumn}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {seat === view.seat ? words.yourDeck : `${who(seat)}: ${words.theirs}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRINTED_TYPES.filter((type) => known.has(type)).map((type) => (
            <tr key={type}>
              <th scope="row" className={`kickbox-ink-${CARDS[type].colours[0]}`}>
                <Icon drawing={iconOf(CARDS[type])} size={16} /> {CARD_TEXTS[language][type].name}
              </th>
              {types.map((column, i) => (
                <td key={seats[i]}>{count(column, type)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {columns.map((column, i) => (
              <td key={seats[i]}>{column.length}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </details>
  );
}

/** The types of cards as they are printed, each once. */
const PRINTED_TYPES = [...new Set(PRINTED.map(({ type }) => type))];
