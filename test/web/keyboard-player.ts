import type { ElementHandle, Locator, Page } from 'playwright-core';

/** Adds a function to the page: the number of Tab stops between the focus and an element. */
const STOPS = `globalThis.stopsTo = (element) => {
  const all = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')];
  const stops = all.filter((one) => {
    if (one.tabIndex < 0 || one.disabled || !one.checkVisibility()) return false;
    if (one.type !== 'radio') return true;
    const group = all.filter((other) => other.type === 'radio' && other.name === one.name);
    const checked = group.find((other) => other.checked);
    return checked ? one === checked : true;
  });
  const focus = document.activeElement;
  if (focus === element) return 0;
  if (focus === document.body) return 1;
  const before = (stop) => stop === focus || stop.compareDocumentPosition(focus) & 4;
  return stops.indexOf(element) - stops.filter(before).length + 1 || 1;
}`;

/** That function, as the page has it. */
declare function stopsTo(element: unknown): number;

/** A user with only a keyboard, who finds things by their role and name. */
export class KeyboardPlayer {
  constructor(readonly page: Page) {}

  /** Moves to an element and presses it. */
  async press(thing: Locator, key = 'Enter'): Promise<void> {
    for (let walks = 0; walks < 30; walks++) {
      // The element may have been re-rendered on the way.
      const wanted = await thing.first().elementHandle();
      if (!wanted) throw new Error('it is not there');
      const away = await this.distance(wanted);
      if (away === 0) return this.page.keyboard.press(key);
      await this.walk(away);
    }
    throw new Error(`no way to ${await thing.first().innerText()}`);
  }

  /** Moves to an element of a roving group: Tab to the group, then a key from one to the next. */
  async rove(stop: Locator, key: string, name: RegExp): Promise<void> {
    await this.press(stop, 'Shift');
    for (let keys = 0; keys < 40; keys++) {
      if (name.test(await this.focused())) return;
      await this.page.keyboard.press(key);
    }
    throw new Error(`no way to ${name}`);
  }

  /** Selects a radio button: Tab leads to the group, arrow keys move within it. */
  async choose(option: Locator): Promise<void> {
    const wanted = option.first();
    const group = this.page.getByRole('group').filter({ has: wanted });
    await this.press(group.getByRole('radio', { checked: true }), 'Shift');
    for (let keys = 0; keys < 20 && !(await wanted.isChecked()); keys++)
      await this.page.keyboard.press('ArrowRight');
  }

  focused(): Promise<string> {
    return this.page.evaluate('document.activeElement?.getAttribute("aria-label") ?? ""');
  }

  step(): Promise<string | null> {
    return this.page.locator('[data-step]').getAttribute('data-step');
  }

  /** Presses Tab this many times, or Shift+Tab if negative. */
  private async walk(stops: number): Promise<void> {
    const { keyboard } = this.page;
    if (stops < 0) await keyboard.down('Shift');
    await Promise.all(Array.from({ length: Math.abs(stops) }, () => keyboard.press('Tab')));
    if (stops < 0) await keyboard.up('Shift');
  }

  /** The number of Tab stops to an element, negative if it is before the focus. */
  private async distance(wanted: ElementHandle): Promise<number> {
    await this.page.evaluate(STOPS);
    return wanted.evaluate((element) => stopsTo(element));
  }
}
