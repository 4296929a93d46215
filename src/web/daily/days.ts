/** The date of a time in UTC, such as `2026-11-18`: the same all over the world. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The date a number of days later. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000);
}

/** The id of this device's table for a bout. */
export function boutId(day: string, game: string): string {
  return `daily-${day}-${game}`;
}

/** The bout of a table. */
export function boutAt(table: string): { readonly day: string; readonly game: string } | undefined {
  const [, day, game] = /^daily-(\d{4}-\d\d-\d\d)-(\w+)$/.exec(table) ?? [];
  return day && game ? { day, game } : undefined;
}
