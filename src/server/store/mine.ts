import type { MyTables } from '../../client/protocol/people.ts';
import type { Database } from './database.ts';
import { invitationsOf } from './friends.ts';
import { tablesOf } from './lists.ts';
import { nameOfPerson } from './people.ts';
import { searchOf } from './searches.ts';

/** What a person is told wherever they are: their name, tables, invitations and search. */
export async function mineOf(
  database: Database,
  person: string,
  tables: Parameters<typeof tablesOf>[2] = {},
): Promise<MyTables> {
  return {
    name: (await nameOfPerson(database, person)) ?? '',
    tables: await tablesOf(database, person, tables),
    invitations: await invitationsOf(database, person),
    search: await searchOf(database, person),
  };
}
