import type { Beat } from './beat.ts';

/** How fast beats play, and whether climaxes wait for Continue. */
export interface Timing {
  /** 1 is normal; 0 shows every beat for no time at all. */
  readonly factor: number;
  /** How long a climax stays: until Continue is pressed, or this many milliseconds. */
  readonly climax: 'wait' | number;
  /** Without motion only climaxes are shown; the rest is skipped. */
  readonly motion: boolean;
}

/** What the screen currently shows. */
export interface Shown<S> {
  /** The snapshot that the current beat started from, or the newest one. */
  readonly snapshot: S;
  /** The snapshot that the current beat leads to; the same as `snapshot` at rest. */
  readonly next: S;
  readonly beat: Beat | null;
  /** Incremented with every beat and every jump. */
  readonly tick: number;
  /** Whether the current beat stays until Continue is pressed. */
  readonly waits: boolean;
}

interface Queued<S> {
  readonly beat: Beat | null;
  readonly next: S;
  readonly last: boolean;
}

/** Calls back later; returns a function that cancels it. */
export type Later = (run: () => void, ms: number) => () => void;

/** Maximum time of beats between two decisions of the viewer, in milliseconds. */
const PATIENCE = 7_000;

/** Plays events one beat after another, and reports what is shown. */
export class Playback<S> {
  private readonly queue: Queued<S>[] = [];
  private cancel: (() => void) | undefined;
  /** How long beats have been playing since the screen was last at rest. */
  private spent = 0;
  private shown: Shown<S>;

  constructor(
    first: S,
    private readonly timing: () => Timing,
    /** Called before and after every change of what is shown. */
    private readonly listener: { before(): void; after(): void },
    private readonly later: Later = browserTimer,
  ) {
    this.shown = { snapshot: first, next: first, beat: null, tick: 0, waits: false };
  }

  now(): Shown<S> {
    return this.shown;
  }

  /** True while something remains to be shown. */
  busy(): boolean {
    return this.shown.beat !== null || this.queue.length > 0;
  }

  /** Adds a new snapshot with the beats that lead to it; without beats it is shown in its turn. */
  arrive(next: S, beats: readonly Beat[]): void {
    const idle = !this.busy();
    if (beats.length === 0) this.queue.push({ beat: null, next, last: true });
    for (const [place, beat] of beats.entries())
      this.queue.push({ beat, next, last: place === beats.length - 1 });
    if (idle) this.advance();
  }

  /** Finishes the current beat; continuing from a climax resets the waiting time. */
  next(): void {
    if (this.shown.beat === null) return;
    if (this.shown.waits) this.spent = 0;
    this.advance();
  }

  /** Lets the log include more of the step's news while the board plays a beat by itself. */
  tell(told: number): void {
    const { beat } = this.shown;
    if (beat?.plays && told > beat.told) this.show({ ...this.shown, beat: { ...beat, told } });
  }

  /** Skips to the latest snapshot. */
  skip(): void {
    const last = this.queue.at(-1)?.next ?? this.shown.next;
    this.queue.length = 0;
    this.settle(last);
  }

  /** Jumps to a snapshot, dropping everything not yet shown. */
  jump(to: S): void {
    this.queue.length = 0;
    this.settle(to);
  }

  close(): void {
    this.cancel?.();
    this.queue.length = 0;
  }

  private advance(): void {
    this.cancel?.();
    this.cancel = undefined;
    const upcoming = this.queue.shift();
    if (!upcoming) return this.settle(this.shown.next);
    const { beat, next } = upcoming;
    if (beat === null) return this.afterJump(next);
    const from = this.shown.next === next ? this.shown.snapshot : this.shown.next;
    const { wait, ms } = this.lengthOf(beat);
    this.show({ snapshot: from, next, beat, tick: this.shown.tick + 1, waits: wait });
    if (wait) return;
    this.spent += ms;
    if (ms === 0) return this.advance();
    this.cancel = this.later(() => this.advance(), ms);
  }

  private afterJump(to: S): void {
    if (this.queue.length === 0) return this.settle(to);
    this.show({ snapshot: to, next: to, beat: null, tick: this.shown.tick + 1, waits: false });
    this.advance();
  }

  private settle(at: S): void {
    this.cancel?.();
    this.cancel = undefined;
    this.spent = 0;
    this.show({ snapshot: at, next: at, beat: null, tick: this.shown.tick + 1, waits: false });
  }

  private show(shown: Shown<S>): void {
    this.listener.before();
    this.shown = shown;
    this.listener.after();
  }

  private lengthOf(beat: Beat): { readonly wait: boolean; readonly ms: number } {
    const { factor, climax, motion } = this.timing();
    if (beat.plays) return { wait: factor > 0, ms: 0 };
    if (beat.waits) {
      if (climax === 'wait') return { wait: true, ms: 0 };
      return { wait: false, ms: climax };
    }
    if (!motion) return { wait: false, ms: 0 };
    if (beat.counts !== undefined) return { wait: false, ms: Math.round(beat.ms * factor) };
    const stop = climax === 'wait' ? this.queue.findIndex((next) => next.beat?.waits) : -1;
    const ahead = stop < 0 ? this.queue : this.queue.slice(0, stop);
    const waiting = ahead.reduce((sum, { beat: other }) => sum + plainLength(other), beat.ms);
    const hurry = Math.min(1, Math.max(0.1, (PATIENCE - this.spent) / (waiting * factor || 1)));
    return { wait: false, ms: Math.round(beat.ms * factor * hurry) };
  }
}

function plainLength(beat: Beat | null): number {
  return beat === null || beat.waits ? 0 : beat.ms;
}

function browserTimer(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}
