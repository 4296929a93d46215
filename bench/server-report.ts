import { table } from '../src/cli/table.ts';
import type { ServerFigures } from './server.ts';

/** A server's figures as tables. */
export function serverReport(figures: ServerFigures): string {
  const { store, tables, sockets } = figures;
  return [
    `server (${store}): ${tables} tables of all games, ${sockets} sockets; from sending an answer until every view of it has arrived`,
    loads(figures),
    table(['figure', 'value', 'at most'], others(figures)),
  ].join('\n\n');
}

function loads({ calm, beside, steady, mixed, games, rate }: ServerFigures): string {
  const row = (
    name: string,
    one: ServerFigures['calm'],
    server?: ServerFigures['mixed'],
  ): string[] => [
    ...[name, one.perSecond.toFixed(0)],
    ...[one.p50, one.p95, one.p99].map((ms) => ms.toFixed(1)),
    one.bytes.toFixed(0),
    ...(server ? spent(server) : ['', '', '', '', '', '']),
  ];
  return table(
    [
      ...['load', 'answers/s', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes/step'],
      ...[
        'server CPU',
        'µs per answer',
        'loop delay, p99 ms',
        'longest',
        'kB per answer',
        'client CPU',
      ],
    ],
    [
      row('each table an answer every 5 s', calm),
      row('… beside two tables of seven champions', beside),
      row(`${rate} answers a second`, steady, steady),
      row('as fast as it can', mixed, mixed),
      ...games.map((one) => row(`… only ${one.game}`, one)),
    ],
  );
}

function spent({
  cpuShare,
  cpuEach,
  delay,
  allocatedEach,
  visitorsShare,
}: ServerFigures['mixed']): string[] {
  const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
  return [
    ...[percent(cpuShare), cpuEach.toFixed(0), delay.p99.toFixed(1), delay.longest.toFixed(1)],
    ...[(allocatedEach / 1e3).toFixed(1), percent(visitorsShare)],
  ];
}

function others(figures: ServerFigures): string[][] {
  const { idle, tablesAtRest, idleAtRest, perSocket, perTable, cold, restart } = figures;
  return [
    ['memory of an idle server', megabytes(idle), '150 MB'],
    [`… with ${tablesAtRest} idle tables in the store`, megabytes(idleAtRest), '150 MB'],
    ['memory per idle socket', `${(perSocket / 1e3).toFixed(1)} kB`, '15 kB'],
    ['memory per watched table', `${(perTable / 1e3).toFixed(1)} kB`, ''],
    [
      'cold table to first view, p50 / p95',
      `${cold.p50.toFixed(0)} / ${cold.p95.toFixed(0)} ms`,
      '150 ms',
    ],
    ['killed, restarted, first answer', `${(restart.firstAnswer / 1e3).toFixed(2)} s`, '2 s'],
  ];
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
