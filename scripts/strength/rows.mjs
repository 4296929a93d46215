// Who meets whom: each level the one below it, champions the frozen ones, and the styles of a level each other.

export const SEATS = { grid: 2, knockout: 4, round: 4, kickbox: 2, challengers: 4 };
/** Games in which a new champion also meets a frozen one alone. */
const DUELS = ['kickbox', 'round', 'challengers'];
const STYLES = ['brawler', 'counterpuncher', 'trickster', 'technician'];
export const STYLED_LEVELS = ['rookie', 'contender', 'champion'];

/**
 * Nodes of the champions where the usual 50,000 would take hours for one row: against the frozen ones, and of
 * styles against each other. Where two numbers differ, both champions take equally long with them.
 */
const FROZEN_NODES = {
  knockout: [3000, 3000],
  round: [3000, 3000],
  kickbox: [21600, 20000],
  challengers: [46000, 64000],
};
const STYLED_NODES = { grid: 5000, knockout: 1000, round: 600, kickbox: 1000, challengers: 2000 };
/** Nodes of the champion against contenders. */
const LEVEL_NODES = { knockout: 8000, round: 8000, kickbox: 20000 };

/** Rows of styles whose games take so little that they are played this many times more often. */
const MORE_STYLED = 4;

export const GROUPS = { levels, frozen, styles };

/** All rows, numbered from one. With `plain`, no bot has a node budget of its own. */
export function allRows(plain) {
  const rows = Object.keys(SEATS).flatMap((game) =>
    Object.entries(GROUPS).flatMap(([group, botsOf]) =>
      botsOf(game, plain ? (name) => name : withNodes).map((bots) => ({ game, group, bots })),
    ),
  );
  return rows.map((row, index) => ({ number: index + 1, ...row, times: timesOf(row) }));
}

/** An even pair is outside 45–55 % once in twenty times after 400 games, and hardly ever after 1,600. */
function timesOf({ group, bots: [name] }) {
  return group === 'styles' && !name.startsWith('champion') ? MORE_STYLED : 1;
}

/** The rows that a call asks for. */
export function chosenRows({ nodes, rows, playing, only, level }) {
  const [first = '1', last = first] = rows?.split('-') ?? ['1', 'Infinity'];
  return allRows(nodes !== undefined).filter(
    ({ number, game, group, bots }) =>
      (playing.length === 0 || playing.includes(game)) &&
      (only === undefined || group === only) &&
      (level === undefined || (group === 'styles' && bots[0].startsWith(level))) &&
      number >= Number(first) &&
      number <= Number(last),
  );
}

/** Each level against the one below it. */
function levels(game, thinking) {
  return [
    against(thinking('champion', LEVEL_NODES[game]), 'contender', SEATS[game]),
    against('contender', 'rookie', SEATS[game]),
  ];
}

/** The champion against itself as it was. */
function frozen(game, thinking) {
  const seats = DUELS.includes(game) ? [...new Set([2, SEATS[game]])] : [SEATS[game]];
  const [nodes, frozenNodes] = FROZEN_NODES[game] ?? [];
  const [one, other] = [thinking('champion', nodes), thinking('frozen:champion', frozenNodes)];
  return seats.map((count) => against(one, other, count));
}

/** Every style of a level against every other; among four, two of each. */
function styles(game, thinking) {
  return STYLED_LEVELS.flatMap((level) => {
    const nodes = level === 'champion' ? STYLED_NODES[game] : undefined;
    return pairs(STYLES).map((pair) =>
      Array.from({ length: SEATS[game] }, (_, n) => thinking(`${level}:${pair[n % 2]}`, nodes)),
    );
  });
}

function pairs(list) {
  return list.flatMap((one, place) => list.slice(place + 1).map((other) => [one, other]));
}

/** The level of `champion:brawler@600`, with its nodes. */
export function withoutStyle(name) {
  return STYLED_LEVELS.some((level) => name.startsWith(`${level}:`))
    ? name.replace(/:[a-z]+/, '')
    : name;
}

function withNodes(name, nodes) {
  return nodes === undefined ? name : `${name}@${nodes}`;
}

function against(one, others, seats) {
  return [one, ...Array.from({ length: seats - 1 }, () => others)];
}
