import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A network between a browser and a server that can be cut and restored, or hold back the server's
 * messages.
 */
export class Network {
  private readonly wires = new Set<Socket>();
  /** From the server to the browser. */
  private readonly pairs = new Map<Socket, Socket>();
  private isCut = false;
  private isHeld = false;

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  static async to(address: string): Promise<Network> {
    const { hostname, port } = new URL(address);
    const server = createServer((near) => network.join(near, connect(Number(port), hostname)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const own = server.address();
    if (own === null || typeof own === 'string') throw new Error('no port');
    const network: Network = new Network(server, `http://127.0.0.1:${own.port}`);
    return network;
  }

  /** Breaks all connections and refuses new ones. */
  cut(): void {
    this.isCut = true;
    for (const wire of this.wires) wire.destroy();
  }

  /** Holds back the server's messages until released. */
  hold(): void {
    this.isHeld = true;
    for (const [far, near] of this.pairs) far.unpipe(near);
  }

  release(): void {
    this.isHeld = false;
    for (const [far, near] of this.pairs) far.pipe(near);
  }

  mend(): void {
    this.isCut = false;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private join(near: Socket, far: Socket): void {
    for (const wire of [near, far]) {
      this.wires.add(wire);
      wire.on('error', () => {});
      wire.on('close', () => {
        this.wires.delete(wire);
        this.pairs.delete(far);
        near.destroy();
        far.destroy();
      });
    }
    if (this.isCut) return void near.destroy();
    this.pairs.set(far, near);
    near.pipe(far);
    if (!this.isHeld) far.pipe(near);
  }
}
