import { RunningNetworks } from '../../../bots/learned.ts';
import { at, range } from '../../../engine/list.ts';
import { CARDS } from '../cards.ts';
import { type CardName, cardOf } from '../instances.ts';
import { BENCH_SPACES, ROUNDS } from '../tournament.ts';
import { HAS_AT, NAME_STEPS, NAMES_AT, ROUNDS_AT, SIZE_AT, STRENGTH_AT } from './figures.ts';
import { OUTLOOK } from './outlook-weights.ts';
import { PROWESS } from './prowess-weights.ts';

/** What was learned of a deck: its strength, the fans of a match, and its worth in later rounds. */
export interface DeckJudgement {
  readonly prowess: number;
  readonly fans: number;
  readonly later: number;
}

/** Judges a deck in a round; the final is like a match of the last one. */
export function judgeDeck(deck: readonly CardName[], round: number): DeckJudgement {
  return at(JUDGES, Math.min(round, ROUNDS) - 1).judge(deck);
}

const { after1, after2, after3, after4, after5, after6 } = OUTLOOK;
const LATER = [after1, after2, after3, after4, after5, after6];

const KEYS = [...new Set(CARDS.map(({ key }) => key))];
const PLACED = CARDS.map(({ key, strength }) => ({ name: KEYS.indexOf(key), strength }));
const PLACES = new Map(CARDS.map((card, place) => [card, place]));

/** The networks of a round with the deck judged last, from which the next one differs by few cards. */
class Judge {
  private readonly networks: RunningNetworks;
  private readonly copies = new Int8Array(CARDS.length);
  private readonly wanted = new Int8Array(CARDS.length);
  /** How many different cards of each name. */
  private readonly named = new Int8Array(KEYS.length);
  private names = 0;

  constructor(index: number) {
    const later = LATER[index];
    this.networks = new RunningNetworks([PROWESS, OUTLOOK.fans, ...(later ? [later] : [])]);
    this.networks.change(ROUNDS_AT + index, 1);
  }

  judge(deck: readonly CardName[]): DeckJudgement {
    const { copies, wanted } = this;
    wanted.fill(0);
    let strength = 0;
    for (const name of deck) {
      const place = PLACES.get(cardOf(name)) ?? 0;
      wanted[place] = (wanted[place] ?? 0) + 1;
      strength += at(PLACED, place).strength;
    }
    for (let place = 0; place < copies.length; place++)
      if (wanted[place] !== copies[place]) this.change(place, wanted[place] ?? 0);
    const [prowess = 0, fans = 0, later = 0] = this.networks.values({
      places: [SIZE_AT, STRENGTH_AT],
      values: [deck.length / 10, strength / 40],
    });
    return { prowess, fans: Math.max(0, fans), later };
  }

  private change(place: number, copies: number): void {
    const before = this.copies[place] ?? 0;
    this.copies[place] = copies;
    this.networks.change(place, (copies - before) / 2);
    if (before > 0 === copies > 0) return;
    const more = copies > 0 ? 1 : -1;
    this.networks.change(HAS_AT + place, more / 2);
    this.rename(at(PLACED, place).name, more);
  }

  /** Counts the names; each of the steps is taken at its number. */
  private rename(name: number, more: 1 | -1): void {
    const before = this.named[name] ?? 0;
    this.named[name] = before + more;
    if (before > 0 && before + more > 0) return;
    const step = (more > 0 ? this.names + 1 : this.names) - BENCH_SPACES;
    this.names += more;
    if (step >= 0 && step < NAME_STEPS) this.networks.change(NAMES_AT + step, more);
  }
}

const JUDGES = range(ROUNDS).map((index) => new Judge(index));
