import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from '../class-names.ts';
import { Drawer } from '../drawer.tsx';
import type { SideTab } from './context.ts';
import { StageIcon } from './icons.tsx';
import { useStageWords } from './words.ts';

/** Minimum width for the side panel, in CSS pixels. */
const WIDE = '(min-width: 1280px) and (min-height: 600px)';

/** Whether the side panel fits beside the board. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
}

/** The last selected tab, kept for the next table. */
const SHELF = 'ringside side';

/** Log, chat and info beside the board. */
export function SidePanel({ tabs }: { readonly tabs: readonly SideTab[] }): ReactNode {
  const words = useStageWords();
  const [chosen, setChosen] = useState(() => localStorage.getItem(SHELF) ?? 'log');
  const tab = tabs.find(({ id }) => id === chosen) ?? tabs[0];
  return (
    <aside className="stage-side" aria-label={words.side}>
      <div className="stage-tabs" role="tablist">
        {tabs.map(({ id, title, fresh }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === tab?.id}
            aria-controls="side-content"
            className="stage-tab"
            onClick={() => {
              localStorage.setItem(SHELF, id);
              setChosen(id);
            }}
          >
            {title}
            {fresh && id !== tab?.id && <span className="stage-dot" />}
          </button>
        ))}
      </div>
      <div
        className="stage-side-content"
        id="side-content"
        {...SCROLLABLE}
        {...{ 'aria-labelledby': `tab-${tab?.id}` }}
        key={tab?.id}
      >
        {tab?.content}
      </div>
    </aside>
  );
}

/** Scrollable regions must be reachable by keyboard. */
const SCROLLABLE = { tabIndex: 0, role: 'tabpanel' };

const CloseContext = createContext<() => void>(() => {});

/** Closes the drawer that this stands in, so that the board can be seen; does nothing beside the board. */
export function useCloseSide(): () => void {
  return useContext(CloseContext);
}

/** The same as drawers, opened from the bar. They keep the inks of the game's stage. */
export function Drawers({
  tabs,
  stage,
  game,
}: {
  readonly tabs: readonly SideTab[];
  readonly stage: RefObject<HTMLElement | null>;
  readonly game: string;
}): ReactNode {
  const [open, setOpen] = useState<string>();
  const tab = tabs.find(({ id }) => id === open);
  const close = (): void => setOpen(undefined);
  return (
    <>
      {tabs.map(({ id, title, icon, fresh }) => (
        <button
          key={id}
          type="button"
          className={classNames('stage-bar-button', 'stage-drawer-button')}
          aria-label={title}
          title={title}
          onClick={() => setOpen(id)}
        >
          <StageIcon name={icon} />
          {fresh && <span className="stage-dot" />}
        </button>
      ))}
      <Drawer
        open={tab !== undefined}
        onClose={close}
        title={tab?.title ?? ''}
        container={stage.current?.parentElement ?? undefined}
      >
        <CloseContext value={close}>
          <div className={`stage-${game}`}>{tab?.content}</div>
        </CloseContext>
      </Drawer>
    </>
  );
}
