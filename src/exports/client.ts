// The package's `ringside/client`: talks to a server over HTTP and one socket.
export type { Fetch } from '../client/api.ts';
export { Api, ApiError } from '../client/api.ts';
export type { OpenSocket, ServerReply, SocketLike } from '../client/connection.ts';
export { Connection } from '../client/connection.ts';
export type { EntropyStore, OnChange, TableSnapshot } from '../client/table.ts';
export { WatchedTable } from '../client/table.ts';
