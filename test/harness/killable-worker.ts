import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { clock } from '#functions/clock.ts';
import { startEngine } from '#infra/local/engine.ts';
import { instant } from '#shared/time.ts';

/** Before an operation is sent to the table, or while it is on its way. */
export const deaths = ['before', 'under way'] as const;
export type Death = (typeof deaths)[number];

/** What a worker of its own is asked: an order, the operation at which it kills itself (0: none), and what it reads. */
export interface Asked {
  orderId: string;
  killAt: number;
  death: Death;
  /** More of its environment, by its names there. */
  more?: Readonly<Record<string, string>>;
}
/** The signal that a worker ended by, none where it lived; and what it said: how many operations it sent. */
export interface Ended {
  signal: string | null;
  said: string;
}

const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * A worker (`test/workers/killed-worker.ts`) to be run in processes of its own that kill themselves, over an engine on a
 * file in `folder`: what one did before it died must be there. Awaited at the top of a test file, after `useWorld`; what
 * it needs is built before the file's tests, and the engine ends after them.
 */
export async function killableWorker(folder: string): Promise<(asked: Asked) => Promise<Ended>> {
  // A file of the world's own, not the run's engine: this one is this test file's.
  delete process.env.DYNAMODB_ENDPOINT;
  const engine = await startEngine({ file: path.join(folder, 'table.db') });
  process.env.DYNAMODB_ENDPOINT = engine.endpoint;
  const bundle = path.join(folder, 'killed-worker.mjs');
  beforeAll(async () => {
    await build({
      entryPoints: [path.join(import.meta.dirname, '../workers/killed-worker.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: bundle,
      logLevel: 'error',
      banner: { js: REQUIRE },
    });
  });
  afterAll(() => engine.stop());
  return ({ orderId, killAt, death, more }) =>
    new Promise((resolve) => {
      const env = {
        ...process.env,
        AT: instant(clock.now()),
        KILL_AT: String(killAt),
        KILL_WHEN: death,
        ORDER_ID: orderId,
        ...more,
      };
      const running = spawn(process.execPath, [bundle], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      running.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
      running.once('exit', (_code, signal) => resolve({ signal, said }));
    });
}
