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
