import type { Situation } from '../../../bots/bot.ts';
import { cardOf, PRINTED, type Printed, upTo } from '../deck.ts';
import type { CardId, Corner, Fighter, Kickbox, Options } from '../kind.ts';
import { beltProfileOf } from '../rules/advanced.ts';
import { other } from '../rules/corners.ts';

/** What a fighter sees of the fight, in the words of a fighter. */
export interface Sight {
  readonly options: Options;
  readonly me: Side;
  readonly them: Side;
  readonly hand: readonly CardId[];
  /** The opponent's hand where it lies open (H-2). */
  readonly shown: readonly CardId[] | null;
  readonly lastRound: boolean;
  readonly phase: number;
  /** The cards of the opponent that have not been seen since they were last shuffled in. */
  unseen(): readonly Printed[];
}

/** One side of the fight as everybody sees it. */
export interface Side {
  readonly seat: Corner;
  readonly fighter: Fighter;
  readonly cards: number;
  readonly deck: number;
  readonly limit: number;
  readonly exhausted: boolean;
}

/** Looks around. */
export function look({ view }: Pick<Situation<Kickbox>, 'view'>): Sight {
  const seat: Corner = view.seat === 1 ? 1 : 0;
  const { open, options, own } = view;
  const [me, them] = [sideOf(view, seat), sideOf(view, other(seat))];
  let unseen: readonly Printed[] | undefined;
  return {
    options,
    me,
    them,
    hand: own?.hand ?? [],
    shown: view.glance.shown[other(seat)],
    lastRound: options.variant !== 'ring' || open.round === open.rounds,
    phase: open.phase,
    unseen: () => {
      unseen ??= unseenOf(options, me, them);
      return unseen;
    },
  };
}

function sideOf({ open, glance, options }: Situation<Kickbox>['view'], seat: Corner): Side {
  const fighter = open.fighters[seat];
  return {
    seat,
    fighter,
    cards: glance.hands[seat],
    deck: glance.decks[seat],
    limit: beltProfileOf(options, seat).hand,
    exhausted: fighter.runOuts > 0,
  };
}

function unseenOf(options: Options, me: Side, them: Side): readonly Printed[] {
  const { table, discard, hit, knockdown, spent, removed } = them.fighter;
  const open = new Set([...table, ...discard, ...hit, ...knockdown, ...spent, ...removed]);
  for (const card of me.fighter.vpCards) open.add(card);
  const { seat } = them;
  const belt = seat === 0 ? options['red.belt'] : options['blue.belt'];
  return upTo(PRINTED, belt).filter((card) => !open.has(card.ids[seat]));
}

/** How likely the opponent's hand holds a card like this: as it lies open, or from what is left in hand and deck. */
export function chanceOf(sight: Sight, like: (card: Printed) => boolean): number {
  if (sight.shown) return sight.shown.some((card) => like(cardOf(card))) ? 1 : 0;
  const unseen = sight.unseen();
  const others = unseen.filter((card) => !like(card)).length;
  let none = 1;
  for (let i = 0; i < sight.them.cards; i++) none *= Math.max(0, others - i) / (unseen.length - i);
  return 1 - none;
}
