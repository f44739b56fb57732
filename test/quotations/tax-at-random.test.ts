import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { overpaidOf } from '#functions/quotations/payment/open-amount.ts';
import { readHead, readKartEarned } from '#functions/quotations/store.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { saveTaxRate } from '#shared/markups/taxes/save-tax-rate.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { makeKartOrder } from '#shared/quotations/make-kart-order.ts';
import { returnOverpaid } from '#shared/quotations/payment/return-overpaid.ts';
import { saveKart } from '#shared/quotations/save-kart.ts';
import { sendKart } from '#shared/quotations/send-kart.ts';
import { HOUR } from '#shared/time.ts';
import { sweepDue } from '#test/harness/sweep-due.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openTaxedSite } from '#test/invoices/taxed-site.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { fillWallet } from '#test/payments/sell-order.ts';
import { faultsOf, readLedger } from '#test/wallet/read-ledger.ts';
import { bookedOf, named, storedPapers } from './kart-books.ts';
import { sentKart, visaLine } from './kart-desk.ts';

/** How many quotations go their own ways at once, and for how many steps. */
const HISTORIES = Number(process.env.PORTOLAN_HISTORIES ?? 16);
const STEPS = 12;
const SEED = 31;

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const job = () => world.job(site);
let desk: TestUser;
let customers: [TestUser, TestUser];
beforeAll(async () => {
  const opened = await openTaxedSite(world);
  desk = opened.admin;
  customers = [opened.agent, await world.addUser(site, 'travelAgent')];
  for (const customer of customers) await fillWallet(world, customer, 1_000_000_000);
});

const paise = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((minor) => minor / 100);
const changed = fc.oneof(
  paise(300).map((serviceCharge) => ({ serviceCharge })),
  paise(90).map((remittanceCharge) => ({ remittanceCharge })),
  paise(400).map((discount) => ({ discount })),
  paise(300).map((price) => ({ miscellaneous: [visaLine(price)] })),
  paise(700).map((collectedPayment) => ({ collectedPayment, collectedReason: 'Cash' })),
  fc.constantFrom({ isVouchered: true }, { isVouchered: true }, { isVouchered: false }),
  fc.constantFrom({ arrivalDate: '2026-12-12' }, { arrivalDate: '2026-12-22' }),
);
/** What is done to a quotation in one step; some of it is refused where it stands by then. */
const act = fc.oneof(
  { weight: 20, arbitrary: changed.map((body) => ({ kind: 'save' as const, body })) },
  { weight: 10, arbitrary: paise(400).map((amount) => ({ kind: 'pay' as const, amount })) },
  {
    weight: 7,
    arbitrary: fc.record({ kind: fc.constant('both' as const), body: changed, amount: paise(400) }),
  },
  { weight: 7, arbitrary: fc.constantFrom({ kind: 'send' as const }, { kind: 'giveBack' as const }) },
  { weight: 3, arbitrary: fc.constantFrom(0, 1).map((customer) => ({ kind: 'customer' as const, customer })) },
  { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

interface History {
  id: string;
  acts: Act[];
  orders: string[];
  done: number;
}

const save = async (history: History, body: Partial<WireRequestOf<typeof saveKart>>) => {
  if ((await asking(desk)(saveKart, { id: history.id, ...body })).status === 200) history.done++;
};

async function pay(history: History, amount: number): Promise<void> {
  const made = await asking(desk)(makeKartOrder, { id: history.id, pays: 'amount', amount });
  if (made.status !== 200) return;
  const { orderId } = made.result!;
  history.orders.push(orderId);
  const head = (await readHead(job(), history.id))!;
  const payer = customers.find(({ item }) => item.userId === head.userId)!;
  const paid = await asking(payer)(payFromWallet, { orderId, acceptedDuplicates: [] });
  if (paid.status === 200) history.done++;
  await runBooking(site, orderId);
}

async function giveBack({ id }: History): Promise<void> {
  const over = overpaidOf((await readHead(job(), id))!);
  if (over > 0) await asking(desk)(returnOverpaid, { id, amount: over / 100 });
}

async function take(history: History, one: Act): Promise<void> {
  const { id } = history;
  switch (one.kind) {
    case 'save':
      return save(history, one.body);
    case 'pay':
      return pay(history, one.amount);
    case 'both':
      return void (await Promise.all([pay(history, one.amount), save(history, one.body)]));
    case 'send':
      return void (await asking(desk)(sendKart, { id, email: '', message: '' }));
    case 'giveBack':
      return giveBack(history);
    case 'customer':
      return save(history, { customerId: customers[one.customer]!.item.sequence });
    case 'cancel':
      return save(history, { isCancelled: true });
  }
}

async function on(day: string): Promise<void> {
  world.clock.set(`${day}T01:00:00+05:30`);
  desk = { ...desk, token: await signInAgain(desk) };
  const [one, other] = customers;
  customers = [
    { ...one, token: await signInAgain(one) },
    { ...other, token: await signInAgain(other) },
  ];
}

async function sweep(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await sweepDue();
    world.clock.advance(2 * HOUR);
  }
}

it('a quotation’s tax in the books is what its papers name, and its money is earned or given back, whatever was done', async () => {
  const drawn = fc.sample(fc.array(act, { minLength: STEPS, maxLength: STEPS }), { numRuns: HISTORIES, seed: SEED });
  const histories: History[] = [];
  for (const acts of drawn) {
    const { id } = await sentKart(desk, customers[0], { serviceCharge: 100 });
    histories.push({ id, acts, orders: [], done: 0 });
  }
  const had = await Promise.all(
    customers.map(async ({ actor }) => (await readWallet(job(), actor.owner, 'INR')).balance),
  );
  await told(desk, saveTaxRate, { kind: 'gst', percent: 12, from: '2026-11-25' });
  const days: Record<number, string> = { 3: '2026-11-25', 7: '2026-12-18', 10: '2026-12-28' };
  for (let step = 0; step < STEPS; step++) {
    const day = days[step];
    if (day) await on(day);
    for (const history of histories) await take(history, history.acts[step]!);
    await sweep(1);
  }
  await on('2027-01-10');
  await sweep(3);
  for (const history of histories) await giveBack(history);
  await sweep(3);

  const ledger = await readLedger(site);
  let paidOnline = 0;
  const ends: Record<string, number> = {};
  for (const { id, orders, done, acts } of histories) {
    const [head, earned, papers] = await Promise.all([
      readHead(job(), id),
      readKartEarned(job(), id),
      storedPapers(job(), id),
    ]);
    const { state, totalPrice, gst, collectedPayment } = head!;
    const { online = 0, collected = 0, tax = 0, owed = 0 } = earned ?? {};
    const said = JSON.stringify({ id, acts, state });
    const all = named(papers);
    const booked = { ...bookedOf(ledger, id, orders) };
    const minor = (account: string) => booked[account] ?? 0;
    const kept = online + collected;
    expect([said, minor('tax:gst')]).toEqual([said, all.tax]);
    expect([said, all.total]).toEqual([
      ...[said, state === 'CANCELLED' ? 0 : state === 'VOUCHERED' ? totalPrice : Math.min(totalPrice, kept)],
    ]);
    if (state === 'VOUCHERED' || (kept === totalPrice && kept > 0)) expect([said, all.tax]).toEqual([said, gst]);
    expect([said, minor('clearing'), head!.paidOnline]).toEqual([said, 0, online]);
    expect([said, minor('tax:due')]).toEqual([said, tax - all.tax]);
    if (kept === totalPrice) expect([said, minor('tax:due')]).toEqual([said, 0]);
    expect([said, 0 - minor('collectedOutside')]).toEqual([said, collected]);
    if (state !== 'CANCELLED')
      expect([said, collected]).toEqual([said, Math.min(collectedPayment, Math.max(0, totalPrice - online))]);
    expect([said, minor('revenue:quotations'), owed]).toEqual([said, kept - tax, 0]);
    paidOnline += head!.paidOnline;
    for (const what of [
      state,
      ...(kept ? ['kept'] : []),
      ...(done > 3 ? ['busy'] : []),
      ...(papers.length > 2 ? ['papers'] : []),
    ])
      ends[what] = (ends[what] ?? 0) + 1;
  }
  const have = await Promise.all(
    customers.map(async ({ actor }) => (await readWallet(job(), actor.owner, 'INR')).balance),
  );
  expect(had[0]! + had[1]! - have[0]! - have[1]!).toBe(paidOnline);
  expect(faultsOf(ledger)).toEqual([]);
  for (const what of ['VOUCHERED', 'CANCELLED', 'kept', 'busy', 'papers'])
    expect([what, ends[what] ?? 0]).not.toEqual([what, 0]);
}, 3_600_000);
