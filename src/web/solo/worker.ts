import { expose } from 'comlink';
import { openStore } from './indexed-db.ts';
import { openLocalServer } from './local-server.ts';
import { browserTabs } from './tabs.ts';

expose(openLocalServer(openStore(), browserTabs()));
