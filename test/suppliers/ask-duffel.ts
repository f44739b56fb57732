import { afterAll, beforeAll, beforeEach } from 'vitest';
import { duffelSupplier } from '#functions/suppliers/duffel/duffel-supplier.ts';
import { memoryOfProcess } from '#functions/suppliers/duffel/memory.ts';
import { type RunningFake, runDuffelFake } from '#infra/local/duffel-fake/server.ts';
import { NOW } from './ask-sandbox.ts';

export const TOKEN = 'duffel_test_not-a-real-token';

/** A fake Duffel, a clock for both of its sides, and adapters that share one memory as processes share the table. */
export async function duffelDesk(currency = 'INR') {
  const clock = { now: NOW };
  const running: RunningFake = await runDuffelFake({ currency, now: () => clock.now });
  let memory = memoryOfProcess();
  return {
    ...running,
    clock,
    memory: () => memory,
    forget: () => {
      memory = memoryOfProcess();
    },
    open: ({ token = TOKEN, site = 'sarathi', currency: sold = 'INR', deadlineMs = 4_000 } = {}) =>
      duffelSupplier({
        name: 'duffel',
        site,
        currency: sold,
        host: running.host,
        token,
        deadlineMs,
        memory,
        now: () => clock.now,
      }),
  };
}
export type DuffelDesk = Awaited<ReturnType<typeof duffelDesk>>;

/** The same for every test of a file: as new before each, but for its orders. Call it at the top, once. */
export function useDuffelDesk(): () => DuffelDesk {
  let desk: DuffelDesk;
  beforeAll(async () => {
    desk = await duffelDesk();
  });
  afterAll(() => desk.stop());
  beforeEach(() => {
    desk.forget();
    desk.clock.now = NOW;
    desk.fake.instead = undefined;
    desk.fake.revoked.clear();
    desk.fake.asked.length = 0;
  });
  return () => desk;
}
