// Runs before anything is drawn: the first screen stands in its language and theme from the start, and a press on it counts
// although the page's script has not come yet. The address changes at once, and the script goes on from there.
import { keptSettings, lookFrom, wear } from '../look.ts';

const { dataset } = document.documentElement;

wear(lookFrom(keptSettings()));
if (location.pathname !== '/') dataset.elsewhere = '';
addEventListener('click', pressed, true);
addEventListener('submit', pressed, true);
addEventListener('popstate', () => {
  if (dataset.open === undefined) location.reload();
});

function pressed(event: Event): void {
  const path = dataset.open === undefined && pathOf(event);
  if (!path) return;
  event.preventDefault();
  history.pushState(null, '', path);
  dataset.leaving = '';
  if (event.target instanceof Element)
    event.target.closest('.poster')?.classList.add('poster-pressed');
}

/** Where a press leads; nowhere if it is none, or one that opens another tab. */
function pathOf(event: Event): string | undefined {
  const { target } = event;
  if (target instanceof HTMLFormElement) return new URL(target.action).pathname;
  if (!(event instanceof MouseEvent) || !(target instanceof Element)) return undefined;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  return target.closest('a[href^="/"]')?.getAttribute('href') ?? undefined;
}
