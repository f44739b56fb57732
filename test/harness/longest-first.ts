import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take 10 s and more on two quiet cores, the longest first. */
const longest = [
  'test/browser/every-route.journey.ts',
  'test/browser/paying.journey.ts',
  'test/browser/retail.journey.ts',
  'test/browser/fares-that-change.journey.ts',
  'test/browser/what-opens.journey.ts',
  'test/browser/other-trips.journey.ts',
  'test/browser/list-kit.journey.ts',
  'test/browser/what-opens-later.journey.ts',
  'test/browser/main-job.journey.ts',
  'test/browser/phone-sheets.journey.ts',
  'test/browser/broken-connection.journey.ts',
  'test/browser/back-and-forward.journey.ts',
  'test/workers/every-failure.test.ts',
  'test/suppliers/misbehaviour.test.ts',
  'test/users/sign-in.test.ts',
  'test/workers/killed.test.ts',
  'test/aws/stacks.test.ts',
  'test/workers/lost-lease.test.ts',
  'test/workers/saga.test.ts',
  'test/local/life.test.ts',
];

/**
 * The longest files first, so that none of them is still running when all others are done; also where no earlier run
 * has left its times. The others come as vitest orders them.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = longest.indexOf(path.relative(this.ctx.config.root, moduleId));
      return place < 0 ? longest.length : place;
    };
    const sorted = await super.sort(files);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((one, other) => placeOf(one) - placeOf(other)),
    );
  }
}
