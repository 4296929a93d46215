import type { Outgoing } from '../../client/protocol/socket.ts';
import type { Between, SeatView } from '../../client/protocol/table.ts';
import type { TableSnapshot } from '../../client/table.ts';
import type { AnyNews, AnyView } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import type { PageAsk, TableState } from '../session.ts';
import { outcomeBySeat, seatInLeg, sittersOf } from './chairs.ts';
import type { TableMessage } from './online-status.ts';

/**
 * The game as a table screen shows it; undefined before the deal. Between two games of a match it
 * stays at the last one; `ending` is the news of its last step.
 */
export function stateAfter(
  before: TableState | undefined,
  { known, news, message }: TableMessage,
  ending: readonly AnyNews[],
): TableState | undefined {
  const { seen, info, chair, heard } = known;
  if (!seen) return undefined;
  if (info.between) return finalBoard(before, known, info.between, ending);
  const answers = chair !== null && info.chairs[chair]?.bot === null;
  const fresh = before?.between ? heard : freshNews(message, news);
  return {
    id: info.id,
    game: info.game,
    sitters: sittersOf(known, seen.leg),
    leg: seen.leg,
    step: seen.step,
    viewer: chair === null ? null : seatInLeg(known, chair, seen.leg),
    view: seen.view,
    ask: answers ? askOf(seen.ask, before?.ask) : null,
    heard,
    news: fresh ?? before?.news ?? [],
    asked: seen.asked,
    outcome: outcomeBySeat(known),
    handOver: null,
    recap: [],
    mayTakeBack: answers && info.phase === 'playing' && seen.step > 0 && info.proposal === null,
    mayHint: false,
    commitment: info.commitment,
  };
}

/** The question; the same object as before while it is the same question, so that nothing typed is lost. */
function askOf(ask: SeatView['ask'], before: PageAsk | null | undefined): PageAsk | null {
  if (!ask) return null;
  const next = { ...ask, example: null };
  return before && same(before, next) ? before : next;
}

/** The final board of the last game, until the next one begins. */
function finalBoard(
  before: TableState | undefined,
  known: TableSnapshot,
  { view }: Between,
  ending: readonly AnyNews[],
): TableState {
  if (before?.between) return before;
  const { info, chair, seen } = known;
  const leg = info.leg - 1;
  const was = before?.leg === leg ? before : undefined;
  return {
    id: info.id,
    game: info.game,
    sitters: sittersOf(known, leg),
    leg,
    step: seen?.step ?? 0,
    viewer: chair === null ? null : seatInLeg(known, chair, leg),
    view: was ? seenAs(view, was.view) : view,
    ask: null,
    heard: [...(was?.heard ?? []), ...ending],
    news: was ? ending : [],
    asked: [],
    outcome: null,
    between: true,
    handOver: null,
    recap: [],
    mayTakeBack: false,
    mayHint: false,
    commitment: info.commitment,
  };
}

/** The public board with the viewer's last hand, so that nothing moves. */
function seenAs(open: AnyView, { seat, own }: AnyView): AnyView {
  return { ...open, seat, own };
}

/** News to animate; undefined if there is nothing new. */
function freshNews(message: Outgoing, news: readonly AnyNews[]): readonly AnyNews[] | undefined {
  if (message.type === 'step') return message.began ?? news;
  return message.type === 'sync' ? news : undefined;
}
