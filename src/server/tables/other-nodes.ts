import type { Room } from '../room.ts';
import { lastNumbers } from '../store/tables.ts';
import type { Dependencies } from './dependencies.ts';
import type { Rooms } from './rooms.ts';

/** Follows what other nodes write at tables that are awake here. */
export class OtherNodes {
  constructor(
    private readonly deps: Dependencies,
    private readonly rooms: Rooms,
  ) {}

  /** Another node says that something happened at a table. */
  hear(id: string, seq: number): void {
    const room = this.rooms.find(id);
    if (room) this.follow(room, seq);
  }

  /** Heals what was missed: reads on where another node has written and its word was lost. */
  async catchUp(): Promise<void> {
    const watched = this.rooms.all().filter(({ watchers }) => watchers.size > 0);
    const seqs = await lastNumbers(
      this.deps.database,
      watched.map(({ id }) => id),
    );
    for (const room of watched) {
      const seq = seqs.get(room.id) ?? 0;
      if (seq > room.published) this.follow(room, seq);
    }
  }

  private follow(room: Room, seq: number): void {
    room
      .inTurn(async () => {
        const table = await this.rooms.awaken(room);
        if (table && table.seq < seq) await this.rooms.readOn(room, table);
      })
      .catch((error) => {
        room.table = undefined;
        this.deps.report(error, room.id);
      });
  }
}
