import { expect, test, vi } from 'vitest';
import { range, sum } from '../engine/list.ts';
import { rngFrom } from '../engine/rng.ts';
import { SOUNDS } from './sound.ts';

/** Samples a second. */
const RATE = 44_100;

/** A sound as its layers add up, at ZzFX's full volume, with random numbers of its own seed. */
async function samplesOf(sound: keyof typeof SOUNDS, seed: number): Promise<number[]> {
  // ZzFX opens the loudspeaker as soon as it is loaded.
  vi.stubGlobal('AudioContext', class {});
  const { ZZFX } = await import('zzfx');
  ZZFX.volume = 1;
  const rng = rngFrom([seed, 2, 3, 4]);
  vi.spyOn(Math, 'random').mockImplementation(() => rng.below(2 ** 32) / 2 ** 32);
  const layers = SOUNDS[sound].map((layer) => ZZFX.buildSamples(...layer));
  vi.restoreAllMocks();
  const length = Math.max(...layers.map((layer) => layer.length));
  return Array.from({ length }, (_, i) => sum(layers.map((layer) => layer[i] ?? 0)));
}

const NAMES = Object.keys(SOUNDS).filter((name): name is keyof typeof SOUNDS => name in SOUNDS);

test.each(NAMES)(
  '%s is short, audible, about as loud as the others and ends quietly',
  async (name) => {
    for (const seed of range(5)) isFine(await samplesOf(name, seed));
  },
);

function isFine(samples: readonly number[]): void {
  const seconds = samples.length / RATE;
  expect(seconds).toBeGreaterThan(0.05);
  expect(seconds).toBeLessThan(1.6);
  const peak = Math.max(...samples.map(Math.abs));
  // Two sounds at once at 0.36 of full scale must not clip.
  expect(peak).toBeGreaterThan(0.5);
  expect(peak).toBeLessThan(1.5);
  expect(Math.abs(sum(samples) / samples.length)).toBeLessThan(0.02);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
}

test('no sound falls through 0 Hz, after which it would rise again', () => {
  for (const layers of Object.values(SOUNDS))
    for (const [, , frequency = 0, attack = 0, sustain = 0, release = 0, , , slide = 0] of layers)
      expect(frequency + slide * 500 * (attack + sustain + release)).toBeGreaterThan(0);
});
