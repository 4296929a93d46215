import type { TournamentView } from '../../client/protocol/tournaments.ts';

/** The standings as CSV (RFC 4180), with a column per round. */
export function csvOf({ standings, entrants, rounds }: TournamentView): string {
  const names = new Map(entrants.map(({ id, name }) => [id, name]));
  const header = [
    ...['rank', 'name', 'points', 'buchholz', 'sonneborn-berger', 'head-to-head', 'wins'],
    ...rounds.map((_, round) => `round ${round + 1}`),
  ];
  const lines = standings.map((line) => [
    ...[line.rank, names.get(line.person) ?? '', line.points, line.buchholz],
    ...[line.sonnebornBerger, line.headToHead ?? '', line.wins],
    ...line.rounds.map(({ kind, points, opponents }) => {
      const against = opponents.map((id) => names.get(id) ?? '').join(' + ');
      return kind === 'played' ? `${points} ${against}` : `${points} ${kind} ${against}`.trim();
    }),
  ]);
  return [header, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

/** A field that spreadsheets treat as text: no formulas, quoted where needed. */
function field(value: string | number): string {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
