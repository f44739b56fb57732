import { defineConfig } from 'vitest/config';

/** The handlers' tests as test/mutants/run.ts chose them. The engine is given by own-engine-runner.ts, a new one a run. */
export default defineConfig({
  test: {
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', POWERTOOLS_DEV: 'false', LOG_LEVEL: 'SILENT' },
    include: (process.env.PORTOLAN_MUTANT_TESTS ?? '').split(','),
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
