import type { ReactNode } from 'react';
import { count } from '../../../engine/list.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import type { InfoSection } from '../../../ui/stage/stage.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { CARDS, type CardType } from '../cards.ts';
import { cardOf, PRINTED } from '../deck.ts';
import type { CardId, Corner, View } from '../kind.ts';
import { deckOf } from '../rules/advanced.ts';
import { CARD_TEXTS } from '../texts/cards.ts';
import { pointsNow } from './prospects.ts';
import { signOf } from './signs.ts';
import { below, dealtBy, fighterOf, nameOf, opposite, type Table } from './table.ts';

/** What is worth knowing in a fight: the scorecard, and which cards have not been seen. */
export function infoOf(table: Table): readonly InfoSection[] {
  const { view, words } = table;
  const unseen = { id: 'unseen', title: words.unseen, content: <Unseen table={table} /> };
  if (view.options.variant !== 'ring') return [unseen];
  return [{ id: 'score', title: words.scorecard, content: <Scorecard table={table} /> }, unseen];
}

const CORNERS: readonly Corner[] = [0, 1];

/** Round by round: hits dealt, knockdowns and points of both fighters. */
function Scorecard({ table }: { readonly table: Table }): ReactNode {
  const { view, words, who } = table;
  const { scorecard, step } = view.open;
  return (
    <table className="kickbox-scorecard">
      <thead>
        <tr>
          <td />
          {CORNERS.map((seat) => (
            <th key={seat} scope="col" colSpan={3}>
              <SeatBadge seat={seat} size={20} name={seat === who.you ? words.you : who(seat)} />
            </th>
          ))}
        </tr>
        <tr>
          <th scope="col">{words.roundLabel}</th>
          {CORNERS.map((seat) => [
            <th key={`${seat} hits`} scope="col">
              {words.hitsColumn}
            </th>,
            <th key={`${seat} downs`} scope="col">
              {words.knockdownsBrief}
            </th>,
            <th key={`${seat} points`} scope="col">
              {words.points}
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {scorecard.map(({ round, hits, knockdowns, gained }) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {CORNERS.map((seat) => [
              <td key={`${seat} hits`}>{hits[nameOf(seat)]}</td>,
              <td key={`${seat} downs`}>{knockdowns[nameOf(seat)]}</td>,
              <td key={`${seat} points`}>+{gained[nameOf(seat)]}</td>,
            ])}
          </tr>
        ))}
        {step.type !== 'over' && step.type !== 'ringBreak' && <ThisRound table={table} />}
      </tbody>
    </table>
  );
}

/** The round that is being fought, and what it would bring now. */
function ThisRound({ table }: { readonly table: Table }): ReactNode {
  const { view, words } = table;
  const hits = [dealtBy(view, 0), dealtBy(view, 1)] as const;
  const downs = [fighterOf(view, 1).knockdown.length, fighterOf(view, 0).knockdown.length] as const;
  return (
    <tr className="kickbox-now">
      <th scope="row">
        {view.open.round} <small>({words.soFar})</small>
      </th>
      {CORNERS.map((seat) => {
        const points = pointsNow(hits, downs, seat);
        return [
          <td key={`${seat} hits`}>{hits[seat]}</td>,
          <td key={`${seat} downs`}>{downs[seat]}</td>,
          <td key={`${seat} points`}>
            <Sum
              total={points.hits + points.knockdowns}
              parts={[
                { label: words.hitsDealt, value: points.hits, rule: 'KB-111' },
                { label: words.knockdowns, value: points.knockdowns, rule: 'KB-112' },
              ]}
              shown={(value) => `+${value}`}
            />
          </td>,
        ];
      })}
    </tr>
  );
}

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
function Unseen({ table }: { readonly table: Table }): ReactNode {
  const { view, words, language, who } = table;
  const seats = [opposite(below(table)), below(table)];
  const columns = seats.map((seat) => unseenOf(view, seat));
  const types = columns.map((cards) => cards.map((card) => cardOf(card).type));
  const known = new Set<CardType>(types.flat());
  return (
    <>
      <p className="note">{words.unseenNote}</p>
      <table className="kickbox-unseen">
        <thead>
          <tr>
            <th scope="col">{words.kindColumn}</th>
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {seat === view.seat ? words.yourDeck : words.theirs(who(seat))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRINTED_TYPES.filter((type) => known.has(type)).map((type) => (
            <tr key={type}>
              <th scope="row">
                <span className={`kickbox-sign-of kickbox-${CARDS[type].colours[0]}`}>
                  <Icon drawing={signOf(CARDS[type])} size={16} />
                </span>{' '}
                {CARD_TEXTS[language][type].name}
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
    </>
  );
}

/** The types of cards as they are printed, each once. */
const PRINTED_TYPES = [...new Set(PRINTED.map(({ type }) => type))];
