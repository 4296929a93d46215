// A Vitest reporter: the ten slowest files of a run, and a machine-readable line.
import { relative } from 'node:path';

const SHOWN = 10;

// biome-ignore lint/style/noDefaultExport: the test runner wants one
export default class SlowestReporter {
  #files = [];
  #notRun;
  #filtered = () => false;

  /** Files that were skipped because something they need is missing. */
  constructor({ notRun = [] } = {}) {
    this.#notRun = notRun;
  }

  onInit(vitest) {
    this.#filtered = () => vitest.getGlobalTestNamePattern() !== undefined;
  }

  onTestModuleEnd(module) {
    const { collectDuration, duration } = module.diagnostic();
    const file = {
      name: relative(process.cwd(), module.moduleId).replaceAll('\\', '/'),
      seconds: (collectDuration + duration) / 1000,
    };
    this.#files.push(file);
  }

  onTestRunEnd(modules, errors) {
    const counts = { passed: 0, failed: 0, skipped: 0, pending: 0 };
    for (const module of modules)
      for (const test of module.children.allTests()) counts[test.result().state]++;
    // Files that cannot be loaded and errors outside of tests are failures too.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    console.log(`Slowest files:`);
    for (const { name, seconds } of this.#slowest())
      console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
    for (const name of this.#notRun) console.log(`Not run, because there is no browser: ${name}`);
    if (this.#notRun.length > 0 && process.env.CI) process.exitCode = 1;
    // No test is skipped silently; those left out by a name filter are not counted.
    const skipped = this.#filtered() ? 0 : counts.skipped;
    const failed = counts.failed + skipped + counts.pending + broken;
    const leftOut = counts.skipped > skipped ? `, ${counts.skipped} left out` : '';
    console.log(`${counts.passed} passed, ${failed} failed${leftOut}`);
  }

  #slowest() {
    return this.#files.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  }
}
