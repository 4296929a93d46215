import { styleNameOf } from '../../bots/style.ts';
import type { Seat } from '../../engine/ask.ts';
import type { AnyTexts, Language, Who } from '../../engine/texts.ts';
import { percent } from '../analysis/standing-graph.tsx';
import type { Sitter } from '../session.ts';
import type { Explanation } from '../solo/protocol.ts';
import { WHY_WORDS, type WhyWords } from '../texts/why.ts';

/** Smaller differences are not mentioned: in winning chances, and in pegs. */
const TRIFLE = { chance: 0.01, pegs: 1 } as const;

interface Explained {
  readonly texts: AnyTexts;
  readonly language: Language;
  readonly who: Who;
  readonly seat: Seat;
  readonly sitter: Sitter | undefined;
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

/** How the move compares with the best other one. */
function compared(
  { reason, isBest, other, unit }: Extract<Explanation, { readonly type: 'weighed' }>,
  { texts, language, who, seat, sitter }: Explained,
  words: WhyWords,
): readonly string[] {
  if (!other) return [];
  const move = other.move && texts.move(other.move);
  const why = other.reason ? [texts.reason(other.reason, who, seat)] : [];
  const by = other.by ?? 0;
  if (reason && by < TRIFLE[unit]) {
    if (isBest) return [words.equal(move)];
    const style = sitter?.kind === 'bot' ? [styleNameOf(sitter.character)] : [];
    return [words.nearly(move), ...style.map((known) => words.styles[known](who(seat)))];
  }
  const amount = (way: WhyWords['worse']): string =>
    unit === 'pegs' ? way.pegs(Math.round(by)) : way.chance(percent(by, language));
  if (isBest) return [words.next(move, amount(words.worse)), ...why];
  return reason ? [words.missed(move, amount(words.better)), ...why] : why;
}
