import type { Level } from '../../bots/bot.ts';
import type { Character } from '../../bots/characters.ts';
import type { AskData } from '../../engine/ask.ts';
import type { AnyMove, AnyNews, AnyView } from '../../engine/hosted.ts';
import type { Seed } from '../../engine/rng.ts';

/** A bot's input: what a person in its seat sees, and nothing more. */
export interface BotTask {
  readonly game: string;
  readonly level: Level;
  readonly character: Character;
  readonly view: AnyView;
  readonly ask: AskData<AnyMove>;
  readonly heard: readonly AnyNews[];
  readonly seed: Seed;
  /** Thinking limits: milliseconds and nodes. */
  readonly time: number;
  readonly nodes: number;
}
