import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { allCalls } from '#shared/calls.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { signInTestUser } from '#test/harness/test-user.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { allWell, supplierDouble } from '#test/workers/supplier-double.ts';
import { benchTable } from './bench-table.ts';
import { askGood } from './call-figures.ts';
import type { Figure } from './figure.ts';
import { itemBytes, type Recorded, recordTable } from './table-recorder.ts';

const KB = 1024;

/** What paying for a booking writes: the order paid, the booking made, the wallet debited, in one commit. */
export async function commitFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const agent = table.user('sarathi', 'travelAgent');
  const job = testJob('sarathi', 'bench');
  const wallet = await readWallet(job, agent.actor.owner, 'INR');
  const filled = await commit(
    job,
    creditWrites(job, { wallet, minor: TOTAL, against: 'bank', reference: 'opening', remark: 'opening' }),
  );
  if (!filled.ok) throw new Error(`the bench's wallet was not filled: ${filled.code}`);
  const { orderId, bookingId } = await sellOrder(agent);
  const draft = await getItem(keys.bookingDraft(job, bookingId));
  const { take } = recordTable();
  await askGood({
    site: 'sarathi',
    call: payFromWallet,
    body: { orderId },
    as: agent,
    headers: { 'idempotency-key': 'bench' },
  });
  const writes = take().filter(({ name }) => !/^(BatchGetItem|BatchGet|GetItem|Get|Query)Command$/.test(name));
  const [paid] = writes as [Recorded];
  const items = (paid.input.TransactItems as Record<string, { Item?: unknown; Key?: { sk: string } }>[]).flatMap(
    (item) => Object.values(item),
  );
  // An item costs its started kilobytes, a deleted one too. All have one but the booking's row and the draft it was
  // made from.
  const sizes = items.map(({ Item, Key }) =>
    Math.max(1, Math.ceil(itemBytes(Key?.sk === 'DRAFT' ? draft : Item) / KB)),
  );
  const largest = sizes.toSorted((a, b) => b - a).slice(0, 2);
  const started = sizes.reduce((sum, size) => sum + size, 0);
  return [
    {
      name: 'booking commit: writes (one TransactWriteItems)',
      measured: writes.length,
      budget: 1,
      unit: '',
      held: true,
    },
    {
      name: `booking commit: write units (${items.length} items, the largest of ${largest.join(' and ')} KB; ${paid.indexUnits} of indexes)`,
      measured: paid.units,
      budget: 2 * started + paid.indexUnits,
      unit: '',
      held: true,
    },
  ];
}

/** The most writes that a transaction may hold is 100: what grows with a sale must never come near it. */
const MOST_WRITES = 90;

/**
 * The greatest transactions of sales, from payment to their end: of as many passengers as there can be, with as many words
 * in their names, and of as many as have the most days of travel noted; ticketed, sold out and out of sight.
 */
export async function greatestCommitFigures(): Promise<Figure[]> {
  const table = await benchTable();
  const { sandbox } = adapters;
  const double = supplierDouble(memoryStore());
  adapters.sandbox = () => double.supplier;
  const agent = table.user('sarathi', 'travelAgent');
  const job = testJob('sarathi', 'bench');
  const wallet = await readWallet(job, agent.actor.owner, 'INR');
  await commit(
    job,
    creditWrites(job, { wallet, minor: 20 * TOTAL, against: 'bank', reference: 'crowd', remark: 'crowd' }),
  );
  const { take } = recordTable();
  let writes = 0;
  for (const { isLcc, plan } of [
    { isLcc: false, plan: allWell },
    { isLcc: true, plan: allWell },
    { isLcc: true, plan: { ...allWell, book: 'SOLD_OUT' as const } },
    { isLcc: true, plan: { ...allWell, book: 'unheard' as const } },
  ])
    for (const size of [
      { crowdOf: 18, days: 3 },
      { crowdOf: 10, days: 6 },
    ]) {
      double.plan = plan;
      const { orderId } = await sellOrder(agent, { isLcc, ...size });
      const headers = { 'idempotency-key': orderId };
      await askGood({ site: 'sarathi', call: payFromWallet, body: { orderId }, as: agent, headers });
      await runBooking('sarathi', orderId);
    }
  for (const { input } of take())
    if (Array.isArray(input.TransactItems)) writes = Math.max(writes, input.TransactItems.length);
  adapters.sandbox = sandbox!;
  return [
    {
      name: 'greatest transaction of a sale: writes (18 passengers of five words, 6 days of travel; DynamoDB takes 100)',
      measured: writes,
      budget: MOST_WRITES,
      unit: '',
      held: true,
    },
  ];
}

/** Every call once with its sample request, counted: none may read the table from end to end. */
export async function scanFigures(): Promise<Figure[]> {
  const staff = (await benchTable()).user('sarathi', 'staff');
  const { take } = recordTable();
  for (const call of allCalls) {
    // A session of its own each: one of the calls ends it.
    const token = await signInTestUser('sarathi', staff.item);
    await callHttp({
      site: 'sarathi',
      call,
      body: sampleRequests[call.name] as never,
      as: { token },
      headers: { 'idempotency-key': 'bench' },
    });
  }
  const operations = take();
  return [
    {
      name: `scans among ${operations.length} table operations of ${allCalls.length} calls`,
      measured: operations.filter(({ name }) => name === 'ScanCommand').length,
      budget: 0,
      unit: '',
      held: true,
    },
  ];
}
