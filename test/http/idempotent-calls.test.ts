import { beforeAll, describe, expect, it } from 'vitest';
import { readPayment } from '#functions/payments/store.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { readListedSites } from '#functions/site/store.ts';
import { clock } from '#functions/clock.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { keys as tableKeys } from '#functions/keys.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { checkOutOf, fillCart, soldOption } from '#test/activities/cart-steps.ts';
import { ratesDesk } from '#test/destination/rates-desk.ts';
import { makeArea, makeMarket, shared } from '#test/areas/lay-out.ts';
import { storeVouchered } from '#test/quotations/store-vouchered.ts';
import { fiveDays, sendStoredKart, storeKart } from '#test/quotations/store-kart.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';
import { readRows } from '#test/wallet/read-ledger.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
let agent: TestUser;
let staff: TestUser;
beforeAll(async () => {
  agent = await world.addUser(site, 'travelAgent');
  staff = world.user(site, 'staff');
  await fillWallet(world, agent, 1_000 * TOTAL);
  await commit(
    world.job(site),
    paymentSettingsWrites(world.job(site), {
      gateways: [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: site }],
      bankDetails: [{ bankName: 'HDFC', accountName: 'Sarathi', accountNumber: '5020001', ifsc: '', branch: '' }],
    }),
  );
});

/** A request nobody made yet, the same with something changed, and how often either took effect. */
interface Made {
  as: TestUser;
  body: Record<string, unknown>;
  changed: Record<string, unknown>;
  effects(): Promise<number>;
  /**
   * What the same request under the same key gets when the key is forgotten: its own condition, another effect, or the
   * answer that it is done.
   */
  afterDays: 'again' | 'done' | string;
}
const entriesOf = async (...references: string[]) =>
  (await readRows(site)).filter(
    ({ pk, sk, reference }) =>
      String(pk).includes('#WAL#') && String(sk).startsWith('E#') && references.includes(String(reference)),
  ).length;

/** How many users there are with this email, or this phone number. */
const accountsOf = async (contact: { email?: string; phone?: string }) =>
  (await readRows(site)).filter(
    ({ sk, sequence, email, phoneNumbers }) =>
      sk === 'A' &&
      sequence !== undefined &&
      (contact.email ? email === contact.email : JSON.stringify(phoneNumbers ?? '').includes(contact.phone!)),
  ).length;
let numbered = 0;

const make: Record<string, () => Promise<Made>> = {
  'wallet/add-wallet-entry': async () => {
    const { item, actor } = await world.addUser(site, 'retail');
    const externalId = `UTR ${randomId()}`;
    const body = {
      userId: item.userId,
      type: 'credit',
      currency: 'INR',
      amount: 10,
      remark: 'NEFT received',
      externalId,
    };
    const effects = async () =>
      (await readRows(site)).filter(
        ({ pk, sk }) => String(pk).includes(`#WAL#${actor.owner}#`) && String(sk).startsWith('E#'),
      ).length;
    return { as: staff, body, changed: { ...body, amount: 11 }, effects, afterDays: 'CONFLICT' };
  },
  'wallet/start-top-up': async () => {
    const as = await world.addUser(site, 'retail');
    const effects = async () =>
      (await readRows(site)).filter(
        ({ serviceName, owner }) => serviceName === 'walletTopUp' && owner === as.actor.owner,
      ).length;
    return { as, body: { amount: 500 }, changed: { amount: 501 }, effects, afterDays: 'again' };
  },
  'wallet/user-payment-entry': async () => {
    const as = await world.addUser(site, 'retail');
    const body = { amount: 500, reference: `UTR ${randomId()}`, sentOn: '2026-01-02' };
    const effects = async () =>
      (await readRows(site)).filter(
        // A word of its reference leads to it, and has no amount.
        ({ transferId, owner, minor }) => transferId !== undefined && owner === as.actor.owner && minor !== undefined,
      ).length;
    return { as, body, changed: { ...body, amount: 501 }, effects, afterDays: 'again' };
  },
  'areas/create-transfers': async () => {
    const market = await makeMarket(staff, `Market ${randomId()}`);
    const from = await makeArea(staff, `Area ${randomId()}`);
    const body = shared({ from: from.id, to: from.id, marketId: market.id });
    const effects = async () =>
      (await readRows(site)).filter(({ fromId, isStandAlone }) => fromId === from.id && isStandAlone !== undefined)
        .length;
    return { as: staff, body, changed: { ...body, amount: 14 }, effects, afterDays: 'again' };
  },
  'exports/start-export': async () => {
    // A site runs five at once: those of the cases before are none of this one's.
    await commit(world.job(site), [{ kind: 'delete', key: tableKeys.runningJobs(world.job(site)) }]);
    const as = await world.addUser(site, 'staff', { isSuperAdmin: true });
    const effects = async () =>
      (await readRows(site)).filter(({ pk }) => String(pk).includes(`#JOB#${as.item.userId}`)).length;
    const bodyOf = (PNR: string) => ({ list: 'tickets', filter: { PNR } });
    return { as, body: bodyOf('ABC123'), changed: bodyOf('ABC124'), effects, afterDays: 'again' };
  },
  'exports/start-statement-export': async () => {
    await commit(world.job(site), [{ kind: 'delete', key: tableKeys.runningJobs(world.job(site)) }]);
    const as = await world.addUser(site, 'retail');
    const effects = async () =>
      (await readRows(site)).filter(({ pk }) => String(pk).includes(`#JOB#${as.item.userId}`)).length;
    const bodyOf = (from: string) => ({ filter: { from } });
    return { as, body: bodyOf('2026-01-01'), changed: bodyOf('2026-01-02'), effects, afterDays: 'again' };
  },
  'users/customers/create-staff': async () => {
    const email = `${randomId().toLowerCase()}@staff.example`;
    const body = { firstName: 'Asha', lastName: 'Menon', email };
    const as = await world.addUser(site, 'staff', { isSuperAdmin: true });
    const effects = () => accountsOf({ email });
    return { as, body, changed: { ...body, firstName: 'Other' }, effects, afterDays: 'EMAIL_TAKEN' };
  },
  'users/customers/add-customer-note': async () => {
    const { item } = await world.addUser(site, 'retail');
    const body = { userId: item.userId, text: 'Asks for window seats.' };
    const effects = async () =>
      (await readRows(site)).filter(({ pk, sk }) => String(pk).endsWith(item.userId) && String(sk).startsWith('NOTE#'))
        .length;
    return { as: staff, body, changed: { ...body, text: 'Other' }, effects, afterDays: 'again' };
  },
  'site/partner-sites/create-site': async () => {
    const shortName = `s${randomId().toLowerCase().slice(0, 12)}`;
    const body = {
      ...sampleRequests['site/partner-sites/create-site'],
      shortName,
      email: `${shortName}@partner.example`,
    };
    const effects = async () => (await readListedSites()).filter((one) => one.site === shortName).length;
    return { as: staff, body, changed: { ...body, siteName: 'Other' }, effects, afterDays: 'SITE_TAKEN' };
  },
  'users/company/create-colleague': async () => {
    const email = `${randomId().toLowerCase()}@agency.example`;
    const body = { firstName: 'Ravi', lastName: 'Menon', email };
    const as = await world.addUser(site, 'travelAgent');
    const effects = () => accountsOf({ email });
    return { as, body, changed: { ...body, firstName: 'Other' }, effects, afterDays: 'EMAIL_TAKEN' };
  },
  'users/customers/create-agent': async () => {
    const email = `${randomId().toLowerCase()}@customer.example`;
    const bodyOf = (firstName: string) => ({ userData: { userType: 'retail', customer: { firstName, email } } });
    const effects = () => accountsOf({ email });
    return { as: staff, body: bodyOf('Meera'), changed: bodyOf('Other'), effects, afterDays: 'EMAIL_TAKEN' };
  },
  'users/customers/create-detail-pending-customer-for-dmc': async () => {
    const phone = String(9_820_000_000 + (numbered += 1));
    const body = { firstName: 'Meera', phone, phoneCode: '+91' };
    const effects = () => accountsOf({ phone });
    return { as: staff, body, changed: { ...body, firstName: 'Other' }, effects, afterDays: 'PHONE_TAKEN' };
  },
  'payments/pay-from-wallet': async () => {
    const [one, other] = [await sellOrder(agent), await sellOrder(agent)];
    return {
      as: agent,
      body: { orderId: one.orderId },
      changed: { orderId: other.orderId },
      effects: () => entriesOf(one.orderId, other.orderId),
      afterDays: 'ALREADY_PAID',
    };
  },
  'payments/start-payment': async () => {
    const [one, other] = [await sellOrder(agent), await sellOrder(agent)];
    const begun = async (orderId: string) => (await readPayment(world.job(site), orderId))?.count ?? 0;
    return {
      as: agent,
      body: { orderId: one.orderId, gateway: 'sandbox' },
      changed: { orderId: other.orderId, gateway: 'sandbox' },
      effects: async () => (await begun(one.orderId)) + (await begun(other.orderId)),
      afterDays: 'ORDER_EXPIRED',
    };
  },
  'flights/set-flight-details': async () => {
    const query = {
      source: 'sandbox-gds',
      JourneyType: 1 as const,
      segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    };
    const { result: found } = await callHttp({
      site,
      call: searchFlights,
      as: agent,
      body: { searchId: randomId(), ...query },
    });
    const { result: quote } = await callHttp({
      site,
      call: fareQuote,
      as: agent,
      body: { traceId: found!.traceId, resultIndex: found!.offers[0]!.resultIndex },
    });
    const passenger = {
      title: 'Ms',
      firstName: 'Asha',
      lastName: 'Menon',
      paxType: 1,
      gender: 2,
      email: 'asha@example.com',
      phoneCode: '+91',
      mobileNo: '9810012345',
      dateOfBirth: '1990-05-01',
    };
    const body = {
      searchId: found!.searchId,
      quoteId: quote!.quoteId,
      currency: 'INR',
      totalPayable: quote!.fareDetailResult.totalPayable,
      passengers: [passenger],
    };
    const before = (await readRows(site)).filter(({ orderId, sk, state }) => orderId && sk === 'A' && state).length;
    const effects = async () =>
      (await readRows(site)).filter(({ orderId, sk, state }) => orderId && sk === 'A' && state).length - before;
    return {
      as: agent,
      body,
      changed: { ...body, passengers: [{ ...passenger, lastName: 'Pillai' }] },
      effects,
      afterDays: 'FARE_EXPIRED',
    };
  },
};

/** Two orders of an agent who may hold, and how often an event of theirs is in their histories. */
async function twoOrders(event: 'startHold' | 'startRelease') {
  const as = await world.addUser(site, 'travelAgent');
  const [one, other] = [await sellOrder(as, { isLcc: false }), await sellOrder(as, { isLcc: false })];
  const ids = [one.orderId, other.orderId];
  const effects = async () =>
    (await readRows(site)).filter((row) => row.event === event && ids.some((id) => String(row.pk).includes(id))).length;
  return { as, ids, body: { orderId: one.orderId }, changed: { orderId: other.orderId }, effects };
}
make['flights/holds/hold-flight'] = async () => ({
  ...(await twoOrders('startHold')),
  afterDays: 'ORDER_EXPIRED',
});
make['flights/holds/release-flight'] = async () => {
  const { ids, ...made } = await twoOrders('startRelease');
  const { sandbox } = adapters;
  const double = supplierDouble(memoryStore());
  double.plan = { ...double.plan, holdUntil: clock.now() + 30 * DAY };
  adapters.sandbox = () => double.supplier;
  for (const orderId of ids) {
    await callHttp({ site, call: holdFlight, as: made.as, body: { orderId } });
    await runBooking(site, orderId);
  }
  adapters.sandbox = sandbox;
  return { ...made, afterDays: 'done' };
};

make['quotations/save-kart'] = async () => {
  const body = { ...fiveDays, kartName: `Trip ${randomId()}`, customerId: agent.item.sequence };
  const effects = async () =>
    (await readRows(site)).filter(({ sk, kartName }) => sk === 'A' && kartName === body.kartName).length;
  return { as: staff, body, changed: { ...body, adults: 3 }, effects, afterDays: 'again' };
};
make['quotations/copy-kart'] = async () => {
  const { id } = await storeKart(staff, agent);
  const body = { id, kartName: `Copy ${randomId()}` };
  const effects = async () =>
    (await readRows(site)).filter(({ sk, kartName }) => sk === 'A' && kartName === body.kartName).length;
  return { as: staff, body, changed: { ...body, arrivalDate: '2027-01-09' }, effects, afterDays: 'again' };
};
make['quotations/send-kart'] = async () => {
  const line = { id: randomId(), name: 'Visa fees', price: 270 };
  const { id } = await storeKart(staff, agent, { miscellaneous: [line] });
  const body = { id, email: '', message: '' };
  const effects = async () =>
    (await readRows(site)).filter(({ pk, sk }) => String(pk).endsWith(`#KART#${id}`) && String(sk).startsWith('V#'))
      .length;
  return { as: staff, body, changed: { ...body, message: 'Another' }, effects, afterDays: 'again' };
};
make['quotations/voucher/send-voucher'] = async () => {
  const { id } = await storeVouchered(staff, agent);
  const effects = async () => (await readRows(site)).filter(({ pk }) => String(pk).endsWith(`#QLINK#${id}`)).length;
  const body = { id, email: '', message: '' };
  return { as: staff, body, changed: { ...body, message: 'Another' }, effects, afterDays: 'done' };
};
make['quotations/make-kart-order'] = async () => {
  const line = { id: randomId(), name: 'Visa fees', price: 270 };
  const { id } = await storeKart(staff, agent, { miscellaneous: [line], deposit: 100 });
  await sendStoredKart(staff, id);
  const effects = async () => (await readRows(site)).filter(({ sk, subject }) => sk === 'A' && subject === id).length;
  return { as: staff, body: { id, pays: 'rest' }, changed: { id, pays: 'deposit' }, effects, afterDays: 'again' };
};

make['activities/cart/check-out'] = async () => {
  const { cart } = await fillCart(agent, await soldOption(await ratesDesk(staff)));
  const effects = async () =>
    (await readRows(site)).filter(({ sk, subject }) => sk === 'A' && subject === cart.cartId).length;
  const body = checkOutOf(cart);
  return { as: agent, body, changed: { ...body, phone: '+971505550178' }, effects, afterDays: 'ILLEGAL_TRANSITION' };
};

let keys = 0;
const newKey = () => `key-${(keys += 1)}`;

describe.each(allCalls.filter(({ idempotent }) => idempotent).map((call) => [call.name, call as Call] as const))(
  '%s under a key',
  (name, call) => {
    const send = ({ as }: Made, body: Record<string, unknown>, key: string) =>
      callHttp({ site, call, as, body: body as never, headers: { 'idempotency-key': key } });

    it('gives the first answer to the same request, and has one effect', async () => {
      const made = await make[name]!();
      const key = newKey();
      const first = await send(made, made.body, key);
      expect(first.status).toBe(200);
      for (let n = 0; n < 3; n++)
        expect(await send(made, made.body, key)).toMatchObject({ status: 200, result: first.result });
      expect(await made.effects()).toBe(1);
    });

    it('refuses a changed one as 422 with nothing done', async () => {
      const made = await make[name]!();
      const key = newKey();
      expect((await send(made, made.body, key)).status).toBe(200);
      expect(await send(made, made.changed, key)).toMatchObject({
        status: 422,
        errorCode: 'IDEMPOTENCY_REUSED',
        result: null,
      });
      expect(await made.effects()).toBe(1);
    });

    it('gives all of ten at once the answer of the one that took effect', async () => {
      const made = await make[name]!();
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(made, made.body, key)));
      expect(answers.map(({ status, result }) => ({ status, result }))).toEqual(
        answers.map(() => ({ status: 200, result: answers[0]!.result })),
      );
      expect(await made.effects()).toBe(1);
    });

    it('lets one of two different ones at once take effect, and the other hears 422', async () => {
      for (let round = 0; round < 3; round++) {
        const made = await make[name]!();
        const key = newKey();
        const answers = await Promise.all([made.body, made.changed].map((body) => send(made, body, key)));
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
        expect(await made.effects()).toBe(1);
      }
    });

    it('remembers it for a day, and what is paid or ordered for ever', async () => {
      const made = await make[name]!();
      const key = newKey();
      const first = await send(made, made.body, key);
      world.clock.advance(DAY - MINUTE);
      // Order and quote have ended meanwhile; the answer is still the first.
      expect(await send(made, made.body, key)).toMatchObject({ status: 200, result: first.result });
      world.clock.advance(MINUTE);
      const late = await send(made, made.body, key);
      const effects = await made.effects();
      expect(late.success ? (effects === 1 ? 'done' : 'again') : late.errorCode).toBe(made.afterDays);
      expect(effects).toBe(made.afterDays === 'again' ? 2 : 1);
    });
  },
);
