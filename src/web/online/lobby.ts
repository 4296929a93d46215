import { useEffect, useState } from 'react';
import { LobbyNews, type LobbyTable } from '../../client/protocol/http.ts';
import { checkerOf } from '../../client/protocol/schema-check.ts';
import { listen } from './event-stream.ts';

const isLobbyNews = checkerOf(LobbyNews);

/** The open tables, kept up to date; undefined until loaded. */
export function useLobby(): readonly LobbyTable[] | undefined {
  const [tables, setTables] = useState<readonly LobbyTable[]>();
  useEffect(() => {
    const known = new Map<string, LobbyTable>();
    return listen('/api/lobby', isLobbyNews, ({ ids, lines }) => {
      for (const line of lines) known.set(line.id, line);
      setTables(ids.flatMap((id) => known.get(id) ?? []));
    });
  }, []);
  return tables;
}
