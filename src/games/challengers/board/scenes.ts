import type { Scenes } from '../../../ui/stage/beat.ts';
import { type Beat, TIMES } from '../../../ui/stage/beat.ts';
import type { Challengers, News, Participant, View } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { filmWords } from '../texts/film.ts';
import { GAME_WORDS } from '../texts/game-words.ts';
import { isOfMatch } from './film.ts';
import { voiceOf } from './shots.ts';
import type { Moment } from './table.ts';

type Step = Parameters<Scenes<Challengers, Moment>>[0];
type ShownBeat = Beat<View, Moment>;

/** The own match as a film, then how it ended; what others do in their decks is only counted. */
export const scenes: Scenes<Challengers, Moment> = (step) => {
  const { after, news } = step;
  const beats = [...filmBeats(step), ...totalsBeats(step)];
  if (beats.length === 0) return ownAction(step);
  const last = beats.at(-1);
  return last?.view === after && last.told === news.length
    ? beats
    : [...beats, { view: after, told: news.length, ms: 0 }];
};

function filmBeats({ before, after, news, who, language }: Step): ShownBeat[] {
  const id = matchShown(before, news);
  if (id === undefined) return [];
  const shown = news.flatMap((one, n) => (inFilm(one, id) ? [{ one, told: n + 1 }] : []));
  const film: ShownBeat = {
    ...{ view: inMatch(before, id, news), told: (shown[0]?.told ?? 1) - 1 },
    ...{ ms: TIMES.reveal, plays: true },
    moment: {
      type: 'film',
      match: id,
      news: shown.map(({ one }) => one),
      told: shown.map(({ told }) => told),
    },
  };
  const end = news.findIndex((one) => isEnd(one, id));
  const ended = news[end]?.news;
  const films = shown.length > 0 ? [film] : [];
  if (ended?.type !== 'matchEnded') return films;
  const voice = voiceOf(who, GAME_WORDS[language].robot);
  const won = ended.winner === after.seat;
  return [
    ...films,
    {
      ...{ view: after, told: end + 1 + spoils(news.slice(end + 1)), ms: TIMES.reveal },
      ...{ waits: true, sound: won ? 'win' : 'bell' },
      ...(ended.winner === 'robot' ? {} : { actor: ended.winner }),
      caption: filmWords[language].wins(voice, ended.winner),
      moment: { type: 'ended', match: id },
    },
  ];
}

/** The table as it was, with both sides of the match at it. */
function inMatch(before: View, id: string, news: readonly News[]): View {
  const started = news.find(({ news: one }) => one.type === 'matchStarted' && one.match === id);
  if (started?.news.type !== 'matchStarted') return before;
  const { sides } = started.news;
  const players = before.open.players.map((player, seat) =>
    sides.includes(seat) ? { ...player, phase: { type: 'match' } as const } : player,
  );
  return { ...before, open: { ...before.open, players } };
}

/** CH-80: the fans are counted before the final, or at the end of a duel. */
function totalsBeats({ after, news, language }: Step): ShownBeat[] {
  const counted = news.some((one) => one.news.type === 'totals');
  if (!counted) return [];
  return [
    {
      ...{ view: after, told: news.length, ms: TIMES.reveal, waits: true, sound: 'coin' },
      caption: boardWords[language].counting,
      moment: { type: 'totals' },
    },
  ];
}

/** The viewer's own cards move; what others do with theirs is not seen. */
function ownAction({ after, news }: Step): ShownBeat[] {
  const own = news.some(({ to }) => to !== null);
  return own ? [{ view: after, told: news.length, ms: TIMES.move, sound: 'card' }] : [];
}

/** The match to be watched: the viewer's own, the final, for spectators the first park's. */
function matchShown({ open, seat }: View, news: readonly News[]): string | undefined {
  for (const { news: event } of news) {
    if (!isOfMatch(event) || event.match === null) continue;
    const sides =
      event.type === 'matchStarted'
        ? event.sides
        : open.matches.find(({ id }) => id === event.match)?.sides;
    if (sides && isWatched(event.match, sides, seat)) return event.match;
  }
  return undefined;
}

/** Whether the viewer is shown a match as it is played. */
export function isWatched(
  match: string,
  sides: readonly Participant[],
  seat: number | null,
): boolean {
  if (match === 'final') return true;
  return seat === null ? match.endsWith('p0') : sides.includes(seat);
}

function inFilm({ news }: News, id: string): boolean {
  return isOfMatch(news) && news.match === id && news.type !== 'matchEnded';
}

function isEnd({ news }: News, id: string): boolean {
  return news.type === 'matchEnded' && news.match === id;
}

/** How many of the news after a match say who takes the trophy. */
function spoils(news: readonly News[]): number {
  const none = news.findIndex(
    ({ news: { type } }) => type !== 'trophy' && type !== 'yourTrophy' && type !== 'trophyBoxed',
  );
  return none < 0 ? news.length : none;
}
