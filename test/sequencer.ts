import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Which files come first: what takes longest must not be left to the end, when other cores idle. */
const ORDER = ['/test/package.test.ts', '/test/web/', '/test/chaos/', '/test/'];

/** Starts with what takes longest: installing the package, then browsers, then servers. */
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
