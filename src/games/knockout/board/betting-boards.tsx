import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { classNames } from '../../../ui/class-names.ts';
import { type RovingProps, useRoving } from '../../../ui/roving.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import type { Face } from '../cards.ts';
import type { Bet, Corner, Fight } from '../kind.ts';
import { betOn, stakeOf } from '../rules/betting.ts';
import { ChipMark } from './chip.tsx';
import { isLit, moveTo, type Spot, spotKey, spotOf, spotTowards } from './spots.ts';
import type { Table } from './table.ts';

/** What the person who places a chip does on the boards. */
export interface Placing {
  readonly face: Face;
  readonly chosen: Spot | undefined;
  readonly onPoint: (spot: Spot | undefined) => void;
  readonly onPress: (spot: Spot) => void;
}

interface BoardsProps {
  readonly table: Table;
  readonly fight: Fight;
  /** Undefined where nobody can press anything. */
  readonly placing: Placing | undefined;
}

/** Both betting boards with their squares and facing circles, and the Pass space. */
export function BettingBoards(props: BoardsProps): ReactNode {
  const { table, fight } = props;
  const { words, view } = table;
  const amounts = view.options.betAmounts;
  const roving = useRoving(
    spotKey({ board: 'red', amount: at(amounts, 0), place: 'square' }),
    (from, key) => spotTowards(amounts, from, key),
  );
  return (
    <section className="knockout-boards" aria-label={words.boards}>
      <OneBoard {...props} board="red" roving={roving.props} />
      <OneBoard {...props} board="blue" roving={roving.props} />
      <Passes table={table} fight={fight} />
    </section>
  );
}

type Roving = (key: string) => RovingProps;

function OneBoard({
  table,
  fight,
  placing,
  board,
  roving,
}: BoardsProps & { readonly board: Corner; readonly roving: Roving }): ReactNode {
  const { words, view } = table;
  const places =
    board === 'red' ? (['square', 'circle'] as const) : (['circle', 'square'] as const);
  return (
    <div className={`knockout-board-of knockout-${board}`}>
      <h4>{words.board(words.corner[board])}</h4>
      {view.options.betAmounts.map((amount) => (
        <div key={amount} className="knockout-row">
          <span className="knockout-amount" aria-hidden="true">
            {words.money(amount)}
          </span>
          {places.map((place) => {
            const spot = { board, amount, place };
            return (
              <OneSpot
                key={place}
                table={table}
                fight={fight}
                placing={placing}
                spot={spot}
                roving={roving(spotKey(spot))}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function OneSpot({
  table,
  fight,
  placing,
  spot,
  roving,
}: BoardsProps & { readonly spot: Spot; readonly roving: RovingProps }): ReactNode {
  const label = spotLabel(table, fight, spot);
  const lit = placing !== undefined && isLit(table, moveTo(spot, placing.face));
  const chosen = placing?.chosen !== undefined && spotKey(placing.chosen) === spotKey(spot);
  const hinted = spotOf(table.hint);
  const className = classNames(
    'knockout-spot',
    `knockout-${spot.place}`,
    lit && 'knockout-lit',
    chosen && 'knockout-chosen',
    hinted && spotKey(hinted) === spotKey(spot) && 'knockout-hinted',
  );
  const face = (
    <SpotFace table={table} fight={fight} spot={spot} ghost={ghostOf(table, placing, chosen)} />
  );
  if (!placing) {
    return (
      <span className={className} role="img" aria-label={label}>
        {face}
      </span>
    );
  }
  const { onFocus, ...rest } = roving;
  const extra = [
    ...(lit && spot.place === 'square' ? [wouldSay(table, spot, placing.face)] : []),
    ...(hinted && spotKey(hinted) === spotKey(spot) ? [table.words.suggested] : []),
  ];
  return (
    <button
      type="button"
      {...rest}
      className={className}
      aria-label={[label, ...extra].join(', ')}
      aria-pressed={chosen}
      onFocus={(event) => {
        onFocus();
        if (event.currentTarget.matches(':focus-visible')) placing.onPoint(spot);
      }}
      onBlur={() => placing.onPoint(undefined)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && placing.onPoint(spot)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && placing.onPoint(undefined)}
      onClick={() => placing.onPress(spot)}
    >
      {face}
    </button>
  );
}

/** What the chip in hand would say on an empty square. */
function wouldSay({ words }: Table, { board, amount }: Spot, face: Face): string {
  const stake = words.money(stakeOf({ amount, face }));
  return `${words.face[face]}: ${words.statement(board, face)}, ${words.stake} ${stake}`;
}

/** The chip that would lie on the chosen spot. */
function ghostOf({ view, words }: Table, placing: Placing | undefined, chosen: boolean): ReactNode {
  if (!placing || !chosen || view.seat === null) return null;
  const mark = placing.chosen?.place === 'square' ? words.mark[placing.face] : '';
  return <ChipMark seat={view.seat} mark={mark} ghost />;
}

/** The chip on a spot, or what is printed there. */
function SpotFace({
  table,
  fight,
  spot,
  ghost,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly spot: Spot;
  readonly ghost: ReactNode;
}): ReactNode {
  const { words } = table;
  const bet = betOn(fight, spot.board, spot.amount);
  if (spot.place === 'square') {
    if (!bet) return ghost ?? null;
    return <ChipMark seat={bet.bettor} mark={words.mark[bet.face]} />;
  }
  if (bet && bet.follower !== null) return <ChipMark seat={bet.follower} />;
  if (bet && isClosed(table))
    return (
      <small className="knockout-held" aria-hidden="true">
        {words.heldLabel}
        <br />½
      </small>
    );
  return ghost ?? null;
}

/** KO-45: after the last chip the bank holds what nobody followed. */
function isClosed({ view }: Table): boolean {
  return view.open.phase.type !== 'betting';
}

/** Everything about a spot in one sentence. */
function spotLabel(table: Table, fight: Fight, { board, amount, place }: Spot): string {
  const { words, who } = table;
  const bet = betOn(fight, board, amount);
  const corner = words.corner[board];
  const name = (place === 'square' ? words.square : words.circle)(corner, words.money(amount));
  if (!bet) return `${name}, ${place === 'square' ? words.empty : words.inert}`;
  if (place === 'square') {
    const chip = words.chipOf(who(bet.bettor), words.face[bet.face]);
    return [name, chip, words.statement(board, bet.face), staked(table, bet)].join(', ');
  }
  return [name, words.denial(board, bet.face), staked(table, bet), heldBy(table, bet)].join(', ');
}

function staked({ words }: Table, bet: Bet): string {
  return `${words.stake} ${words.money(stakeOf(bet))}`;
}

function heldBy(table: Table, bet: Bet): string {
  const { words, who } = table;
  if (bet.follower !== null) return words.chipOf(who(bet.follower), words.face.blank);
  return isClosed(table) ? words.heldByBank(words.money(stakeOf(bet) / 2)) : words.empty;
}

/** KO-39: chips that bet nothing. */
function Passes({ table, fight }: { readonly table: Table; readonly fight: Fight }): ReactNode {
  const { words, who } = table;
  const lying = fight.passes.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const label = lying.map(({ seat, count }) => words.passedBy(who(seat), count)).join(', ');
  return (
    <div className="knockout-passes">
      <span>
        {words.passes} <RuleLink rule="KO-39" />
      </span>
      <span role="img" aria-label={label === '' ? words.nobodyPassed : label}>
        {lying.flatMap(({ seat, count }) =>
          range(count).map((chip) => <ChipMark key={`${seat} ${chip}`} seat={seat} size={28} />),
        )}
      </span>
      <span className="knockout-printed">
        {words.squares} <RuleLink rule="KO-36" />
      </span>
    </div>
  );
}
