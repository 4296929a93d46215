import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network between a browser and a server that can be cut and mended. */
export class Network {
  private readonly wires = new Set<Socket>();
  private isCut = false;

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

  /** Every connection breaks, and none comes about. */
  cut(): void {
    this.isCut = true;
    for (const wire of this.wires) wire.destroy();
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
        near.destroy();
        far.destroy();
      });
    }
    if (this.isCut) return void near.destroy();
    near.pipe(far).pipe(near);
  }
}
