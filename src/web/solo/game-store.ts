import type { Level } from '../../bots/bot.ts';
import { characterOf } from '../../bots/characters.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Sitter } from '../session.ts';

/** A game as it lies in this browser: enough to go on at the very same point. */
export interface StoredGame {
  readonly id: string;
  readonly sitters: readonly StoredSitter[];
  readonly record: GameRecord;
  readonly secret: string;
  readonly asked: readonly number[];
  readonly at: number;
  /** How much of what is public each seat had heard when it last answered; older games do not have it. */
  readonly known?: readonly number[];
  /** A daily bout: bots answer by the deal alone. */
  readonly steady?: boolean;
}

/** Games saved before bots had characters only know a bot's level. */
type StoredSitter = Sitter | { readonly kind: 'bot'; readonly level: Level };

/** Who sat there; a bot without a character gets the one that follows from table and seat. */
export function sittersIn({ id, sitters }: Pick<StoredGame, 'id' | 'sitters'>): Sitter[] {
  return sitters.map((sitter, seat) =>
    sitter.kind === 'bot' && !('character' in sitter)
      ? { ...sitter, character: characterOf(id, seat, sitter.level) }
      : sitter,
  );
}

/** Where games are kept: every step is there before anybody hears of it. */
export interface GameStore {
  put(kept: StoredGame): Promise<void>;
  get(id: string): Promise<StoredGame | undefined>;
  all(): Promise<readonly StoredGame[]>;
  remove(id: string): Promise<void>;
}

/** A store that lasts as long as the page. */
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
