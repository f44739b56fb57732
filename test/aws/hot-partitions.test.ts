import { expect, it } from 'vitest';
import { adapters } from '#functions/suppliers/registry.ts';
import { memoryStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { indexAttributes } from '#functions/table/key.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TableOperation } from '#test/harness/table-faults.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { saidInScale } from './scale-page.ts';
import { supplierDouble } from '#test/workers/supplier-double.ts';

const AGENTS = 8;
const SALES = 64;
/**
 * Write units a second that DynamoDB gives one partition; a transactional write takes two of the table's, and one of
 * each index.
 */
const PARTITION = 1_000;
const unitsOf = (family: string): number => (/^(g\dp|dp):/.test(family) ? 1 : 2);

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const INDEXED = Object.values(indexAttributes);

interface ItemWrite {
  Key?: { pk: string; sk: string };
  Item?: Record<string, unknown>;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** What a write sets, by attribute. */
function setBy({
  Item,
  UpdateExpression = '',
  ExpressionAttributeNames: names = {},
  ExpressionAttributeValues: values = {},
}: ItemWrite): Record<string, unknown> {
  if (Item) return Item;
  return Object.fromEntries(
    [...UpdateExpression.matchAll(/(#\w+) = (:\w+)/g)].map(([, name, value]) => [names[name!], values[value!]]),
  );
}

const writesOf = ({ name, input }: TableOperation): ItemWrite[] => {
  if (name === 'TransactWriteItems')
    return (input.TransactItems as Record<string, ItemWrite>[]).flatMap((item) =>
      Object.entries(item).flatMap(([kind, write]) => (kind === 'ConditionCheck' ? [] : [write])),
    );
  return /^(Put|Update|Delete)Item$/.test(name) ? [input as ItemWrite] : [];
};

/**
 * Writes by partition, of the table and of its indexes: a change of an item's card is one in each index that it stands
 * in.
 */
function partitionsOf(operations: readonly TableOperation[]): Map<string, number> {
  const stands = new Map<string, Record<string, string>>();
  const count = new Map<string, number>();
  const add = (partition: string) => count.set(partition, (count.get(partition) ?? 0) + 1);
  for (const write of operations.flatMap(writesOf)) {
    const set = setBy(write);
    const { pk, sk } = (write.Key ?? write.Item) as { pk: string; sk: string };
    add(pk);
    const known = { ...stands.get(`${pk}|${sk}`) };
    for (const [hash] of INDEXED) if (typeof set[hash] === 'string') known[hash] = set[hash];
    stands.set(`${pk}|${sk}`, known);
    if ('card' in set || INDEXED.some(([hash, range]) => hash in set || range in set))
      for (const [index, partition] of Object.entries(known)) add(`${index}:${partition}`);
  }
  return count;
}

/** What docs/scale.md says of hot partitions. A family is a partition's name without ids, days and shards. */
it('a sale’s writes spread: no partition of a site is hot below two hundred sales a second', async () => {
  const double = supplierDouble(memoryStore());
  adapters.sandbox = () => double.supplier;
  const agents: TestUser[] = [];
  for (let at = 0; at < AGENTS; at++) {
    const agent = await world.addUser('sarathi', 'travelAgent');
    await fillWallet(world, agent, 100 * TOTAL);
    agents.push(agent);
  }
  world.faults.reset();
  for (let sale = 0; sale < SALES; sale++) {
    const agent = agents[sale % AGENTS]!;
    const { orderId } = await sellOrder(agent);
    await callHttp({ site: 'sarathi', call: payFromWallet, as: agent, body: { orderId } });
    await runBooking('sarathi', orderId);
  }
  const families = new Map<string, { partitions: number; hottest: number; all: number }>();
  for (const [partition, writes] of partitionsOf(world.faults.counts().list)) {
    const family = partition
      .replace(/#(PNR|TKT|ORD)#\w+/g, '#$1#<id>')
      .replace(/#[0-9A-Z]{16,}/g, '#<id>')
      .replace(/#\d{4}-\d\d(-\d\d)?/g, '#<day>')
      .replace(/#\d+$/g, '#<shard>')
      .replace(/user:[0-9A-Z]+/g, 'user:<id>');
    const { partitions, hottest, all } = families.get(family) ?? { partitions: 0, hottest: 0, all: 0 };
    families.set(family, { partitions: partitions + 1, hottest: Math.max(hottest, writes), all: all + writes });
  }
  const table = [...families]
    .map(([family, { partitions, hottest, all }]) => ({
      family,
      partitions,
      writesASale: Number((all / SALES).toFixed(2)),
      hottestASale: Number((hottest / SALES).toFixed(2)),
      hotAtSalesASecond: Math.floor(PARTITION / unitsOf(family) / (hottest / SALES)),
    }))
    .sort((a, b) => a.hotAtSalesASecond - b.hotAtSalesASecond);
  console.table(table);
  expect(table.length).toBeGreaterThan(8);
  const hot = (family: string) => {
    const { hottestASale, hotAtSalesASecond } = table.find((one) => one.family === family)!;
    return [hottestASale, hotAtSalesASecond];
  };
  for (const { family, hotAtSalesASecond } of table) expect(hotAtSalesASecond, family).toBeGreaterThanOrEqual(200);
  const [orders, queue] = [hot('g1p:S#sarathi#ORD'), hot('g1p:S#sarathi#BKG')];
  expect([
    ...saidInScale('# index units an order that is sold (made, paid, ended; *counted*)'),
    ...saidInScale('the steps of the saga between are none | # sales a second of one site'),
  ]).toEqual(orders);
  expect([
    ...saidInScale('# index units a booking (*counted*), 1 more for each later change of its card |'),
    ...saidInScale('1 more for each later change of its card | # sales a second of one site'),
  ]).toEqual(queue);
  const [clearing, clearingAt] = hot('S#sarathi#ACC#clearing#INR#<day>');
  const [fee] = hot('S#sarathi#ACC#revenue:serviceFee#INR#<day>');
  expect(saidInScale('clearing gets # a sale, the others # (*counted*)')).toEqual([clearing, fee]);
  expect(saidInScale('take half of that | # sales a second of one site')).toEqual([clearingAt]);
  const counters = hot('S#sarathi#CNT#bookings');
  expect(saidInScale('8 items per counter in one partition, # write a sale (*counted*) | # sales a second')).toEqual(
    counters,
  );
  const words = hot('S#sarathi#TOK#PAX#AR');
  expect(saidInScale('a partition per first two letters, # write a word (*counted*) | # sales a second')).toEqual(
    words,
  );
  const [flies] = table.filter(({ family }) => family.startsWith('S#sarathi#FLY#'));
  expect(
    saidInScale(
      'one item a name and day of departure, # write a sale (*counted*), the latest 50 flights of it | # sales',
    ),
  ).toEqual([flies!.hottestASale, flies!.hotAtSalesASecond]);
});
