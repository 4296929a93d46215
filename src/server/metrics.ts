import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { sum } from '../engine/list.ts';

/** Prometheus metrics; numbers only, no identities. */
export class Metrics {
  readonly registry = new Registry();
  readonly happened = new Counter({
    name: 'ringside_happened_total',
    help: 'Things that happened at tables and were written down.',
    labelNames: ['game', 'what'],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'ringside_refused_total',
    help: 'Wishes that were refused.',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly disconnected = new Counter({
    name: 'ringside_disconnected_total',
    help: 'Connections that the server ended.',
    labelNames: ['why'],
    registers: [this.registry],
  });
  readonly writing = new Histogram({
    name: 'ringside_write_seconds',
    help: 'From a judged answer to its being on disk.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });
  readonly faults = new Counter({
    name: 'ringside_faults_total',
    help: 'What should not have happened.',
    registers: [this.registry],
  });

  /** By game and by what happened. */
  private readonly counters = new Map<string, Map<string, { inc(): void }>>();

  constructor(private readonly sizes: Readonly<Record<string, () => number>>) {
    collectDefaultMetrics({ register: this.registry });
    for (const [name, size] of Object.entries(sizes)) {
      new Gauge({
        name: `ringside_${name}`,
        help: `How many ${name} there are on this node.`,
        registers: [this.registry],
        collect() {
          this.set(size());
        },
      });
    }
  }

  /** Counts something that happened at a table. */
  count(game: string, what: string): void {
    const known = this.counters.get(game)?.get(what);
    if (known) return known.inc();
    const counter = this.happened.labels(game, what);
    this.counters.set(game, (this.counters.get(game) ?? new Map()).set(what, counter));
    counter.inc();
  }

  /** Figures for the operators' page. */
  async figures(): Promise<{
    readonly sockets: number;
    readonly awake: number;
    readonly answers: number;
    readonly faults: number;
    readonly writing: number | null;
  }> {
    const happened = (await this.happened.get()).values;
    const faults = (await this.faults.get()).values;
    return {
      sockets: this.sizes.sockets?.() ?? 0,
      awake: this.sizes.tables?.() ?? 0,
      answers: sum(happened.filter(({ labels }) => labels.what === 'answered').map(amountOf)),
      faults: sum(faults.map(amountOf)),
      writing: slowest((await this.writing.get()).values),
    };
  }
}

function amountOf({ value }: { readonly value: number }): number {
  return value;
}

/** The 99th percentile as a bucket bound; null without samples. */
function slowest(
  buckets: readonly {
    readonly value: number;
    readonly labels: { readonly le?: string | number };
  }[],
): number | null {
  const bounds = buckets.filter(({ labels }) => labels.le !== undefined);
  const all = bounds.at(-1)?.value ?? 0;
  const found = bounds.find(({ value }) => value >= all * 0.99);
  return all === 0 || !found ? null : Math.min(1, Number(found.labels.le));
}
