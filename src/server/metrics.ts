import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What an operator may know: numbers, and never whose they are. */
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
  readonly writing = new Histogram({
    name: 'ringside_write_seconds',
    help: 'From a judged answer to its being on disk.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });

  constructor(sizes: Readonly<Record<string, () => number>>) {
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
}
