import type { Level } from '../../bots/bot.ts';
import { characterOf } from '../../bots/characters.ts';
import type { GameRecord } from '../../engine/record.ts';
import type { Sitter } from '../session.ts';

/** A game as it lies in this browser: enough to go on at the very same point. */
export interface Kept {
  readonly id: string;
  readonly sitters: readonly KeptSitter[];
  readonly record: GameRecord;
  readonly secret: string;
  readonly asked: readonly number[];
  readonly at: number;
}

/** Games saved before bots had characters only know a bot's level. */
type KeptSitter = Sitter | { readonly kind: 'bot'; readonly level: Level };

/** Who sat there; a bot without a character gets the one that follows from table and seat. */
export function sittersIn({ id, sitters }: Pick<Kept, 'id' | 'sitters'>): Sitter[] {
  return sitters.map((sitter, seat) =>
    sitter.kind === 'bot' && !('character' in sitter)
      ? { ...sitter, character: characterOf(id, seat, sitter.level) }
      : sitter,
  );
}

/** Where games are kept: every step is there before anybody hears of it. */
export interface Store {
  put(kept: Kept): Promise<void>;
  get(id: string): Promise<Kept | undefined>;
  all(): Promise<readonly Kept[]>;
  remove(id: string): Promise<void>;
}

/** A store that lasts as long as the page. */
export function inMemory(): Store {
  const games = new Map<string, Kept>();
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
