import { at } from '../../../engine/list.ts';
import { CARDS } from '../cards.ts';
import { type Card, type Deed, type Effect, matches, SETS, type Selector } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import { helpFromBench } from './choosing.ts';

/** A printed card prepared for quick matches. All copies of a card share one. */
export interface QuickCard {
  /** Its place in the canonical order (CH-8). */
  readonly rank: number;
  readonly strength: number;
  /** A number for its name, and a bit for its set. */
  readonly name: number;
  readonly set: number;
  readonly immediate: readonly QuickDeed[];
  readonly attack: readonly QuickDeed[];
  readonly flagLost: readonly QuickDeed[];
  /** On taking the flag, and as long as it is held (CH-48). */
  readonly flag: readonly QuickDeed[];
  readonly holding: readonly QuickBonus[];
  readonly support: readonly Support[];
  readonly helpFromBench: number;
}

/** What an effect does, and which cards its selector means, by rank. */
export interface QuickDeed {
  readonly deed: Deed;
  readonly fits: readonly boolean[];
}

export interface QuickBonus extends QuickDeed {
  readonly deed: Deed<'strength'>;
}

/** A bonus from the bench to cards in these roles. */
interface Support {
  readonly amount: number;
  readonly fits: readonly boolean[];
  readonly attacking: boolean;
  readonly holding: boolean;
}

const RANKED: readonly Card[] = [...CARDS].sort((a, b) => (a.id < b.id ? -1 : 1));
const NAMES = [...new Set(RANKED.map(({ key }) => key))];
const QUICK = new Map(RANKED.map((card, rank) => [card, prepared(card, rank)]));

/** The number of different names. */
export const NAME_COUNT = NAMES.length;

/** A pile, prepared for quick matches. */
export function quickCards(names: readonly CardName[]): QuickCard[] {
  return names.map((name) => {
    const quick = QUICK.get(cardOf(name));
    if (!quick) throw new RangeError(`no card is called ${name}`);
    return quick;
  });
}

/** A deck in canonical order, prepared for quick matches. */
export function quickDeck(names: readonly CardName[]): QuickCard[] {
  return quickCards(names).sort(byRank);
}

/** CH-8: canonical order. */
export function byRank(a: QuickCard, b: QuickCard): number {
  return a.rank - b.rank;
}

function prepared(card: Card, rank: number): QuickCard {
  const { strength, at: effects } = card;
  return {
    ...{ rank, strength, name: NAMES.indexOf(card.key), set: 1 << SETS.indexOf(card.set) },
    immediate: effects.immediate.map(quickDeed),
    attack: effects.attack.map(quickDeed),
    flagLost: effects.flagLost.map(quickDeed),
    flag: effects.flag.filter(({ type }) => type !== 'strength').map(quickDeed),
    holding: effects.flag.flatMap((deed) =>
      deed.type === 'strength' ? [{ deed, fits: quickDeed(deed).fits }] : [],
    ),
    support: effects.bench.flatMap(supportOf),
    helpFromBench: helpFromBench(`${card.id}~1`),
  };
}

function quickDeed(deed: Effect): QuickDeed {
  return { deed, fits: fitting(selectorOf(deed)) };
}

function supportOf(deed: Effect): Support[] {
  if (deed.type !== 'support') return [];
  const { amount, during } = deed;
  const [attacking, holding] = [during !== 'flag', during !== 'attack'];
  return [{ amount, fits: fitting(deed.to), attacking, holding }];
}

/** The cards that an effect counts, moves or asks for. */
function selectorOf(deed: Deed): Selector {
  if (deed.type === 'exhaustBench' || deed.type === 'benchToDeck') return deed.of;
  if (deed.type === 'strength' && deed.per?.count === 'bench') return deed.per.of;
  if (deed.type !== 'strength' && deed.type !== 'fans') return {};
  if (deed.if === null) return {};
  if ('benchHas' in deed.if) return deed.if.benchHas;
  return 'benchLacks' in deed.if ? deed.if.benchLacks : {};
}

function fitting(selector: Selector): boolean[] {
  return RANKED.map((card) => matches(card, selector));
}

/** Whether a selector means this card. */
export function fits(
  { fits: table }: { readonly fits: readonly boolean[] },
  card: QuickCard,
): boolean {
  return at(table, card.rank);
}
