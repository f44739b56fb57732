import { build } from 'esbuild';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { beforeAll } from 'vitest';
import { clock } from '#functions/clock.ts';
import { threadCode } from '#infra/thread-code.mjs';
import { instant } from '#shared/time.ts';

/** Before an operation is sent to the table, or while it is on its way. */
export const deaths = ['before', 'under way'] as const;
export type Death = (typeof deaths)[number];

/** The signal that a process ended by, none where it lived; and what it said: how many operations it sent. */
export interface Ended {
  signal: string | null;
  said: string;
}

const REQUIRE =
  "import { createRequire as portolanRequire } from 'node:module'; const require = portolanRequire(import.meta.url);";

/**
 * A module of the tests, to be run in processes of its own that kill themselves at the `killAt`th operation (0: none).
 * Called at the top of a test file: it is built into `folder` before the file's tests. `env` is what it reads besides.
 */
export function killableProcess(folder: string, entry: string) {
  const bundle = path.join(folder, `${path.basename(entry, '.ts')}.mjs`);
  beforeAll(async () => {
    await build({
      entryPoints: [entry],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile: bundle,
      logLevel: 'error',
      plugins: [threadCode],
      banner: { js: REQUIRE },
    });
  });
  return (killAt: number, death: Death, env: Readonly<Record<string, string>>) =>
    new Promise<Ended>((resolve) => {
      const running = spawn(process.execPath, [bundle], {
        env: { ...process.env, AT: instant(clock.now()), KILL_AT: String(killAt), KILL_WHEN: death, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let said = '';
      running.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
      running.once('exit', (_code, signal) => resolve({ signal, said }));
    });
}
