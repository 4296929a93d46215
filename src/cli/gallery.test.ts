import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ringside } from './main.ts';

test('gallery writes annotated games of champions, the same for the same seed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const made = async (): Promise<string> => {
    const out = mkdtempSync(join(tmpdir(), 'ringside-'));
    const words = ['gallery', '--game', 'grid', '--count', '1', '--nodes', '300', '--out', out];
    expect(await ringside(words)).toBe(0);
    expect(readdirSync(out)).toEqual(['grid-1.json']);
    return readFileSync(join(out, 'grid-1.json'), 'utf8');
  };
  const file = await made();
  const { record, players, captions } = JSON.parse(file);
  expect(record.outcome).not.toBe(null);
  expect(players).toHaveLength(2);
  expect(captions.length).toBeGreaterThan(0);
  for (const { step, en, fr } of captions) {
    expect(step).toBeLessThanOrEqual(record.steps.length);
    expect(en).toMatch(/peg/);
    expect(fr).toMatch(/pion/);
  }
  expect(await made()).toBe(file);
});
