import { defineConfig } from 'vitest/config';
import { threadCodeOfTests } from '../../infra/thread-code.mjs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const files = (process.env.PORTOLAN_MUTANT_TESTS ?? '').split(',');
const placeOf = ({ moduleId }: TestSpecification) => files.findIndex((file) => moduleId.endsWith(file));

/** The first failure ends a run, so the order of the plan, the cheapest first, is most of what a run costs. */
class InOrder extends BaseSequencer {
  override async sort(found: TestSpecification[]): Promise<TestSpecification[]> {
    return found.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** The handlers' tests as test/mutants/run.ts chose them. The engine is given by own-engine-runner.ts, a new one a run. */
export default defineConfig({
  plugins: [threadCodeOfTests],
  test: {
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', POWERTOOLS_DEV: 'false', LOG_LEVEL: 'SILENT' },
    include: files,
    sequence: { sequencer: InOrder },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
