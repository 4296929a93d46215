import type { Level } from '../../bots/bot.ts';
import { characterOf } from '../../bots/characters.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Sitter } from '../session.ts';

/** A game as stored in this browser: enough to resume at the same point. */
export interface StoredGame {
  readonly id: string;
  readonly sitters: readonly StoredSitter[];
  readonly record: GameRecord;
  readonly secret: string;
  readonly asked: readonly number[];
  readonly at: number;
  /**
   * How many public news items each seat had seen when it last answered; missing in older games.
   */
  readonly known?: readonly number[];
  /** A daily bout: bots' answers depend on the deal alone. */
  readonly steady?: boolean;
}

/** Games saved before bots had characters only contain a bot's level. */
type StoredSitter = Sitter | { readonly kind: 'bot'; readonly level: Level };

/** The players; a bot without a character gets one derived from table and seat. */
export function sittersIn({ id, sitters }: Pick<StoredGame, 'id' | 'sitters'>): Sitter[] {
  return sitters.map((sitter, seat) =>
    sitter.kind === 'bot' && !('character' in sitter)
      ? { ...sitter, character: characterOf(id, seat, sitter.level) }
      : sitter,
  );
}

/** Where games are stored; every step is stored before it is shown. */
export interface GameStore {
  put(kept: StoredGame): Promise<void>;
  get(id: string): Promise<StoredGame | undefined>;
  all(): Promise<readonly StoredGame[]>;
  remove(id: string): Promise<void>;
}

/** An in-memory store. */
export function memoryStore(): GameStore {
  const games = new Map<string, StoredGame>();
  return {
    put: async (game) => {
      games.set(game.id, game);
    },
    get: async (id) => games.get(id),
    all: async () => [...games.values()],
    remove: async (id) => {
      games.delete(id);
    },
  };
}
