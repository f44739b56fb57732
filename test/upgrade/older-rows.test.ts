import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedActor } from '#functions/actors/seed.ts';
import { deliverDueMail, MAIL_TRIES } from '#functions/notifications/deliver-due-mail.ts';
import { mailWrites } from '#functions/notifications/writes.ts';
import { readBankDetails, readGateways } from '#functions/payments/store.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { SCHEMA_VERSION, schemaKey } from '#functions/table/schema-version.ts';
import { indexAttributes, makeKey } from '#functions/table/key.ts';
import { getItem, type Item } from '#functions/table/read.ts';
import { bookingEventWrites } from '#functions/bookings/writes.ts';
import type { OrderSubject } from '#functions/tasks/task.ts';
import { putTask } from '#functions/tasks/writes.ts';
import { subjectOf } from '#functions/payments/writes.ts';
import { clock } from '#functions/clock.ts';
import { type LocalTable, localTable } from '#infra/local/local-table.ts';
import { bringUpToDate } from '#infra/upgrade/bring-up-to-date.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { HOUR } from '#shared/time.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, openGateway, payAtGateway, sellOrder, TOTAL } from '#test/payments/sell-order.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const job = () => world.job('sarathi');
let table: LocalTable;
beforeAll(() => {
  table = localTable(process.env.DYNAMODB_ENDPOINT!, tableName());
});
afterAll(() => table.close());

type Row = Item & { pk: string; sk: string };
const INDEXED = ['gsi1', 'gsi2', 'gsi3'] as const;
const ATTRIBUTES = [
  ...['v', 'card', 'kind', 'state', 'outcome', 'amount', 'currency', 'gateways', 'bankDetails', 'subject'],
  ...Object.values(indexAttributes).flat(),
];
const put = (item: Item) => tableClient().send(new PutCommand({ TableName: tableName(), Item: item }));

/** The table's rows by place, as far as lists and what this test is about read them. */
async function rowsNow(): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for await (const row of table.rows(ATTRIBUTES))
    if (!row.pk.startsWith('P#SCHEMA')) rows.set(`${row.pk} / ${row.sk}`, row);
  return rows;
}

/** A row as version 1 wrote it: what lists read of it today was not there. */
async function makeOlder(key: { pk: string; sk: string }, change: (row: Item) => Item = (row) => row): Promise<void> {
  const row = await getItem<Item>(makeKey(key.pk, key.sk));
  if (!row) throw new Error(`no row ${placeOf(key)}`);
  const older = Object.fromEntries(
    Object.entries(row).filter(([name]) => !INDEXED.some((index) => indexAttributes[index].includes(name))),
  );
  await put({ ...change(older), v: 1 });
}

const upgrade = () => bringUpToDate({ rows: table.rows, by: seedActor(testSites.sarathi.head), say: () => undefined });

/** One of each row that has places since version 2, as today's writers make it. */
async function fill() {
  await openGateway(job());
  const agent = world.user('sarathi', 'travelAgent');
  await fillWallet(world, agent, 2 * TOTAL);
  const bought = await sellOrder(agent);
  await callHttp({ site: 'sarathi', call: payFromWallet, as: agent, body: { orderId: bought.orderId } });
  const unpaid = await sellOrder(agent);
  const online = await sellOrder(agent);
  await payAtGateway(job(), online);
  const settled = await sellOrder(agent);
  await payAtGateway(job(), settled);
  await settleOrder(job(), settled.orderId);
  const booking = await storeBooking(job(), makeBooking(agent));
  await commit(job(), bookingEventWrites(job(), booking, 'requestChange'));
  const { mailId, writes } = await mailWrites(job(), 'ticket', {
    to: 'a@example.com',
    subject: '',
    html: '',
    text: '',
  });
  await commit(job(), writes);
  const given = await mailWrites(job(), 'ticket', { to: 'b@example.com', subject: '', html: '', text: '' });
  await commit(job(), given.writes);
  world.mail.failNext(MAIL_TRIES);
  for (let tries = 0; tries < MAIL_TRIES; tries++) {
    await deliverDueMail(job(), given.mailId);
    world.clock.advance(6 * HOUR);
  }
  const refund = keys.paymentRefundTask(job(), settled.orderId, 'P1');
  const payment = { gateway: 'sandbox', paymentId: 'P1', minor: 1, currency: 'INR' };
  const subject: OrderSubject = {
    ...subjectOf(job(), { orderId: settled.orderId, subject: settled.bookingId }),
    name: 'payment',
    payment,
  };
  await commit(job(), [putTask(job(), refund, 'REFUND', subject, clock.now())]);
  return { bought, unpaid, online, settled, booking, mailId, failedMailId: given.mailId, refund };
}

const without =
  (...names: string[]) =>
  (item: Item): Item =>
    Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name)));
const placeOf = ({ pk, sk }: { pk: string; sk: string }) => `${pk} / ${sk}`;
/** A card's fields may stand in another order. */
const unpacked = (row: Row): Item => ({
  ...row,
  ...(typeof row.card === 'string' && { card: JSON.parse(row.card) as Item }),
});
const withoutPaidAt = ({ g2s: _since, card, ...row }: Row) => {
  const { paidAt: _paid, ...rest } = JSON.parse(String(card)) as Item;
  return { ...row, card: rest };
};

/** To whom a mail was is not known of one that failed before addresses were kept. */
const withoutAddress = (row: Row) => ({ ...row, card: without('to')(unpacked(row).card as Item) });
const comparedAs = (place: string, row: Row): ((found: Row) => Item) => {
  if (place.includes('#ORD#') && row.g2p) return withoutPaidAt;
  return place.includes('#MAIL#') && row.card ? withoutAddress : unpacked;
};

it('rows of version 1 come to what today’s writers make of them', async () => {
  const made = await fill();
  const actor = job();
  const before = await rowsNow();
  const booking = keys.booking(actor, made.booking.bookingId);

  for (const { orderId } of [made.bought, made.unpaid, made.online, made.settled])
    await makeOlder(keys.order(actor, orderId), (row) => ({ ...row, card: { orderId } }));
  for (const { orderId } of [made.online, made.settled])
    await makeOlder(keys.payment(actor, orderId), without('card', 'outcome', 'amount', 'currency'));
  const entries = [...before].filter(([place]) => /#(WAL|ACC)#.* \/ E#/.test(place));
  expect(entries.length).toBeGreaterThan(4);
  for (const [, row] of entries) await makeOlder(row, without('card'));
  for (const key of [keys.orderTask(actor, made.unpaid.orderId, 'EXPIRY'), made.refund])
    await makeOlder(key, ({ card, ...row }) => ({ ...row, card: without('name', 'reference')(card as Item) }));
  for (const mailId of [made.mailId, made.failedMailId])
    await makeOlder(keys.mail(actor, mailId), (row) => ({
      ...row,
      card: { site: actor.site, mailId, about: 'ticket' },
    }));
  // Bookings stood in their lists before; only the waiting request did not.
  await makeOlder(booking, (row) => ({ ...before.get(placeOf(booking)), ...row }));
  await commit(actor, [{ kind: 'delete', key: keys.openBooking(actor, made.booking.bookingId) }]);

  expect((await upgrade()).left).toBe(0);
  const after = await rowsNow();
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  for (const [place, row] of before) {
    // An older order that is on its way does not know when it was paid: minutes after it was made.
    const compared = comparedAs(place, row);
    // A row that only updates ever wrote, as a counter, has no version until it is brought up to one.
    expect({ v: SCHEMA_VERSION, ...compared(after.get(place)!) }, place).toEqual({
      v: SCHEMA_VERSION,
      ...compared(row),
    });
  }
}, 60_000);

it('bank details come out of the row of the gateways', async () => {
  const gulf = world.job('gulf');
  const gateways = [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: 'gulf' }];
  const bankDetails = [{ bankName: 'Gulf Bank' }];
  await put({ ...keys.site(gulf, 'PAYMENTS'), gateways, bankDetails, v: 1 });
  await commit(gulf, [{ kind: 'delete', key: schemaKey() }]);
  expect(await upgrade()).toEqual({ rows: 1, left: 0 });
  expect(await readBankDetails(gulf)).toEqual(bankDetails);
  expect(await readGateways(gulf)).toEqual(gateways);
  expect(await getItem(keys.site(gulf, 'PAYMENTS'))).not.toHaveProperty('bankDetails');
});
