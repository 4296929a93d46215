import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The order of files: the longest first, so that no core is idle at the end. */
const ORDER = [
  /\/test\/package\.test/,
  /\/test\/web\//,
  /\/test\/chaos\//,
  /\/test\//,
  // The laws of every game: a line of code each, and seconds of random games.
  /\/src\/games\/(\w+)\/\1\.test/,
];

/** Longest first: installing the package, then browsers, servers, and games. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = ORDER.findIndex((pattern) => pattern.test(moduleId));
  return place === -1 ? ORDER.length : place;
}
