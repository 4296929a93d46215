import { type ReactNode, useEffect, useState } from 'react';
import { at } from '../../../engine/list.ts';
import { handle } from '../../../engine/tagged.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RuleLink } from '../../../ui/rule-link.tsx';
import { play } from '../../../ui/sound.ts';
import { EVENTS_EN } from '../texts/events-en.ts';
import { EVENTS_FR } from '../texts/events-fr.ts';
import { eventsOf, type Frame, framesOf, type Reel } from './film.ts';
import { Park } from './park.tsx';
import { nameOf, roundName, type Table, viewer } from './table.ts';

const EVENTS = { en: EVENTS_EN, fr: EVENTS_FR };

/** How long a step is seen at single speed, in milliseconds. */
const STEP = 800;

const PACES = ['1', '2', '4'] as const;
type Pace = (typeof PACES)[number];

/** CH-36: a match as it ran, step by step, at any speed, or its result alone. */
export function Match({
  table,
  reel,
  onEnd,
}: {
  readonly table: Table;
  readonly reel: Reel;
  /** Called when the last step is shown. */
  readonly onEnd: () => void;
}): ReactNode {
  const frames = framesOf(table.heard, reel);
  const film = useFilm(frames, eventsOf(table.news, reel.id).length, table.motion);
  const [open, setOpen] = useState(!film.ended || !isBusy(table));
  const { ended } = film;
  useEffect(() => {
    if (ended) onEnd();
  }, [ended, onEnd]);
  const title = `${roundName(table, reel.round)} · ${table.words.park(reel.park + 1)}`;
  if (!open && film.ended && reel.winner !== null)
    return (
      <Folded
        table={table}
        reel={reel}
        onAgain={() => {
          film.go(0);
          setOpen(true);
        }}
      />
    );
  const frame = at(frames, film.place);
  return (
    <Panel title={title} kicker={table.words.match} className="challengers-match">
      <p className="challengers-said">
        {handle(EVENTS[table.language], frame.event, table.who)} <RuleLink rule={frame.rule} />
      </p>
      <Park key={film.place} table={table} reel={reel} frame={frame} />
      <Controls table={table} film={film} all={frames.length} />
      {film.ended && reel.winner !== null && isBusy(table) && (
        <Button onClick={() => setOpen(false)}>{table.words.fold}</Button>
      )}
    </Panel>
  );
}

/** Whether the viewer has a deck to work on. */
function isBusy({ view }: Table): boolean {
  const phase = viewer(view)?.phase.type;
  return phase === 'draw' || phase === 'pick' || phase === 'trade' || phase === 'trim';
}

interface Film {
  readonly place: number;
  readonly ended: boolean;
  readonly runs: boolean;
  readonly pace: Pace;
  readonly go: (place: number) => void;
  readonly run: (runs: boolean) => void;
  readonly setPace: (pace: Pace) => void;
}

/** Runs through what is new by itself, and stays where somebody stops it. */
function useFilm(frames: readonly Frame[], fresh: number, motion: boolean): Film {
  const last = frames.length - 1;
  const [place, setPlace] = useState(motion && fresh > 0 ? frames.length - fresh : last);
  const [runs, setRuns] = useState(motion);
  const [pace, setPace] = useState<Pace>('1');
  const shown = Math.min(place, last);
  useEffect(() => {
    if (!runs || place >= last) return;
    const timer = setTimeout(() => setPlace(place + 1), STEP / Number(pace));
    return () => clearTimeout(timer);
  }, [runs, place, last, pace]);
  useEffect(() => {
    if (!motion) setPlace(last);
  }, [motion, last]);
  const type = frames[shown]?.event.type;
  useEffect(() => {
    if (runs && type === 'flag') play('hit');
    if (runs && type === 'matchEnded') play('bell');
  }, [runs, type]);
  const go = (to: number): void => {
    setRuns(false);
    setPlace(Math.max(0, Math.min(last, to)));
  };
  const run = (on: boolean): void => {
    setRuns(on);
    if (on && place >= last) setPlace(0);
  };
  return {
    place: shown,
    ended: shown === last,
    runs: runs && shown < last,
    pace,
    go,
    run,
    setPace,
  };
}

/** Step, play, speed, skip. */
function Controls({
  table,
  film,
  all,
}: {
  readonly table: Table;
  readonly film: Film;
  readonly all: number;
}): ReactNode {
  const { words } = table;
  const paces = PACES.map((value) => ({ value, name: `${value}×` }));
  return (
    <section className="challengers-controls" aria-label={words.controls}>
      <Button onClick={() => film.go(film.place - 1)}>{words.back}</Button>
      <Button onClick={() => film.run(!film.runs)}>{film.runs ? words.pause : words.playOn}</Button>
      <Button onClick={() => film.go(film.place + 1)}>{words.forward}</Button>
      <Button onClick={() => film.go(all - 1)}>{words.skip}</Button>
      <Choice label={words.speed} options={paces} value={film.pace} onChange={film.setPace} />
      <span className="note">{words.step(film.place + 1, all)}</span>
    </section>
  );
}

/** The result of a match in a line, to be watched again. */
function Folded({
  table,
  reel,
  onAgain,
}: {
  readonly table: Table;
  readonly reel: Reel;
  readonly onAgain: () => void;
}): ReactNode {
  const { words } = table;
  const loser = reel.sides[0] === reel.winner ? reel.sides[1] : reel.sides[0];
  return (
    <p className="challengers-folded">
      <span>
        {words.beat(
          roundName(table, reel.round),
          nameOf(table, reel.winner ?? loser),
          nameOf(table, loser),
        )}
      </span>
      <Button kind="plain" onClick={onAgain}>
        {words.again}
      </Button>
    </p>
  );
}
