import type { Outgoing } from '../../client/protocol/socket.ts';
import type { SeatView } from '../../client/protocol/table.ts';
import type { AnyNews } from '../../engine/hosted.ts';
import type { PageAsk, TableState } from '../session.ts';
import { localServer } from '../solo/client.ts';
import { outcomeBySeat, seatOfChair, sittersOf } from './chairs.ts';
import type { TableMessage } from './online-status.ts';

/** The game as the screen of every table shows it; undefined before the deal. */
export async function stateAfter(
  before: TableState | undefined,
  { known, news, message }: TableMessage,
): Promise<TableState | undefined> {
  const { seen, info, chair, heard } = known;
  if (!seen) return undefined;
  const answers = chair !== null && info.chairs[chair]?.bot === null;
  return {
    id: info.id,
    game: info.game,
    sitters: sittersOf(known),
    step: seen.step,
    viewer: chair === null ? null : seatOfChair(known, chair),
    view: seen.view,
    ask: seen.ask && answers ? await asked(info.game, seen.ask) : null,
    heard,
    news: freshNews(message, news) ?? before?.news ?? [],
    asked: seen.asked,
    outcome: outcomeBySeat(known),
    handOver: null,
    recap: [],
    mayTakeBack: answers && info.phase === 'playing' && seen.step > 0 && info.proposal === null,
    mayHint: false,
    commitment: info.commitment,
  };
}

/** A question with an example of what can be typed. */
async function asked(game: string, ask: NonNullable<SeatView['ask']>): Promise<PageAsk> {
  return { ...ask, example: await localServer.notated(game, ask.moves[0] ?? ask.idle) };
}

/** What is to be shown happening: of a game that has just begun only what was told since; nothing new is undefined. */
function freshNews(message: Outgoing, news: readonly AnyNews[]): readonly AnyNews[] | undefined {
  if (message.type === 'step') return message.began ?? news;
  return message.type === 'sync' ? news : undefined;
}
