import path from 'node:path';
import { afterAll } from 'vitest';
import { startEngine } from '#infra/local/engine.ts';
import { type Death, type Ended, killableProcess } from './killable-process.ts';

/** What a worker of its own is asked: an order, the operation at which it kills itself (0: none), and what it reads. */
export interface Asked {
  orderId: string;
  killAt: number;
  death: Death;
  /** More of its environment, by its names there. */
  more?: Readonly<Record<string, string>>;
}

/**
 * A worker (`entry`, the booking's where none is given) to be run in processes of its own that kill themselves, over an engine on a
 * file in `folder`: what one did before it died must be there. Awaited at the top of a test file, after `useWorld`; what
 * it needs is built before the file's tests, and the engine ends after them.
 */
export async function killableWorker(
  folder: string,
  entry = path.join(import.meta.dirname, '../workers/killed-worker.ts'),
): Promise<(asked: Asked) => Promise<Ended>> {
  // A file of the world's own, not the run's engine: this one is this test file's.
  delete process.env.DYNAMODB_ENDPOINT;
  const engine = await startEngine({ file: path.join(folder, 'table.db') });
  process.env.DYNAMODB_ENDPOINT = engine.endpoint;
  afterAll(() => engine.stop());
  const run = killableProcess(folder, entry);
  return ({ orderId, killAt, death, more }) => run(killAt, death, { ORDER_ID: orderId, ...more });
}
