import { beforeAll, expect, it } from 'vitest';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { randomId } from '#shared/ids.ts';
import { acceptForCustomer } from '#shared/quotations/accept-for-customer.ts';
import { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { acceptQuotation } from '#shared/quotations/link/accept-quotation.ts';
import { getQuotation } from '#shared/quotations/link/get-quotation.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { visaLine } from './kart-desk.ts';
import { sendStoredKart, storeKart } from './store-kart.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
let desk: TestUser;
let customer: TestUser;
const ask = <C extends Call>(call: C, body: WireRequestOf<C>, as?: TestUser, key?: string) =>
  callHttp({ site: 'sarathi', call, body, ...(as && { as }), ...(key && { headers: { 'idempotency-key': key } }) });
const opened = async (id: string) => (await ask(getKartById, { id }, desk)).result!;

beforeAll(async () => {
  desk = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  customer = await world.addUser('sarathi', 'travelAgent');
});

/** Asks with a fault at the n-th operation (0: none) and then again, as who did not hear of it does; how many operations it took. */
async function withFault(n: number, when: 'before' | 'after', act: () => Promise<{ status: number }>): Promise<number> {
  world.faults.reset();
  if (n) world.faults.failNth(n, when);
  const first = await act().catch(() => undefined);
  const { operations } = world.faults.counts();
  world.faults.reset();
  if (first?.status !== 200) {
    const again = await act();
    // What was done already may say so.
    expect([200, 409], `${n} ${when}`).toContain(again.status);
  }
  return operations;
}

type Step = (n: number, when: 'before' | 'after') => Promise<number>;
const steps: Record<string, Step> = {
  async save(n, when) {
    const { id, version } = await storeKart(desk, customer, { miscellaneous: [visaLine()] });
    const key = randomId();
    const body = { id, serviceCharge: 50, miscellaneous: [visaLine(70)] };
    const operations = await withFault(n, when, () => ask(saveKart, body, desk, key));
    const { kart } = await opened(id);
    expect([kart.version, kart.linesTotal, kart.miscellaneous.length]).toEqual([version + 1, 1070, 2]);
    return operations;
  },
  async send(n, when) {
    const { id } = await storeKart(desk, customer, { miscellaneous: [visaLine()] });
    const [key, email] = [randomId(), `${randomId().toLowerCase()}@example.com`];
    const operations = await withFault(n, when, () => ask(sendKart, { id, email, message: '' }, desk, key));
    const { kart, versions } = await opened(id);
    expect([kart.state, versions.map(({ number }) => number)]).toEqual(['SENT', [1]]);
    await runSchedule('send-mails');
    expect(world.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
    return operations;
  },
  async 'accept by the link'(n, when) {
    const { id } = await storeKart(desk, customer, { miscellaneous: [visaLine()] });
    const token = await sendStoredKart(desk, id);
    const operations = await withFault(n, when, () =>
      ask(acceptQuotation, { token, number: 1, name: 'Anjali Pillai' }),
    );
    expect((await opened(id)).versions).toMatchObject([{ state: 'accepted' }]);
    expect((await ask(getQuotation, { token })).result).toMatchObject({ acceptedBy: 'Anjali Pillai' });
    return operations;
  },
  async 'accept by staff'(n, when) {
    const { id } = await storeKart(desk, customer, { miscellaneous: [visaLine()] });
    await sendStoredKart(desk, id);
    const body = { id, number: 1, reason: 'By telephone' } as WireRequestOf<typeof acceptForCustomer>;
    const operations = await withFault(n, when, () => ask(acceptForCustomer, body, desk));
    expect(await opened(id)).toMatchObject({ kart: { state: 'ACCEPTED' }, versions: [{ state: 'accepted' }] });
    return operations;
  },
};

it.each(Object.entries(steps))(
  'to %s is done once, whichever operation fails, before it took effect or after',
  async (_, step) => {
    const operations = await step(0, 'before');
    expect(operations).toBeGreaterThan(2);
    for (let n = 1; n <= operations; n++) for (const when of ['before', 'after'] as const) await step(n, when);
  },
  120_000,
);
