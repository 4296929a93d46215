// Writes src/ui/logo-drawing.ts, poster-drawings.ts and drawings.ts: the game-icons drawings that
// the page uses.
// Run: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';

// biome-ignore format: one list
const BOARDS = [
  'anticlockwise-rotation', 'book-cover', 'boxing-glove-surprise', 'boxing-ring', 'card-draw', 'card-pick', 'card-random',
  'champions', 'clockwork', 'crown', 'eyeball', 'fist', 'hearts', 'hourglass', 'knocked-out-stars', 'knockout', 'laurels-trophy',
  'light-bulb', 'megaphone', 'notebook', 'padlock', 'park-bench', 'podium-winner', 'punch', 'punch-blast', 'punching-bag',
  'ringing-bell', 'round-star', 'semi-closed-eye', 'shield', 'sound-off', 'sound-on', 'star-medal', 'steak', 'stopwatch',
  'trophy', 'two-coins', 'whistle', 'kimono', 'ringmaster',
];

/** The logo is on every screen, so it has its own file. */
const LOGO = ['boxing-glove'];

/** The drawings of the posters. */
// biome-ignore format: one list
const POSTERS = [
  'black-belt', 'checkered-flag', 'clown', 'coins', 'domino-mask', 'high-kick', 'high-punch', 'jumping-dog',
  'liar', 'money-stack', 'poker-hand', 'robot-golem', 'strong-man', 'trophy-cup',
];

const { icons } = JSON.parse(
  readFileSync(
    new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url),
    'utf8',
  ),
);
write('drawings', BOARDS);
write('poster-drawings', POSTERS);
write('logo-drawing', LOGO);

function write(file, names) {
  const lines = names.map((name) => {
    if (!icons[name]) throw new Error(`no drawing is called ${name}`);
    const paths = [...icons[name].body.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]);
    return `export const ${camel(name)} =\n  '${paths.join('')}';`;
  });
  const head =
    '// Drawings by the authors of game-icons.net (CC BY 3.0), each in a square of 512. Written by scripts/icons.mjs.';
  writeFileSync(new URL(`../src/ui/${file}.ts`, import.meta.url), `${head}\n${lines.join('\n')}\n`);
}

function camel(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
