import type { Who } from '../../../engine/texts.ts';
import type { Card, SetName, When } from '../effects.ts';
import { type CardName, cardOf } from '../instances.ts';
import type { Part, Participant, PhaseName } from '../kind.ts';
import { NAMES } from './names.ts';

/** What a card does at one moment. */
export interface EffectLine {
  readonly when: When;
  readonly label: string;
  readonly text: string;
}

/** The words that sentences and drawings share. */
export interface SentenceWords {
  readonly language: 'en' | 'fr';
  /** The effect as it is printed. */
  readonly effect: (card: Card) => string;
  /** The same in few words. */
  readonly lines: (card: Card) => readonly EffectLine[];
  readonly sets: Readonly<Record<SetName, string>>;
  readonly phases: Readonly<Record<PhaseName, string>>;
  readonly parts: Readonly<Record<Part['part'], string>>;
  readonly robot: string;
  readonly nothing: string;
  readonly and: string;
  readonly final: string;
  readonly match: (round: number, park: number) => string;
}

/** The name of a card with its strength. */
export function shown({ language }: SentenceWords, name: CardName): string {
  const { key, strength } = cardOf(name);
  return `${NAMES[key]?.[language]} (${strength})`;
}

export function shownAll(words: SentenceWords, names: readonly CardName[]): string {
  return names.length === 0
    ? words.nothing
    : listed(
        words,
        names.map((name) => shown(words, name)),
      );
}

/** `a, b and c`. */
export function listed({ and }: SentenceWords, items: readonly string[]): string {
  const [last = '', ...others] = items.toReversed();
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${and} ${last}`;
}

export function named({ robot }: SentenceWords, who: Who, player: Participant): string {
  return player === 'robot' ? robot : who(player);
}

/** A strength as the sum of its parts: `Pig 3 + bench 1 (Vendor)`. */
export function summed(words: SentenceWords, parts: readonly Part[]): string {
  return parts
    .map(({ part, card, by, amount }) => {
      const what = part === 'card' && card ? bare(words, card) : words.parts[part];
      return `${what} ${amount}${by ? ` (${bare(words, by)})` : ''}`;
    })
    .join(' + ');
}

function bare({ language }: SentenceWords, name: CardName): string {
  return NAMES[cardOf(name).key]?.[language] ?? name;
}

/** A card in full: name, strength, level, set, effect. */
export function described(words: SentenceWords, name: CardName): string {
  const card = cardOf(name);
  const effect = words.effect(card);
  const head = `${shown(words, name)} ${card.level} ${words.sets[card.set]}`;
  return effect === '' ? head : `${head} – ${effect}`;
}

/** How a match is called: by round and park, both counted from one, or the final. */
export function matchName({ match, final }: SentenceWords, id: string): string {
  const [, round, park] = /^r(\d+)p(\d+)$/.exec(id) ?? [];
  return round === undefined ? final : match(Number(round), Number(park) + 1);
}

/** With a capital letter. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
