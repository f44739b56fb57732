import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { log } from '#functions/runtime/log.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { keys } from '#functions/keys.ts';
import { startSchedules } from '#infra/local/schedules.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });

it('the embedded platform holds every wallet against its entries when it starts', async () => {
  const agent = await world.addUser('sarathi', 'travelAgent');
  await fillWallet(world, agent, 500_00);
  const { pk, sk } = keys.wallet(world.job('sarathi'), agent.actor.owner, 'INR');
  await tableClient().send(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk, sk },
      UpdateExpression: 'ADD balance :more',
      ExpressionAttributeValues: { ':more': 3 },
    }),
  );
  const said = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  await startSchedules({ purge: async () => undefined }).stop();
  expect(said.mock.calls).toEqual([
    [
      'ledger mismatch',
      { site: 'sarathi', owner: agent.actor.owner, currency: 'INR', balance: 500_03, entries: 500_00 },
    ],
  ]);
  said.mockRestore();
});
