import { at, range } from '../../../engine/list.ts';
import type { Rng } from '../../../engine/rng.ts';
import { CARDS } from '../cards.ts';
import type { SetName, Tray } from '../effects.ts';
import { type CardName, canonically, cardsOfLevel, copies, starterDeck } from '../instances.ts';
import type { Options, Own, Player, Robot, State, Tell } from '../kind.ts';
import { announce } from '../rule-of-event.ts';
import { FURTHER_SETS, TROPHIES } from '../tournament.ts';
import { participantOf, planCount } from './participants.ts';
import { enter } from './phases.ts';

/** CH-9: the set left out, the trophies, the piles and the Robot take their chances in this order. */
export function setup(seats: number, options: Options, rng: Rng, tell: Tell): State {
  const sets = chosenSets(options, rng);
  const tokens = TROPHIES.map((round, n) =>
    rng.stream(`trophies/${n + 1}`).shuffle<number | null>([...round]),
  );
  const pile = (level: Tray): CardName[] =>
    rng.stream(`pile/${level}`).shuffle(cardsOfLevel(level, sets));
  const piles = { A: pile('A'), B: pile('B'), C: pile('C') };
  const robot = seats % 2 === 1 ? newRobot(options, rng) : null;
  const s: State = {
    options,
    open: {
      sets,
      players: range(seats).map(newPlayer),
      robot,
      matches: [],
      finalists: null,
      result: null,
    },
    own: range(seats).map(newOwn),
    hidden: {
      piles,
      discards: { A: [], B: [], C: [] },
      box: [],
      tokens,
      decks: range(seats + 1).map(() => []),
    },
  };
  announceStart(s, rng, tell);
  return s;
}

/** CH-6, CH-100, H-1: five of the six further sets, or all of them. */
function chosenSets(options: Options, rng: Rng): SetName[] {
  if (options.allSets) return [...FURTHER_SETS];
  if (options.sets !== 'random') {
    const { sets } = options;
    return FURTHER_SETS.filter((set) => sets.includes(set));
  }
  const left = rng.stream('sets').below(FURTHER_SETS.length);
  return FURTHER_SETS.filter((_, n) => n !== left);
}

function newPlayer(): Player {
  return { round: 1, phase: { type: 'draw' }, fans: 0, trophies: [] };
}

/** CH-7: the starter deck. */
function newOwn(seat: number): Own {
  return { deck: starterDeck(seat), offer: [], trade: null, seen: [], values: [] };
}

function newRobot(options: Options, rng: Rng): Robot {
  return { deck: robotDeck(options, rng), round: 1, fans: 0, trophies: [] };
}

/** CH-91: which starters are replaced, in this order, and by how many cards, from which level on. */
const REPLACED = [
  { id: 'robot-alpha', by: 1, from: 2 },
  { id: 'robot-beta', by: 1, from: 3 },
  { id: 'robot-mecha-bot', by: 1, from: 4 },
  { id: 'robot-champ', by: 2, from: 5 },
] as const;

/** CH-90, CH-91: the Robot's starters, some of them replaced from the shuffled R (and SOLO) cards. */
export function robotDeck({ robotLevel, soloCards }: Options, rng: Rng): CardName[] {
  const replaced = REPLACED.filter(({ from }) => robotLevel >= from);
  const starters = CARDS.filter(
    ({ level, id }) => level === 'RS' && !replaced.some((gone) => gone.id === id),
  ).flatMap(copies);
  if (replaced.length === 0) return starters.sort(canonically);
  const spare = CARDS.filter(({ level }) => level === 'R' || (soloCards && level === 'SOLO'));
  const shuffled = rng.stream('robot').shuffle(spare.flatMap(copies));
  const count = replaced.reduce((sum, { by }) => sum + by, 0);
  return [...starters, ...shuffled.slice(0, count)].sort(canonically);
}

function announceStart(s: State, rng: Rng, tell: Tell): void {
  const seats = s.own.length;
  const { robot, sets } = s.open;
  announce(
    { s, rng, tell },
    {
      type: 'gameStarted',
      seats,
      plans: range(planCount(seats)).map((plan) => participantOf(plan, seats, s.options)),
      sets: [...sets],
      robotLevel: robot ? s.options.robotLevel : null,
      robotDeck: robot ? [...robot.deck] : [],
      decks: s.own.map(({ deck }) => deck.length),
    },
  );
  for (const seat of range(seats)) enter({ s, rng, tell }, seat, at(s.open.players, seat).phase);
}
