import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyView } from '../../engine/hosted.ts';
import type { AnyBoard } from '../../ui/board.ts';
import { type Beat, TIMES } from '../../ui/stage/beat.ts';
import { Playback, type Shown, type Timing } from '../../ui/stage/playback.ts';
import { moves } from '../appearance.ts';
import { readersOf } from '../names.ts';
import type { TableSession, TableState } from '../session.ts';
import { settingsNow, TEMPOS } from '../settings.ts';

/** A step that was shown: enough to show it again. */
interface Scene {
  readonly before: TableState;
  readonly after: TableState;
  readonly beats: readonly Beat[];
}

/** What the screen shows of a table: everything up to the running beat, and nothing beyond it. */
export interface ShownTable {
  readonly state: TableState;
  readonly shown: Shown<TableState>;
  next(): void;
  skip(): void;
  tell(told: number): void;
  /** Plays again what was shown since the viewer's last answer; null if that was nothing. */
  readonly again: (() => void) | null;
}

/** Plays what happens at a table in order; a table that is just opened starts at the present. */
export function useShown(
  session: Pick<TableSession, 'state' | 'subscribe'>,
  first: TableState,
  screen: AnyBoard | null,
  /** While true nothing new is shown; it is all played afterwards. */
  held = false,
): ShownTable {
  const [director] = useState(() => new Director(first));
  const latest = useRef(screen);
  latest.current = screen;
  useEffect(() => {
    const arrived = (): void => {
      const state = session.state();
      if (state) director.take(state, latest.current);
    };
    arrived();
    const leave = session.subscribe(arrived);
    return () => {
      leave();
      director.playback.close();
    };
  }, [session, director]);
  useEffect(() => director.hold(held), [director, held]);
  const shown = useSyncExternalStore(
    useCallback((changed: () => void) => director.subscribe(changed), [director]),
    () => director.playback.now(),
  );
  return {
    state: stateOf(shown),
    shown,
    next: () => director.playback.next(),
    skip: () => director.playback.skip(),
    tell: (told) => director.playback.tell(told),
    again: director.mayRepeat() ? () => director.repeat() : null,
  };
}

/** Turns the states of a table into beats and has them played. */
class Director {
  private readonly listeners = new Set<() => void>();
  private newest: TableState;
  /** What was shown since the viewer last answered. */
  private scenes: Scene[] = [];
  /** What came while nothing new is to be shown; null when everything is. */
  private waiting: Parameters<Playback<TableState>['arrive']>[] | null = null;
  readonly playback: Playback<TableState>;

  constructor(first: TableState) {
    this.newest = first;
    this.playback = new Playback(first, timing, {
      before: () => {},
      after: () => {
        for (const changed of this.listeners) changed();
      },
    });
  }

  subscribe(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  take(state: TableState, screen: AnyBoard | null): void {
    const before = this.newest;
    if (state === before) return;
    this.newest = state;
    const beats = state.step > before.step ? beatsOf(before, state, screen) : [];
    if (before.ask !== null && state.ask === null) this.scenes = [];
    if (beats.length > 0) this.scenes.push({ before, after: state, beats });
    if (this.waiting) this.waiting.push([state, beats]);
    else this.playback.arrive(state, beats);
  }

  hold(held: boolean): void {
    const waiting = this.waiting ?? [];
    this.waiting = held ? waiting : null;
    if (!held) for (const [state, beats] of waiting) this.playback.arrive(state, beats);
  }

  mayRepeat(): boolean {
    return this.scenes.length > 0 && !this.playback.busy();
  }

  repeat(): void {
    const [first] = this.scenes;
    if (!first) return;
    this.playback.jump(first.before);
    for (const { after, beats } of this.scenes) this.playback.arrive(after, beats);
    this.playback.arrive(this.newest, []);
  }
}

function timing(): Timing {
  const settings = settingsNow();
  const climax = { wait: 'wait', pause: 2_000, never: 0 } as const;
  return {
    factor: TEMPOS[settings.speed],
    climax: climax[settings.climax],
    motion: moves(settings),
  };
}

function beatsOf(before: TableState, after: TableState, screen: AnyBoard | null): readonly Beat[] {
  const { news, view } = after;
  if (news.length === 0) return [];
  const { language } = settingsNow();
  if (!screen?.scenes) return [{ view, told: news.length, ms: TIMES.action }];
  return screen.scenes({
    before: seenBy(before, after),
    after: view,
    news,
    who: readersOf(after, language),
    language,
  });
}

/** What lay on the table before, through the eyes of whoever looks now. */
function seenBy(before: TableState, after: TableState): AnyView {
  if (before.viewer === after.viewer) return before.view;
  return { ...after.view, open: before.view.open, glance: before.view.glance };
}

/** The table as the running beat shows it: nothing is asked, and nobody has won yet. */
function stateOf({ snapshot, next, beat }: Shown<TableState>): TableState {
  if (beat === null || !isView(beat.view)) return snapshot;
  return {
    ...snapshot,
    viewer: next.viewer,
    view: beat.view,
    heard: [...snapshot.heard, ...next.news.slice(0, beat.told)],
    news: [],
    ask: null,
    asked: [],
    outcome: null,
    handOver: null,
  };
}

/** Beats of a table hold views. */
export function isView(view: unknown): view is AnyView {
  return typeof view === 'object' && view !== null;
}
