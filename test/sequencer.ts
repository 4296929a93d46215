import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The order of files: the longest first, so that no core is idle at the end. */
const ORDER = ['/test/package.test.ts', '/test/web/', '/test/chaos/', '/test/'];

/** Longest first: installing the package, then browsers, then servers. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = ORDER.findIndex((part) => moduleId.includes(part));
  return place === -1 ? ORDER.length : place;
}
