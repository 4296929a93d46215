import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyMoments } from '../bots/annotating.ts';
import { nodeBudget, situationOf, USUAL_NODES } from '../bots/bot.ts';
import { type Character, characterOf } from '../bots/characters.ts';
import { type MasterGame, masterLines } from '../bots/master-game.ts';
import { styleNameOf, styleOf } from '../bots/style.ts';
import { CHARACTER_TEXTS } from '../bots/texts/characters.ts';
import { captionOf } from '../bots/why-sentences.ts';
import { openFairness, seedsOf } from '../engine/fair.ts';
import type { Hosted } from '../engine/hosted.ts';
import { at, range } from '../engine/list.ts';
import { pack } from '../engine/pack.ts';
import type { GameRecord } from '../engine/record.ts';
import { rngFrom } from '../engine/rng.ts';
import { LANGUAGES, type Language } from '../engine/texts.ts';
import { BOTS } from '../games/bots.ts';
import { GAMES } from '../games/rules.ts';
import { type Command, EXIT_OK, WrongCall } from './command.ts';
import { defaultSeats, gameNamed } from './game-call.ts';
import { gameTexts } from './language.ts';
import { progress } from './progress.ts';

export const galleryCommand: Command = {
  usage: '[--game GAME] [--count N] [--seed S] [--out FOLDER]',
  says: 'Makes annotated games of champions, with captions at key moments.',
  options: {
    'game GAME': 'only this game (all of them in turn)',
    'count N': 'how many games (100)',
    'seed S': 'any text (ringside)',
    'nodes N': 'search budget of players and commentator, in nodes (that of champions)',
    'out FOLDER': 'where the games are written (gallery)',
    'into FILE': 'writes the game with the most telling moments as a module for the page instead',
  },
  more: 'Every game is a JSON file with its record, its players and its captions in all languages.',
  run: (call) => {
    const only = call.text('game');
    const games = only === undefined ? GAMES : [gameNamed(only)];
    const into = call.text('into');
    if (into !== undefined && only === undefined) throw new WrongCall('--into needs --game');
    const [count, seed] = [call.number('count', 100), call.text('seed') ?? 'ringside'];
    const nodes = call.number('nodes', USUAL_NODES.champion);
    const folder = call.text('out') ?? 'gallery';
    const bar = progress(count, 'games');
    const made = range(count).map((n) => {
      const game = at(games, n % games.length);
      const annotated = masterGame(game, { seed: `${seed} ${n}`, nodes });
      if (into === undefined) save(folder, `${game.id}-${n + 1}`, annotated);
      bar.step(n + 1);
      return annotated;
    });
    bar.end();
    if (into === undefined) console.log(`${count} games in ${folder}`);
    else
      writeFileSync(
        into,
        moduleOf(
          at(
            made.sort((a, b) => drama(b) - drama(a)),
            0,
          ),
        ),
      );
    return EXIT_OK;
  },
};

interface Annotated extends MasterGame {
  readonly game: Hosted;
  readonly record: GameRecord;
}

/** A game between champions of different characters, annotated. */
export function masterGame(
  game: Hosted,
  { seed, nodes }: { readonly seed: string; readonly nodes: number },
): Annotated {
  const bots = BOTS[game.id];
  const seats = defaultSeats(game);
  const fairness = openFairness(`gallery ${seed}`, seed);
  const match = game.open({ seats, options: {}, fairness, secret: seed });
  if (!bots || 'error' in match) throw new Error(`no bots play ${game.id}`);
  const characters = range(seats).map((seat) => characterOf(seed, seat, 'champion'));
  const seeds = seedsOf(openFairness('bot', seed), seed);
  for (let [seat] = match.asked(); seat !== undefined; [seat] = match.asked()) {
    const rng = rngFrom(seeds(match.step()));
    const style = styleOf(at(characters, seat));
    match.answer(
      seat,
      bots.levels.champion(situationOf(match, seat, rng, nodeBudget(nodes), style)),
    );
  }
  const record = match.record();
  const moments = keyMoments({ game, bots, record }, () => nodeBudget(nodes));
  return { game, record, packed: pack(game, record), characters, moments };
}

/** How much happens at the key moments. */
function drama({ moments }: MasterGame): number {
  return moments.reduce((sum, { from, to, explanation }) => {
    return sum + Math.max(Math.abs(to - from), explanation.other?.by ?? 0);
  }, 0);
}

function save(
  folder: string,
  name: string,
  { game, record, characters, moments }: Annotated,
): void {
  const captions = moments.map((moment) => ({
    step: moment.step,
    ...Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        captionOf(moment, {
          texts: gameTexts(game.id, language),
          language,
          who: (seat) => nameOf(at(characters, seat), language),
          seat: moment.seat,
          style: styleNameOf(at(characters, moment.seat)),
        }).join(' '),
      ]),
    ),
  }));
  const players = characters.map((character) => nameOf(character, LANGUAGES[0]));
  mkdirSync(folder, { recursive: true });
  const file = { record, players, captions };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(file, null, 1)}\n`);
}

function nameOf(character: Character, language: Language): string {
  return CHARACTER_TEXTS[language][character].name;
}

function moduleOf(game: MasterGame): string {
  const lines = masterLines(game).map((line) => `  ${quoted(line)},`);
  return `/** Made by \`ringside gallery\`: packed record, champions, key moments. */
// biome-ignore format: a table, one moment to a line
export const masterGame: readonly string[] = [
${lines.join('\n')}
];
`;
}

function quoted(line: string): string {
  return `'${line.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
