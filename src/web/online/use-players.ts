import { useEffect, useState } from 'react';
import type { TablePlayer } from '../../client/protocol/http.ts';
import type { TableInfo } from '../../client/protocol/table.ts';
import { api } from './sign-in.ts';

const NOBODY: readonly (TablePlayer | null)[] = [];

/**
 * What the players show of their profiles, by chair; reloaded when somebody joins and at the end.
 */
export function usePlayers({ id, chairs, phase }: TableInfo): readonly (TablePlayer | null)[] {
  const [players, setPlayers] = useState(NOBODY);
  const people = chairs.map(({ person }) => person?.id ?? '');
  const asked = [id, ...people, phase === 'over'].join(' ');
  useEffect(() => {
    let gone = false;
    const [table = ''] = asked.split(' ');
    api.players(table).then(
      ({ players: found }) => !gone && setPlayers(found),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  return players;
}
