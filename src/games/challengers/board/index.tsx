import { type ReactNode, useCallback, useState } from 'react';
import type { BoardProps } from '../../../ui/board.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Challengers } from '../kind.ts';
import { boardWords } from '../texts/board.ts';
import { Choosing } from './choosing.tsx';
import { Deck } from './deck.tsx';
import { Draft } from './draft.tsx';
import { eventsOf, type Reel, reelsOf } from './film.ts';
import { Final } from './final.tsx';
import { Match } from './match.tsx';
import { NextMatch } from './next-match.tsx';
import { Plan } from './plan.tsx';
import { Standings } from './standings.tsx';
import { nameOf, ownMatch, type Table, viewer } from './table.ts';
import './challengers.css';

/** The tournament: its plan, the match to watch, draft and deck side by side, the standings. */
export function board(props: BoardProps<Challengers>): ReactNode {
  return <ChallengersBoard {...props} />;
}

function ChallengersBoard(props: BoardProps<Challengers>): ReactNode {
  const table: Table = { ...props, words: boardWords[props.language] };
  const { view, heard, motion, words } = table;
  const reels = reelsOf(heard);
  const latest = latestOf(table, reels);
  const [chosen, setChosen] = useState<{ readonly id: string; readonly over: string }>();
  const reel =
    reels.find(({ id }) => chosen?.id === id && chosen.over === (latest?.id ?? '')) ?? latest;
  const { awaited, onEnd } = useSuspense(table, reel);
  const { result, finalists } = view.open;
  return (
    <div className={classNames('challengers-board', !motion && 'challengers-still')}>
      {result && <Final table={table} result={result} />}
      {finalists && !result && (
        <p className="challengers-finalists">
          {words.finalists(nameOf(table, finalists[0]), nameOf(table, finalists[1]))}
        </p>
      )}
      {reel && <Match key={reel.id} table={table} reel={reel} onEnd={onEnd} />}
      <OwnSide table={table} />
      <Plan
        table={table}
        reels={reels.map((one) => (one.id === awaited ? { ...one, winner: null } : one))}
        watched={reel?.id}
        onWatch={(id) => setChosen({ id, over: latest?.id ?? '' })}
      />
      {awaited === undefined ? (
        <Standings table={table} />
      ) : (
        <p className="note">{words.standingsLater}</p>
      )}
    </div>
  );
}

/** Which match is being watched for the first time: nothing else on the board gives its end away. */
function useSuspense(
  { heard, news, motion }: Table,
  reel: Reel | undefined,
): { readonly awaited: string | undefined; readonly onEnd: () => void } {
  const [running, setRunning] = useState<string>();
  const [seen, setSeen] = useState<string>();
  const film = reel && `${reel.id} ${eventsOf(heard, reel.id).length}`;
  const fresh = motion && reel !== undefined && eventsOf(news, reel.id).length > 0;
  if (fresh && film !== running) setRunning(film);
  const onEnd = useCallback(() => setSeen(film), [film]);
  const awaited = film === running && film !== seen ? reel?.id : undefined;
  return { awaited, onEnd };
}

/** A player's own latest match, or the final; for a spectator the latest of all. */
function latestOf({ view }: Table, reels: readonly Reel[]): Reel | undefined {
  const own = reels.findLast(({ sides }) => view.seat !== null && sides.includes(view.seat));
  const last = reels.at(-1);
  return last?.id === 'final' || view.seat === null ? last : own;
}

/** What the viewer has to do or to wait for, beside the own deck. */
function OwnSide({ table }: { readonly table: Table }): ReactNode {
  const { view, words, ask } = table;
  const player = viewer(view);
  const { own } = view;
  if (!player || !own) return <p className="note">{words.watching}</p>;
  const m = ownMatch(view);
  const { type } = player.phase;
  const drafts = type === 'draw' || type === 'pick' || type === 'trade' || type === 'trim';
  return (
    <div className="challengers-sides">
      {drafts ? (
        <Draft key={`${player.round} ${type}`} table={table} player={player} own={own} />
      ) : (
        <div>
          {m && ask ? (
            <Choosing key={(ask.select?.from ?? own.seen).join()} table={table} m={m} />
          ) : (
            <p>{words.waiting[type]}</p>
          )}
          {type === 'ready' && <NextMatch table={table} player={player} />}
        </div>
      )}
      <Deck table={table} own={own} />
    </div>
  );
}
