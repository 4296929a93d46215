import { expose } from 'comlink';
import { openStore } from './indexed-db.ts';
import { openLocalServer } from './local-server.ts';

expose(openLocalServer(openStore()));
