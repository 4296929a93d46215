// A reporter for Vitest: the ten slowest files of a run, and a line that programs can read.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

const SHOWN = 10;

// biome-ignore lint/style/noDefaultExport: the test runner wants one
export default class SlowestReporter {
  #files = [];

  onTestModuleEnd(module) {
    const { collectDuration, duration } = module.diagnostic();
    const file = {
      name: relative(process.cwd(), module.moduleId).replaceAll('\\', '/'),
      seconds: (collectDuration + duration) / 1000,
    };
    this.#files.push(file);
    const log = process.env.RINGSIDE_TIMES;
    if (log) appendFileSync(log, `${file.seconds.toFixed(2)}\t${file.name}\n`);
  }

  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules)
      for (const test of module.children.allTests()) counts[test.result().state]++;
    // A file that cannot be loaded and an error outside every test are failures too.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    console.log(`Slowest files:`);
    for (const { name, seconds } of this.#slowest())
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    const skipped = counts.skipped + counts.pending;
    const notRun = skipped > 0 ? `, ${skipped} not run` : '';
    console.log(`${counts.passed} passed, ${counts.failed + broken} failed${notRun}`);
  }

  #slowest() {
    return this.#files.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  }
}
