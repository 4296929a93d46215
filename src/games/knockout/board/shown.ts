import type { Seat } from '../../../engine/ask.ts';
import { at, without } from '../../../engine/list.ts';
import { type Handlers, handle } from '../../../engine/tagged.ts';
import { boxersAt, ownerOf } from '../boxers.ts';
import { DEBT_NOTE } from '../cards.ts';
import type { Event, Events, Fight, Flow, News, Open, View } from '../kind.ts';

/** The view after one more event, as far as it can be known from the event; what else changes comes with the step's last view. */
export function withEvent(view: View, { news }: News): View {
  return isEvent(news) ? handle(SHOWN, news, view) : view;
}

function isEvent(news: News['news']): news is Event {
  return news.type !== 'hand';
}

type Change = Handlers<Events, [view: View], View>;

const SAME = (_event: object, view: View): View => view;

const SHOWN: Change = {
  trained: ({ seat }, view) => withReady(view, seat),
  cardChosen: ({ seat }, view) => withReady(view, seat),
  betPlaced: ({ seat, board, amount, face }, view) =>
    withFight(view, (fight) => ({
      ...fight,
      bets: [...fight.bets, { board, amount, face, bettor: seat, follower: null }],
    })),
  betFollowed: ({ seat, board, amount }, view) =>
    withFight(view, (fight) => ({
      ...fight,
      bets: fight.bets.map((bet) =>
        bet.board === board && bet.amount === amount ? { ...bet, follower: seat } : bet,
      ),
    })),
  betPassed: ({ seat }, view) =>
    withFight(view, (fight) => ({
      ...fight,
      passes: fight.passes.map((count, other) => (other === seat ? count + 1 : count)),
    })),
  roundRevealed: ({ red, blue, moved, steps }, view) => {
    const { phase } = view.open;
    if (!('fight' in phase)) return view;
    const seats = [phase.fight.red.seat, phase.fight.blue.seat];
    const shown = withFight(view, (fight) => ({
      ...fight,
      rounds: [...fight.rounds, { red, blue, moved, steps }],
    }));
    return withoutCard(shown, seats, phase.fight.red.seat === view.seat ? red : blue);
  },
  cardsReturned: SAME,
  prizePaid: ({ seat, amount }, view) => withFlow(view, { from: 'bank', to: seat, amount }),
  boxerChanged: ({ boxer, category, title, out }, view) =>
    withOpen(view, {
      boxers: view.open.boxers.map((one, place) =>
        boxersAt(view.open)[place] === boxer ? { category, title, out } : one,
      ),
    }),
  markersMoved: ({ trophy, steak }, view) => withOpen(view, { trophy, steak }),
  betSettled: ({ flow }, view) => (flow ? withFlow(view, flow) : view),
  loanTaken: ({ seat, notes, total }, view) => {
    const lent = withFlow(view, { from: 'bank', to: seat, amount: notes * DEBT_NOTE });
    return withOpen(lent, {
      debts: lent.open.debts.map((debt, other) => (other === seat ? total : debt)),
    });
  },
  debtWaived: ({ seat, amount }, view) => withFlow(view, { from: 'bank', to: seat, amount }),
  cardBonus: ({ seat, amount }, view) => withFlow(view, { from: 'bank', to: seat, amount }),
  bonusShared: ({ boxers, share, remainder }, view) =>
    withOpen(view, {
      cash: view.open.cash.map(
        (purse, seat) =>
          purse + share * boxers.filter((id) => ownerOf(view.open, id) === seat).length,
      ),
      pot: remainder,
    }),
  colourChosen: ({ seat, colour }, view) =>
    withOpen(view, {
      colours: view.open.colours.map((known, other) => (other === seat ? colour : known)),
    }),
  seasonStarted: SAME,
  challengeIssued: SAME,
  bettingOpened: SAME,
  bettingClosed: SAME,
  fightEnded: SAME,
  chipsReturned: (_event, view) =>
    withFight(view, (fight) => ({ ...fight, bets: [], passes: fight.passes.map(() => 0) })),
  challengePassed: SAME,
  challengerSet: SAME,
  seasonEnded: SAME,
  cardsRestored: SAME,
  crowned: SAME,
  boxerReturned: SAME,
  gameEnded: SAME,
};

function withOpen(view: View, change: Partial<Open>): View {
  return { ...view, open: { ...view.open, ...change } };
}

function withFight(view: View, change: (fight: Fight) => Fight): View {
  const { phase } = view.open;
  if (!('fight' in phase)) return view;
  return withOpen(view, { phase: { ...phase, fight: change(phase.fight) } });
}

function withReady(view: View, seat: Seat): View {
  const ready = view.glance.ready.map((one, other) => one || other === seat);
  return { ...view, glance: { ...view.glance, ready } };
}

/** Both fighters have spent a card; the viewer's own leaves the hand. */
function withoutCard(view: View, seats: readonly Seat[], mine: number): View {
  const { glance, own, seat } = view;
  const fights = seat !== null && seats.includes(seat);
  return {
    ...view,
    glance: {
      ...glance,
      hands: glance.hands.map((count, other) => count - (seats.includes(other) ? 1 : 0)),
      ready: glance.ready.map(() => false),
    },
    own: own && fights ? { ...own, hand: without(own.hand, mine), chosen: null } : own,
  };
}

function withFlow(view: View, { from, to, amount }: Flow): View {
  const cash = view.open.cash.map(
    (purse, seat) => purse + (to === seat ? amount : 0) - (from === seat ? amount : 0),
  );
  return withOpen(view, { cash, pot: view.open.pot + (to === 'pot' ? amount : 0) });
}

/** What a step has brought to each seat, loans aside. */
export function changesOf(before: View, after: View): number[] {
  return after.open.cash.map(
    (cash, seat) =>
      cash -
      at(before.open.cash, seat) -
      DEBT_NOTE * (at(after.open.debts, seat) - at(before.open.debts, seat)),
  );
}
