import './challengers.css';
import './art.css';
import './card.css';
import './mini.css';
import './course.css';
import './encounters.css';
import './draft.css';
import './deck.css';
import './park.css';
import './bench.css';
import './lane.css';
import './film-dock.css';
import './verdict.css';
import './choice.css';
import './seats.css';
import './info.css';
import { type ReactNode, useEffect, useState } from 'react';
import { at } from '../../../engine/list.ts';
import type { BoardProps, GameScreen } from '../../../ui/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Drawer } from '../../../ui/drawer.tsx';
import { playSound, type Sound } from '../../../ui/sound.ts';
import { useStage } from '../../../ui/stage/context.ts';
import { type FilmPlayer, useFilm } from '../../../ui/stage/film.ts';
import { Stage } from '../../../ui/stage/stage.tsx';
import type { CardName } from '../instances.ts';
import type { Challengers, Participant, Robot, Trophy } from '../kind.ts';
import { roundsOf } from '../rules/participants.ts';
import { ROUNDS } from '../tournament.ts';
import { CardFace, setClass } from './card.tsx';
import { benchChoice, ChoiceAction, ChoiceDock, ChoiceSays, choosingOf } from './choice.tsx';
import { Bill, currentRound, FinalBill, Stepper } from './course.tsx';
import { DeckGrid, DeckStrip, tradeSlots, useTrim } from './deck.tsx';
import { drawSlots, pickSlots } from './draft.tsx';
import { Encounters } from './encounters.tsx';
import { eventsOf, reelsOf } from './film.ts';
import { FilmDock } from './film-dock.tsx';
import { Cup, Deck, Fan } from './icons.tsx';
import { FanStandings, infoSections } from './info.tsx';
import { log } from './log.ts';
import { type Marks, useMarks } from './marks.ts';
import { Park } from './park.tsx';
import { ParticipantPortrait } from './people.tsx';
import { isWatched, scenes } from './scenes.ts';
import { captionOf, type Film, filmOf, type Shot, stillOf } from './shots.ts';
import type { Slots } from './slots.ts';
import {
  calledOf,
  cardName,
  type Moment,
  ownMatch,
  roundName,
  type Table,
  viewer,
  worded,
} from './table.ts';

/** The tournament on the stage: draft, slimming, the match as a film. */
export const board: GameScreen<Challengers, Moment> = {
  Board: (props) => <ChallengersBoard {...props} />,
  scenes,
  log,
};

function ChallengersBoard(props: BoardProps<Challengers, Moment>): ReactNode {
  const [large, setLarge] = useState<CardName | null>(null);
  const table = worded(props, setLarge);
  const { view } = table;
  const [watched, setWatched] = useState<string | null>(null);
  const showing = useShowing(table, watched);
  const marks = useMarks(questionOf(table));
  const trim = useTrim(table, view.own, marks);
  const slots = showing
    ? filmSlots(table, showing, watched === null ? undefined : () => setWatched(null))
    : (trim ?? phaseSlots(table, marks));
  return (
    <>
      <Stage
        game="challengers"
        phase={phaseName(table, showing)}
        numbers={(seat) => <Numbers table={table} seat={seat} />}
        note={(seat) => <Where table={table} seat={seat} />}
        automa={view.open.robot && <RobotSeat table={table} robot={view.open.robot} />}
        moves={showing ? showing.player.place + 1 : 0}
        info={infoSections(table, setWatched)}
        {...slots}
      />
      <Drawer
        open={large !== null}
        onClose={() => setLarge(null)}
        title={large === null ? '' : cardName(table, large)}
        place="middle"
      >
        {large !== null && (
          <span className={classNames('ch-large', setClass(large))}>
            <span className="ch-card">
              <CardFace table={table} card={large} full />
            </span>
          </span>
        )}
      </Drawer>
    </>
  );
}

/** Marks last as long as the same thing is asked. */
function questionOf({ view, ask }: Table): string {
  const player = viewer(view);
  const seen = view.own?.seen.join() ?? '';
  const offer = ask?.about === 'pick' ? (view.own?.offer.join() ?? '') : '';
  return `${player?.round} ${ask?.about ?? player?.phase.type} ${offer} ${seen}`;
}

/** A film on the board: who plays it, and whether it is shown for the first time. */
interface Showing {
  readonly film: Film;
  readonly player: FilmPlayer;
  readonly first: boolean;
  readonly leave: () => void;
}

/** A match is never longer than this at single speed, but no picture is shorter than the least. */
const FILM_LENGTH = 9_500;
const [LEAST, MOST] = [150, 900];
/** How long a replay waits for a film that somebody has paused: an hour. */
const PAUSED = 3_600_000;

/** The film that is on: the running beat's, one that somebody wants to watch, or in a replay the step's. */
function useShowing(table: Table, watched: string | null): Showing | null {
  const { moment } = table;
  const stage = useStage();
  const film = filmNow(table, watched, stage !== null && stage.replay === undefined);
  const first = moment?.type === 'film';
  const leave = (): void => stage?.next();
  const length = film?.shots.length ?? 0;
  const final = film?.reel.id === 'final';
  const ms = Math.max(LEAST, Math.min(MOST, (final ? 2 : 1) * (FILM_LENGTH / Math.max(1, length))));
  const player = useFilm(
    {
      id: film ? `${film.reel.id} ${first ? 'first' : watched}` : '',
      ...{ length, from: film?.from ?? 0, runs: first || watched !== null || table.motion, ms },
    },
    first ? leave : undefined,
  );
  const { place, runs, speed } = player;
  const isSeen = !table.motion || place >= length - 1;
  const left = isSeen ? 0 : runs ? ((length - place) * ms) / speed : PAUSED;
  const lasts = stage?.lasts;
  useEffect(() => {
    lasts?.(left);
  }, [lasts, left]);
  useFilmNews(table, film, player);
  return film && { film, player, first, leave };
}

/** What is on, and the shot to begin with; the log tells of a film while it runs, so that is left out. */
function filmNow(
  table: Table,
  watched: string | null,
  onStage: boolean,
): (Film & { readonly from: number }) | null {
  const { moment, heard } = table;
  const running = moment?.type === 'film' ? moment : null;
  const news = new Set(running?.news);
  const before = running ? heard.filter((one) => !news.has(one)) : heard;
  const told = running ? [...before, ...running.news] : heard;
  const fresh = running?.match ?? (onStage ? null : freshMatch(table));
  const reel = reelsOf(told).find(({ id }) => id === (fresh ?? watched));
  if (!reel) return null;
  const film = filmOf(told, reel);
  return { ...film, from: running ? firstShot(film, eventsOf(before, reel.id).length) : 0 };
}

/** In a replay: the match that the last step told of. */
function freshMatch({ news, view, heard }: Table): string | null {
  const reels = reelsOf(heard).filter(({ id, sides }) => isWatched(id, sides, view.seat));
  return reels.findLast(({ id }) => eventsOf(news, id).length > 0)?.id ?? null;
}

/** The first shot that shows something new after `told` frames. */
function firstShot({ shots }: Film, told: number): number {
  let seen = 0;
  for (const [place, { frames }] of shots.entries()) {
    seen += frames.length;
    if (seen > told) return place;
  }
  return Math.max(0, shots.length - 1);
}

/** The log follows the film, and so do the sounds. */
function useFilmNews({ moment }: Table, film: Film | null, { place }: FilmPlayer): void {
  const stage = useStage();
  const shot = film?.shots[place];
  const past = film
    ? film.shots.slice(0, place + 1).reduce((n, one) => n + one.frames.length, 0)
    : 0;
  const before = film && moment?.type === 'film' ? film.frames.length - moment.news.length : 0;
  const told = moment?.type === 'film' ? moment.told[past - before - 1] : undefined;
  const tell = stage?.tell;
  useEffect(() => {
    if (told !== undefined) tell?.(told);
  }, [told, tell]);
  useEffect(() => {
    const sound = shot && SOUNDS[shot.kind];
    if (sound) void playSound(sound);
  }, [shot]);
}

const SOUNDS: Readonly<Record<Shot['kind'], Sound | undefined>> = {
  start: 'bell',
  reveal: 'card',
  effect: 'reveal',
  compare: undefined,
  flag: 'hit',
  full: 'hit',
  end: 'bell',
};

function filmSlots(table: Table, showing: Showing, onClose: (() => void) | undefined): Slots {
  const { film, player, first, leave } = showing;
  const { words } = table;
  const shot = at(film.shots, player.place);
  const after = film.shots[player.place + 1];
  const { title, says, actor } = captionOf(
    { film, words: table.film, voice: table.voice, language: table.language },
    player.place,
  );
  const caption = (
    <span className="ch-caption">
      {actor !== null && <ParticipantPortrait player={actor} size={40} />}
      {title}
    </span>
  );
  return {
    board: <Park table={table} film={film} frame={stillOf(shot)} next={after && stillOf(after)} />,
    title: first ? caption : '',
    ...(first ? { says } : {}),
    dock: (
      <FilmDock
        {...{ table, film, player }}
        caption={
          !first && (
            <div className="ch-told">
              {caption}
              <p>{says}</p>
            </div>
          )
        }
        done={first ? words.skip : words.close}
        onSkip={first ? leave : onClose}
      />
    ),
  };
}

function phaseSlots(table: Table, marks: Marks): Slots {
  const { view, moment } = table;
  if (moment?.type === 'ended') return { board: <Ended table={table} match={moment.match} /> };
  if (moment?.type === 'totals' || view.open.result) return { board: <Overview table={table} /> };
  const player = viewer(view);
  const { own } = view;
  if (!player || !own) return { board: <Watching table={table} /> };
  const { phase } = player;
  const dock = <DeckStrip table={table} own={own} />;
  if (phase.type === 'draw') return drawSlots(table, player, own);
  if (phase.type === 'pick') return pickSlots(table, player, phase, own, marks);
  if (phase.type === 'trade') {
    const slots = tradeSlots(table, own, marks);
    if (slots) return slots;
  }
  if (phase.type === 'match') return matchSlots(table, own, marks);
  if (phase.type === 'wait' || phase.type === 'done') return { board: <Overview table={table} /> };
  return {
    board: (
      <div className="ch-draft">
        <Stepper table={table} />
        <Bill table={table} />
        <DeckGrid table={table} cards={own.deck} verb="look" />
      </div>
    ),
    ...(phase.type === 'trim' ? { dock } : {}),
  };
}

/** The own match while somebody has to decide. */
function matchSlots(table: Table, own: NonNullable<Table['view']['own']>, marks: Marks): Slots {
  const { words, view } = table;
  const film = currentFilm(table, ownMatch(view)?.id);
  const choosing = choosingOf(table, own, marks);
  const shot = film?.shots.at(-1);
  const park = film && shot && (
    <Park
      table={table}
      film={film}
      frame={stillOf(shot)}
      next={undefined}
      choice={choosing ? benchChoice(choosing, marks) : undefined}
    />
  );
  if (!choosing) return { board: park, dock: <DeckStrip table={table} own={own} /> };
  return {
    board: park,
    title: words.choose[choosing.decision.type](choosing.max),
    says: (
      <span className="ch-wide">
        <ChoiceSays table={table} choosing={choosing} />
      </span>
    ),
    dock: <ChoiceDock {...{ table, own, choosing, marks }} />,
    action: <ChoiceAction {...{ table, choosing }} />,
  };
}

/** A match as far as it has been told. */
function currentFilm({ heard }: Table, id: string | undefined): Film | null {
  const reel = reelsOf(heard).find((one) => one.id === id);
  return reel ? filmOf(heard, reel) : null;
}

/** How a match ended, over its last picture. */
function Ended({ table, match }: { readonly table: Table; readonly match: string }): ReactNode {
  const film = currentFilm(table, match);
  const shot = film?.shots.at(-1);
  if (!film || !shot) return null;
  const { event } = stillOf(shot);
  if (event.type !== 'matchEnded') return null;
  const { winner, loser, reason } = event;
  const { words, voice } = table;
  return (
    <>
      <Park table={table} film={film} frame={stillOf(shot)} next={undefined} />
      <div className="ch-ended">
        <section className="ch-verdict">
          <small className="ch-verdict-where">
            {roundName(table, film.reel.round)}
            {match !== 'final' && ` · ${words.park(film.reel.park + 1)}`}
          </small>
          <ParticipantPortrait player={winner} size={88} />
          <h3 aria-level={2}>{table.film.wins(voice, winner)}</h3>
          <p>{table.film.why[reason](voice, loser, winner)}</p>
          <Prize table={table} winner={winner} round={film.reel.round} />
        </section>
      </div>
    </>
  );
}

function Prize({
  table,
  winner,
  round,
}: {
  readonly table: Table;
  readonly winner: Participant;
  readonly round: number;
}): ReactNode {
  const { view, film, voice, words } = table;
  if (round > ROUNDS) return <p className="ch-won-prize">{words.forTheTitle}</p>;
  if (winner === 'robot' && view.open.players.length > 1)
    return <p className="ch-won-prize">{film.boxed}</p>;
  const fans = fansWon(table, winner, round);
  return (
    <p className="ch-won-prize">
      <Cup />
      <span>{film.trophy(voice, winner, round, fans)}</span>
    </p>
  );
}

/** The fans on the trophy that was just won, if the viewer may know them. */
function fansWon({ view }: Table, winner: Participant, round: number): number | null {
  const { open, own, seat } = view;
  const trophies = winner === 'robot' ? open.robot?.trophies : open.players[winner]?.trophies;
  const place = trophies?.findIndex((trophy) => trophy.round === round) ?? -1;
  const shown = trophies?.[place]?.fans ?? null;
  return shown ?? (winner === seat ? (own?.values[place] ?? null) : null);
}

/** The tournament at a glance, where there is nothing to do. */
function Overview({ table }: { readonly table: Table }): ReactNode {
  const { view, words } = table;
  const { finalists, result } = view.open;
  return (
    <div className="ch-draft">
      <Stepper table={table} />
      <div className="ch-overview">
        {finalists && !result && <FinalBill table={table} sides={finalists} />}
        {!finalists && !result && <Encounters table={table} />}
        {result && <h3 aria-level={2}>{words.wonTournament(table.voice, result.winner)}</h3>}
        <div>
          <FanStandings table={table} />
        </div>
      </div>
    </div>
  );
}

/** A spectator sees the first match that runs. */
function Watching({ table }: { readonly table: Table }): ReactNode {
  const running = table.view.open.matches.find(({ id, sides }) =>
    isWatched(id, sides, table.view.seat),
  );
  const film = currentFilm(table, running?.id);
  const shot = film?.shots.at(-1);
  if (!film || !shot) return <Overview table={table} />;
  return <Park table={table} film={film} frame={stillOf(shot)} next={undefined} />;
}

function phaseName(table: Table, showing: Showing | null): string {
  const { view, words } = table;
  const ended = table.moment?.type === 'ended' ? currentFilm(table, table.moment.match) : null;
  const film = showing?.film ?? ended;
  const round = film?.reel.round ?? currentRound(view);
  const where = round > ROUNDS ? words.final : words.roundOf(round, roundsOf(view.options));
  if (film) return `${where} · ${words.match}`;
  const phase = viewer(view)?.phase.type;
  return phase === undefined ? where : `${where} · ${words.phases[phase]}`;
}

/** Trophies, fans and cards of a seat. */
function Numbers({ table, seat }: { readonly table: Table; readonly seat: number }): ReactNode {
  const { view } = table;
  const { trophies, fans } = at(view.open.players, seat);
  const cards = at(view.glance.owned, seat);
  return <Won {...{ table, trophies, fans, cards }} anchor={`seat:${seat}/trophies`} />;
}

function Won({
  table: { words },
  trophies,
  fans,
  cards,
  anchor,
}: {
  readonly table: Table;
  readonly trophies: readonly Trophy[];
  readonly fans: number;
  readonly cards: number;
  readonly anchor?: string;
}): ReactNode {
  return (
    <span className="ch-numbers">
      <span className="ch-number" title={words.trophies} data-anchor={anchor}>
        <Cup />
        {trophies.length}
      </span>
      <span className="ch-number ch-fans" title={words.fans}>
        <Fan />
        {fans}
      </span>
      <span title={words.cardsName} className="ch-number ch-count">
        <Deck />
        {cards}
      </span>
    </span>
  );
}

/** The Robot among the seats. */
function RobotSeat({
  table,
  robot: { trophies, fans, deck },
}: {
  readonly table: Table;
  readonly robot: Robot;
}): ReactNode {
  return (
    <>
      <ParticipantPortrait player="robot" size={44} />
      <div className="stage-seat-text">
        <span className="stage-seat-name">
          <span className="stage-seat-who" data-short={table.words.robotShort}>
            {calledOf(table, 'robot')}
          </span>
        </span>
      </div>
      <div className="stage-seat-numbers">
        <Won {...{ table, trophies, fans }} cards={deck.length} />
      </div>
    </>
  );
}

/** What a seat is doing. */
function Where({ table, seat }: { readonly table: Table; readonly seat: number }): ReactNode {
  const { phase } = at(table.view.open.players, seat);
  return <span className={`ch-where ch-where-${phase.type}`}>{table.words.doing[phase.type]}</span>;
}
