import { expose } from 'comlink';
import { openDatabase } from './indexed-db.ts';
import type { LocalServer } from './protocol.ts';
import { browserTabs } from './tabs.ts';

const server: Promise<LocalServer> = import('./local-server.ts').then(({ openLocalServer }) =>
  openLocalServer(openDatabase(), browserTabs()),
);

// Exposed before the games are loaded: a worker loses messages that arrive while a module awaits.
expose(
  new Proxy(
    {},
    {
      get:
        (_, name) =>
        async (...given: readonly unknown[]): Promise<unknown> => {
          const known = await server;
          return Reflect.apply(Reflect.get(known, name), known, given);
        },
    },
  ),
);
