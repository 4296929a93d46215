import { at, range } from '../../../engine/list.ts';
import type { Known } from '../beliefs/knowledge.ts';
import type { Said } from '../kind.ts';
import { packOf } from '../pack.ts';
import { tokensOf } from '../rules/tokens.ts';
import { draftOrder, ownerOf } from '../slots.ts';

/** What people make of the boxers tonight. */
export interface Manners {
  readonly size: number;
  /** Boxers that fear Kwame, who may be in the ring. */
  readonly hunted: readonly number[];
  /** Boxers of his that no liar claims to hold. */
  readonly targets: readonly number[];
  /** How much people like to keep each boxer, by its number. */
  readonly liking: readonly number[];
}

/** How people see the boxers of a night: Kwame is welcome, those whom he hunts are not. */
export function mannersAt({ players, options, faceUp }: Known): Manners {
  const { numbers, knockoutTargets: targets, with: holders } = packOf(players, options);
  const kwame = holders.knockout;
  const hunted = faceUp.includes(kwame) ? [] : targets;
  const size = numbers.length;
  const liking = range(size + 1).map((card) => {
    if (card === kwame) return KWAME;
    if (hunted.includes(card)) return HUNTED;
    return faceUp.includes(kwame) ? card / size : 0;
  });
  return { size, hunted, targets, liking };
}

const KWAME = 3;
const HUNTED = -3;

/** How likely a bettor keeps a card, whatever other card of the packet came with it. */
export function preference({ liking }: Manners, kept: number, packet: ReadonlySet<number>): number {
  let liked = 0;
  for (const other of packet) liked += 1 / (1 + Math.exp(at(liking, other) - at(liking, kept)));
  return packet.size === 0 ? 1 : CARELESS + liked / packet.size;
}

/** People do not always keep what they like. */
const CARELESS = 0.03;

/** The probability that a player with this boxer announces what was announced. */
export function honesty(
  known: Known,
  manners: Manners,
  slot: number,
  turn: number,
  card: number,
): number {
  const number = at(known.announced, turn);
  const taken = [card, ...known.faceUp, ...known.announced.slice(0, turn), ...manners.targets];
  const good = range(manners.size).filter((i) => !taken.includes(i + 1)).length;
  const lying = good === 0 ? SHAMELESS : wishToLie(known, manners, slot, card);
  if (number === card) return 1 - lying;
  const anyLie = (lying * SHAMELESS) / (manners.size - 1);
  return taken.includes(number) ? anyLie : anyLie + (lying * (1 - SHAMELESS)) / good;
}

/** The part of lies that nobody should believe. */
const SHAMELESS = 0.1;

/** How often a player lies: with a hunted boxer nearly always, else while lies are left, and by habit. */
function wishToLie(known: Known, { hunted }: Manners, slot: number, card: number): number {
  const { options, history } = known;
  if (hunted.includes(card)) return 0.85;
  const { truth, lie } = tokensOf(history, slot);
  const left = (options.lieLimit ?? options.nights) - lie;
  const usual = Math.min(0.5, (0.4 * Math.max(0, left)) / (options.nights - history.length));
  return (usual * CUSTOM + 0.5 * lie) / (CUSTOM + 0.5 * (truth + lie));
}

/** How many nights of habit weigh as much as what people usually do. */
const CUSTOM = 4;

/** How well what a bettor says goes with having this boxer: liars repeat themselves, and have sent nothing back. */
export function spokenFor(
  known: Known,
  claims: readonly Said[],
  slot: number,
  turn: number,
  card: number,
): number {
  const owner = ownerOf(slot, known.players);
  const truthful = at(known.announced, turn) === card;
  let weight = 1;
  for (const { by, claim } of claims) {
    if (by === owner && claim.kind === 'returned') weight *= truthful ? 1 : 0.3;
    if (by === owner && claim.kind === 'hold') weight *= truthful ? 0.7 : 1;
    if (by !== known.seat && (claim.kind === 'returned' || claim.kind === 'saw'))
      weight *= claim.boxer === card && turn < lastTurn(known, by) ? 0.3 : 1;
  }
  return weight;
}

/** When a bettor drafted last. */
function lastTurn({ players, starter }: Known, seat: number): number {
  return draftOrder(players, starter).findLastIndex((slot) => ownerOf(slot, players) === seat);
}
