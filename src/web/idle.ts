/** Runs a task when the browser is idle, with a timeout. */
export function whenIdle(task: () => void, latest = 2000): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: latest });
  else setTimeout(task, 200);
}
