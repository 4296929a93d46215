/** Each event has its own sound, so that it can be recognized without looking. */
// biome-ignore format: a table, one sound to a line
const SOUNDS = {
  decision: [0.7, 0, 880, 0.01, 0.06, 0.18, 1, 1.6, 0, 0, 320, 0.06],
  action:   [0.5, 0, 180, 0, 0.01, 0.05, 2, 0.6, 0, 0, 0, 0, 0, 1],
  hit:      [0.9, 0, 90, 0, 0.03, 0.16, 4, 2.4, -4, 0, 0, 0, 0, 2],
  reveal:   [0.6, 0, 520, 0.02, 0.08, 0.12, 1, 1.2, 6],
  refuse:   [0.5, 0, 130, 0, 0.04, 0.08, 3, 0.4, -2],
  win:      [0.9, 0, 523, 0.02, 0.3, 0.5, 1, 1.8, 0, 0, 261, 0.1, 0.05],
  lose:     [0.8, 0, 220, 0.02, 0.25, 0.5, 1, 1.4, -1.5],
  coin:     [0.6, 0, 1320, 0, 0.02, 0.12, 1, 1.8, 0, 0, 440, 0.05],
  count:    [0.7, 0, 240, 0, 0.02, 0.07, 2, 1, 0, 0, 0, 0, 0, 0.4],
  crowd:    [0.5, 0.3, 420, 0.25, 0.6, 0.7, 4, 0.2, 0, 0, 0, 0, 0, 6],
  bell:     [1, 0, 1046, 0, 0.12, 0.9, 0, 2.2, 0, 0, 0, 0, 0, 0.1],
} as const;

export type Sound = keyof typeof SOUNDS;

let volume = 0;

/** The volume, from 0 to 1. Nothing is played before this is called. */
export function setVolume(loudness: number): void {
  volume = loudness;
}

/** Plays a sound, if the person wants sound. */
export async function playSound(sound: Sound): Promise<void> {
  if (volume === 0) return;
  const { ZZFX, zzfx } = await import('zzfx');
  ZZFX.volume = 0.25 * volume;
  zzfx(...SOUNDS[sound]);
}
