import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Seat } from '../../engine/ask.ts';
import type { AnyView } from '../../engine/hosted.ts';
import { range } from '../../engine/list.ts';
import { type GameRecord, personInGame, seatInGame } from '../../engine/record.ts';
import { type AnyTexts, readBy, type Who } from '../../engine/texts.ts';
import type { Beat, LogEntry } from '../../ui/stage/beat.ts';
import { FacesContext, StageContext, usePortrait } from '../../ui/stage/context.ts';
import { useAnalysisWords } from '../analysis/words.ts';
import { useBoard } from '../games.ts';
import { useSettings } from '../settings.ts';
import { localServer } from '../solo/client.ts';
import type { ReplayFrame } from '../solo/protocol.ts';
import { isView } from '../table/director.ts';
import { useWords } from '../words.ts';
import { BoardOf } from './board-of.tsx';

/** How many moments are shown at the end of a game. */
const MOST = 3;

/** A still picture: no question, no animation. */
const STILL = { ask: null, news: [] } as const;

/** An eventful step, before and after. */
interface Shot {
  readonly step: number;
  readonly before: AnyView;
  readonly after: ReplayFrame;
}

/** The decisive moment as the board showed it, and other key moments; each links to the replay. */
export function KeyMoments({
  id,
  record,
  texts,
  who,
  gameIndex,
}: {
  readonly id: string;
  readonly record: GameRecord;
  readonly texts: AnyTexts;
  /** Names by seat in the last game of the match. */
  readonly who: Who;
  readonly gameIndex: number;
}): ReactNode {
  const words = useWords();
  const analysis = useAnalysisWords();
  const { language } = useSettings();
  const screen = useBoard(record.game);
  const portrait = usePortrait();
  const { seats } = record;
  const personNow = (seat: Seat): number => personInGame(seat, gameIndex, seats);
  const shots = useShots(record, typeof who.you === 'number' ? personNow(who.you) : null);
  const seatNow = (seat: Seat, { after }: Shot): Seat =>
    seatInGame(personInGame(seat, after.gameIndex, seats), gameIndex, seats);
  const whoIn = (shot: Shot): Who =>
    readBy(
      (seat) => who(seatNow(seat, shot)),
      range(seats).find((seat) => seatNow(seat, shot) === who.you) ?? null,
    );
  const beatOf = (shot: Shot): Beat | undefined => {
    const { before, after } = shot;
    const views = { before, after: after.view };
    return climaxOf(screen?.scenes?.({ ...after, ...views, who: whoIn(shot), language }));
  };
  const decisive = shots.toSorted((a, b) => weight(b, beatOf(b)) - weight(a, beatOf(a)))[0];
  if (!decisive) return null;
  const beat = beatOf(decisive);
  const caption = (shot: Shot): string =>
    beatOf(shot)?.caption ?? lastOf(shot.after, texts, whoIn(shot));
  const place = (shot: Shot): string =>
    partOf(
      screen?.log?.(heardBy(shot, beatOf(shot)), {
        ...{ who: whoIn(shot), language, view: shot.after.view },
      }),
    ) ?? words.moment(shot.step);
  const others = shots.filter((shot) => shot !== decisive).slice(1 - MOST);
  return (
    <section className="result-moments">
      <h3>{analysis.decisive}</h3>
      <Link className="decisive" href={`/replay/${id}#step=${decisive.step}`}>
        {screen?.scenes && (
          <div className="decisive-picture" inert aria-hidden="true">
            <FacesContext.Provider
              value={portrait && ((seat, size) => portrait(seatNow(seat, decisive), size))}
            >
              <StageContext.Provider value={null}>
                <BoardOf
                  state={{ ...decisive.after, ...pictured(beat), ...STILL, game: record.game }}
                  moment={beat?.moment}
                  answer={() => {}}
                  hint={null}
                  texts={texts}
                  who={whoIn(decisive)}
                />
              </StageContext.Provider>
            </FacesContext.Provider>
          </div>
        )}
        <span className="moment-caption">
          <b>{place(decisive)}</b> {caption(decisive)}
        </span>
      </Link>
      <ul>
        {others.map((shot) => (
          <li key={shot.step}>
            <Link href={`/replay/${id}#step=${shot.step}`}>
              <b>{place(shot)}</b> {caption(shot)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The most eventful steps, as a person saw them; never one that begins the next game. */
function useShots(record: GameRecord, person: number | null): readonly Shot[] {
  const [shots, setShots] = useState<readonly Shot[]>([]);
  useEffect(() => {
    let wanted = true;
    const shoot = async (step: number): Promise<Shot[]> => {
      const after = await localServer.frame(record, person, step);
      return after.before ? [{ step, before: after.before, after }] : [];
    };
    localServer
      .turningPoints(record)
      .then((steps) => Promise.all(steps.map(shoot)))
      .then(
        (found) => wanted && setShots(found.flat()),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [record, person]);
  return shots;
}

/** The climax among the beats, or the last one. */
function climaxOf(beats: readonly Beat[] = []): Beat | undefined {
  return beats.find(({ waits, moment }) => waits && moment !== undefined) ?? beats.at(-1);
}

/** The last climax; in a game without any, the most eventful step. */
function weight({ step, after }: Shot, beat: Beat | undefined): number {
  return beat?.waits && beat.moment !== undefined ? 1_000 + step : after.news.length;
}

function pictured(beat: Beat | undefined): Partial<Pick<ReplayFrame, 'view'>> {
  return beat && isView(beat.view) ? { view: beat.view } : {};
}

/** The current part of the game, from the latest headline of the log: “Fight 4”. */
function partOf(entries: readonly LogEntry[] = []): string | undefined {
  return entries.findLast(({ divider }) => divider)?.text.split('. ')[0];
}

/** The news up to the shown moment: its step may already lead into the next round. */
function heardBy({ after: { heard, news } }: Shot, beat: Beat | undefined): ReplayFrame['heard'] {
  return heard.slice(0, heard.length - news.length + (beat?.told ?? news.length));
}

/** The last public event of a step. */
function lastOf({ news }: ReplayFrame, texts: AnyTexts, who: Who): string {
  const told = news.findLast(({ to }) => to === null);
  return told ? texts.news(told.news, who) : '';
}
