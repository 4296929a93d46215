import { expect, test } from 'vitest';
import { PEOPLE_PORTRAITS } from '../portrait.tsx';
import { faceDrawing, PORTRAIT_FACES } from './faces.ts';

test('people have faces, and no two faces are drawn alike', () => {
  for (const face of PEOPLE_PORTRAITS) expect(PORTRAIT_FACES).toHaveProperty(face);
  const drawn = Object.values(PORTRAIT_FACES).map(faceDrawing);
  expect(new Set(drawn).size).toBe(36);
});
