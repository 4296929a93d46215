import { sum } from '../../engine/list.ts';
import type { Language } from '../../engine/texts.ts';
import type { RuleNotes } from '../../ui/rule-book.ts';
import { FILLERS, SYNONYMS } from '../texts/synonyms.ts';

/** Filters of the rules. */
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

/** The chapters of a rule book, filtered. */
export function ruleChapters(
  rules: Readonly<Record<string, string>>,
  notes: RuleNotes,
  language: Language,
  shown: RulesShown,
): readonly FoundChapter[] {
  const tried = new Set(notes.examples.map(({ rule }) => rule));
  const fits = (id: string): boolean => {
    if (shown === 'tried') return tried.has(id);
    return shown !== 'rulings' || notes.rulings[id] !== undefined;
  };
  const entries = Object.entries(rules);
  const starts = notes.chapters.map(({ from }) => entries.findIndex(([id]) => id === from));
  return notes.chapters
    .map(({ from, name }, number) => ({
      from,
      name: name[language],
      rules: entries
        .slice(starts[number], starts[number + 1])
        .filter(([id]) => fits(id))
        .map(([id, text]) => ({ id, text })),
    }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** The rules that match a query, best first; words count more than their synonyms. */
export function searchRules(
  chapters: readonly FoundChapter[],
  notes: RuleNotes,
  language: Language,
  wanted: string,
): readonly FoundRule[] {
  const words = wordsOf(wanted, language);
  const scored = chapters.flatMap(({ name, rules }) =>
    rules.map((rule, order) => {
      const text = folded(`${rule.id} ${rule.text} ${notes.rulings[rule.id]?.[language] ?? ''}`);
      const scores = words.map((word) => scoreOf(word, folded(rule.text), text, folded(name)));
      const exact = folded(rule.id) === folded(wanted) ? EXACT : 0;
      const hits = scores.filter((score) => score > 0).length;
      return { rule, order, hits, score: exact + sum(scores) };
    }),
  );
  const most = Math.max(0, ...scored.map(({ hits }) => hits));
  return scored
    .filter(({ hits }) => hits > 0 && hits === most)
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .map(({ rule }) => rule);
}

const EXACT = 100;

interface SearchTerm {
  readonly said: string;
  readonly meant: readonly string[];
}

function wordsOf(wanted: string, language: Language): readonly SearchTerm[] {
  const all = folded(wanted)
    .split(/[^\p{L}\p{N}.-]+/u)
    .filter((word) => word !== '');
  const telling = all.filter((word) => !FILLERS[language].includes(word));
  return (telling.length > 0 ? telling : all).map((said) => ({
    said,
    meant: SYNONYMS[language].filter((group) => group.includes(said)).flat(),
  }));
}

/**
 * How well a rule matches a word: exactly, then by synonym; the start of a word counts more than
 * its middle.
 */
function scoreOf({ said, meant }: SearchTerm, rule: string, text: string, chapter: string): number {
  const inChapter = startsIn(said, chapter) ? 1 : 0;
  if (startsIn(said, rule)) return 10 + inChapter + brevity(rule);
  if (startsIn(said, text)) return 8 + inChapter;
  const synonym = meant.findIndex((word) => startsIn(word, text));
  if (synonym >= 0) return 4 + (3 * (meant.length - synonym)) / meant.length + inChapter;
  return said.length > 2 && text.includes(said) ? 2 + inChapter : 0;
}

/** A short rule with the word ranks above a long one; at most 1. */
function brevity(rule: string): number {
  return 40 / Math.max(40, rule.length);
}

function startsIn(word: string, text: string): boolean {
  return ` ${text}`.replace(/[^\p{L}\p{N}.-]+/gu, ' ').includes(` ${word}`);
}

/** Lower case without accents, so that nobody has to type them. */
function folded(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');
}
