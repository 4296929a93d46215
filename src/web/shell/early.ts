// Runs before anything is drawn: the first screen stands in its language and theme from the start, and a press on it counts
// although the page's script has not come yet. The address changes at once, and the script goes on from there.
import {
  appearanceFrom,
  applyAppearance,
  keepSettings,
  keptSettings,
  ownAppearance,
} from '../appearance.ts';

const { dataset } = document.documentElement;

applyAppearance(appearanceFrom(keptSettings()));
if (location.pathname !== '/') dataset.elsewhere = '';
addEventListener('click', pressed, true);
addEventListener('submit', pressed, true);
addEventListener('popstate', () => {
  if (dataset.open === undefined) location.reload();
});

function pressed(event: Event): void {
  if (dataset.open !== undefined) return;
  const path = pathOf(event);
  if (path === undefined) return speakAs(event);
  event.preventDefault();
  if (path === location.pathname) return;
  history.pushState(null, '', path);
  dataset.leaving = '';
  if (event.target instanceof Element)
    event.target.closest('.poster')?.classList.add('poster-pressed');
}

/** The button for the other language says which that is. */
function speakAs({ target }: Event): void {
  const button = target instanceof Element && target.closest('button[lang]');
  if (!button) return;
  const saved = keptSettings();
  const own = [...new Set(['language', ...ownAppearance(saved)])];
  keepSettings({ ...saved, own, language: button.getAttribute('lang') });
  applyAppearance(appearanceFrom(keptSettings()));
}

/** Where a press leads; nowhere if it is none, or one that opens another tab. */
function pathOf(event: Event): string | undefined {
  const { target } = event;
  if (target instanceof HTMLFormElement) return new URL(target.action).pathname;
  if (!(event instanceof MouseEvent) || !(target instanceof Element)) return undefined;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return target.closest('a[href^="/"]')?.getAttribute('href') ?? undefined;
}
