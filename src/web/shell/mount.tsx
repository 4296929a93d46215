import { type ReactNode, useLayoutEffect } from 'react';
import { App } from '../app.tsx';

/** The page itself; once it stands, what was printed ahead of it goes, and presses are its own. */
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
