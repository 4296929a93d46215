import { entropyCommitment } from '../engine/fair.ts';
import type { AnyMove, AnyNews } from '../engine/hosted.ts';
import { ChangeReader } from './change-reader.ts';
import type { Connection, ServerReply } from './connection.ts';
import type { Message, Outgoing } from './protocol/socket.ts';
import type {
  Audience,
  ChatMessage,
  LoggedAct,
  Phrase,
  Remark,
  SeatView,
  TableInfo,
} from './protocol/table.ts';

/** Stores entropy between commit and reveal. */
export interface EntropyStore {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
}

/** The state of a watched table. */
export interface TableSnapshot {
  readonly seq: number;
  /** The person's chair; null for a spectator. */
  readonly chair: number | null;
  readonly code: string | null;
  readonly info: TableInfo;
  readonly here: readonly boolean[];
  readonly watching: Audience;
  readonly seen: SeatView | null;
  /** The current game's news that may be shown. */
  readonly heard: readonly AnyNews[];
  readonly said: readonly ChatMessage[];
  /** Spectators' messages; players get them when the game is over. */
  readonly remarks: readonly Remark[];
  /** Chairs of muted people. */
  readonly muted: readonly number[];
  /** What clocks, bots and people did besides answering in this game, oldest first. */
  readonly acts: readonly LoggedAct[];
}

/** Called after every change, with its news. */
export type OnChange = (known: TableSnapshot, news: readonly AnyNews[], message: Outgoing) => void;

/** A watched table; commits and reveals entropy automatically. */
export class WatchedTable {
  known: TableSnapshot | undefined;
  private readonly changes = new ChangeReader();
  private readonly sent = new Set<string>();
  private readonly waiters: {
    readonly fits: (known: TableSnapshot) => boolean;
    readonly resolve: () => void;
  }[] = [];

  constructor(
    readonly id: string,
    private readonly connection: Connection,
    private readonly onChange: OnChange = () => {},
    private readonly memory: EntropyStore = new Map(),
    /** The last event seen on an earlier visit. */
    private readonly before: number | null = null,
    /** Whether others see the person's name while they are spectating. */
    private readonly named: () => boolean = () => true,
    /** Whether the person is looking at the table, which confirms presence for the deal. */
    private readonly looks: () => boolean = () => true,
  ) {}

  watch(): Promise<ServerReply> {
    return this.connection.watch(this.id, {
      since: () => this.known?.seq ?? this.before,
      named: this.named,
      hear: (message) => this.hear(message),
    });
  }

  unwatch(): void {
    this.connection.unwatch(this.id);
  }

  /** Answers with a move or its notation. */
  answer = (move: AnyMove | string, step = this.known?.seen?.step ?? 0) =>
    this.say({ type: 'answer', move, step });
  takeBack = (step: number | null = null) => this.say({ type: 'takeBack', step });
  callOff = () => this.say({ type: 'callOff' });
  resign = () => this.say({ type: 'resign' });
  offerDraw = () => this.say({ type: 'draw' });
  /** Is ready for the next game of the match. */
  next = () => this.say({ type: 'next' });
  agree = (yes: boolean) => this.say({ type: 'agree', yes });
  comeBack = () => this.say({ type: 'return' });
  /** Confirms being present for the deal. */
  confirm = () => this.say({ type: 'confirm' });
  /** Puts a bot into an absent person's seat. */
  replace = (chair: number) => this.say({ type: 'replace', chair });
  /** In a rated game: makes an absent person forfeit. */
  claim = (chair: number) => this.say({ type: 'claim', chair });
  phrase = (phrase: Phrase) => this.say({ type: 'say', phrase });
  speak = (text: string) => this.say({ type: 'speak', text });
  /** Sends a message to the spectators' chat. */
  remark = (what: { readonly phrase: Phrase } | { readonly text: string }) =>
    this.say({ type: 'remark', ...what });
  /** Mutes or unmutes a chair; its messages disappear or come back. */
  mute = async (chair: number, muted: boolean): Promise<ServerReply> => {
    const reply = await this.say({ type: 'mute', chair, muted });
    return reply.ok ? this.watch() : reply;
  };

  /** Resolves when the table satisfies a condition. */
  until(fits: (known: TableSnapshot) => boolean): Promise<void> {
    if (this.known && fits(this.known)) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiters.push({ fits, resolve });
    });
  }

  private say(message: TableRequest): Promise<ServerReply> {
    return this.connection.say({ ...message, table: this.id });
  }

  private hear(heard: Outgoing): void {
    const message = this.changes.read(heard);
    // Without the step before, changes mean nothing: then the whole table is asked for.
    if (!message) return void this.watch();
    const next = this.after(message);
    if (!next) return;
    this.known = next.known;
    this.addChance(next.known);
    this.confirmIfThere();
    this.onChange(next.known, next.news, message);
    for (const waiter of this.waiters.filter(({ fits }) => fits(next.known))) {
      this.waiters.splice(this.waiters.indexOf(waiter), 1);
      waiter.resolve();
    }
  }

  private after(message: Outgoing): { known: TableSnapshot; news: readonly AnyNews[] } | undefined {
    const { known } = this;
    if (message.type === 'sync')
      return { known: knownFrom(message, known ?? NOBODY), news: message.news };
    if (!known) return undefined;
    switch (message.type) {
      case 'step':
        return afterStep(known, message);
      case 'table': {
        const { seq, info, act } = message;
        const acts = act ? [...known.acts, { ...act, after: known.heard.length }] : known.acts;
        return { known: { ...known, seq, info, acts }, news: [] };
      }
      case 'said': {
        const said = [...known.said, message.said];
        return { known: { ...known, seq: message.seq, said }, news: [] };
      }
      case 'remarks': {
        const before = message.all ? [] : known.remarks;
        const numbers = new Set(before.map(({ number }) => number));
        const fresh = message.remarks.filter(({ number }) => !numbers.has(number));
        return { known: { ...known, remarks: [...before, ...fresh] }, news: [] };
      }
      case 'here':
        return {
          known: { ...known, here: message.here, watching: message.watching },
          news: [],
        };
      default:
        return undefined;
    }
  }

  /** Confirms presence if asked for, while the person is looking. */
  confirmIfThere(): void {
    const { chair, info } = this.known ?? {};
    if (chair === undefined || chair === null || !info?.check) return;
    if (info.check.waiting.includes(chair) && this.looks())
      this.once(`${this.id}-${info.check.until}`, { type: 'confirm' });
  }

  /** Commits to entropy, and reveals it in the next phase. */
  private addChance({ chair, info }: TableSnapshot): void {
    const mine = chair === null ? undefined : info.chairs[chair];
    if (chair === null || !mine) return;
    const key = `ringside-entropy-${this.id}-${chair}`;
    if (!mine.committed && (info.phase === 'gathering' || info.phase === 'committing')) {
      const value = this.memory.get(key) ?? randomHex();
      this.memory.set(key, value);
      this.once(key, { type: 'commit', commitment: entropyCommitment(this.id, chair, value) });
    }
    const value = this.memory.get(key);
    if (info.phase === 'revealing' && mine.committed && !mine.revealed && value !== undefined)
      this.once(key, { type: 'reveal', value });
  }

  private once(key: string, message: TableRequest): void {
    if (this.sent.has(`${message.type}-${key}`)) return;
    this.sent.add(`${message.type}-${key}`);
    void this.say(message);
  }
}

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type TableRequest = Without<
  Exclude<
    Parameters<Connection['say']>[0],
    { readonly type: 'ping' | 'follow' | 'visible' | 'watch' | 'unwatch' }
  >,
  'table'
>;

type Lasting = Pick<TableSnapshot, 'here' | 'watching' | 'muted' | 'remarks'>;

const NOBODY: Lasting = { here: [], watching: { count: 0, names: [] }, muted: [], remarks: [] };

function knownFrom(sync: Message<'sync'>, before: Lasting): TableSnapshot {
  const { seq, chair, code, info, seen, heard, said, acts = [] } = sync;
  const here = sync.here ?? before.here;
  const watching = sync.watching ?? before.watching;
  const muted = sync.muted ?? before.muted;
  // A person who sits down leaves the spectators' chat until the end.
  const isOutside = chair !== null && info.phase !== 'over';
  const remarks = isOutside ? [] : before.remarks;
  return { seq, chair, code, info, here, watching, seen, heard, said, remarks, muted, acts };
}

function afterStep(
  known: TableSnapshot,
  step: Message<'step'>,
): { known: TableSnapshot; news: readonly AnyNews[] } {
  const { seq, news, began, expired, seen } = step;
  const all = began ?? [...known.heard, ...news];
  const lasts = ({ visibleUntil }: AnyNews): boolean =>
    visibleUntil === null || !expired.includes(visibleUntil);
  const heard = all.filter(lasts);
  const acts = began
    ? []
    : actsAfter(known, step).map((act) => ({
        ...act,
        after: all.slice(0, act.after).filter(lasts).length,
      }));
  const phase = seen.outcome ? 'over' : 'playing';
  const { leg, outcome } = seen;
  const absent = known.info.absent?.filter((one) => step.by !== 'person' || one !== step.chair);
  const over = { proposal: null, until: null, check: null, ...(absent ? { absent } : {}) };
  const info = { ...known.info, phase, leg, outcome, ...over } as const;
  const next = { ...known, seq, seen, info, heard, acts };
  return { known: next, news: [...news, ...(began ?? [])] };
}

/** A step played by the clock or a substitute bot is logged before its news. */
function actsAfter(known: TableSnapshot, step: Message<'step'>): readonly LoggedAct[] {
  const { acts, heard, info } = known;
  const { by, chair, seq, seen } = step;
  if (chair === undefined || chair === null || (by !== 'clock' && by !== 'bot')) return acts;
  if (by === 'bot' && !info.chairs[chair]?.person) return acts;
  const act = { seq, at: seen.clock.now, step: seen.step, chair, what: by };
  return [...acts, { ...act, after: heard.length }];
}

function randomHex(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
