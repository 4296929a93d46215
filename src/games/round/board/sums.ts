import type { Seat } from '../../../engine/ask.ts';
import { at, sum } from '../../../engine/list.ts';
import type { SumPart } from '../../../ui/sum.tsx';
import type { Judged, Paid, Sheet } from '../kind.ts';
import { knockedOutBy } from '../rule-of-event.ts';
import type { Rule } from '../rulebook.ts';
import { fineOf } from '../rules/money.ts';
import type { Table } from './table.ts';

/** Where a purse comes from: the start, then duels and sheets night by night. */
export function purseParts({ view, words, players }: Table, seat: Seat, nights: number): SumPart[] {
  const { history, purses } = view.open;
  const earned = history.map(({ paid }) => at(paid, seat));
  const began = at(purses, seat) - sum(earned.map(({ delta }) => delta));
  const parts = earned.slice(0, nights).flatMap((paid, i): SumPart[] => [
    { label: words.duelsOf(i + 1), value: paid.duelsWon, rule: 'RD-55' },
    ...paid.sheets.map(({ verdict, net }, boxer) => ({
      label: words.sheetOf(i + 1, verdict, boxerNumber(paid, boxer)),
      value: net,
      rule: ruleOf(verdict, players),
    })),
    { label: words.fineOf(i + 1), value: 0 - fineOf(paid), rule: 'H-1' },
  ]);
  return [
    { label: words.startMoney, value: began, rule: 'RD-4' },
    ...parts.filter(({ value }) => value !== 0),
  ];
}

/** What a night brought to a bettor. */
export function paidParts({ words, players }: Table, paid: Paid): SumPart[] {
  const labels = { right: words.stakeWon, wrong: words.stakeLost, forfeit: words.stakeForfeited };
  return [
    { label: words.duelsWon, value: paid.duelsWon, rule: 'RD-55' },
    ...paid.sheets.map(({ verdict, net }, boxer) => ({
      label: labels[verdict](boxerNumber(paid, boxer)),
      value: net,
      rule: ruleOf(verdict, players),
    })),
    ...(fineOf(paid) > 0 ? [{ label: words.fine, value: 0 - fineOf(paid), rule: 'H-1' }] : []),
  ];
}

/** What a sheet brings if everything ends as it is written. */
export function expectedParts({ words }: Table, { left, right, stake }: Sheet): SumPart[] {
  const won = [left, right].filter((result) => result === 'win').length;
  return [
    { label: words.expectedDuels, value: won, rule: 'RD-55' },
    { label: words.expectedStake, value: stake, rule: 'RD-57' },
  ];
}

/** Which of two boxers a sheet is about, where a bettor has two sheets. */
function boxerNumber({ sheets }: Paid, index: number): number | null {
  return sheets.length > 1 ? index + 1 : null;
}

function ruleOf(verdict: Judged['verdict'], players: number): Rule {
  return verdict === 'forfeit' ? knockedOutBy(players) : 'RD-57';
}
