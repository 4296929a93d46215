import type { Push } from '../../client/protocol/profile.ts';

/** Whether it is a quiet hour; quiet hours may span midnight. */
export function isQuietHour(quiet: Push['quiet'], now: number): boolean {
  if (!quiet) return false;
  const minutes = minutesIn(quiet.zone, now);
  const { from, to } = quiet;
  return from <= to ? minutes >= from && minutes < to : minutes >= from || minutes < to;
}

/** Minutes since midnight in a time zone; in UTC if the zone is unknown. */
function minutesIn(zone: string, now: number): number {
  const [hours = 0, minutes = 0] = clockIn(zone).format(now).split(':').map(Number);
  return hours * 60 + minutes;
}

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const shown = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  try {
    return new Intl.DateTimeFormat('en-GB', { ...shown, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...shown, timeZone: 'UTC' });
  }
}
