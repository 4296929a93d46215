import type { Seat } from './ask.ts';
import type { Event, Kind, Move, Reason, View, Whisper } from './game.ts';
import type { AnyMove, AnyView } from './hosted.ts';
import { unsafeCast } from './json.ts';
import { type Handlers, handle } from './tagged.ts';

/** The languages by their own names. A new one is an entry here and its files in each `texts/`. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;

/** The first language is the fallback. */
export const LANGUAGES = unsafeCast<readonly [Language, ...Language[]]>(
  Object.keys(LANGUAGE_NAMES),
);

/** A value for each language. */
export async function byLanguage<T>(
  of: (language: Language) => Promise<T>,
): Promise<Readonly<Record<Language, T>>> {
  const all = LANGUAGES.map(async (language) => [language, await of(language)]);
  return unsafeCast(Object.fromEntries(await Promise.all(all)));
}

/** The names of the players, and which of them is the reader. */
export interface Who {
  (seat: Seat): string;
  /** The reader's own seat, addressed as “you”. */
  readonly you?: Seat | null;
}

/** The same names, read by the given seat. */
export function readBy(who: Who, you: Seat | null): Who {
  return Object.assign((seat: Seat) => who(seat), { you });
}

/** The text for the reader, or for another player by name. */
export function youOr(who: Who, seat: Seat, you: string, other: (name: string) => string): string {
  return who.you === seat ? you : other(who(seat));
}

/** French “de” before a name, elided before a vowel: de Pat, d’Otis. */
export function deNom(name: string): string {
  return /^[aeiouàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`;
}

/** A game's texts for its poster. */
export interface Poster {
  readonly name: string;
  /** One sentence that makes people want to play. */
  readonly tagline: string;
  /** A short description. */
  readonly about: string;
  /** The duration. */
  readonly length: string;
}

/** All texts of a game in one language. Everything said is data plus these. */
export interface Texts<K extends Kind> extends Poster {
  /** Every rule in a sentence; a refusal shows it unless `refusals` has a better one. */
  readonly rules: Readonly<Record<K['rule'], string>>;
  /**
   * Refusals that depend on the table, for rules whose sentence leaves something out: figures that
   * options change, what to do instead.
   */
  readonly refusals?: { readonly [R in K['rule']]?: (view: View<K>) => string };
  readonly options: {
    readonly [N in keyof K['options']]: {
      readonly name: string;
      readonly says: string;
      /** By the value as text. */
      readonly values: Readonly<Record<string, string>>;
    };
  };
  readonly presets: Readonly<Record<string, { readonly name: string; readonly says: string }>>;
  /** The question, by the ask's `about`. */
  readonly asks: Readonly<Record<string, (view: View<K>) => string>>;
  readonly events: Handlers<K['events'], [who: Who], string>;
  readonly whispers: Handlers<K['whispers'], [who: Who], string>;
  /** A move as a button label or for a screen reader. */
  readonly moves: Handlers<K['moves'], [], string>;
  /** A strong player's reason for a seat's move, in a sentence with numbers. */
  readonly reasons: Handlers<K['reasons'], [who: Who, seat: Seat], string>;
  /** The text view of the table, as the owner of this view sees it. */
  readonly draw: (view: View<K>, who: Who) => string;
  /** The opponent without a seat that can win, as the start of a sentence. */
  readonly automa?: string;
}

/** A game's texts with its types erased. */
export interface AnyTexts extends Poster {
  readonly rules: Readonly<Record<string, string>>;
  readonly options: Readonly<
    Record<
      string,
      {
        readonly name: string;
        readonly says: string;
        readonly values: Readonly<Record<string, string>>;
      }
    >
  >;
  readonly presets: Readonly<Record<string, { readonly name: string; readonly says: string }>>;
  readonly automa?: string;
  /** Why an answer was refused at this table. */
  refusal(rule: string, view: AnyView): string;
  ask(about: string, view: AnyView): string;
  news(news: { readonly type: PropertyKey }, who: Who): string;
  move(move: AnyMove): string;
  /** Why a seat would make a move. */
  reason(reason: { readonly type: PropertyKey }, who: Who, seat: Seat): string;
  draw(view: AnyView, who: Who): string;
}

/** Erases the types of a game's texts. */
export function hostTexts<K extends Kind>(texts: Texts<K>): AnyTexts {
  return {
    ...texts,
    options: Object.fromEntries(Object.entries<AnyTexts['options'][string]>(texts.options)),
    refusal: (rule, view) => {
      const sentences: Readonly<Record<string, ((view: View<K>) => string) | undefined>> =
        texts.refusals ?? {};
      const sentence = sentences[rule];
      const rules: Readonly<Record<string, string>> = texts.rules;
      if (!sentence) return rules[rule] ?? rule;
      return sentence(unsafeCast<View<K>>(view));
    },
    ask: (about, view) => {
      const sentence = texts.asks[about];
      if (!sentence) throw new Error(`no words for the question ${about}`);
      return sentence(unsafeCast<View<K>>(view));
    },
    news: (news, who) => {
      if (Object.hasOwn(texts.events, news.type))
        return handle(texts.events, unsafeCast<Event<K>>(news), who);
      if (Object.hasOwn(texts.whispers, news.type))
        return handle(texts.whispers, unsafeCast<Whisper<K>>(news), who);
      throw new Error(`no words for the news ${String(news.type)}`);
    },
    move: (move) => {
      return handle(texts.moves, unsafeCast<Move<K>>(move));
    },
    reason: (reason, who, seat) => {
      return handle(texts.reasons, unsafeCast<Reason<K>>(reason), who, seat);
    },
    draw: (view, who) => {
      return texts.draw(unsafeCast<View<K>>(view), who);
    },
  };
}
