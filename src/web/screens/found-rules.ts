import type { Language } from '../../engine/texts.ts';
import type { RuleNotes } from '../../ui/rule-book.ts';

/** Which rules somebody wants to see. */
export type RulesShown = 'all' | 'tried' | 'rulings';

/** A rule in its chapter. */
export interface FoundRule {
  readonly id: string;
  readonly text: string;
}

interface FoundChapter {
  readonly from: string;
  readonly name: string;
  readonly rules: readonly FoundRule[];
}

/** The chapters of a rule book with the rules that have every one of the words looked for. */
export function foundRules(
  rules: Readonly<Record<string, string>>,
  notes: RuleNotes,
  language: Language,
  wanted: string,
  shown: RulesShown,
): readonly FoundChapter[] {
  const words = folded(wanted).split(/\s+/);
  const tried = new Set(notes.examples.map(({ rule }) => rule));
  const fits = (id: string, text: string): boolean => {
    if (shown === 'tried' && !tried.has(id)) return false;
    if (shown === 'rulings' && !notes.rulings[id]) return false;
    const all = folded(`${id} ${text} ${notes.rulings[id]?.[language] ?? ''}`);
    return words.every((word) => all.includes(word));
  };
  const entries = Object.entries(rules);
  const starts = notes.chapters.map(({ from }) => entries.findIndex(([id]) => id === from));
  return notes.chapters
    .map(({ from, name }, number) => ({
      from,
      name: name[language],
      rules: entries
        .slice(starts[number], starts[number + 1])
        .filter(([id, text]) => fits(id, text))
        .map(([id, text]) => ({ id, text })),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** Small letters without accents, so that nobody has to type them. */
function folded(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}
