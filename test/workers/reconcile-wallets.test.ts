import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { listSites } from '#functions/site/store.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { keys } from '#functions/keys.ts';
import { findMismatches, handler } from '#functions/workers/reconcile-wallets.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
let agent: TestUser;
beforeAll(async () => {
  agent = await world.addUser(site, 'travelAgent');
  await fillWallet(world, agent, 1_000_00);
  await fillWallet(world, agent, 250_00);
});

test('every site is listed', async () => {
  expect((await listSites()).sort()).toEqual(
    Object.values(testSites)
      .map(({ head }) => head.site)
      .sort(),
  );
});

test('wallets that equal their entries are left in peace, and nothing is written but the days rolled up', async () => {
  await handler();
  world.faults.reset();
  expect(await findMismatches(world.job(site))).toEqual([]);
  await handler();
  expect(Object.keys(world.faults.counts().byName).filter((name) => /Write|Put|Update|Delete|Scan/.test(name))).toEqual(
    [],
  );
});

test('a balance that somebody changed by hand is found', async () => {
  const { pk, sk } = keys.wallet(world.job(site), agent.actor.owner, 'INR');
  await tableClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk, sk },
      UpdateExpression: 'ADD balance :more',
      ExpressionAttributeValues: { ':more': 7 },
    }),
  );
  expect(await findMismatches(world.job(site))).toEqual([
    { site, owner: agent.actor.owner, currency: 'INR', balance: 1_250_07, entries: 1_250_00 },
  ]);
});
