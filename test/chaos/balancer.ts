import { connect, createServer, type Server, type Socket } from 'node:net';
import { at } from '../../src/engine/list.ts';

/** A load balancer: one address, each connection goes to the next node that responds. */
export class Balancer {
  private readonly server: Server;
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private turn = 0;
  /** How many of the next chunks are cut in the middle, with their connection. */
  private cuts = 0;
  /** How many connections were cut while data was in flight. */
  cut = 0;

  private constructor(private readonly ports: readonly number[]) {
    this.server = createServer((client) => this.arrive(client, ports.length));
  }

  static async before(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get address(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  }

  /** Cuts the next chunks in the middle; repeated calls do not add up. */
  cutNext(pieces: number): void {
    this.cuts = pieces;
  }

  close(): void {
    this.server.close();
    for (const pair of this.pairs) for (const socket of pair) socket.destroy();
  }

  /** Connects to the next node, and to others if it does not respond. */
  private arrive(client: Socket, tries: number): void {
    client.on('error', () => client.destroy());
    if (tries === 0) return void client.destroy();
    const node = connect(at(this.ports, this.turn++ % this.ports.length), '127.0.0.1');
    const away = (): void => this.arrive(client, tries - 1);
    node.once('error', away);
    node.once('connect', () => {
      node.off('error', away);
      this.join(client, node);
    });
  }

  private join(client: Socket, node: Socket): void {
    const pair = [client, node] as const;
    this.pairs.add(pair);
    for (const [from, to] of [pair, [node, client] as const]) {
      from.on('data', (piece) => this.pass(piece, from, to));
      from.on('drain', () => to.resume());
      from.on('error', () => from.destroy());
      from.on('close', () => {
        this.pairs.delete(pair);
        to.destroy();
      });
      from.on('end', () => to.end());
    }
  }

  private pass(piece: Buffer, from: Socket, to: Socket): void {
    if (this.cuts > 0 && piece.length > 1) {
      this.cuts--;
      this.cut++;
      to.write(piece.subarray(0, Math.ceil(piece.length / 2)), () => from.destroy());
      return;
    }
    if (!to.write(piece)) from.pause();
  }
}
