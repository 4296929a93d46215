import { type ReactNode, useLayoutEffect } from 'react';
import { App } from '../app.tsx';

/** Mounts the page, then removes the prerendered screen and the early press handler. */
export function MountedApp({ shell }: { readonly shell?: Element }): ReactNode {
  useLayoutEffect(() => {
    for (const printed of document.querySelectorAll('.shell'))
      if (printed !== shell) printed.remove();
    shell?.removeAttribute('class');
    shell?.removeAttribute('lang');
    document.documentElement.dataset.open = '';
    delete document.documentElement.dataset.leaving;
  }, [shell]);
  return <App />;
}
