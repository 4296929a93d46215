import { expect, test } from 'vitest';
import { readMasterGame } from '../bots/master-game.ts';
import { styleNameOf } from '../bots/style.ts';
import { captionOf } from '../bots/why-sentences.ts';
import { at } from '../engine/list.ts';
import { unpack } from '../engine/pack.ts';
import { LANGUAGES } from '../engine/texts.ts';
import { verify } from '../engine/verify.ts';
import { manifestOf } from './index.ts';
import { GAMES, gameOf } from './rules.ts';
import { TEXTS } from './texts.ts';

test.each(GAMES)('$id: a whole game of champions is shipped, with captions', async (game) => {
  const lines = (await manifestOf(game.id)?.masterGame?.()) ?? [];
  const { packed, characters, moments } = readMasterGame(lines);
  const record = unpack(gameOf, packed);
  expect(record.outcome).not.toBe(null);
  expect(verify(game, record)).toMatchObject({ fair: true });
  expect(new Set(characters).size).toBe(record.seats);
  expect(moments.length).toBeGreaterThanOrEqual(3);
  for (const moment of moments) {
    const { seat, step } = moment;
    expect(record.steps[step - 1]?.seat).toBe(seat);
    for (const language of LANGUAGES) {
      const texts = TEXTS[game.id]?.[language];
      if (!texts) throw new Error('no texts');
      const style = styleNameOf(at(characters, seat));
      const about = { texts, language, who: () => 'Max', seat, style };
      const caption = captionOf(moment, about).join(' ');
      expect(caption).toMatch(/^\p{Lu}.*\d.*\.$/u);
      expect(caption).not.toMatch(/undefined|null|NaN/);
    }
  }
});
