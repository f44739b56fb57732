import { threadCodeOfTests } from './infra/thread-code.mjs';
import { LongestFirst } from './test/harness/longest-first.ts';
import { sharingModules } from './test/harness/shared-modules.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [threadCodeOfTests],
  test: {
    sequence: { sequencer: LongestFirst },
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true', POWERTOOLS_DEV: 'false', LOG_LEVEL: 'SILENT' },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: sharingModules,
          testTimeout: 20_000,
          pool: 'threads',
          maxWorkers: 2,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'handlers',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/long/**', 'test/localstack/**', ...sharingModules],
          globalSetup: ['test/harness/engine-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
          // A thread stands sooner than a process, and packages are loaded once for all of its files.
          pool: 'threads',
          maxWorkers: 2,
          isolate: false,
          setupFiles: ['test/harness/fresh-modules.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.journey.{ts,tsx}'],
          globalSetup: ['test/harness/browser-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // As long as a page is waited for elsewhere.
          expect: { poll: { timeout: 30_000 } },
          // One more than the cores: a journey waits for its browser half of the time.
          maxWorkers: 3,
          // What journeys import is the same for all of them and keeps nothing but what it read: loaded once a worker.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'localstack',
          include: ['test/localstack/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 600_000,
          maxWorkers: 1,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: ['test/long/**/*.long.ts'],
          globalSetup: ['test/harness/engine-setup.ts'],
          // Ends what hangs; what is tried 600 times takes its time where the machine does other work.
          testTimeout: 1_800_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
