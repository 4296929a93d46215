import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnyBoard } from '../../ui/board.ts';
import type { Shown, Timing } from '../../ui/stage/playback.ts';
import { moves } from '../appearance.ts';
import type { TableSession, TableState } from '../session.ts';
import { settingsNow, TEMPOS } from '../settings.ts';
import { Director, shownState } from './director.ts';

/** What the screen shows of a table: everything up to the current beat, and nothing beyond it. */
export interface ShownTable {
  readonly state: TableState;
  readonly shown: Shown<TableState>;
  next(): void;
  skip(): void;
  tell(told: number): void;
  /** Replays what was shown since the viewer's last answer; null if there is nothing. */
  readonly again: (() => void) | null;
}

/** Plays a table's events in order; a newly opened table starts at its current state. */
export function useShown(
  session: Pick<TableSession, 'state' | 'subscribe'>,
  first: TableState,
  screen: AnyBoard | null,
  /** While true, nothing new is shown; it is played afterwards. */
  held = false,
): ShownTable {
  const [director] = useState(() => new Director(first, timing));
  const latest = useRef(screen);
  latest.current = screen;
  useEffect(() => {
    const arrived = (): void => {
      const state = session.state();
      if (state) director.take(state, latest.current, settingsNow().language);
    };
    arrived();
    const leave = session.subscribe(arrived);
    return () => {
      leave();
      director.playback.close();
    };
  }, [session, director]);
  useEffect(() => director.hold(held), [director, held]);
  const shown = useSyncExternalStore(
    useCallback((changed: () => void) => director.subscribe(changed), [director]),
    () => director.playback.now(),
  );
  return {
    state: shownState(shown),
    shown,
    next: () => director.playback.next(),
    skip: () => director.playback.skip(),
    tell: (told) => director.playback.tell(told),
    again: director.mayRepeat() ? () => director.repeat() : null,
  };
}

function timing(): Timing {
  const settings = settingsNow();
  const climax = { wait: 'wait', pause: 2_000, never: 0 } as const;
  return {
    factor: TEMPOS[settings.speed],
    climax: climax[settings.climax],
    motion: moves(settings),
  };
}
