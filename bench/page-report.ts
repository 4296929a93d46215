import { table } from '../src/cli/table.ts';
import type { LineFigures, PageFigures } from './page.ts';
import { MID_RANGE, WEAK } from './phone-profile.ts';

/** Why the page could not be measured. */
const NOT_MEASURED = {
  'no page': 'page: not measured, because it has not been built.',
  'no browser':
    'page: not measured, because there is no Chromium here (set CHROMIUM to its path) or no playwright-core to drive it.',
};

/** The page's figures as a table, or why there are none. */
export function pageReport(figures: PageFigures | keyof typeof NOT_MEASURED): string {
  if (typeof figures === 'string') return NOT_MEASURED[figures];
  const { scriptBytes, requests, runs, machine, lines } = figures;
  const row = (name: string, of: (line: LineFigures) => number): string[] => [
    name,
    ...lines.map((line) => `${of(line).toFixed(0)} ms`),
  ];
  return [
    `page, from a real server, in Chromium; median of ${runs}. The processor (score ${machine.toFixed(0)}) is throttled to that of a phone: mid-range ${MID_RANGE.score}, weak ${WEAK.score}`,
    `first load: ${(scriptBytes / 1000).toFixed(0)} kB of script (gzip), ${requests} requests until the page’s script has taken over`,
    table(
      ['since the visit began', ...lines.map(described)],
      [
        row('first visit, until a tap on a poster opens its game', ({ firstPress }) => firstPress),
        row('first visit, until the page’s script has taken over', ({ firstOpen }) => firstOpen),
        row('later visit, until a tap on a poster opens its game', ({ againPress }) => againPress),
        row('later visit, until the page’s script has taken over', ({ againOpen }) => againOpen),
        row('later visit, from “play now” to the first decision', ({ decision }) => decision),
      ],
    ),
  ].join('\n\n');
}

function described({ phone, slower, down, latency }: LineFigures): string {
  return `${phone.name} phone (1/${slower.toFixed(1)}), ${down / 1e6} Mbit/s, ${latency} ms`;
}
