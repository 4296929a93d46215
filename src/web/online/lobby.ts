import { useEffect, useState } from 'react';
import { LobbyNews, type LobbyTable } from '../../client/protocol/http.ts';
import { checkerOf } from '../../client/schema-check.ts';

/** So long after a broken stream another one is asked for where the browser does not do so itself, in milliseconds. */
const PAUSE = 3_000;

const isLobbyNews = checkerOf(LobbyNews);

/** The open tables, as they change; undefined before the first word of them. */
export function useLobby(): readonly LobbyTable[] | undefined {
  const [tables, setTables] = useState<readonly LobbyTable[]>();
  useEffect(() => {
    const known = new Map<string, LobbyTable>();
    return listen(({ ids, lines }) => {
      for (const line of lines) known.set(line.id, line);
      setTables(ids.flatMap((id) => known.get(id) ?? []));
    });
  }, []);
  return tables;
}

/** Hears of the lobby until the function it gives is called; what broke is begun again with everything. */
function listen(hear: (news: LobbyNews) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: EventSource;
  const open = (): void => {
    stream = new EventSource('/api/lobby');
    stream.addEventListener('message', ({ data }) => {
      const news: unknown = JSON.parse(String(data));
      if (isLobbyNews(news)) hear(news);
    });
    stream.addEventListener('error', () => {
      if (stream.readyState === EventSource.CLOSED) timer = setTimeout(open, PAUSE);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    stream.close();
  };
}
