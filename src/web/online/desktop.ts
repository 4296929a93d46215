import { useState } from 'react';

/** Whether the browser may show system notifications; `none` if it cannot. */
type Permission = 'none' | 'default' | 'granted' | 'denied';

function permission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'none';
}

/** Asks for permission to show notifications; call it only from a click handler. */
export function useDesktopPermission(): { readonly state: Permission; readonly ask: () => void } {
  const [state, setState] = useState(permission);
  const ask = (): void => {
    Notification.requestPermission().then(setState, () => {});
  };
  return { state, ask };
}

/** Shows a system notification, if allowed; clicking it opens the table. */
export function notifyOutside(title: string, table: string, go: () => void): void {
  if (permission() !== 'granted') return;
  const options = { tag: `ringside-${table}`, icon: '/icon-192.png' };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      focus();
      shown.close();
      go();
    });
  } catch {
    // Some phones only allow notifications from a service worker.
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, options))
      .catch(() => {});
  }
}
