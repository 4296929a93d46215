import type { Language, Who } from '../../../engine/texts.ts';
import { type Beat, type ShownStep, TIMES } from '../../../ui/stage/beat.ts';
import type { CardId, Corner, Event, Kickbox, News, View } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { STORY } from '../texts/story.ts';
import type { Moment } from './moment.ts';
import { shownAfter } from './shown.ts';
import { opposite } from './table.ts';

type FightBeat = Beat<View, Moment>;
type More = Partial<Omit<FightBeat, 'view' | 'told' | 'ms'>>;

/** What a step is told with. */
interface Director {
  readonly news: readonly News[];
  readonly language: Language;
  readonly who: Who;
  readonly beats: FightBeat[];
}

/** Turns the events of a step into beats: every blow, card and count is seen in its turn. */
export function scenes({
  before,
  after,
  news,
  who,
  language,
}: ShownStep<Kickbox>): readonly FightBeat[] {
  const director: Director = { news, who, language, beats: [] };
  let view = before;
  for (const [place, { news: event }] of news.entries()) {
    const next = shownAfter(view, event);
    if (event.type !== 'drawn') film(director, place, event, view, next);
    view = next;
  }
  const last = director.beats.at(-1);
  if (last)
    director.beats.push({ ...director.beats.pop(), ...last, view: after, told: news.length });
  return director.beats;
}

/** Adds the beats of one event. */
function film(director: Director, place: number, event: Event, before: View, view: View): void {
  const { news, beats, who } = director;
  const words = boardWords[director.language];
  const following = news[place + 1]?.news;
  const shoot = (ms: number, more: More = {}): void => {
    beats.push({ view, told: place + 1, ms, ...more });
  };
  const say = (drawn: readonly CardId[] = [], what: Event = event): string =>
    plain(STORY[director.language](what, { who, options: view.options, drawn }));
  /** What somebody does: others take longer, so that it can be followed. */
  const act = (seat: Corner, more: More = {}): void =>
    shoot(seat === who.you ? TIMES.move : TIMES.action + 100, {
      actor: seat,
      caption: say(),
      ...more,
    });
  switch (event.type) {
    case 'drew': {
      const { seat, count } = event;
      const later = news[place + 2]?.news;
      const counted = [news[place - 1]?.news, following, later].find(isWithDraw) ?? event;
      const mine = following?.type === 'drawn' && seat === view.seat;
      const flights = [
        { from: `deck:${seat}`, to: `hand:${seat}`, kind: 'card', seat, count },
      ] as const;
      beats.push({
        view: mine ? shownAfter(view, following) : view,
        told: place + (mine ? 2 : 1),
        ms: TIMES.payout + 70 * count,
        actor: seat,
        caption: say(mine ? following.cards : [], counted),
        sound: 'card',
        ...(mine ? {} : { flights }),
      });
      return;
    }
    case 'mulligan':
      return act(event.seat, {
        flights: [
          {
            from: `hand:${event.seat}`,
            to: `deck:${event.seat}`,
            kind: 'card',
            seat: event.seat,
            count: 5,
          },
        ],
      });
    case 'initiative': {
      const { red, blue, winner } = event;
      return shoot(TIMES.reveal * 2, {
        caption: say(),
        sound: 'reveal',
        moment: { kind: 'duel', cards: [red, blue], winner },
      });
    }
    case 'startingPlayer':
      return;
    case 'phase': {
      const began = event.round > 1 && event.phase === 1;
      const caption = words.phaseOf(event.phase, event.seat === who.you, who(event.seat));
      if (began)
        shoot(TIMES.reveal, { caption, banner: words.roundBanner(event.round), sound: 'bell' });
      return shoot(TIMES.payout, { actor: event.seat, caption });
    }
    case 'regenerated':
      return event.count === 0 ? act(event.seat) : undefined;
    case 'exhausted':
      return shoot(TIMES.reveal, {
        actor: event.seat,
        caption: say(),
        banner: words.exhaustedBanner,
        sound: 'lose',
      });
    case 'reshuffled': {
      const { seat } = event;
      return shoot(TIMES.action, {
        actor: seat,
        caption: say(),
        flights: [{ from: `discard:${seat}`, to: `deck:${seat}`, kind: 'card', seat, count: 5 }],
      });
    }
    case 'clockPenalty':
    case 'discarded':
    case 'attack':
    case 'defence':
    case 'enhanced':
      return act(event.seat, { sound: 'card' });
    case 'reflex':
      return shoot(TIMES.reveal, { actor: event.seat, caption: say(), sound: 'reveal' });
    case 'defenceRemoved':
      return shoot(TIMES.action, { caption: say(), sound: 'refuse' });
    case 'defended':
      return shoot(TIMES.action, { actor: event.seat, caption: say(), sound: 'refuse' });
    case 'hit': {
      const { seat, hits, cards } = event;
      const actor = opposite(seat);
      if (cards.length > 0)
        beats.push({
          view: before,
          told: place,
          ms: TIMES.hit * 2,
          actor,
          caption: words.aimed(seat === who.you, who(seat), cards.length),
          moment: { kind: 'aim', seat, cards },
        });
      return shoot(TIMES.action + TIMES.hit * Math.min(3, cards.length), {
        actor,
        caption: say(),
        sound: 'hit',
        shakes: [`corner:${seat}`],
        moment: { kind: 'hit', seat, hits, cards },
      });
    }
    case 'knockdown': {
      const { seat, surplus } = event;
      const ends = news.some((told) => told.news.type === 'gameOver');
      return shoot(TIMES.reveal * 2, {
        actor: opposite(seat),
        caption: say(),
        sound: 'bell',
        moment: { kind: 'down', seat, surplus },
        ...(ends ? {} : { waits: true }),
      });
    }
    case 'deckHits':
      return shoot(TIMES.reveal, {
        actor: opposite(event.seat),
        caption: say(),
        sound: 'hit',
        shakes: [`corner:${event.seat}`],
      });
    case 'phaseEnd': {
      const { down, active } = before.open;
      if (down !== null && active !== null) {
        const fallen = opposite(active);
        beats.push({
          view: before,
          told: place,
          ms: TIMES.count * 8,
          counts: 8,
          caption: words.counting(fallen === who.you, who(fallen)),
          sound: 'crowd',
          moment: { kind: 'count', seat: fallen },
        });
        return shoot(TIMES.reveal, {
          actor: fallen,
          caption: words.counted(fallen === who.you, who(fallen)),
        });
      }
      return shoot(TIMES.move, { caption: words.phaseOver(event.phase) });
    }
    case 'recovered':
      return;
    case 'roundEnd':
      return shoot(TIMES.reveal * 2, {
        waits: true,
        caption: say(),
        sound: 'bell',
        moment: { kind: 'round', score: event },
      });
    case 'ringBreak':
      return act(event.seat, {
        flights: [
          {
            from: `discard:${event.seat}`,
            to: `deck:${event.seat}`,
            kind: 'card',
            seat: event.seat,
            count: Math.min(5, event.cards.length),
          },
        ],
      });
    case 'again':
      return shoot(TIMES.reveal, {
        waits: true,
        caption: say(),
        banner: words.fightBanner(event.fight),
        sound: 'bell',
      });
    case 'gameOver': {
      const { winner, how } = event;
      if (how.startsWith('ko-') && winner !== null) {
        const fallen = opposite(winner);
        beats.push({
          view: before,
          told: place,
          ms: TIMES.count * 10,
          counts: 10,
          caption: words.counting(fallen === who.you, who(fallen)),
          sound: 'crowd',
          moment: { kind: 'count', seat: fallen },
        });
      }
      return shoot(TIMES.reveal * 2, {
        waits: true,
        caption: say(),
        banner: words.big[how],
        sound: 'bell',
        moment: { kind: 'over', winner, how },
      });
    }
  }
}

/** What a draw is part of. */
function isWithDraw(
  event: News['news'] | undefined,
): event is Event & { type: 'recovered' | 'regenerated' } {
  return event?.type === 'recovered' || event?.type === 'regenerated';
}

/** Captions are plain: no marks for bold type. */
function plain(text: string | null): string {
  return (text ?? '').replaceAll('**', '');
}
