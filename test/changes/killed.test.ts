import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChange } from '#functions/changes/store.ts';
import { clock } from '#functions/clock.ts';
import { readOrder } from '#functions/payments/store.ts';
import { tableMemory } from '#functions/suppliers/duffel/store.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { readWallet } from '#functions/wallet/store.ts';
import type { ScheduleName } from '#functions/workers/schedules.ts';
import { runDuffelFake } from '#infra/local/duffel-fake/server.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { getCc } from '#shared/changes/get-cc.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { MINUTE } from '#shared/time.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { deaths } from '#test/harness/killable-process.ts';
import { killableWorker } from '#test/harness/killable-worker.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openTaxedSite } from '#test/invoices/taxed-site.ts';
import { buyFlight } from '#test/suppliers/buy-flight.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { duffelDouble } from '#test/workers/duffel-double.ts';
import { agreedToQuote } from './agreed-to-quote.ts';

const site = 'sarathi' as const;
const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job(site);
/** Outlives every worker that asks it, as Duffel does; the sandbox remembers in the table. */
const duffel = await runDuffelFake({ currency: 'INR', now: () => clock.now() });
const run = await killableWorker(world.folder);
const atDuffel = duffelDouble({ fake: duffel.fake, host: duffel.host, memory: tableMemory(job(), 'duffel') });
const { sandbox } = adapters;
afterAll(() => duffel.stop());
let agent: TestUser;
beforeAll(async () => {
  ({ agent } = await openTaxedSite(world));
});
const balance = async () => (await readWallet(job(), agent.actor.owner, 'INR')).balance;

/** A flight of the sandbox that was paid from the wallet, and a request that agrees to what it quoted for all of it. */
async function askedInSandbox() {
  const orderId = await buyFlight({ site, as: agent, source: 'sandbox-gds', lastName: 'Menon' });
  const { bookingId } = (await callHttp({ site, call: getOrder, as: agent, body: { orderId } })).result!;
  const whole = { BookingId: bookingId, RequestType: 1, CancellationType: 3 } as const;
  const { QuoteId } = (await callHttp({ site, call: getCc, as: agent, body: whole })).result!;
  const body = { ...whole, Remarks: 'Ill', QuoteId };
  return (await callHttp({ site, call: changeRequest, as: agent, body })).result!;
}
const suppliers = {
  sandbox: { adapter: sandbox, ask: askedInSandbox, env: {} },
  duffel: {
    adapter: () => atDuffel.supplier,
    ask: () => agreedToQuote(site, agent, { amount: 5_000_000, cost: 4_992_000, fare: 4_900_000 }),
    env: { DUFFEL_AT: duffel.host },
  },
};
/** What a worker is killed in: telling the supplier, or completing what it says and giving the money back. */
const works: Record<'telling' | 'giving back', ScheduleName[]> = {
  telling: ['lead-bookings-on'],
  'giving back': ['lead-bookings-on', 'give-money-back'],
};

async function sweep(minutes: number, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    world.clock.advance(minutes * MINUTE);
    await sweepDue();
  }
}

/** Where the request ended, and whether its money is in the wallet once and all that was posted is. */
async function endOf(requestId: string, before: number): Promise<string> {
  await sweep(11, 6);
  const change = (await readChange(job(), requestId))!;
  const order = await readOrder(job(), change.orderId);
  const back = order.ok ? (order.value.refunds ?? 0) : 0;
  return `${change.state}, ${back > 0 && (await balance()) - before === back ? 'back once' : 'wrong'}`;
}

const step = process.env.PORTOLAN_KILL_ALL ? 1 : 7;
test.each(
  (['sandbox', 'duffel'] as const).flatMap((at) =>
    (['telling', 'giving back'] as const).map((work) => [at, work] as const),
  ),
)(
  'at the %s a worker killed while %s is taken over from, and the money is back once',
  async (at, work) => {
    const { adapter, ask, env } = suppliers[at];
    adapters.sandbox = adapter;
    const SCHEDULES = works[work].join();
    const begun = async () => {
      world.clock.restore();
      const { requestId } = await ask();
      const before = await balance();
      if (work === 'telling') world.clock.advance(MINUTE);
      else await sweep(2, 1);
      return { requestId, before };
    };
    const runChild = (killAt: number, death: (typeof deaths)[number]) => {
      if (work === 'giving back') world.clock.advance(3 * MINUTE);
      return run({ orderId: '', killAt, death, more: { ...env, SCHEDULES } });
    };
    const first = await begun();
    const operations = Number((await runChild(0, 'before')).said);
    expect(operations).toBeGreaterThan(5);
    expect(await endOf(first.requestId, first.before)).toBe('Closed, back once');
    for (let n = 1, turn = 0; n <= operations; n += step, turn++) {
      const when = deaths[turn % 2]!;
      const { requestId, before } = await begun();
      expect([n, when, (await runChild(n, when)).signal]).toEqual([n, when, 'SIGKILL']);
      expect([n, when, await endOf(requestId, before)]).toEqual([n, when, 'Closed, back once']);
    }
    expect(faultsOf(await readLedger(site))).toEqual([]);
  },
  300_000,
);
