import type { Page } from 'playwright-core';

/**
 * Layout faults of a table: controls, hand or question outside the window or clipped, overlapping
 * controls, text that does not fit, words broken in the middle. Tables are checked with all tools that
 * they can have: something can be undone and shown again.
 */
export function boxFaults(page: Page): Promise<string[]> {
  return page.evaluate(CHECK);
}

const CHECK = `(async () => {
  const tools = document.querySelector('.stage-dock-tools');
  const undo = tools?.lastElementChild;
  const isDisabled = undo?.disabled;
  if (undo) undo.disabled = false;
  const again = undo && !tools.querySelector('.stage-tool-again') ? undo.cloneNode(true) : null;
  if (again) {
    again.classList.add('stage-tool-again');
    again.querySelector('.stage-tool-name').textContent = 'Dernier échange';
    tools.prepend(again);
  }
  // Waits until the page has been laid out for this window.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const faults = [];
  const stage = document.querySelector('.stage');
  if (!stage) return ['no stage'];
  const name = (el) => (el.getAttribute('aria-label') || el.textContent || el.getAttribute('class') || el.tagName).trim().slice(0, 40);
  const visible = (el) => el.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && el.getBoundingClientRect().width > 0;
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push('the page scrolls sideways');
  for (const selector of ['.stage-dock', '.stage-bar', '.stage-seats', '.stage-top']) {
    const box = stage.querySelector(selector);
    if (!box || !visible(box)) continue;
    if (box.scrollHeight > box.clientHeight + 1) faults.push(selector + ' is ' + (box.scrollHeight - box.clientHeight) + ' px too low');
    if (selector !== '.stage-seats' && box.scrollWidth > box.clientWidth + 1) faults.push(selector + ' is ' + (box.scrollWidth - box.clientWidth) + ' px too narrow');
  }
  const question = stage.querySelector('.stage-question');
  if (question && visible(question) && innerHeight > innerWidth) {
    const lines = question.getBoundingClientRect().height / parseFloat(getComputedStyle(question).lineHeight);
    if (lines > 4.5) faults.push('a question of ' + Math.round(lines) + ' lines');
  }
  /** Scroll containers may hide things; a strip of many cards does so sideways. */
  const scrolls = (el) => { for (let at = el.parentElement; at && at !== stage; at = at.parentElement) { const style = getComputedStyle(at); if (/auto|scroll/.test(style.overflowX + style.overflowY) && (at.scrollWidth > at.clientWidth + 1 || at.scrollHeight > at.clientHeight + 1) && !at.matches('.stage-dock')) return true; } return false; };
  const over = stage.querySelector('.result');
  const controls = [...(over ? over.querySelectorAll('.result-headline, .result-actions :is(button, a)') : stage.querySelectorAll('.stage-board button, .stage-dock button, .stage-dock select, .stage-dock input, .stage-bar button, .stage-dock h2'))].filter((el) => visible(el) && !scrolls(el));
  for (const el of controls) {
    const box = el.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push('outside the window: ' + name(el));
    for (let at = el.parentElement; at && at !== stage; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const outer = at.getBoundingClientRect();
      const x = box.left + box.width / 2, y = box.top + box.height / 2;
      if (x < outer.left || x > outer.right || y < outer.top || y > outer.bottom) { faults.push('cut off: ' + name(el)); break; }
    }
    if (el.tagName === 'H2') continue;
    const centre = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const covered = centre && centre !== el && !el.contains(centre) && !centre.contains(el) && centre.closest('button') !== el && !centre.closest('.stage-toasts');
    if (covered && !el.closest('[data-fan]')) faults.push('covered by ' + name(centre).slice(0, 20) + ': ' + name(el));
  }
  /** Badges and pawns overlap what they belong to on purpose. */
  for (const el of over ? [] : stage.querySelectorAll('.stage-seat-numbers b, .round-purse > :first-child, .knockout-space b')) {
    const box = el.getBoundingClientRect();
    if (!visible(el) || scrolls(el)) continue;
    for (const part of [0.1, 0.5, 0.9]) {
      const top = document.elementFromPoint(box.left + box.width * part, box.top + box.height / 2);
      if (top && !el.contains(top) && !top.contains(el)) faults.push('number covered by ' + name(top).slice(0, 20) + ': ' + name(el));
    }
  }
  const walker = document.createTreeWalker(over ?? stage, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('.hidden-visually, .stage-side, svg, pre') || !visible(parent)) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size > 0 && size < 10.5 && node.data.trim()) faults.push('type of ' + size + ' px: ' + node.data.trim().slice(0, 30));
    for (const match of node.data.matchAll(/[\\p{L}\\p{N}’']{3,}/gu)) {
      const range = document.createRange();
      range.setStart(node, match.index); range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].filter((r) => r.width > 0).map((r) => Math.round(r.top)));
      if (tops.size > 1) faults.push('broken word: ' + match[0]);
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    for (let at = parent; at && at !== stage; at = at.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(at);
      if (clipPath !== 'none' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) break;
      if (overflowX === 'visible') continue;
      const outer = at.getBoundingClientRect();
      if (text.width > 0 && (text.left < outer.left - 2 || text.right > outer.right + 2)) { faults.push('cut text: ' + node.data.trim().slice(0, 30)); break; }
    }
    const style = getComputedStyle(parent);
    const clips = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis' && !/auto|scroll/.test(style.overflowX);
    if (clips && parent.scrollWidth > parent.clientWidth + 2 && parent.clientWidth > 0) faults.push('clipped text: ' + node.data.trim().slice(0, 30));
  }
  again?.remove();
  if (undo) undo.disabled = isDisabled;
  return [...new Set(faults)];
})()`;
