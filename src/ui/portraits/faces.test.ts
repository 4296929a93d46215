import { expect, test } from 'vitest';
import { PEOPLE } from '../portrait.tsx';
import { FACES, faceDrawing } from './faces.ts';

test('people have faces, and no two faces are drawn alike', () => {
  for (const face of PEOPLE) expect(FACES).toHaveProperty(face);
  const drawn = Object.values(FACES).map(faceDrawing);
  expect(new Set(drawn).size).toBe(36);
});
