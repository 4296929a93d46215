import type { AnyAdvice } from '../../bots/advice.ts';
import type { Explanation } from '../../bots/explaining.ts';
import { styleOf } from '../../bots/style.ts';
import type { Seat } from '../../engine/ask.ts';
import { hears } from '../../engine/game.ts';
import type { AnyMove, AnyNews } from '../../engine/hosted.ts';
import { same } from '../../engine/json.ts';
import { at, range } from '../../engine/list.ts';
import type { Match, ViewableMatch } from '../../engine/match.ts';
import { standing } from '../../engine/record.ts';
import { manifestOf } from '../../games/index.ts';
import type { BotMove, JudgeResult, PageAsk, Sitter, TableState } from '../session.ts';
import { adviceFor, explainedBy, steadyMove, thinkOf } from './bot-moves.ts';
import { thinkingTime } from './bot-pacing.ts';
import type { GameStore } from './game-store.ts';
import { stepsOfNews } from './replaying.ts';

/** What is stored of a table besides its game. */
interface TableMemory {
  /** How many public news items each seat had seen when it last answered. */
  readonly known?: readonly number[] | undefined;
  readonly steady?: boolean | undefined;
}

/** A game on this device: people here, bots in the other seats. */
export class LocalTable {
  private watched: ((state: TableState) => void) | undefined;
  /** Who has confirmed having the device. */
  private revealed: Seat | undefined;
  /** How many public news items each seat had seen when it last answered. */
  private readonly known: number[];
  /** News since the last state was sent. */
  private fresh: AnyNews[] = [];
  /** The step of each news item of the current game; undefined if not known. */
  private newsSteps: number[] | undefined;
  /** The question on screen, and since which step. */
  private question: unknown = null;
  private askedAt = 0;
  /** Incremented when the bots' current thinking becomes obsolete. */
  private round = 0;
  /** The bots' pending turns. */
  private running: Promise<void> = Promise.resolve();
  /** For daily bouts: equal answers get equal replies, no take-backs and no hints. */
  private readonly steady: boolean;
  /** Whether another tab plays this table. */
  private following = false;
  /** Called after every saved step. */
  saved: (() => void) | undefined;

  constructor(
    readonly id: string,
    readonly match: Match,
    readonly sitters: readonly Sitter[],
    private readonly secret: string,
    private readonly store: GameStore,
    { known, steady = false }: TableMemory = {},
  ) {
    const heard = match.heard(null).length;
    this.known = sitters.map((_, seat) => known?.[seat] ?? Math.max(0, heard - 8));
    this.steady = steady;
  }

  watch(show: (state: TableState) => void): void {
    this.watched = show;
    this.fresh = [];
    this.show();
    this.runBots();
  }

  /** Shows the table while another tab plays it. */
  follow(show: (state: TableState) => void): void {
    this.following = true;
    this.watched = show;
    this.show();
  }

  leave(): void {
    this.watched = undefined;
    this.round++;
  }

  async answer(seat: Seat, step: number, move: AnyMove): Promise<JudgeResult> {
    if (this.sitters[seat]?.kind !== 'here') throw new Error('nobody on this device has that seat');
    if (this.following) throw new Error('this table is played in another tab');
    // Otherwise a quick person would get different random numbers than a slow one.
    if (this.steady) await this.running;
    if (!this.stillAsks(seat, step)) return { ok: true };
    const reply = await this.play(seat, move);
    if (reply.ok) this.runBots();
    return reply;
  }

  async typed(seat: Seat, step: number, text: string): Promise<JudgeResult> {
    const move = this.match.read(seat, text);
    return move ? this.answer(seat, step, move) : { ok: false, rule: null };
  }

  reveal(seat: Seat): void {
    this.revealed = seat;
    this.show();
  }

  async takeBack(): Promise<void> {
    const step = this.following || this.steady ? undefined : this.stepToTakeBack();
    const by = this.people()[0];
    if (step === undefined || by === undefined) return;
    this.round++;
    this.match.takeBack(by, step, Date.now());
    this.askedAt = this.match.step();
    this.fresh = [];
    this.newsSteps = undefined;
    await this.save();
    this.show();
    this.runBots();
  }

  /** A champion's move in the viewer's seat, and its reasons. */
  hint(): AnyAdvice | null {
    const { viewer } = this.state();
    return viewer === null ? null : adviceFor(this.match, viewer);
  }

  /** Why a bot made the move of a step. */
  explain(step: number): Explanation | null {
    const { match } = this;
    const record = match.record();
    const by = record.steps[step - 1]?.seat;
    if (!this.mayExplain() || by === undefined || this.sitters[by]?.kind !== 'bot') return null;
    const now = match.outcome() ? null : match.view(null);
    return explainedBy(match.game, record, step, now);
  }

  async save(): Promise<void> {
    const { id, sitters, secret } = this;
    const asked = this.match.asked();
    const record = this.match.record();
    const known = [...this.known];
    const { steady } = this;
    await this.store.put({ id, sitters, secret, record, asked, at: Date.now(), known, steady });
    this.saved?.();
  }

  state(): TableState {
    const { match, id, sitters } = this;
    const viewer = this.viewer();
    const handOver = this.handOver();
    const aloud = this.aloud();
    const eyes = aloud ? null : viewer;
    const ask = viewer === null || this.following ? null : askOfSeat(match, viewer);
    return {
      id,
      game: match.game.id,
      sitters,
      step: match.step(),
      viewer,
      view: aloud ? { ...match.view(viewer), own: null } : match.view(viewer),
      ask,
      heard: match.repeats(eyes),
      botMoves: this.mayExplain() ? this.botMoves(eyes) : undefined,
      news: this.fresh.filter((told) => hears(told, eyes)),
      asked: match.asked(),
      outcome: match.outcome() ?? null,
      handOver,
      recap: handOver === null ? [] : match.repeats(null).slice(at(this.known, handOver)),
      mayTakeBack: ask !== null && !this.steady && this.stepToTakeBack() !== undefined,
      mayHint: !this.following && !aloud && !this.steady,
      elsewhere: this.following,
      commitment: match.record().fairness.commitment,
    };
  }

  private async play(seat: Seat, move: AnyMove): Promise<JudgeResult> {
    const aloud = this.aloud();
    const answered = this.match.answer(seat, move, Date.now());
    if (!answered.ok) return { ok: false, rule: answered.rule };
    this.fresh = [...answered.told, ...(answered.began ?? [])];
    if (answered.began) this.newsSteps = undefined;
    else this.newsSteps?.push(...answered.told.map(() => answered.step));
    this.known[seat] = this.match.repeats(null).length;
    if (aloud && this.people().includes(seat)) this.revealed = undefined;
    if (this.people().includes(seat)) this.askedAt = this.match.step();
    await this.save();
    this.show();
    return { ok: true };
  }

  private runBots(): void {
    this.running = this.run();
  }

  /** Lets the bots answer, one after the other, until only people are waited for. */
  private async run(): Promise<void> {
    const round = ++this.round;
    let spent = 0;
    for (;;) {
      await pause(0);
      const bots = this.match.asked().filter((asked) => this.sitters[asked]?.kind === 'bot');
      const [seat] = bots;
      if (seat === undefined || round !== this.round) return;
      const sitter = at(this.sitters, seat);
      if (sitter.kind !== 'bot') return;
      const began = performance.now();
      const move = this.steady
        ? steadyMove(this.match, seat, sitter.level, this.secret)
        : thinkOf(this.match, seat, sitter.level, {
            most: thinkingTime(bots.length, spent),
            style: styleOf(sitter.character),
          });
      spent += performance.now() - began;
      await pause(0);
      if (round !== this.round) return;
      await this.play(seat, move);
    }
  }

  private show(): void {
    const state = this.state();
    const question = questionIn(state.ask);
    if (!same(question, this.question)) this.askedAt = state.step;
    this.question = question;
    this.watched?.(state);
  }

  /**
   * Whether a seat is still asked the question of a given step; bots asked at the same time may
   * have answered since.
   */
  private stillAsks(seat: Seat, step: number): boolean {
    if (step === this.match.step()) return true;
    return step >= this.askedAt && same(this.question, questionIn(askOfSeat(this.match, seat)));
  }

  private people(): Seat[] {
    return range(this.sitters.length).filter((seat) => this.sitters[seat]?.kind === 'here');
  }

  /** Whether people at this device have anything to hide from each other. */
  private secretive(): boolean {
    const people = this.people();
    return people.length > 1 && people.some((seat) => this.match.view(seat).own !== null);
  }

  /** Who should have the device now. */
  private wanted(): Seat | undefined {
    const people = this.people();
    if (people.length < 2) return people[0];
    const asked = this.match.asked().filter((seat) => people.includes(seat));
    if (this.revealed !== undefined && asked.includes(this.revealed)) return this.revealed;
    return asked[0];
  }

  /**
   * Whether somebody here is asked a question that everyone may watch: nothing private is shown,
   * and the device is not handed over.
   */
  private aloud(): boolean {
    const wanted = this.wanted();
    if (wanted === undefined || !this.secretive()) return false;
    const about = this.match.ask(wanted)?.about;
    const open = manifestOf(this.match.game.id)?.publicAsks ?? [];
    return about !== undefined && open.includes(about);
  }

  private handOver(): Seat | null {
    const wanted = this.wanted();
    if (wanted === undefined || !this.secretive() || this.match.outcome()) return null;
    if (this.aloud()) return null;
    return wanted === this.revealed ? null : wanted;
  }

  private viewer(): Seat | null {
    if (this.handOver() !== null) return null;
    const wanted = this.wanted();
    if (wanted !== undefined) return wanted;
    return this.secretive() ? null : (this.people()[0] ?? null);
  }

  /** Whether bots' moves may be explained: to a person who plays alone, to everyone at the end. */
  private mayExplain(): boolean {
    if (this.match.outcome()) return true;
    return this.people().length === 1 && !this.steady && !this.following;
  }

  /** The bots' moves among the news that a seat may be told again. */
  private botMoves(seat: Seat | null): readonly BotMove[] {
    const { match } = this;
    const { steps } = match.record();
    this.newsSteps ??= stepsOfNews(match.game, match.record());
    const newsSteps = this.newsSteps;
    const told = match
      .everything()
      .flatMap((news, index) => (mayRepeat(match, news, seat) ? [at(newsSteps, index)] : []));
    return told.flatMap((step, from): BotMove[] => {
      const by = steps[step - 1]?.seat;
      if (by === undefined || told[from - 1] === step || this.sitters[by]?.kind !== 'bot')
        return [];
      return [{ step, seat: by, from, to: told.lastIndexOf(step) + 1 }];
    });
  }

  /** The last answer given here that can be taken back, with everything that followed. */
  private stepToTakeBack(): number | undefined {
    const { steps } = this.match.record();
    const people = this.people();
    const [alone] = people;
    const step = standing(steps).findLast((number) => people.includes(at(steps, number - 1).seat));
    if (alone === undefined || step === undefined) return undefined;
    return this.match.mayTakeBack(alone, step) === 'never' ? undefined : step;
  }
}

/** Identifies a question: the seat and the subject, whatever its answers. */
function questionIn(ask: PageAsk | null): unknown {
  return ask && [ask.seat, ask.rule, ask.about];
}

/** A question with an example of a typed answer. */
export function askOfSeat(match: ViewableMatch, seat: Seat): PageAsk | null {
  const ask = match.ask(seat);
  return ask ? { ...ask, example: match.game.notate(ask.moves[0] ?? ask.idle) } : null;
}

/** The condition of `repeats`, for one news item. */
function mayRepeat(match: ViewableMatch, told: AnyNews, seat: Seat | null): boolean {
  const { visibleUntil } = told;
  return hears(told, seat) && (visibleUntil === null || !match.hasExpired(visibleUntil));
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
