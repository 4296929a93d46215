import { youOr } from '../../../engine/texts.ts';
import type { LogEntry, LogOf } from '../../../ui/stage/beat.ts';
import type { Grid } from '../kind.ts';
import { boardWords } from '../texts/board.ts';

/** One entry per peg, with its knockouts. */
export const log: LogOf<Grid> = (heard, { who, language }) => {
  const words = boardWords[language];
  const entries: LogEntry[] = [];
  let moves = 0;
  for (const [key, { news, rule }] of heard.entries()) {
    if (news.type === 'placed') {
      const { seat, hole } = news;
      const out: string[] = [];
      const rules = [rule];
      for (const later of heard.slice(key + 1)) {
        if (later.news.type !== 'knockedOut') break;
        out.push(...later.news.holes);
        rules.push(later.rule);
      }
      const text = youOr(who, seat, words.logYou(hole, out), (name) =>
        words.logOther(name, hole, out),
      );
      const number = ++moves;
      entries.push({
        key,
        seat,
        number,
        text,
        rules: [...new Set(rules)],
        about: about(hole, out),
      });
    }
    if (news.type === 'swapped') {
      const text = youOr(who, news.seat, `${words.youSwap}.`, (name) => `${words.swaps(name)}.`);
      entries.push({ key, seat: news.seat, number: ++moves, text, rules: [rule] });
    }
    if (news.type === 'ended') {
      const [first, second] = news.score;
      entries.push({ key, seat: null, text: words.logEnd(first, second), rules: [rule] });
    }
  }
  return entries;
};

function about(hole: string, out: readonly string[]): string[] {
  return [hole, ...out].map((name) => `hole:${name}`);
}
