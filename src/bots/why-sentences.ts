import type { Seat } from '../engine/ask.ts';
import type { AnyTexts, Language, Who } from '../engine/texts.ts';
import type { KeyMoment } from './annotating.ts';
import type { Explanation, WeighedExplanation } from './explaining.ts';
import type { StyleName } from './style.ts';
import { WHY_WORDS, type WhyWords } from './texts/why.ts';

/** Smaller differences are not mentioned: in winning chances, and in pegs. */
const TRIFLE = { chance: 0.01, pegs: 1 } as const;

export interface Explained {
  readonly texts: AnyTexts;
  readonly language: Language;
  readonly who: Who;
  readonly seat: Seat;
  /** The style of the seat's bot. */
  readonly style: StyleName | undefined;
}

/** An explanation in sentences; the last one says what it is based on. */
export function whySentences(explanation: Explanation, about: Explained): readonly string[] {
  const words = WHY_WORDS[about.language];
  const name = about.who(about.seat);
  if (explanation.type !== 'weighed') return [words[explanation.type](name)];
  const { reason, worlds } = explanation;
  const { texts, who, seat } = about;
  return [
    reason ? texts.reason(reason, who, seat) : words.unconsidered,
    ...compared(explanation, about, words),
    words.basis(name, worlds),
  ];
}

/** What a commentator says at a key moment: why, the move's reason, how it compares. */
export function captionOf(
  { type, from, to, explanation }: KeyMoment,
  about: Explained,
): readonly string[] {
  const words = WHY_WORDS[about.language];
  const sentences = whySentences(explanation, about).slice(0, 2);
  const name = about.who(about.seat);
  if (type === 'clear') return [words.clear(name), ...sentences];
  if (explanation.unit === 'pegs') return [words[type].pegs(name), ...sentences];
  const [before, now] = [percent(from, about.language), percent(to, about.language)];
  return [words[type].chance(name, before, now), ...sentences];
}

/** How the move compares with the best other one. */
function compared(
  { reason, isBest, other, unit }: WeighedExplanation,
  { texts, language, who, seat, style }: Explained,
  words: WhyWords,
): readonly string[] {
  if (!other) return [];
  const move = other.move && texts.move(other.move);
  const why = other.reason ? [texts.reason(other.reason, who, seat)] : [];
  const by = other.by ?? 0;
  if (reason && by < TRIFLE[unit]) {
    if (isBest) return [words.equal(move)];
    return [words.nearly(move), ...(style ? [words.styles[style](who(seat))] : [])];
  }
  const amount = (way: WhyWords['worse']): string =>
    unit === 'pegs' ? way.pegs(Math.round(by)) : way.chance(percent(by, language));
  if (isBest) return [words.next(move, amount(words.worse)), ...why];
  return reason ? [words.missed(move, amount(words.better)), ...why] : why;
}

function percent(share: number, language: Language): string {
  return share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
}
