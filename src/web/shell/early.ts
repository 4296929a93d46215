// Runs before the first paint: sets language and theme, and handles presses before the page's
// script has loaded. They change the URL at once; the script continues from there.
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

/** The language button names the other language. */
function speakAs({ target }: Event): void {
  const button = target instanceof Element && target.closest('button[lang]');
  if (!button) return;
  const saved = keptSettings();
  const own = [...new Set(['language', ...ownAppearance(saved)])];
  keepSettings({ ...saved, own, language: button.getAttribute('lang') });
  applyAppearance(appearanceFrom(keptSettings()));
}

/** The target of a press; undefined if it is not a link or opens another tab. */
function pathOf(event: Event): string | undefined {
  const { target } = event;
  if (target instanceof HTMLFormElement) return new URL(target.action).pathname;
  if (!(event instanceof MouseEvent) || !(target instanceof Element)) return undefined;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return target.closest('a[href^="/"]')?.getAttribute('href') ?? undefined;
}
