import { expect, test } from 'vitest';
import type { Outgoing } from '../../src/client/protocol/socket.ts';
import type { TableSnapshot, WatchedTable } from '../../src/client/table.ts';
import { at, range } from '../../src/engine/list.ts';
import { playOut, running, seated, TestPlayer } from './players.ts';
import { onBothStores } from './stores.ts';

const GUESS = 'the east file decides it';

/** Two Grid players, with everything that the server sent the first of them. */
async function playing(address: string) {
  const ann = await TestPlayer.at(address, 'Ann');
  const bob = await TestPlayer.at(address, 'Bob');
  const tables = await seated([ann, bob], { game: 'grid', talk: 'free' });
  const received: Outgoing[] = [];
  const later = TestPlayer.again(ann.api);
  const mine = await later.watch(at(tables, 0).id, (_known, _news, message) => {
    received.push(message);
  });
  await mine.until(({ seen }) => seen !== null);
  return { ann, bob, later, tables, mine, received };
}

const spoken = ({ remarks }: TableSnapshot) => remarks.map(({ phrase, text }) => phrase ?? text);

async function heard(table: WatchedTable, count: number): Promise<(string | null)[]> {
  await table.until(({ remarks }) => remarks.length === count);
  return table.known ? spoken(table.known) : [];
}

onBothStores((fresh) => {
  test('players get the spectators’ chat only when the game is over', async () => {
    const server = await running(await fresh());
    const { ann, bob, later, tables, mine, received } = await playing(server.address);
    const eve = await TestPlayer.at(server.address, 'Eve');
    const fay = await TestPlayer.at(server.address, 'Fay');
    const hers = await eve.watch(mine.id);
    const other = await fay.watch(mine.id);
    const seq = hers.known?.seq;
    expect(await hers.remark({ phrase: 'hello' })).toEqual({ ok: true, seq: null });
    expect(await other.remark({ text: `${GUESS}\u202e` })).toMatchObject({ ok: true });
    expect(await heard(hers, 2)).toEqual(['hello', GUESS]);
    expect(hers.known?.remarks.map(({ name }) => name)).toEqual(['Eve', 'Fay']);
    expect(await mine.remark({ phrase: 'hello' })).toMatchObject({ error: 'already-seated' });
    const late = await TestPlayer.again(fay.api).watch(mine.id);
    expect(await heard(late, 2)).toEqual(['hello', GUESS]);
    // Neither text nor a gap in the event numbers reaches a seat, even after reconnecting.
    await mine.phrase('thinking');
    await hers.until(({ said }) => said.length === 1);
    expect(hers.known?.seq).toBe((seq ?? 0) + 1);
    await mine.watch();
    expect(JSON.stringify(received)).not.toMatch(/remark|east file/);
    await playOut(tables);
    expect(await heard(mine, 2)).toEqual(['hello', GUESS]);
    const again = await TestPlayer.again(bob.api).watch(mine.id);
    expect(await heard(again, 2)).toEqual(['hello', GUESS]);
    await hers.remark({ phrase: 'goodGame' });
    expect(await heard(mine, 3)).toContain('goodGame');
    for (const player of [ann, bob, later, eve, fay]) player.close();
    await server.close();
  });

  test('a crowd sees every step in order and is counted up to a hundred', async () => {
    const server = await running(await fresh());
    const { ann, bob, tables, mine, later } = await playing(server.address);
    const eve = await TestPlayer.at(server.address, 'Eve');
    const crowd = await Promise.all(
      range(104).map((n) => TestPlayer.at(server.address, `Fan ${n}`)),
    );
    const theirs = await Promise.all([eve, ...crowd].map((fan) => fan.watch(mine.id)));
    await mine.until(({ watching }) => watching?.count === 100);
    expect(mine.known?.watching?.names).toHaveLength(12);
    await playOut(tables);
    await mine.until(({ seen }) => Boolean(seen?.outcome));
    const last = mine.known?.seq;
    for (const view of theirs) {
      await view.until(({ seen }) => Boolean(seen?.outcome));
      expect(view.known?.seq).toBe(last);
      expect(view.known?.seen?.view.open).toEqual(mine.known?.seen?.view.open);
    }
    for (const fan of crowd) fan.close();
    await mine.until(({ watching }) => watching?.count === 1);
    expect(mine.known?.watching?.names).toEqual(['Eve']);
    for (const player of [ann, bob, later, eve]) player.close();
    await server.close();
  });

  test('the spectators’ chat has the limits of the table’s, with mutes and reports', async () => {
    const limits = { talkBurst: 3, talkPerSecond: 0 };
    const server = await running(await fresh(), { limits });
    const { ann, bob, later, tables, mine } = await playing(server.address);
    const eve = await TestPlayer.at(server.address, 'Eve');
    const fay = await TestPlayer.at(server.address, 'Fay');
    const hers = await eve.watch(mine.id);
    const other = await fay.watch(mine.id);
    await hers.remark({ text: 'you are all fools' });
    await hers.remark({ text: 'fools' });
    await heard(other, 2);
    expect(await hers.remark({ text: ' \u200b' })).toMatchObject({ error: 'bad-message' });
    expect(await hers.remark({ phrase: 'hello' })).toMatchObject({ error: 'too-often' });
    // A seat cannot find out by reporting whether anything was said.
    await expect(ann.api.reportRemark(mine.id, 1, 'rude')).rejects.toMatchObject({
      code: 'not-found',
    });
    await fay.api.reportRemark(mine.id, 1, 'rude');
    const { id } = await eve.api.me();
    await fay.api.mute(id);
    await other.watch();
    expect(await heard(other, 0)).toEqual([]);
    await fay.api.unmute(id);
    await other.watch();
    expect(await heard(other, 2)).toHaveLength(2);
    const quiet = at(await seated([ann, bob], { game: 'grid' }), 0);
    const there = await fay.watch(quiet.id);
    expect(await there.remark({ text: 'hm' })).toMatchObject({ error: 'talk-not-allowed' });
    await eve.api.forgetMe();
    await playOut(tables);
    const seen = await TestPlayer.again(bob.api).watch(mine.id);
    expect(seen.known && spoken(seen.known)).toEqual([]);
    for (const player of [ann, bob, later, eve, fay]) player.close();
    await server.close();
  });
});
