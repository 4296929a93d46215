import type { AnyView } from '../../engine/hosted.ts';
import type { Language } from '../../engine/texts.ts';
import type { AnyBoard } from '../../ui/board.ts';
import { type Beat, TIMES } from '../../ui/stage/beat.ts';
import { type Later, Playback, type Shown, type Timing } from '../../ui/stage/playback.ts';
import { readersOf } from '../names.ts';
import type { TableState } from '../session.ts';

/** A shown step, with what is needed to show it again. */
interface Scene {
  readonly before: TableState;
  readonly after: TableState;
  readonly beats: readonly Beat[];
}

/** Turns the states of a table into beats and plays them. */
export class Director {
  private readonly listeners = new Set<() => void>();
  private newest: TableState;
  /** What was shown since the viewer's last answer. */
  private scenes: Scene[] = [];
  /** States that arrived while paused; null when not paused. */
  private waiting: Parameters<Playback<TableState>['arrive']>[] | null = null;
  readonly playback: Playback<TableState>;

  constructor(first: TableState, timing: () => Timing, later?: Later) {
    this.newest = first;
    const after = (): void => {
      for (const changed of this.listeners) changed();
    };
    this.playback = new Playback(first, timing, { before: () => {}, after }, later);
  }

  subscribe(changed: () => void): () => void {
    this.listeners.add(changed);
    return () => this.listeners.delete(changed);
  }

  take(state: TableState, screen: AnyBoard | null, language: Language): void {
    const before = this.newest;
    if (state === before) return;
    this.newest = state;
    const beats = state.step > before.step ? beatsOf(before, state, screen, language) : [];
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

function beatsOf(
  before: TableState,
  after: TableState,
  screen: AnyBoard | null,
  language: Language,
): readonly Beat[] {
  const { news, view } = after;
  if (news.length === 0) return [];
  if (!screen?.scenes) return [{ view, told: news.length, ms: TIMES.action }];
  return screen.scenes({
    before: seenBy(before, after),
    after: view,
    news,
    who: readersOf(after, language),
    language,
  });
}

/** The previous board, as the current viewer sees it. */
function seenBy(before: TableState, after: TableState): AnyView {
  if (before.viewer === after.viewer) return before.view;
  return { ...after.view, open: before.view.open, glance: before.view.glance };
}

/** The table during the current beat: no question and no outcome yet. */
export function shownState({ snapshot, next, beat }: Shown<TableState>): TableState {
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
