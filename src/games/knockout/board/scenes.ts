import { count, range, sum } from '../../../engine/list.ts';
import type { Sound } from '../../../ui/sound.ts';
import {
  type Beat,
  type Flight,
  type Scenes,
  type ShownStep,
  TIMES,
} from '../../../ui/stage/beat.ts';
import { ownerOf } from '../boxers.ts';
import { FINEST_UNIT } from '../cards.ts';
import type { Ending, Events, Flow, KnockOut, News, Party, View } from '../kind.ts';
import { damage } from '../rules/ring.ts';
import { type Sentences, sentences } from '../texts/sentences.ts';
import type { Moment, SeasonBonuses } from './moment.ts';
import { changesOf, withEvent } from './shown.ts';

type Shot = Beat<View, Moment>;

/** The beats of a step: small actions immediately, rounds and the end of a fight with a stop. */
export const scenes: Scenes<KnockOut, Moment> = (step) => {
  const shots: Shot[] = [];
  let view = step.before;
  for (const [place, one] of step.news.entries()) {
    const before = view;
    view = withEvent(view, one);
    shots.push(
      ...shotsOf({ ...step, said: sentences[step.language], place, from: before, view }, one),
    );
  }
  return closed(shots, step.after, step.news.length);
};

/** What is known when one event of a step is shown. */
interface Shooting extends ShownStep<KnockOut> {
  readonly said: Sentences;
  readonly place: number;
  /** The views before and after this event. */
  readonly from: View;
  readonly view: View;
}

function shotsOf(now: Shooting, { news: event }: News): readonly Shot[] {
  const { said, who, view, from, after } = now;
  switch (event.type) {
    case 'colourChosen':
      return [small(now, event.seat, said.colour(event, who))];
    case 'challengeIssued':
      return [
        shot(now, said.challenge(event, who), {
          view: after,
          ms: 1800,
          actor: event.challenger,
          sound: 'bell',
          moment: { type: 'versus' },
        }),
      ];
    case 'trained':
      return [small(now, event.seat, said.trained(event, who), 'card')];
    case 'bettingOpened':
      return [shot(now, said.opened(event, who), { view: after, ms: 900, sound: 'bell' })];
    case 'betPlaced':
      return [small(now, event.seat, said.placed(event, who), 'chip')];
    case 'betFollowed':
      return [small(now, event.seat, said.followed(event, who), 'chip')];
    case 'betPassed':
      return [small(now, event.seat, said.passed(event, who))];
    case 'bettingClosed':
      return [shot(now, said.closed, { view: after, ms: 900, sound: 'bell' })];
    case 'cardChosen':
      return [small(now, event.seat, said.chosen(event, who), 'card')];
    case 'roundRevealed':
      return roundShots(now, event);
    case 'fightEnded':
      return endShots(now, event);
    case 'prizePaid':
      return [
        payout(
          now,
          said.prize(event, who),
          { from: 'bank', to: event.seat, amount: event.amount },
          null,
        ),
      ];
    case 'betSettled':
      return [payout(now, said.settled(event, who), event.flow, event)];
    case 'loanTaken':
      return [payout(now, said.loan(event, who), null, null)];
    case 'debtWaived':
      return [payout(now, said.waived(event, who), null, null)];
    case 'chipsReturned':
      return sums(now);
    case 'challengePassed':
      return [notice(now, said.skipped(event, who))];
    case 'seasonEnded':
      return [season(now, said.seasonOver(event), { ms: 1600, sound: 'bell' })];
    case 'cardBonus':
      return cardBonus(now, event);
    case 'crowned':
      return [notice(now, said.crowned([event.boxer]))];
    case 'boxerReturned':
      return [notice(now, said.returned([event.boxer]))];
    case 'bonusShared':
      return [
        season(now, said.pot(event), {
          ms: 2200,
          sound: 'crowd',
          flights: changesOf(from, view).flatMap((gain, seat) =>
            gain > 0 ? [coins('ring', `seat:${seat}/purse`, gain)] : [],
          ),
        }),
      ];
    default:
      return [];
  }
}

function shot({ view, place }: Shooting, caption: string, more: Partial<Shot>): Shot {
  return { view, told: place + 1, ms: TIMES.action, caption, ...more };
}

/** A small action of a seat; the viewer has just pressed their own. */
function small(now: Shooting, actor: number, caption: string, sound: Sound = 'action'): Shot {
  const ms = now.after.seat === actor ? TIMES.move : TIMES.action;
  return shot(now, caption, { ms, actor, sound });
}

/** Both cards turn, the blow lands, the loser takes his steps one by one; the log tells it at the end. */
function roundShots(now: Shooting, event: Events['roundRevealed']): readonly Shot[] {
  const { from, view, said, news, place, who } = now;
  const { phase } = view.open;
  if (!('fight' in phase)) return [];
  const { red, blue, moved, round: number } = event;
  const clash = (hit: boolean, steps: number, more: Partial<Shot>): Shot =>
    shot(now, said.roundName(number), {
      view: from,
      told: place,
      moment: { type: 'clash', round: { red, blue, moved, steps: event.steps }, hit, steps },
      ...more,
    });
  const ends = news.some((other) => other.news.type === 'fightEnded');
  return [
    clash(false, 0, { ms: TIMES.reveal, sound: 'reveal' }),
    ...(moved === null
      ? []
      : [clash(true, 0, { ms: IMPACT, sound: 'hit', shakes: [`figure:${moved}`] })]),
    ...range(stepsIn(view) - stepsIn(from)).map((step) =>
      clash(true, step + 1, { ms: TIMES.hit, sound: 'action' }),
    ),
    shot(now, said.roundOver(event, phase.fight, who), {
      ms: TIMES.reveal,
      waits: !ends,
      sound: moved === null ? 'bell' : 'crowd',
      moment: { type: 'round' },
    }),
  ];
}

/** How long a blow is seen before the loser gives way. */
const IMPACT = 500;

/** How many steps both boxers have taken. */
function stepsIn({ open: { phase } }: View): number {
  if (!('fight' in phase)) return 0;
  const { red, blue } = damage(phase.fight);
  return red + blue;
}

function endShots(now: Shooting, event: Events['fightEnded']): readonly Shot[] {
  const { said, view, place, who } = now;
  const { phase } = view.open;
  if (!('fight' in phase)) return [];
  const { red, blue } = phase.fight;
  const { winner, loser, method } = event;
  const ended = (counting: boolean): Moment => ({
    type: 'ended',
    ending: { winner, method },
    counting,
  });
  const result = shot(now, said.fightOver(event, phase.fight, who), {
    ms: 2000,
    waits: true,
    sound: 'bell',
    moment: ended(false),
  });
  if (method === 'points') return [result];
  return [
    shot(now, said.counting({ red: red.boxer, blue: blue.boxer }[loser]), {
      told: place,
      ms: 2600,
      counts: 10,
      sound: 'crowd',
      moment: ended(true),
    }),
    { ...result, banner: said.knockOut },
  ];
}

/** How the fight of this step has ended. */
function endingIn({ news }: Shooting): Ending | undefined {
  for (const { news: event } of news)
    if (event.type === 'fightEnded') return { winner: event.winner, method: event.method };
  return undefined;
}

function payout(
  now: Shooting,
  caption: string,
  flow: Flow | null,
  bet: Events['betSettled'] | null,
): Shot {
  const ending = endingIn(now) ?? { winner: 'red', method: 'points' };
  const anchor = (party: Party): string => {
    if (typeof party === 'number') return `seat:${party}/purse`;
    if (party === 'pot') return 'pot';
    return bet ? `board:${bet.board}/${bet.amount}/circle` : 'ring';
  };
  return shot(now, caption, {
    ms: bet ? 900 : TIMES.action,
    sound: 'coin',
    moment: { type: 'payout', ending, bet },
    ...(flow && { flights: [coins(anchor(flow.from), anchor(flow.to), flow.amount)] }),
  });
}

/** A coin for every few thousand. */
function coins(from: string, to: string, amount: number): Flight {
  return { from, to, kind: 'coin', count: Math.max(1, Math.round(amount / FINEST_UNIT / 5)) };
}

/** What the fight has brought to everybody: the show stops once more. Then the chips go back to their owners. */
function sums(now: Shooting): readonly Shot[] {
  const { before, from, view, said } = now;
  const ending = endingIn(now);
  if (!ending) return [];
  const changes = changesOf(before, view);
  const caption = sumFor(now, changes, view.open.pot - before.open.pot, said.yourSum);
  return [
    shot(now, caption, {
      view: from,
      ms: 2000,
      waits: true,
      moment: { type: 'sums', ending, changes },
    }),
    shot(now, caption, { ms: TIMES.action, moment: { type: 'payout', ending, bet: null } }),
  ];
}

/** A sum as the reader is told it: their own, or everybody's for who only looks on. */
function sumFor(
  { said, who }: Shooting,
  changes: readonly number[],
  pot: number,
  yours: (change: number) => string,
): string {
  const mine = typeof who.you === 'number' ? changes[who.you] : undefined;
  return mine === undefined ? `${said.paidLabel} ${said.paid(changes, pot, who)}` : yours(mine);
}

/** A line more in the accounts of a season. */
function season(now: Shooting, caption: string, more: Partial<Shot>): Shot {
  return shot(now, caption, { moment: { type: 'season', ...accountsOf(now) }, ...more });
}

/** What a season's end has brought up to this event. */
function accountsOf({ view, news, place }: Shooting): SeasonBonuses {
  const told = news.slice(0, place + 1).map((one) => one.news);
  const shared = told.find((event) => event.type === 'bonusShared');
  const sharers = shared?.boxers.map((id) => ownerOf(view.open, id)) ?? [];
  const seats = range(view.open.cash.length);
  return {
    pot: shared?.share ? seats.map((seat) => shared.share * count(sharers, seat)) : null,
    cards: seats.map((seat) =>
      sum(told.map((one) => (one.type === 'cardBonus' && one.seat === seat ? one.amount : 0))),
    ),
    champions: shared?.boxers ?? [],
  };
}

function notice(now: Shooting, caption: string): Shot {
  return shot(now, caption, { ms: 1100, moment: { type: 'notice', text: caption } });
}

/** Unused cards are paid seat by seat; after the last one the accounts stand. */
function cardBonus(now: Shooting, event: Events['cardBonus']): readonly Shot[] {
  const { said, who, view } = now;
  const paid = season(now, said.cards([event], who), {
    sound: 'coin',
    flights: [coins('ring', `seat:${event.seat}/purse`, event.amount)],
  });
  const last = event.seat === view.open.cash.length - 1;
  const { pot, cards } = accountsOf(now);
  const gains = cards.map((amount, seat) => amount + (pot?.[seat] ?? 0));
  return [
    ...(event.cards > 0 ? [paid] : []),
    ...(last
      ? [season(now, sumFor(now, gains, 0, said.seasonSum), { ms: 2000, waits: true })]
      : []),
  ];
}

/** The last beat shows the table as it is now: a climax is followed by one that does. */
function closed(shots: readonly Shot[], after: View, told: number): readonly Shot[] {
  const last = shots.at(-1);
  if (!last) return [];
  const stands = last.moment !== undefined && last.moment.type !== 'versus';
  if (stands) return [...shots, { view: after, told, ms: TIMES.move }];
  return [...shots.slice(0, -1), { ...last, view: after, told }];
}
