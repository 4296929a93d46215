import { type Endpoint, type Remote, wrap } from 'comlink';
import type { LocalServer } from './protocol.ts';

/** The part of a `Worker` that calls go through. */
export interface WorkerEndpoint extends Endpoint {
  terminate(): void;
}

/** A local server in a worker of its own. Calls reject when the worker fails to load or is terminated. */
export class SoloWorker {
  private running: { readonly server: Remote<LocalServer>; readonly stopped: Stopped } | undefined;

  constructor(private readonly start: () => WorkerEndpoint = startWorker) {}

  /** A proxy of the server; calls go to the worker, which is started on demand. */
  readonly server: Remote<LocalServer> = new Proxy(Object.create(null), {
    get:
      (_, name: keyof LocalServer) =>
      (...given: never[]) =>
        this.call(name, given),
  });

  /** Terminates the worker; the next call starts another. */
  terminate(): void {
    this.running?.stopped.reject(new Error('worker terminated'));
    this.running = undefined;
  }

  private call(name: keyof LocalServer, given: readonly never[]): Promise<unknown> {
    this.running ??= this.started();
    const { server, stopped } = this.running;
    const method: (...args: readonly never[]) => unknown = server[name];
    return Promise.race([method(...given), stopped.promise]);
  }

  private started() {
    const worker = this.start();
    const stopped = rejectable();
    stopped.promise.catch(() => {
      worker.terminate();
      if (this.running?.stopped === stopped) this.running = undefined;
    });
    worker.addEventListener('error', () => stopped.reject(new Error('worker failed to load')));
    return { server: wrap<LocalServer>(worker), stopped };
  }
}

interface Stopped {
  readonly promise: Promise<never>;
  readonly reject: (error: Error) => void;
}

function rejectable(): Stopped {
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<never>((_, fail) => {
    reject = fail;
  });
  return { promise, reject: (error) => reject(error) };
}

function startWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
}

/** The local server of this page, with the tables of this device. */
export const localServer = new SoloWorker().server;
