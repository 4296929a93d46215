import { type ReactNode, useEffect, useRef } from 'react';
import { nameTab } from './title.ts';
import { useWords } from './words.ts';

let pages = 0;

/** A screen; its title is shown in the tab and gets the focus after navigation. */
export function Page({
  title,
  hideTitle = false,
  className = '',
  children,
}: {
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}): ReactNode {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    nameTab(title === words.appName ? title : `${title} · ${words.appName}`);
  }, [title, words]);
  useEffect(() => {
    if (pages++ > 0) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main id="content" className={`page ${className}`}>
      <h1 ref={heading} tabIndex={-1} className={hideTitle ? 'hidden-visually' : 'page-title'}>
        {title}
      </h1>
      {children}
    </main>
  );
}
