import type { ReactNode } from 'react';
import { at, range } from '../../../engine/list.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RuleHelp } from '../../../ui/stage/rule-help.tsx';
import { Sum } from '../../../ui/sum.tsx';
import { FACE_NAMES, type Face } from '../cards.ts';
import type { Ending, Fight, Move, Phase } from '../kind.ts';
import { ENDINGS, previewOf } from '../preview.ts';
import { betOn, facesLeft, stakeOf } from '../rules/betting.ts';
import {
  Arena,
  cornerStandings,
  Plate,
  type Standing,
  spokenRing,
  Track,
  Versus,
} from './arena.tsx';
import { ChipDrawing } from './art/chip.tsx';
import { BettingBoards, comesAndGoes, type Placing } from './betting-boards.tsx';
import { OwnCards } from './cards.tsx';
import type { Parts } from './parts.ts';
import { chipsLeft, chipsPlaced, fightWith, isLit, moveTo, type Spot, spotKey } from './spots.ts';
import { endingParts, potParts } from './sums.ts';
import { CORNERS, type Table } from './table.ts';

/** Phase 3: the ring between the boards, the own chips and what each ending would bring. */
export function bettingParts(table: Table, { fight, round }: Phase<'betting'>): Parts {
  const { view, ask, words, answer, picks } = table;
  const press = (spot: Spot): void => {
    const move = moveTo(spot, picks.face);
    const again = picks.spot !== undefined && spotKey(picks.spot) === spotKey(spot);
    if (isLit(ask, move) && !again) table.pick({ spot });
    else answer(move);
  };
  const placing = view.seat === null || !ask ? undefined : { face: picks.face, onPress: press };
  const spot = ask ? picks.spot : undefined;
  const mustBet = ask !== undefined && !isLit(ask, { type: 'pass' });
  return {
    board: (
      <Pitch table={table} fight={fight} placing={placing} {...cornerStandings(fight, {})}>
        <Versus text={words.versus} />
      </Pitch>
    ),
    title: view.seat === null ? undefined : words.chipTitle(chipsPlaced(fight, view.seat) + 1),
    says: mustBet && round === 1 ? words.mustBet : words.chipSays,
    dock: (
      <div className="knockout-dock knockout-dock-betting">
        {view.own && view.own.hand.length > 0 && <OwnCards table={table} />}
        {ask && view.seat !== null && <Faces table={table} fight={fight} seat={view.seat} />}
        {view.seat !== null && <Endings table={table} fight={fight} seat={view.seat} />}
      </div>
    ),
    action: ask && (
      <>
        <Button
          kind="main"
          disabled={spot === undefined}
          onClick={() => spot && answer(moveTo(spot, picks.face))}
        >
          {spot === undefined ? words.choose : spot.place === 'square' ? words.place : words.follow}
        </Button>
        <Button
          className={classNames(table.hint?.type === 'pass' && 'knockout-hinted')}
          onClick={() => answer({ type: 'pass' })}
        >
          {words.pass}
        </Button>
      </>
    ),
  };
}

/** The ring between the two boards, with the Pass space and the pot below it. */
export function Pitch({
  table,
  fight,
  placing,
  paying,
  red,
  blue,
  children,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly placing?: Placing | undefined;
  readonly paying?: { readonly board: 'red' | 'blue'; readonly amount: number } | undefined;
  readonly red: Standing;
  readonly blue: Standing;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <BettingBoards table={table} fight={fight} placing={placing} paying={paying}>
      <div className="knockout-middle">
        <Arena
          label={spokenRing(table, fight)}
          lamp
          red={red}
          blue={blue}
          burst={children}
          track={<Track table={table} fight={fight} />}
        >
          <div className="knockout-plates">
            {CORNERS.map((corner) => (
              <Plate key={corner} table={table} corner={corner} id={fight[corner].boxer} />
            ))}
          </div>
        </Arena>
        <Trays table={table} fight={fight} />
      </div>
    </BettingBoards>
  );
}

/** KO-39: chips that bet nothing; KO-65: the pot. */
function Trays({ table, fight }: { readonly table: Table; readonly fight: Fight }): ReactNode {
  const { words, name, view, heard } = table;
  const lying = fight.passes.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const label = lying.map(({ seat, count }) => words.passedBy(name(seat), count)).join(', ');
  return (
    <div className="knockout-trays">
      <div>
        <span>
          {words.passes} <RuleHelp rule="KO-39" />
        </span>
        <span
          className="knockout-passed"
          role="img"
          aria-label={label === '' ? words.nobodyPassed : label}
          data-anchor="pass"
        >
          {lying.length === 0 && <em>{words.nobodyPassed}</em>}
          {lying.flatMap(({ seat, count }) =>
            range(count).map((chip) => (
              <span
                key={`${seat} ${chip}`}
                className="knockout-laid"
                data-piece={`chip:pass:${seat}:${chip}`}
                {...comesAndGoes(table, seat)}
              >
                <ChipDrawing seat={seat} />
              </span>
            )),
          )}
        </span>
      </div>
      <div>
        <span>
          {words.pot} <RuleHelp rule="KO-65" />
        </span>
        <span className="knockout-pot" data-anchor="pot">
          {view.open.pot > 0 && <Coins />}
          <b>
            <Sum
              total={view.open.pot}
              parts={potParts(words, view.open, heard)}
              shown={words.money}
            />
          </b>
        </span>
      </div>
    </div>
  );
}

/** There is money in the pot. */
function Coins(): ReactNode {
  return (
    <svg className="knockout-coins" viewBox="0 0 46 24" aria-hidden="true">
      {[12, 23, 34].map((x) => (
        <g key={x}>
          <circle cx={x} cy="12" r="10" />
          <circle cx={x} cy="12" r="6" />
        </g>
      ))}
    </svg>
  );
}

/** KO-35: the three faces of the own chip. */
function Faces({
  table,
  fight,
  seat,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly seat: number;
}): ReactNode {
  const { words, picks, pick, hint } = table;
  const chips = chipsLeft(fight, seat).length;
  const hinted = hint?.type === 'bet' ? hint.face : undefined;
  return (
    <fieldset className="knockout-group knockout-faces">
      <legend>{words.yourChip(chips)}</legend>
      {FACE_NAMES.map((face: Face) => {
        const left = Math.min(chips, facesLeft(fight, seat, face));
        return (
          <button
            key={face}
            type="button"
            className={classNames(
              'knockout-face',
              face === picks.face && 'knockout-chosen',
              face === hinted && 'knockout-hinted',
              left === 0 && 'knockout-dim',
            )}
            aria-pressed={face === picks.face}
            aria-label={`${words.facesLeft(words.face[face], left)}, ${words.faceHelp[face]}`}
            onClick={() => pick({ face })}
          >
            <ChipDrawing seat={seat} face={face} />
            <b aria-hidden="true">{words.face[face]}</b>
            <small aria-hidden="true">{words.faceHelp[face]}</small>
          </button>
        );
      })}
    </fieldset>
  );
}

/** The move that is being thought of, if it is allowed. */
function considered({ ask, picks }: Table): Move | undefined {
  const spot = picks.spot ?? picks.pointed;
  if (!ask || !spot) return undefined;
  const move = moveTo(spot, picks.face);
  return isLit(ask, move) ? move : undefined;
}

/** The fight as it would be with the chip in hand. */
export function consideredFight(table: Table, fight: Fight): Fight {
  const move = considered(table);
  return move && table.view.seat !== null ? fightWith(fight, table.view.seat, move) : fight;
}

/** What the viewer gets in each of the four endings, with the chip that is thought of. */
function Endings({
  table,
  fight,
  seat,
}: {
  readonly table: Table;
  readonly fight: Fight;
  readonly seat: number;
}): ReactNode {
  const { words, view } = table;
  const shown = consideredFight(table, fight);
  return (
    <div className="knockout-group knockout-prospect">
      <h2>
        <Considered table={table} fight={fight} /> {words.yourTotal}
      </h2>
      <ul aria-label={words.endings}>
        {ENDINGS.map((ending) => (
          <EndingBox
            key={`${ending.winner} ${ending.method}`}
            table={table}
            ending={ending}
            fight={shown}
            seat={seat}
          />
        ))}
      </ul>
      <p>
        {at(view.open.debts, seat) > 0 ? words.notes(at(view.open.debts, seat)) : words.withBets}
      </p>
    </div>
  );
}

function EndingBox({
  table: { words, view },
  ending,
  fight,
  seat,
}: {
  readonly table: Table;
  readonly ending: Ending;
  readonly fight: Fight;
  readonly seat: number;
}): ReactNode {
  const preview = previewOf(fight, ending, view.open.cash);
  const total = at(preview.seats, seat);
  return (
    <li className={classNames(`knockout-of-${ending.winner}`, signOf(total))}>
      <span className="knockout-ending-name">{words.ending(ending)}</span>
      <Sum total={total} parts={endingParts(words, fight, preview, seat)} shown={words.signed} />
    </li>
  );
}

/** What the chip that is thought of says. */
function Considered({ table, fight }: { readonly table: Table; readonly fight: Fight }): ReactNode {
  const { words, view } = table;
  const move = considered(table);
  if (move?.type === 'bet')
    return (
      <b>
        {words.statement(move.board, move.face)}, {words.stake(words.money(stakeOf(move)))}.
      </b>
    );
  const bet = move?.type === 'follow' ? betOn(fight, move.board, move.amount) : undefined;
  if (!bet) return null;
  if (bet.bettor === view.seat) return <b>{words.cancels}</b>;
  return (
    <b>
      {words.denial(bet.board, bet.face)}, {words.stake(words.money(stakeOf(bet)))}.
    </b>
  );
}

/** Gains in green, losses in red. */
export function signOf(amount: number): string | undefined {
  if (amount === 0) return undefined;
  return amount > 0 ? 'knockout-gain' : 'knockout-loss';
}
