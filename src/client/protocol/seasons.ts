/** Rated games in a season before a player is ranked. */
export const RANKED_GAMES = 5;

/** The season of a time: a quarter in UTC, such as `2026-Q4`. */
export function seasonAt(time: number): string {
  const date = new Date(time);
  return `${date.getUTCFullYear()}-Q${Math.floor(date.getUTCMonth() / 3) + 1}`;
}

/** When a season begins, and when the next one does. */
export function spanOf(season: string): { readonly from: number; readonly until: number } {
  const [year, quarter] = [Number(season.slice(0, 4)), Number(season.slice(6))];
  return { from: Date.UTC(year, 3 * (quarter - 1)), until: Date.UTC(year, 3 * quarter) };
}

/** The seasons from one time to another, latest first. */
export function seasonsBetween(from: number, until: number, most: number): string[] {
  const seasons: string[] = [];
  for (let time = until; time >= spanOf(seasonAt(from)).from && seasons.length < most; ) {
    seasons.push(seasonAt(time));
    time = spanOf(seasonAt(time)).from - 1;
  }
  return seasons;
}
