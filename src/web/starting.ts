import type { Sitter } from './session.ts';
import { localServer } from './solo/client.ts';
import type { GameFacts } from './solo/protocol.ts';
import { randomHex } from './solo/random-hex.ts';

/** The default number of players, where the game allows it. */
const COMPANY = 4;

/** The number of players if nothing else is chosen. */
export function usualSeats({ seats }: GameFacts): number {
  return Math.min(seats.max, Math.max(seats.min, COMPANY));
}

/** Opens a table on this device: commitment, entropy, deal. */
export async function startHere(
  game: string,
  options: object,
  sitters: readonly Sitter[],
  deal?: string,
): Promise<string> {
  const { table } = await localServer.promise();
  const entropy = sitters.flatMap((sitter, seat) =>
    sitter.kind === 'here' ? [{ seat, value: randomHex() }] : [],
  );
  return localServer.open({ table, game, options, sitters, entropy, ...(deal && { deal }) });
}
