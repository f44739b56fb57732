import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take many seconds for their size, by which vitest would order them; the longest first. */
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
  'test/workers/killed.test.ts',
  'test/suppliers/misbehaviour.test.ts',
  'test/aws/stacks.test.ts',
  'test/users/sign-in.test.ts',
  'test/local/life.test.ts',
  'test/workers/lost-lease.test.ts',
  'test/workers/saga.test.ts',
  'test/workers/from-search-to-ticket.test.ts',
  'test/http/contract-fuzz.test.ts',
  'test/payments/gateway.test.ts',
  'test/flights/search-limit.test.ts',
  'test/workers/taken-up-again.test.ts',
  'test/openapi/examples.test.ts',
  'test/http/idempotent-calls.test.ts',
  'test/users/customers.test.ts',
  'test/reference/reference-data.test.ts',
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
