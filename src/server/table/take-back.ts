import { CALLED_OFF, DRAWN, type Proposal } from '../../client/protocol/table.ts';
import { range } from '../../engine/list.ts';
import { presentAt } from './absence.ts';
import { isStrict, type Ruling, type TableEvent, type TableModel } from './model.ts';
import { chairOfPerson, peopleAt, seatOf } from './seats.ts';

/**
 * Takes back everything from a step on: freely where the rules allow it, otherwise once everyone
 * agrees.
 */
export function takeBack(table: TableModel, person: string, wanted: number | null): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  const { match } = table;
  if (table.phase !== 'playing' || !match) return { error: 'wrong-phase' };
  if (isStrict(table.terms)) return { error: 'not-while-rated' };
  const seat = seatOf(table, chair);
  const step = wanted ?? match.lastAnswer(seat);
  if (step === undefined) return { error: 'never-taken-back' };
  const may = match.mayTakeBack(seat, step);
  if (may === 'never') return { error: 'never-taken-back' };
  if (may === 'free') return [{ type: 'takenBack', seat, step, mark: '' }];
  return proposal(table, { chair, step, agreed: [chair] });
}

/** Aborts the game: immediately against bots, otherwise once everyone agrees. */
export function callOff(table: TableModel, person: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  if (table.phase !== 'playing') return { error: 'wrong-phase' };
  if (isStrict(table.terms)) return { error: 'not-while-rated' };
  return proposal(table, { chair, step: CALLED_OFF, agreed: [chair] });
}

/** Offers a draw, which needs the consent of every person at the table. Bots are not asked. */
export function offerDraw(table: TableModel, person: string): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  if (table.phase !== 'playing') return { error: 'wrong-phase' };
  if (!mayDraw(table)) return { error: 'not-yours', detail: 'bot' };
  return [{ type: 'proposed', chair, step: DRAWN }];
}

/** Whether a draw can be agreed: every seat that was not given up is played by a person. */
function mayDraw(table: TableModel): boolean {
  const playing = range(table.terms.seats).filter((chair) => !table.resigned.includes(chair));
  return playing.length > 1 && playing.every((chair) => peopleAt(table).includes(chair));
}

/** A person accepts or declines a proposal. */
export function agree(table: TableModel, person: string, yes: boolean): Ruling {
  const chair = chairOfPerson(table, person);
  if (chair === null) return { error: 'not-seated' };
  const wish = table.proposal;
  if (!wish || wish.agreed.includes(chair)) return { error: 'wrong-phase' };
  if (!yes) return [{ type: 'declined', chair }];
  const agreed = [...wish.agreed, chair];
  const all = asked(table, wish).every((one) => agreed.includes(one));
  return [{ type: 'agreed', chair }, ...(all ? [undone(table, wish)] : [])];
}

/** Against bots a proposal takes effect immediately. */
function proposal(table: TableModel, wish: Proposal): Ruling {
  const others = asked(table, wish).filter((chair) => chair !== wish.chair);
  if (others.length === 0) return [undone(table, wish)];
  return [{ type: 'proposed', chair: wish.chair, step: wish.step }];
}

/** People who have to agree; absent ones are not needed to end a game. */
function asked(table: TableModel, { step }: Proposal): number[] {
  return step === CALLED_OFF ? presentAt(table) : peopleAt(table);
}

function undone(table: TableModel, { chair, step }: Proposal): TableEvent {
  if (step === CALLED_OFF) return { type: 'closed' };
  if (step === DRAWN) return { type: 'drawn' };
  return { type: 'takenBack', seat: seatOf(table, chair), step, mark: '' };
}
