/** A sound of ZzFX: volume, randomness, frequency, attack, sustain, release, shape, … */
type Layer = readonly (number | undefined)[];

/** Each event has its own sound, so that it can be recognized without looking. Layers play together. */
// biome-ignore format: a table, one layer to a line
export const SOUNDS = {
  decision: [[0.7, 0, 880, 0.01, 0.06, 0.18, 1, 1.6, 0, 0, 320, 0.06]],
  action:   [[0.8, 0, 180, 0, 0.01, 0.06, 2, 0.6, 0, 0, 0, 0, 0, 1]],
  card:     [[0.6, 0, 900, 0.02, 0.02, 0.09, 4, 0.7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -1600]],
  chip:     [[0.8, 0, 1700, 0, 0.005, 0.06, 1, 1.2, 0, 0, 600, 0.02],
             [0.6, 0, 420, 0, 0.005, 0.05, 1, 1]],
  hit:      [[0.6, 0, 200, 0, 0.03, 0.16, 0, 0.6, -0.5],
             [0.9, 0, 700, 0, 0.02, 0.1, 4, 0.7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, -1000]],
  reveal:   [[0.8, 0, 520, 0.02, 0.08, 0.14, 1, 1.2, 2.5]],
  refuse:   [[0.6, 0, 150, 0, 0.05, 0.09, 3, 0.4, -0.5]],
  win:      [[0.7, 0, 523, 0.01, 0.4, 0.5, 1, 1.5, 0, 0, 261, 0.14],
             [0.5, 0, 659, 0.01, 0.4, 0.5, 1, 1.5, 0, 0, 387, 0.28]],
  lose:     [[0.8, 0, 330, 0.02, 0.3, 0.5, 1, 1.4, 0, 0, -83, 0.22]],
  coin:     [[0.8, 0, 1320, 0, 0.03, 0.16, 1, 1.6, 0, 0, 440, 0.05]],
  count:    [[0.9, 0, 240, 0, 0.02, 0.09, 2, 1, 0, 0, 0, 0, 0, 0.4]],
  crowd:    [[0.8, 0.1, 420, 0.25, 0.5, 0.8, 4, 0.7, 0, 0, 0, 0, 0.13, 0, 0, 0, 0, 1, 0, 0.25, -700]],
  bell:     [[0.7, 0, 784, 0, 0.05, 1.2, 0, 1],
             [0.35, 0, 2164, 0, 0.02, 0.7, 0, 1],
             [0.15, 0, 4233, 0, 0.01, 0.4, 0, 1]],
} as const satisfies Record<string, readonly Layer[]>;

export type Sound = keyof typeof SOUNDS;

/** ZzFX applies its volume to the samples and again to the output: the loudest sounds peak at about 0.4 of full scale. */
const FULL_VOLUME = 0.6;

let volume = 0;

/** The volume, from 0 to 1. Nothing is played before this is called. */
export function setVolume(loudness: number): void {
  volume = loudness;
}

/** Plays a sound if the person wants sound; browsers are silent until the page has been pressed or typed in. */
export async function playSound(sound: Sound): Promise<void> {
  if (volume === 0 || !navigator.userActivation.hasBeenActive) return;
  const { ZZFX, zzfx } = await import('zzfx');
  await ZZFX.audioContext.resume();
  ZZFX.volume = FULL_VOLUME * volume;
  for (const layer of SOUNDS[sound]) zzfx(...layer);
}
