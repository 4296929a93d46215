import { table } from '../table.ts';
import type { CliTexts } from '../texts/en.ts';
import type { ServerFigures } from './server.ts';

type Words = CliTexts['bench'];

/** The figures of a server as tables. */
export function serverReport(figures: ServerFigures, words: Words): string {
  const { store, tables, sockets } = figures;
  return [
    words.serverHead(store, tables, sockets),
    loads(figures, words),
    table([words.figure, words.value, words.wanted], others(figures, words)),
  ].join('\n\n');
}

function loads({ calm, beside, steady, mixed, games, rate }: ServerFigures, words: Words): string {
  const row = (
    name: string,
    one: ServerFigures['calm'],
    server?: ServerFigures['mixed'],
  ): string[] => [
    ...[name, one.perSecond.toFixed(0)],
    ...[one.p50, one.p95, one.p99].map((ms) => ms.toFixed(1)),
    ...(server ? spent(server) : ['', '', '', '']),
  ];
  return table(
    [
      ...[words.load, words.answersPerSecond, 'p50 ms', 'p95 ms', 'p99 ms'],
      ...[words.cpu, words.cpuEach, words.delay, words.cpuOfVisitors],
    ],
    [
      row(words.calm, calm),
      row(words.beside, beside),
      row(words.atRate(rate), steady, steady),
      row(words.fullSpeed, mixed, mixed),
      ...games.map((one) => row(words.only(one.game), one)),
    ],
  );
}

function spent({ cpuShare, cpuEach, delay, visitorsShare }: ServerFigures['mixed']): string[] {
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  return [percent(cpuShare), cpuEach.toFixed(0), delay.p99.toFixed(1), percent(visitorsShare)];
}

function others(figures: ServerFigures, words: Words): string[][] {
  const { idle, tablesAtRest, idleAtRest, perSocket, perTable, cold, restart } = figures;
  return [
    [words.idle, megabytes(idle), '150 MB'],
    [words.idleAtRest(tablesAtRest), megabytes(idleAtRest), '150 MB'],
    [words.perSocket, `${(perSocket / 1e3).toFixed(1)} kB`, '15 kB'],
    [words.perTable, `${(perTable / 1e3).toFixed(1)} kB`, ''],
    [words.cold, `${cold.p50.toFixed(0)} / ${cold.p95.toFixed(0)} ms`, '150 ms'],
    [words.restart, `${(restart.firstAnswer / 1e3).toFixed(2)} s`, '2 s'],
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
