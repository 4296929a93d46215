import type { Locator } from 'playwright-core';
import type { KeyboardPlayer } from './keyboard-player.ts';

/** How a question is answered: its text, and what is pressed. */
type Answers = readonly (readonly [RegExp, (me: KeyboardPlayer) => Promise<void>])[];

/** A game to be played by keyboard alone: its setup, and how each question is answered. */
interface KeyboardGame {
  readonly game: string;
  readonly setUp: readonly string[];
  readonly answers: Answers;
}

const press =
  (...names: readonly (string | RegExp)[]) =>
  async (me: KeyboardPlayer): Promise<void> => {
    for (const name of names) await me.press(me.page.getByRole('button', { name, exact: true }));
  };

/** Chips: pass if allowed, else bet on the first empty square. */
async function placeChip(me: KeyboardPlayer): Promise<void> {
  const step = await me.step();
  await press('Pass')(me);
  const refused = me.page.locator('.refusal');
  const changed = me.page.locator(`[data-step]:not([data-step="${step}"])`);
  await refused.or(changed).first().waitFor({ state: 'attached' });
  if ((await changed.count()) > 0) return;
  const squares = me.page.getByRole('region', { name: 'Betting boards' });
  await me.rove(squares.locator('[tabindex="0"]'), 'ArrowDown', /^Red square [\d,]+, empty/);
  await me.page.keyboard.press('Enter');
  await press('Place bet')(me);
}

/** Tries one challenge after the other; illegal ones are refused at no cost. */
async function challenge(me: KeyboardPlayer): Promise<void> {
  const boxer = (name: string) => me.page.getByRole('button', { name: new RegExp(`^${name}, `) });
  for (const mine of ['Nick Hacker', 'Robin Zorres'])
    for (const theirs of ['Arnold Blackndecker', 'Max Haymaker', 'Hugh Percutt', 'Bob N. Weaver']) {
      const { page } = me;
      const step = await me.step();
      const refusal = page.locator('.refusal');
      if ((await refusal.count()) > 0) {
        await me.press(refusal.getByRole('button', { name: 'Close' }));
        await refusal.waitFor({ state: 'hidden' });
      }
      await me.press(boxer(mine));
      await me.press(boxer(theirs));
      const go = page.getByRole('button', { name: 'Challenge!', disabled: false });
      await refusal.or(go).first().waitFor();
      if ((await go.count()) === 0) continue;
      await me.press(go);
      const changed = page.locator(`[data-step]:not([data-step="${step}"])`);
      await refusal.or(changed).first().waitFor({ state: 'attached' });
      if ((await changed.count()) > 0) return;
    }
  throw new Error('no challenge is allowed');
}

/** Keeps the first of the two boxers and confirms. */
async function draft(me: KeyboardPlayer): Promise<void> {
  const boxer = me.page.getByRole('button', { name: /^\d+ [^,]*\. / }).first();
  const [number = ''] = ((await boxer.getAttribute('aria-label')) ?? '').split(' ');
  await me.press(boxer);
  await press(new RegExp(`^number ${number}\\b`), new RegExp(`^Keep .*${number}`))(me);
}

/** Two wins, the lowest stake. */
async function writeSheet(me: KeyboardPlayer): Promise<void> {
  for (const duel of await me.page.getByRole('button', { name: 'I win' }).all())
    await me.press(duel, 'Space');
  await press('1K', /^Lock/)(me);
}

/** The answers that Kickbox currently offers. */
const options = (me: KeyboardPlayer): Locator =>
  me.page.getByRole('region', { name: 'Your options' }).getByRole('button');

/** The available answer, else the first one, which selects cards for it. */
async function firstOption(me: KeyboardPlayer): Promise<void> {
  const step = await me.step();
  const ready = me.page.locator('.kickbox-tone-main');
  const changed = me.page.locator(`[data-step]:not([data-step="${step}"])`);
  if ((await ready.count()) === 0) {
    await me.press(options(me));
    await changed.or(ready).first().waitFor({ state: 'attached' });
  }
  if ((await ready.count()) > 0) await me.press(ready);
}

/** Attacks with a plain card if there is one, else regenerates. */
async function attack(me: KeyboardPlayer): Promise<void> {
  const card = me.page.getByRole('button', { name: /^(Jab|Punch|Sidekick|Front Kick),/ });
  if ((await card.count()) === 0) return press(/^Regenerate/)(me);
  await me.press(card);
  await firstOption(me);
}

/** Selects any card, then plays what it makes. */
async function lead(me: KeyboardPlayer): Promise<void> {
  await me.press(me.page.getByRole('button', { name: /, initiative \d+,/ }));
  await firstOption(me);
}

/** Selects as many cards as required, which may be none, then confirms. */
async function chooseCards(me: KeyboardPlayer): Promise<void> {
  const cards = me.page.locator('.ch-choices button');
  const done = me.page.locator('.stage-dock-action button');
  for (let taken = 0; await done.isDisabled(); taken++) await me.press(cards.nth(taken));
  await me.press(done);
}

export const KEYBOARD_GAMES: readonly KeyboardGame[] = [
  {
    game: 'knockout',
    setUp: ['3'],
    answers: [
      [/Place a chip|Your (first|second|third) chip/, placeChip],
      [/Choose one of your boxers|Your challenge/, challenge],
      [
        /cards your boxer takes|Training/,
        async (me) => {
          const cards = me.page.getByRole('button', { name: /^card \d$/ });
          const size = Math.min(4, await cards.count());
          for (let n = 0; n < size; n++) await me.press(cards.nth(n));
          await press(/^Take these \d$/)(me);
        },
      ],
      [
        /Choose your card|^Round \d/,
        async (me) => {
          await me.press(me.page.getByRole('button', { name: /^card \d$/ }));
          await press(/^Play \d$/)(me);
        },
      ],
    ],
  },
  {
    game: 'round',
    setUp: ['4', 'First game'],
    answers: [
      [/Keep one boxer/, draft],
      [/Time to talk/, press('Done talking')],
      [/Who wins your/, writeSheet],
      [/may attack/, press('Don’t attack')],
    ],
  },
  {
    game: 'kickbox',
    setUp: ['First fight'],
    answers: [
      [/Attack, or regenerate/, attack],
      [/Who starts/, lead],
      [/for the one you showed/, press(/^Don’t draw/)],
      [/Link another attack/, press(/^End turn/)],
      [/Add Power/, press(/^Land it/)],
      [/how do you defend|too slow/, press(/^Take it/)],
      [/Break through/, press(/^Don’t press/)],
      [/./, firstOption],
    ],
  },
  {
    game: 'challengers',
    setUp: ['1'],
    answers: [
      [/Draw cards/, press(/^Draw level [ABC]$/)],
      [
        /^Pick /,
        async (me) => {
          await me.press(me.page.getByRole('button', { name: /^Pick .*strength/ }));
          await me.press(me.page.locator('.stage-dock-action .button-main'));
        },
      ],
      [/Slim your deck/, press('Ready to fight')],
      [/./, chooseCards],
    ],
  },
];
