import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { type Handlers, handle } from '../../../engine/tagged.ts';
import { classNames } from '../../../ui/class-names.ts';
import { crown, steak } from '../../../ui/drawings.ts';
import { Icon } from '../../../ui/icon.tsx';
import { coins, moneyStack, trophyCup } from '../../../ui/poster-drawings.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { Sum } from '../../../ui/sum.tsx';
import type { Events, Flow, News, Party } from '../kind.ts';
import { RING_NAMES } from '../texts/names.ts';
import { cashParts, gainIn } from './sums.ts';
import { seatsFromViewer, type Table } from './table.ts';

/** All that was told when the last fight was settled, up to the next challenge. */
export function lastSettlement(heard: readonly News[]): readonly News[] {
  const end = heard.findLastIndex(({ news }) => news.type === 'chipsReturned');
  if (end < 0) return [];
  const start = heard.slice(0, end).findLastIndex(({ news }) => news.type === 'bettingClosed');
  const next = heard.findIndex(({ news }, i) => i > end && news.type === 'challengeIssued');
  return heard.slice(start + 1, next < 0 ? heard.length : next);
}

/** Prizes, promotions, every bet as a line, loans, and the new balances. */
export function Settlement({
  table,
  open,
}: {
  readonly table: Table;
  /** Whether it lies unfolded. */
  readonly open: boolean;
}): ReactNode {
  const { heard, news, words, view } = table;
  const told = lastSettlement(heard);
  const result = view.open.results.at(-1);
  const lines = told.flatMap((one) => linesOf(table, one));
  if (!result || lines.length === 0) return null;
  const paying = table.happening && news.some((one) => one.news.type === 'chipsReturned');
  return (
    <details
      className="knockout-settlement"
      open={open}
      key={`${view.open.results.length} ${open}`}
    >
      <summary>
        {words.settlement}:{' '}
        {words.resultLine(
          RING_NAMES[result.red],
          RING_NAMES[result.blue],
          words.ending(result),
          `${result.damage.red}–${result.damage.blue}`,
        )}
      </summary>
      <ol className={classNames('knockout-flows', paying && 'knockout-paying')}>
        {lines.map((line, i) => (
          <li
            key={line.text}
            style={
              paying ? { animationDelay: `${Math.round((i * 700) / lines.length)}ms` } : undefined
            }
          >
            <Icon drawing={line.drawing} size={20} />
            <span className="knockout-what">
              {line.text}{' '}
              {line.verdict !== undefined && <b className={verdictClass(line)}>{line.verdict}</b>}
            </span>
            {line.flow && <FlowMark table={table} flow={line.flow} />}
            <RuleLink rule={line.rule} />
          </li>
        ))}
      </ol>
      <Balances table={table} told={told} />
    </details>
  );
}

function verdictClass({ won }: Line): string | undefined {
  if (won === undefined) return undefined;
  return won ? 'knockout-won' : 'knockout-lost';
}

/** A line of the settlement. */
interface Line {
  readonly drawing: string;
  readonly text: string;
  readonly verdict?: string;
  readonly won?: boolean;
  readonly flow?: Flow;
  readonly rule: string;
}

type Content = Omit<Line, 'rule'>;

function linesOf(table: Table, { news, rule }: News): Line[] {
  if (news.type === 'hand') return [];
  return handle(LINES, news, table).map((line) => ({ ...line, rule }));
}

const NOTHING = (): Content[] => [];

/** What of the news is a line of the settlement. */
const LINES: Handlers<Events, [table: Table], Content[]> = {
  prizePaid: ({ seat, boxer, amount }, { words }) => [
    {
      drawing: moneyStack,
      text: words.prizeFor(RING_NAMES[boxer]),
      flow: { from: 'bank', to: seat, amount },
    },
  ],
  boxerChanged: ({ boxer, category, title, out }, { words }) => {
    const name = RING_NAMES[boxer];
    const rank = title ? words.title[title] : words.category[category];
    return [{ drawing: crown, text: out ? words.isOut(name) : words.becomes(name, rank) }];
  },
  markersMoved: ({ trophy, steak: tired }, { words }) => [
    ...(trophy ? [{ drawing: trophyCup, text: words.getsTrophy(RING_NAMES[trophy]) }] : []),
    ...(tired ? [{ drawing: steak, text: words.getsSteak(RING_NAMES[tired]) }] : []),
  ],
  betSettled: ({ board, face, amount, stake, bettor, won, flow }, { words, who }) => {
    const square = [words.money(amount), words.mark[face]].join(' ').trim();
    const text = `${who(bettor)}: ${words.bet(words.statement(board, face), square)}`;
    if (!flow) return [{ drawing: coins, text, verdict: words.off }];
    const verdict = `${won ? words.won : words.lost} (${words.money(stake)})`;
    return [{ drawing: coins, text, verdict, won, flow }];
  },
  loanTaken: ({ seat, notes }, { words, who }) => [
    { drawing: moneyStack, text: words.loan(who(seat), notes) },
  ],
  cardBonus: ({ seat, cards, amount }, { words, who }) => {
    const text = words.unusedCards(who(seat), cards);
    return cards === 0
      ? []
      : [{ drawing: moneyStack, text, flow: { from: 'bank', to: seat, amount } }];
  },
  crowned: ({ boxer }, { words }) => [
    { drawing: crown, text: words.becomes(RING_NAMES[boxer], words.title.SC) },
  ],
  boxerReturned: ({ boxer }, { words }) => [
    { drawing: crown, text: words.comesBack(RING_NAMES[boxer]) },
  ],
  bonusShared: ({ boxers, share }, { words }) =>
    boxers.map((id) => ({
      drawing: coins,
      text: `${words.potShare(RING_NAMES[id])}: ${words.money(share)}`,
    })),
  seasonStarted: NOTHING,
  challengeIssued: NOTHING,
  trained: NOTHING,
  bettingOpened: NOTHING,
  betPlaced: NOTHING,
  betFollowed: NOTHING,
  betPassed: NOTHING,
  bettingClosed: NOTHING,
  cardChosen: NOTHING,
  roundRevealed: NOTHING,
  fightEnded: NOTHING,
  cardsReturned: NOTHING,
  chipsReturned: NOTHING,
  challengePassed: NOTHING,
  challengerSet: NOTHING,
  seasonEnded: NOTHING,
  cardsRestored: NOTHING,
  gameEnded: NOTHING,
};

/** From whom to whom, and how much. */
function FlowMark({ table, flow }: { readonly table: Table; readonly flow: Flow }): ReactNode {
  const { words, who } = table;
  const name = (party: Party): string => (typeof party === 'number' ? who(party) : words[party]);
  return (
    <span className="knockout-flow">
      <PartyMark party={flow.from} table={table} />
      <span aria-hidden="true">→</span>
      <PartyMark party={flow.to} table={table} />
      <strong>{words.money(flow.amount)}</strong>
      <span className="hidden-visually">{words.flow(name(flow.from), name(flow.to))}</span>
    </span>
  );
}

function PartyMark({ party, table }: { readonly party: Party; readonly table: Table }): ReactNode {
  if (typeof party === 'number') return <SeatBadge seat={party} size={24} />;
  return (
    <span className="knockout-party" aria-hidden="true">
      {table.words[party]}
    </span>
  );
}

/** What the fight has changed in everybody's purse. */
function Balances({
  table,
  told,
}: {
  readonly table: Table;
  readonly told: readonly News[];
}): ReactNode {
  const { words, who, view, heard } = table;
  return (
    <table className="knockout-balances">
      <thead>
        <tr>
          <th scope="col">{words.manager}</th>
          <th scope="col">{words.change}</th>
          <th scope="col">{words.balance}</th>
        </tr>
      </thead>
      <tbody>
        {seatsFromViewer(table).map((seat) => {
          const gain = gainIn(told, seat);
          return (
            <tr key={seat}>
              <th scope="row">
                <SeatBadge seat={seat} name={who(seat)} size={22} />
              </th>
              <td>{`${gain > 0 ? '+' : ''}${words.money(gain)}`}</td>
              <td>
                <Sum
                  total={at(view.open.cash, seat)}
                  parts={cashParts(words, view.open, heard, seat)}
                  shown={words.money}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Every fight so far: who, how, and by what. */
export function Results({ table }: { readonly table: Table }): ReactNode {
  const { words, view } = table;
  const { results } = view.open;
  if (results.length < 2) return null;
  return (
    <details className="knockout-results">
      <summary>
        {words.results} ({results.length})
      </summary>
      <ol>
        {range(results.length).map((i) => {
          const { red, blue, damage, ...ending } = at(results, i);
          return (
            <li key={i}>
              {words.resultLine(
                RING_NAMES[red],
                RING_NAMES[blue],
                words.ending(ending),
                `${damage.red}–${damage.blue}`,
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
