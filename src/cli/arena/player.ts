import { pathToFileURL } from 'node:url';
import {
  type AnyBot,
  LEVELS,
  type Level,
  nodeBudget,
  situationOf,
  USUAL_NODES,
} from '../../bots/bot.ts';
import { random } from '../../bots/random.ts';
import { STYLE_NAMES, STYLES } from '../../bots/style.ts';
import { openFairness, seedsOf } from '../../engine/fair.ts';
import type { Hosted } from '../../engine/hosted.ts';
import type { ViewableMatch } from '../../engine/match.ts';
import { rngFrom } from '../../engine/rng.ts';
import { BOTS } from '../../games/bots.ts';
import { WrongCall } from '../command.ts';
import { OutsidePlayer } from './outside.ts';

/** A player that answers for a seat. If it throws `Forfeit`, it loses the game. */
export interface ArenaPlayer {
  /** A new game begins; the player's randomness comes from this seed. */
  begin(seed: string): void;
  answer(match: ViewableMatch, seat: number): unknown | Promise<unknown>;
  close(): void;
}

/** Limits for all players of a contest, and where the bots of another version are. */
export interface PlayerSettings {
  /** Nodes for every bot; undefined for the level's default. */
  readonly nodes: number | undefined;
  /** How long an external bot may take for an answer. */
  readonly seconds: number;
  /** A bundle of another version's `src/games/bots.ts`, whose bots are called `frozen:LEVEL`. */
  readonly frozen: string | undefined;
}

type Bots = typeof BOTS;

/**
 * The player with this name: a level, `random`, or `cmd:` with a command that speaks JSON lines. The prefix `frozen:`
 * takes a level from the other version, the suffix `@N` sets its nodes.
 */
export async function playerOf(
  game: Hosted,
  name: string,
  { nodes, seconds, frozen }: PlayerSettings,
): Promise<ArenaPlayer> {
  if (name.startsWith('cmd:')) return new OutsidePlayer(game, name.slice(4), seconds);
  const [whole = '', own] = name.split('@');
  const isFrozen = whole.startsWith(FROZEN);
  const plain = isFrozen ? whole.slice(FROZEN.length) : whole;
  const bots = isFrozen ? await botsIn(frozen) : BOTS;
  const thought = own === undefined ? nodes : Number(own);
  if (thought !== undefined && !(thought > 0)) throw new WrongCall(`${own} is no number of nodes`);
  return new InsidePlayer(botOf(game, plain, bots), thought ?? usualNodes(plain));
}

const FROZEN = 'frozen:';

async function botsIn(file: string | undefined): Promise<Bots> {
  if (file === undefined) throw new WrongCall('--frozen says where the frozen bots are');
  const { BOTS: bots }: { BOTS: Bots } = await import(pathToFileURL(file).href);
  return bots;
}

/** The bot with this name. */
export function botOf(game: Hosted, name: string, bots: Bots = BOTS): AnyBot {
  if (name === 'random') return random;
  const bot = name === 'search' ? bots[game.id]?.search : levelBot(bots, game, name);
  if (bot) return bot;
  throw new WrongCall(
    `${game.id} has no bot ${name}. One of: ${[...LEVELS, 'search', 'random', 'cmd:COMMAND'].join(', ')}; ` +
      `a level may be followed by a style, as in contender:${STYLE_NAMES.join('|')}`,
  );
}

/** A level, or a level with a style: `contender:brawler`. */
function levelBot(bots: Bots, game: Hosted, name: string): AnyBot | undefined {
  const [level = '', styleName] = name.split(':');
  const bot = isLevel(level) ? bots[game.id]?.levels[level] : undefined;
  if (!bot || styleName === undefined) return bot;
  const known = STYLE_NAMES.find((one) => one === styleName);
  return known && ((situation) => bot({ ...situation, style: STYLES[known] }));
}

function isLevel(name: string): name is Level {
  return LEVELS.some((level) => level === name);
}

export function usualNodes(name: string): number {
  if (name === 'search') return USUAL_NODES.contender;
  const [level = ''] = name.split(':');
  return isLevel(level) ? USUAL_NODES[level] : 1;
}

export class InsidePlayer implements ArenaPlayer {
  private seeds = seedsOf(openFairness('', ''), '');

  constructor(
    private readonly bot: AnyBot,
    private readonly nodes: number,
  ) {}

  begin(seed: string): void {
    this.seeds = seedsOf(openFairness('bot', seed), seed);
  }

  answer(match: ViewableMatch, seat: number): unknown {
    const rng = rngFrom(this.seeds(match.step()));
    return this.bot(situationOf(match, seat, rng, nodeBudget(this.nodes)));
  }

  close(): void {}
}
