import type { ReactNode } from 'react';
import { at } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type RovingProps, useRoving } from '../../../ui/roving.ts';
import type { Face } from '../cards.ts';
import type { Bet, Corner, Fight } from '../kind.ts';
import { betOn, stakeOf } from '../rules/betting.ts';

import { ChipDrawing } from './art/chip.tsx';
import { isLit, moveTo, type Spot, spotKey, spotOf, spotTowards } from './spots.ts';
import { CORNERS, firstName, type Table } from './table.ts';

/** What the person who places a chip does on the boards. */
export interface Placing {
  readonly face: Face;
  readonly onPress: (spot: Spot) => void;
}

interface BoardsProps {
  readonly table: Table;
  readonly fight: Fight;
  /** Undefined if nothing can be pressed. */
  readonly placing?: Placing | undefined;
  /** The bet that is being paid. */
  readonly paying?: Pick<Bet, 'board' | 'amount'> | undefined;
  /** Shown between the two boards. */
  readonly children: ReactNode;
}

/** Both betting boards: red always left, blue always right. */
export function BettingBoards(props: BoardsProps): ReactNode {
  const { table, children } = props;
  const amounts = table.view.options.betAmounts;
  const roving = useRoving(
    spotKey({ board: 'red', amount: at(amounts, 0), place: 'square' }),
    (from, key) => spotTowards(amounts, from, key),
  );
  return (
    <section className="knockout-boards" aria-label={table.words.boards}>
      {CORNERS.map((board) => (
        <OneBoard key={board} {...props} board={board} roving={roving.props} />
      ))}
      {children}
    </section>
  );
}

type Roving = (key: string) => RovingProps;

function OneBoard({
  table,
  fight,
  placing,
  paying,
  board,
  roving,
}: Omit<BoardsProps, 'children'> & { readonly board: Corner; readonly roving: Roving }): ReactNode {
  const { words, view } = table;
  return (
    <div className={`knockout-betting knockout-of-${board}`}>
      <h2>
        {words.board[board]}{' '}
        <small className="knockout-whose">{firstName(fight[board].boxer)}</small>
      </h2>
      {view.options.betAmounts.map((amount) => {
        const bet = betOn(fight, board, amount);
        const paid = paying?.board === board && paying.amount === amount;
        return (
          <div key={amount} className={classNames('knockout-row', paid && 'knockout-paid')}>
            <span className="knockout-amount" aria-hidden="true">
              <b>{words.money(amount)}</b>
              <Saying table={table} board={board} amount={amount} bet={bet} placing={placing} />
            </span>
            {(['square', 'circle'] as const).map((place) => (
              <OneSpot
                key={place}
                table={table}
                fight={fight}
                placing={placing}
                spot={{ board, amount, place }}
                roving={roving(spotKey({ board, amount, place }))}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** What the chip on a square says, or the one in hand would. */
function Saying({
  table: { words, picks },
  board,
  amount,
  bet,
  placing,
}: {
  readonly table: Table;
  readonly board: Corner;
  readonly amount: number;
  readonly bet: Bet | undefined;
  readonly placing: Placing | undefined;
}): ReactNode {
  const here = (spot: Spot | undefined): boolean =>
    spot?.board === board && spot.amount === amount && spot.place === 'square';
  const face = bet?.face ?? (placing && here(picks.spot) ? placing.face : undefined);
  if (face === undefined) return null;
  return (
    <small>
      <span>{words.statement(board, face)}</span>{' '}
      <span>{words.stake(words.short(stakeOf({ amount, face })))}</span>
    </small>
  );
}

function OneSpot({
  table,
  fight,
  placing,
  spot,
  roving,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly placing: Placing | undefined;
  readonly spot: Spot;
  readonly roving: RovingProps;
}): ReactNode {
  const { ask, picks, hint, pick, words } = table;
  const key = spotKey(spot);
  const lit = placing !== undefined && isLit(ask, moveTo(spot, placing.face));
  const chosen = ask !== undefined && picks.spot !== undefined && spotKey(picks.spot) === key;
  const hinted = spotOf(hint);
  const isHinted = hinted !== undefined && spotKey(hinted) === key;
  const className = classNames(
    'knockout-spot',
    `knockout-${spot.place}`,
    lit && 'knockout-lit',
    chosen && 'knockout-chosen',
    isHinted && 'knockout-hinted',
  );
  const face = <SpotFace table={table} fight={fight} spot={spot} chosen={chosen} lit={lit} />;
  const label = spotLabel(table, fight, spot);
  const anchor = `board:${spot.board}/${spot.amount}/${spot.place}`;
  if (!placing)
    return (
      <span className={className} role="img" aria-label={label} data-anchor={anchor}>
        {face}
      </span>
    );
  const { onFocus, ...rest } = roving;
  const extra = [
    ...(lit && spot.place === 'square'
      ? [`${words.face[placing.face]}: ${words.statement(spot.board, placing.face)}`]
      : []),
    ...(isHinted ? [words.suggested] : []),
  ];
  return (
    <button
      type="button"
      {...rest}
      className={className}
      data-anchor={anchor}
      aria-label={[label, ...extra].join(', ')}
      aria-pressed={chosen}
      onFocus={(event) => {
        onFocus();
        if (event.currentTarget.matches(':focus-visible')) pick({ pointed: spot });
      }}
      onBlur={() => pick({ pointed: undefined })}
      onPointerEnter={(event) => event.pointerType === 'mouse' && pick({ pointed: spot })}
      onPointerLeave={(event) => event.pointerType === 'mouse' && pick({ pointed: undefined })}
      onClick={() => placing.onPress(spot)}
    >
      {face}
    </button>
  );
}

/** The chip on a spot, the one that would lie there, or what is printed. */
function SpotFace({
  table,
  fight,
  spot,
  chosen,
  lit,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly spot: Spot;
  readonly chosen: boolean;
  readonly lit: boolean;
}): ReactNode {
  const { words, view, picks } = table;
  const bet = betOn(fight, spot.board, spot.amount);
  const square = spot.place === 'square';
  const seat = square ? bet?.bettor : bet?.follower;
  if (bet && seat !== undefined && seat !== null) {
    return (
      <span
        className="knockout-laid"
        data-piece={`chip:${spotKey(spot)}`}
        {...comesAndGoes(table, seat)}
      >
        <ChipDrawing seat={seat} face={square ? bet.face : 'blank'} />
      </span>
    );
  }
  if (chosen && view.seat !== null)
    return (
      <span className="knockout-laid knockout-ghost">
        <ChipDrawing seat={view.seat} face={square ? picks.face : 'blank'} />
      </span>
    );
  if (!square && bet && view.open.phase.type !== 'betting')
    return (
      <small className="knockout-bank" aria-hidden="true">
        {words.bankHalf}
      </small>
    );
  if (!square && lit)
    return (
      <small className="knockout-bank" aria-hidden="true">
        {words.follows}
      </small>
    );
  return null;
}

/** A chip comes from its owner while bets are placed, and goes back when they are paid. */
export function comesAndGoes(
  { view, moment }: Table,
  seat: number,
): { readonly 'data-from'?: string; readonly 'data-to'?: string } {
  const purse = `seat:${seat}/chips`;
  if (view.open.phase.type === 'betting') return { 'data-from': purse };
  return moment?.type === 'sums' ? { 'data-to': purse } : {};
}

/** Everything about a spot in one sentence. */
function spotLabel(table: Table, fight: Fight, { board, amount, place }: Spot): string {
  const { words, name } = table;
  const bet = betOn(fight, board, amount);
  const corner = words.corner[board];
  const spot = (place === 'square' ? words.square : words.circle)(corner, words.money(amount));
  if (!bet) return `${spot}, ${place === 'square' ? words.empty : words.inert}`;
  const stake = words.stake(words.money(stakeOf(bet)));
  if (place === 'square') {
    const chip = words.chipOf(name(bet.bettor), words.face[bet.face]);
    return [spot, chip, words.statement(board, bet.face), stake].join(', ');
  }
  return [spot, words.denial(board, bet.face), stake, heldBy(table, bet)].join(', ');
}

function heldBy({ words, name, view }: Table, bet: Bet): string {
  if (bet.follower !== null) return words.chipOf(name(bet.follower), words.face.blank);
  return view.open.phase.type === 'betting'
    ? words.empty
    : words.heldByBank(words.money(stakeOf(bet) / 2));
}
