/** Keeps the page on this device, so that the next visit needs no network. */
export async function stayReady(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js');
}
