import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files in which a real browser opens the page come first: they take longest. */
export class BrowsersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inBrowser = ({ moduleId }: TestSpecification) => moduleId.includes('/test/web/');
    return [...sorted.filter(inBrowser), ...sorted.filter((file) => !inBrowser(file))];
  }
}
