import { table } from '../table.ts';
import type { CliTexts } from '../texts/en.ts';
import { MIDDLING, WEAK } from './handset.ts';
import type { LineFigures, PageFigures } from './page.ts';

type Words = CliTexts['bench'];

/** The figures of the page as a table, or why there are none. */
export function pageReport(figures: PageFigures | 'no page' | 'no browser', words: Words): string {
  if (figures === 'no page') return words.noPage;
  if (figures === 'no browser') return words.noBrowser;
  const { scriptBytes, requests, runs, machine, lines } = figures;
  const row = (name: string, of: (line: LineFigures) => number): string[] => [
    name,
    ...lines.map((line) => `${of(line).toFixed(0)} ms`),
  ];
  return [
    words.pageHead(runs, machine.toFixed(0), MIDDLING.score, WEAK.score),
    words.pageWeight((scriptBytes / 1000).toFixed(0), requests),
    table(
      [words.onLine, ...lines.map((line) => described(line, words))],
      [
        row(words.firstPress, ({ firstPress }) => firstPress),
        row(words.firstOpen, ({ firstOpen }) => firstOpen),
        row(words.againPress, ({ againPress }) => againPress),
        row(words.againOpen, ({ againOpen }) => againOpen),
        row(words.decision, ({ decision }) => decision),
      ],
    ),
  ].join('\n\n');
}

function described({ phone, slower, down, latency }: LineFigures, words: Words): string {
  return `${words.phones[phone.name]} (1/${slower.toFixed(1)}), ${down / 1e6} Mbit/s, ${latency} ms`;
}
