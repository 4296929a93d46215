/** Does something once the page has nothing better to do, though not much later. */
export function whenIdle(task: () => void, latest = 2000): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: latest });
  else setTimeout(task, 200);
}
