// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { LobbyTable } from '../../client/protocol/http.ts';
import { GAMES } from '../../games/rules.ts';
import { textsOf, writeGames } from '../games.ts';
import { change, readSettings, settingsNow } from '../settings.ts';
import { factsOf } from '../solo/facts.ts';
import { LobbyTables } from './lobby-tables.tsx';

const GRID: LobbyTable = {
  ...{ id: 'a', game: 'grid', phase: 'gathering', seats: 2, free: 1, bots: 0, legs: 1 },
  ...{ names: ['Ann', null], ratings: [null, null], rated: false, language: 'en' },
  ...{ pace: { type: 'live', bank: 600, increment: 20 }, options: {} },
};
const ROUND: LobbyTable = {
  ...GRID,
  ...{ id: 'b', game: 'round', seats: 4, free: 3, names: ['Bob', null, null, null] },
  ...{ pace: { type: 'none' }, language: 'fr', ratings: [null, null, null, null] },
};
const RUNNING: LobbyTable = {
  ...GRID,
  ...{ id: 'c', phase: 'playing', free: 0, bots: 1, names: ['Cid', 'Iron Ivy'], legs: 3 },
};

/** The lobby with these tables, as a person sees it. */
async function lobby(tables: readonly LobbyTable[] | undefined): Promise<HTMLElement> {
  writeGames(GAMES.map(factsOf));
  change({ language: 'en', lobby: readSettings({}).lobby });
  for (const { id } of GAMES) await textsOf(id, 'en');
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  await act(() => createRoot(page).render(<LobbyTables tables={tables} />));
  return page;
}

const lines = (page: HTMLElement, section: string): string[] =>
  Array.from(
    page.querySelectorAll(`section[aria-label="${section}"] li`),
    ({ textContent }) => textContent ?? '',
  );

/** Chooses one of the filters. */
async function choose(page: HTMLElement, name: string): Promise<void> {
  const label = Array.from(page.querySelectorAll('label')).find(
    ({ textContent }) => textContent === name,
  );
  if (!label) throw new Error(`there is no filter ${name}`);
  await act(() => label.click());
}

test('each line says who waits, how fast, and what differs from normal', async () => {
  const page = await lobby([GRID, ROUND]);
  const [first, second] = lines(page, 'Waiting for players');
  expect(first).toContain('Ann10 min + 20 s a move · 1 of 2 seats open · English');
  expect(second).toContain('Bobno time limit · 3 of 4 seats open · Français');
});

test('tables in play stand apart: they can be watched, and bots replaced', async () => {
  const page = await lobby([GRID, RUNNING]);
  expect(lines(page, 'Waiting for players')).toHaveLength(1);
  const [line] = lines(page, 'Games in progress');
  expect(line).toContain('Match of 3 games');
  expect(line).not.toContain('Join');
  expect(line).toContain('Watch');
});

test('filters leave out what does not fit, and are kept', async () => {
  const page = await lobby([GRID, ROUND]);
  await choose(page, 'Français');
  expect(lines(page, 'Waiting for players')).toEqual([expect.stringContaining('Bob')]);
  expect(settingsNow().lobby.language).toBe('fr');
  await choose(page, 'Any language');
  await choose(page, 'Live');
  expect(lines(page, 'Waiting for players')).toEqual([expect.stringContaining('Ann')]);
});

test('a table can be joined anywhere only while one waits', async () => {
  expect((await lobby([GRID])).textContent).toContain('Join any open table');
  const empty = await lobby([]);
  expect(empty.textContent).not.toContain('Join any open table');
  expect(empty.textContent).toContain('No open tables right now.');
});

test('while the list loads, nothing says that there are no tables', async () => {
  expect((await lobby(undefined)).textContent).not.toContain('No open tables');
});
