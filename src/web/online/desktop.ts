import { useState } from 'react';

/** Whether the browser shows notices outside the page: `none` if it cannot. */
type Permission = 'none' | 'default' | 'granted' | 'denied';

function permission(): Permission {
  return 'Notification' in globalThis ? Notification.permission : 'none';
}

/** Asks for permission to show notifications; call it only after a press. */
export function useDesktopPermission(): { readonly state: Permission; readonly ask: () => void } {
  const [state, setState] = useState(permission);
  const ask = (): void => {
    Notification.requestPermission().then(setState, () => {});
  };
  return { state, ask };
}

/** Shows a system notification, if allowed; pressing it opens the table. */
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
    // Some phones only allow it to a service worker.
    navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, options))
      .catch(() => {});
  }
}
