import './profile.css';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { Leaderboard, LeaderboardRow } from '../../client/protocol/people.ts';
import { posterOf } from '../../games/index.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useGames } from '../games.ts';
import { useRatingText } from '../online/rating-mark.tsx';
import { api } from '../online/sign-in.ts';
import { useOnlineWords } from '../online/words.ts';
import { Page } from '../page.tsx';
import { useSettings } from '../settings.ts';
import { useLoaded } from './use-loaded.ts';
import { usePeopleWords } from './words.ts';

/** The leaderboard of a game, by season. */
export function LeaderboardPage({ game }: { readonly game: string | undefined }): ReactNode {
  const { boards } = usePeopleWords();
  const { errors } = useOnlineWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const games = useGames();
  const chosen = game ?? games[0]?.id ?? '';
  const [season, setSeason] = useState<string>();
  const [page, setPage] = useState(0);
  const load = useCallback(
    () => api.leaderboard(chosen, { page, ...(season === undefined ? {} : { season }) }),
    [chosen, season, page],
  );
  const [found] = useLoaded(load);
  const name = (id: string): string => posterOf(id, language)?.name ?? id;
  return (
    <Page title={boards.of(name(chosen))} className="profile boards">
      <div className="row board-filters">
        <label className="field">
          <span className="field-name">{boards.game}</span>
          <select
            value={chosen}
            onChange={(event) => {
              setSeason(undefined);
              setPage(0);
              go(`/leaderboards/${event.target.value}`);
            }}
          >
            {games.map(({ id }) => (
              <option key={id} value={id}>
                {name(id)}
              </option>
            ))}
          </select>
        </label>
        {found.kind === 'there' && (
          <Seasons
            board={found.value}
            onChoose={(next) => {
              setSeason(next);
              setPage(0);
            }}
          />
        )}
      </div>
      {found.kind === 'failed' && <p role="alert">{errors[found.error]}</p>}
      {found.kind === 'there' && (
        <LeaderboardTable board={found.value} page={page} onPage={setPage} />
      )}
    </Page>
  );
}

function Seasons({
  board,
  onChoose,
}: {
  readonly board: Leaderboard;
  readonly onChoose: (season: string) => void;
}): ReactNode {
  const { boards } = usePeopleWords();
  const seasons = board.seasons.includes(board.season)
    ? board.seasons
    : [board.season, ...board.seasons];
  return (
    <label className="field">
      <span className="field-name">{boards.season}</span>
      <select value={board.season} onChange={(event) => onChoose(event.target.value)}>
        {seasons.map((season) => {
          const [year = '', quarter = ''] = season.split('-Q');
          return (
            <option key={season} value={season}>
              {boards.seasonName(year, quarter)}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** A page of a leaderboard, with the person's own row if it is on another page. */
export function LeaderboardTable({
  board,
  page,
  onPage,
}: {
  readonly board: Leaderboard;
  readonly page: number;
  readonly onPage: (page: number) => void;
}): ReactNode {
  const { boards } = usePeopleWords();
  const { ratings } = useSettings();
  const { rows, more, mine } = board;
  const isElsewhere = mine !== null && !rows.some(({ id }) => id === mine.id);
  if (rows.length === 0 && page === 0) return <p>{boards.none}</p>;
  return (
    <>
      <table className="figures board">
        <thead>
          <tr>
            <th scope="col">{boards.rank}</th>
            <th scope="col">{boards.player}</th>
            {ratings && <th scope="col">{boards.rating}</th>}
            <th scope="col">{boards.games}</th>
            <th scope="col">{boards.record}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} isMine={row.id === mine?.id} />
          ))}
        </tbody>
        {isElsewhere && (
          <tbody aria-label={boards.yours}>
            <Row row={mine} isMine />
          </tbody>
        )}
      </table>
      <div className="row">
        {page > 0 && <Button onClick={() => onPage(page - 1)}>{boards.newer}</Button>}
        {more && <Button onClick={() => onPage(page + 1)}>{boards.older}</Button>}
      </div>
      <p className="note">
        {boards.note} {!ratings && boards.hidden}
      </p>
    </>
  );
}

function Row({
  row,
  isMine,
}: {
  readonly row: LeaderboardRow;
  readonly isMine: boolean;
}): ReactNode {
  const { boards } = usePeopleWords();
  const { ratings } = useSettings();
  const rating = useRatingText()(row);
  const { id, name, rank, games, won, drawn } = row;
  return (
    <tr className={classNames(isMine && 'board-mine')}>
      <td>{rank ?? <span className="note">{boards.few}</span>}</td>
      <th scope="row">
        <Link href={`/people/${id}`}>{name}</Link>
        {isMine && <span className="note"> ({boards.you})</span>}
      </th>
      {ratings && <td>{rating}</td>}
      <td>{games}</td>
      <td>
        {won} · {drawn} · {games - won - drawn}
      </td>
    </tr>
  );
}
