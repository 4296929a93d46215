import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { SeatBadge } from '../../../ui/seat-badge.tsx';
import { FACE_NAMES, type Face } from '../cards.ts';
import type { Fight, Phase } from '../kind.ts';
import { facesLeft } from '../rules/betting.ts';
import { ChipMark } from './chip.tsx';
import { Endings } from './endings.tsx';
import { OwnCards } from './own-cards.tsx';
import { Slip } from './slip.tsx';
import { chipsLeft, fightWith, isLit, moveTo, type Spot, spotKey } from './spots.ts';
import { Arena } from './stage.tsx';
import type { Table } from './table.ts';

/** The chip that somebody thinks of placing. */
interface Picked {
  readonly turn: string;
  readonly face: Face;
  readonly spot?: Spot;
}

/** Phase 3: the boards, the chip in hand, and what every ending would bring. */
export function Betting({
  table,
  phase,
}: {
  readonly table: Table;
  readonly phase: Phase<'betting'>;
}): ReactNode {
  const { view, ask, answer, hint, words } = table;
  const { fight } = phase;
  const [picked, setPicked] = useState<Picked>();
  const [pointed, setPointed] = useState<Spot>();
  // A chip that was thought of for an earlier turn is no longer meant.
  const turn = `${view.open.results.length} ${phase.round} ${phase.queue.length}`;
  const { face, spot: chosen } = picked?.turn === turn ? picked : { face: 'blank' as const };
  const press = (spot: Spot): void => {
    const move = moveTo(spot, face);
    const again = chosen !== undefined && spotKey(chosen) === spotKey(spot);
    if (isLit(table, move) && !again) setPicked({ turn, face, spot });
    else answer(move);
  };
  const looked = ask ? (chosen ?? pointed) : undefined;
  const move = looked && moveTo(looked, face);
  const considered = move && view.seat !== null && isLit(table, move) ? move : undefined;
  const shown = considered && view.seat !== null ? fightWith(fight, view.seat, considered) : fight;
  return (
    <>
      <Queue table={table} phase={phase} />
      <Arena
        table={table}
        fight={fight}
        placing={
          view.seat === null
            ? undefined
            : { face, chosen: ask ? chosen : undefined, onPoint: setPointed, onPress: press }
        }
      />
      <div className="knockout-thinking">
        {ask && view.seat !== null && (
          <section className="knockout-slip" aria-label={words.slip}>
            <Faces
              fight={fight}
              seat={view.seat}
              words={words}
              face={face}
              onChange={(up) => setPicked({ turn, face: up, ...(chosen && { spot: chosen }) })}
            />
            <Slip table={table} fight={fight} move={considered} />
            <div className="knockout-deciding">
              {chosen && (
                <Button kind="main" onClick={() => answer(moveTo(chosen, face))}>
                  {chosen.place === 'square' ? words.place : words.follow}
                </Button>
              )}
              <Button
                className={classNames(hint?.type === 'pass' && 'knockout-hinted')}
                onClick={() => answer({ type: 'pass' })}
              >
                {words.pass}
              </Button>
            </div>
          </section>
        )}
        <OwnCards table={table} />
        <Endings table={table} fight={shown} considering={considered !== undefined} />
      </div>
    </>
  );
}

/** Who still places a chip in this round. */
function Queue({
  table,
  phase: { fight, round, queue },
}: {
  readonly table: Table;
  readonly phase: Phase<'betting'>;
}): ReactNode {
  const { words, who } = table;
  return (
    <div className="knockout-queue">
      <span>
        {words.queue(round)} <RuleLink rule={round === 1 ? 'KO-27' : 'KO-28'} />
      </span>
      <ol>
        {queue.map((seat) => (
          <li key={seat}>
            <SeatBadge seat={seat} name={who(seat)} size={22} />
            <span role="img" aria-label={words.chipsLeft(chipsLeft(fight, seat).length)}>
              {chipsLeft(fight, seat).map((chip) => (
                <ChipMark key={chip} seat={seat} size={18} />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** KO-35: which face is up, and how many of each are left. */
function Faces({
  fight,
  seat,
  words,
  face,
  onChange,
}: {
  readonly fight: Fight;
  readonly seat: number;
  readonly words: Table['words'];
  readonly face: Face;
  readonly onChange: (face: Face) => void;
}): ReactNode {
  const chips = chipsLeft(fight, seat).length;
  return (
    <Choice
      label={
        <>
          {words.chooseFace} <RuleLink rule="KO-35" />
        </>
      }
      options={FACE_NAMES.map((value) => ({
        value,
        name: words.facesLeft(
          value === 'x2' ? `${words.face.x2} ${words.mark.x2}` : words.face[value],
          Math.min(chips, facesLeft(fight, seat, value)),
        ),
      }))}
      value={face}
      onChange={onChange}
    />
  );
}
