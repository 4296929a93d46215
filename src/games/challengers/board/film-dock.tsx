import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FILM_SPEEDS, type FilmPlayer } from '../../../ui/stage/film.ts';
import type { Participant } from '../kind.ts';
import { sideOf } from './film.ts';
import { BackIcon, ForwardIcon, PauseIcon, PlayIcon } from './icons.tsx';
import { seatClass } from './people.tsx';
import type { Film } from './shots.ts';
import type { Table } from './table.ts';

/** CH-36: pause, step, speed, skip and the scrub bar of a film. */
export function FilmDock({
  table,
  film,
  player,
  caption,
  onSkip,
  done,
}: {
  readonly table: Table;
  readonly film: Film;
  readonly player: FilmPlayer;
  /** What happens, where the frame does not say it. */
  readonly caption: ReactNode;
  /** Undefined where the film cannot be left. */
  readonly onSkip: (() => void) | undefined;
  /** What the button says that leaves the film. */
  readonly done: string;
}): ReactNode {
  const { words } = table;
  const { place, runs, speed } = player;
  const last = film.shots.length - 1;
  return (
    <div className="ch-film">
      {caption}
      <Scrub {...{ table, film, player }} />
      <div className="ch-controls">
        <Button
          className="ch-control"
          aria-label={words.back}
          disabled={place === 0}
          onClick={() => {
            player.run(false);
            player.go(place - 1);
          }}
        >
          <BackIcon />
        </Button>
        <Button
          kind="main"
          className="ch-play"
          onClick={() => {
            if (!runs && place === last) player.go(0);
            player.run(!runs);
          }}
        >
          {runs ? <PauseIcon /> : <PlayIcon />} {runs ? words.pause : words.play}
        </Button>
        <Button
          className="ch-control"
          aria-label={words.forward}
          disabled={place === last}
          onClick={() => {
            player.run(false);
            player.go(place + 1);
          }}
        >
          <ForwardIcon />
        </Button>
        <fieldset className="ch-speeds" aria-label={words.speed}>
          {FILM_SPEEDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === speed}
              onClick={() => player.setSpeed(one)}
            >
              {one === 0.5 ? '½' : one}×
            </button>
          ))}
        </fieldset>
        {onSkip && (
          <Button className="ch-skip" onClick={onSkip}>
            {done}
          </Button>
        )}
      </div>
    </div>
  );
}

/** How far the film has run; only what has been shown can be gone back to. */
function Scrub({
  table,
  film,
  player,
}: {
  readonly table: Table;
  readonly film: Film;
  readonly player: FilmPlayer;
}): ReactNode {
  const last = Math.max(1, film.shots.length - 1);
  const share = (place: number): string => `${(100 * place) / last}%`;
  return (
    <div className="ch-scrub">
      <span className="ch-scrub-line" aria-hidden>
        <span className="ch-scrub-past" style={{ inlineSize: share(player.reached) }} />
      </span>
      {marksOf(film, player.reached).map(({ place, taker }) => (
        <span
          key={place}
          className={`ch-scrub-mark ${seatClass(taker)} ch-scrub-${sideOf(film.reel, taker)}`}
          style={{ insetInlineStart: share(place) }}
          aria-hidden
        />
      ))}
      <input
        type="range"
        min={0}
        max={last}
        value={player.place}
        aria-label={table.words.scrub}
        aria-valuetext={table.words.shot(player.place + 1, film.shots.length)}
        onInput={(event) => {
          player.run(false);
          player.go(Math.min(Number(event.currentTarget.value), player.reached));
        }}
      />
      <p className="ch-scrub-labels" aria-hidden>
        <span>{table.words.scrubStart}</span>
        <b style={{ insetInlineStart: `clamp(3.2rem, ${share(player.place)}, 100% - 3.2rem)` }}>
          {attackAt(table, film, player.place)}
        </b>
        {player.reached < last && <span>{table.words.notShownYet}</span>}
      </p>
    </div>
  );
}

/** Which attack it is, and which of its cards was shown last. */
function attackAt({ words }: Table, film: Film, place: number): string {
  const frames = film.shots.slice(0, place + 1).flatMap((shot) => shot.frames);
  const flags = frames.filter(({ event }) => event.type === 'flag').length;
  const from = frames.findLastIndex(({ event }) => event.type === 'flag') + 1;
  const cards = frames.slice(from).filter(({ event }) => event.type === 'revealed').length;
  return flags === 0 || cards === 0 ? '' : words.attackAt(flags, cards);
}

/** Where the flag has changed hands so far, and who took it. */
function marksOf(
  { shots }: Film,
  reached: number,
): { readonly place: number; readonly taker: Participant }[] {
  return shots.slice(0, reached + 1).flatMap(({ frames }, place) => {
    const event = frames.find((frame) => frame.event.type === 'flag')?.event;
    return event?.type === 'flag' ? [{ place, taker: event.player }] : [];
  });
}
