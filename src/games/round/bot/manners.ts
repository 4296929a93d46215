import { at, range } from '../../../engine/list.ts';
import type { Known } from '../beliefs/knowledge.ts';
import type { Said } from '../kind.ts';
import { packOf } from '../pack.ts';
import { tokensOf } from '../rules/tokens.ts';
import { draftOrder, ownerOf, placesOf } from '../slots.ts';
import type { Habits } from './habits.ts';

/** What is known of a night by everyone, as far as it bears on how bettors behave. */
export type Evening = Pick<
  Known,
  'players' | 'options' | 'history' | 'faceUp' | 'starter' | 'announced'
> & {
  readonly claims: readonly Said[];
  /** Whether those who have said nothing will not speak any more. */
  readonly talkedOut: boolean;
};

/** How a kind of bettor behaves tonight. */
export interface Manners {
  /** How likely a bettor with this boxer announces and says what was announced and said. */
  told(slot: number, turn: number, card: number): number;
  /** How likely it keeps a card, whatever other card of the packet came with it. */
  keeps(kept: number, packet: readonly number[]): number;
}

export function mannersAt(evening: Evening, habits: Habits): Manners {
  const { players, options, faceUp } = evening;
  const { numbers, knockoutTargets, with: holders } = packOf(players, options);
  const kwame = holders.knockout;
  const hunted = faceUp.includes(kwame) ? [] : knockoutTargets;
  const liking = [0, ...numbers].map((card) => {
    if (card === kwame) return habits.kwame;
    return hunted.includes(card) ? habits.hunted : (habits.high * card) / numbers.length;
  });
  const better = liking.map((kept) => liking.map((other) => 1 / (1 + Math.exp(other - kept))));
  return {
    told: (slot, turn, card) =>
      announcing(evening, habits, slot, turn, card, hunted.includes(card)) *
      talking(evening, habits, slot, at(evening.announced, turn) === card),
    keeps: (kept, packet) => {
      if (packet.length === 0) return 1;
      const row = at(better, kept);
      let liked = 0;
      for (const other of packet) liked += at(row, other);
      return habits.careless + ((1 - habits.careless) * liked) / packet.length;
    },
  };
}

/** How likely a bettor with this boxer announces what was announced. */
function announcing(
  { players, options, history, faceUp, announced }: Evening,
  habits: Habits,
  slot: number,
  turn: number,
  card: number,
  isHunted: boolean,
): number {
  const { numbers, knockoutTargets } = packOf(players, options);
  const left = (options.lieLimit ?? options.nights) - tokensOf(history, slot).lie;
  const nights = options.nights - history.length;
  const usual = isHunted ? habits.huntedLies : habits.lies(left, nights);
  const wish = left > 0 ? usual : FINED / Math.max(1, options.liePenalty);
  const number = at(announced, turn);
  const taken = [card, ...faceUp, ...announced.slice(0, turn), ...knockoutTargets];
  const good = numbers.filter((other) => !taken.includes(other)).length;
  const lying = good === 0 ? wish * habits.shameless : wish;
  if (number === card) return 1 - lying;
  const blind = good === 0 ? 1 : habits.shameless;
  const anyLie = (lying * blind) / (numbers.length - 1);
  return taken.includes(number) ? anyLie : anyLie + (lying * (1 - blind)) / good;
}

/** H-1: how often a bettor lies who pays 1K for it. */
const FINED = 0.2;

/** How likely a bettor says what it says about its first boxer. */
function talking(
  { players, claims, talkedOut }: Evening,
  { returned, silent }: Habits,
  slot: number,
  truth: boolean,
): number {
  const owner = ownerOf(slot, players);
  if (slot !== at(placesOf(owner, players), 0)) return 1;
  const kinds = claims.filter(({ by }) => by === owner).map(({ claim }) => claim.kind);
  const reports = truth ? returned.truth : returned.lie;
  if (kinds.includes('returned')) return (1 - silent) * reports;
  if (kinds.includes('hold')) return (1 - silent) * (1 - reports);
  return talkedOut ? silent : 1;
}

/** A boxer that a bettor says it has seen or sent back, and the first turn at which that was possible. */
export interface Report {
  readonly by: number;
  readonly boxer: number;
  readonly turn: number;
  readonly returned: boolean;
}

/** What others say they saw or returned; saying it again adds nothing. */
export function reportsIn({ players, starter, claims }: Evening): Report[] {
  const order = draftOrder(players, starter);
  return claims.flatMap(({ by, claim }, index) => {
    if (claim.kind !== 'saw' && claim.kind !== 'returned') return [];
    const again = claims.findIndex(
      (one) => one.by === by && one.claim.kind === claim.kind && one.claim.boxer === claim.boxer,
    );
    if (again < index) return [];
    const turn = range(order.length).find((one) => ownerOf(at(order, one), players) === by) ?? 0;
    return [{ by, boxer: claim.boxer, turn, returned: claim.kind === 'returned' }];
  });
}
