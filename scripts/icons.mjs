// Writes src/ui/drawings.ts: the few drawings of game-icons that the boards use. Run: node scripts/icons.mjs
import { readFileSync, writeFileSync } from 'node:fs';

// biome-ignore format: one list
const WANTED = [
  'anticlockwise-rotation', 'black-belt', 'book-cover', 'boxing-glove', 'boxing-glove-surprise', 'boxing-ring', 'card-draw',
  'card-pick', 'card-random', 'champions', 'checkered-flag', 'clockwork', 'coins', 'crown', 'eyeball', 'fist', 'hearts', 'high-kick',
  'high-punch', 'hourglass', 'knocked-out-stars', 'knockout', 'laurels-trophy', 'light-bulb', 'megaphone', 'money-stack', 'notebook',
  'padlock', 'park-bench', 'podium-winner', 'punch', 'punch-blast', 'punching-bag', 'ringing-bell', 'round-star', 'semi-closed-eye',
  'shield', 'sound-off', 'sound-on', 'star-medal', 'steak', 'stopwatch', 'trophy', 'trophy-cup', 'two-coins', 'whistle', 'poker-hand', 'domino-mask', 'liar', 'kimono', 'strong-man', 'clown', 'robot-golem', 'jumping-dog', 'ringmaster',
];

const { icons } = JSON.parse(
  readFileSync(
    new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url),
    'utf8',
  ),
);
const lines = WANTED.map((name) => {
  if (!icons[name]) throw new Error(`no drawing is called ${name}`);
  const paths = [...icons[name].body.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]);
  return `export const ${camel(name)} =\n  '${paths.join('')}';`;
});
const text = `// Drawings by the authors of game-icons.net (CC BY 3.0), each in a square of 512. Written by scripts/icons.mjs.
${lines.join('\n')}
`;
writeFileSync(new URL('../src/ui/drawings.ts', import.meta.url), text);

function camel(name) {
  return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
}
