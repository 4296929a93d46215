import { Type } from 'typebox';
import {
  GameInfo,
  InviteLine,
  MutedPerson,
  RatingLine,
  SessionLine,
  TableSummary,
} from './http.ts';
import { PersonLine } from './people.ts';
import { OperatorAct, Sanction } from './profile.ts';
import { TournamentLine } from './tournaments.ts';

/** Response bodies that wrap one list or one text. */
export const Games = Type.Object({ games: Type.Array(GameInfo) });
export const TableList = Type.Object({ tables: Type.Array(TableSummary) });
export const InviteList = Type.Object({ invites: Type.Array(InviteLine) });
export const SessionList = Type.Object({ sessions: Type.Array(SessionLine) });
export const MuteList = Type.Object({ people: Type.Array(MutedPerson) });
export const BlockList = Type.Object({ people: Type.Array(PersonLine) });
export const RatingList = Type.Object({ ratings: Type.Array(RatingLine) });
export const OwnSanctions = Type.Object({ sanctions: Type.Array(Sanction) });
export const OperatorLog = Type.Object({ acts: Type.Array(OperatorAct) });
export const TableOfCode = Type.Object({ table: Type.String() });
export const ResetCode = Type.Object({ code: Type.String() });
export const TournamentList = Type.Object({ tournaments: Type.Array(TournamentLine) });
export const NewId = Type.Object({ id: Type.String() });
export const Ok = Type.Object({ ok: Type.Literal(true) });
