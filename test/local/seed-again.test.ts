import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { listSites } from '#functions/site/store.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { globalKeys } from '#functions/keys.ts';
import { seed } from '#infra/local/seed/seed.ts';
import { demoSites } from '#infra/local/seed/sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

useWorld({ at: '2026-11-21T06:00:00.000Z' });

it('a table from before sites were listed is completed by the next start', async () => {
  await seed();
  for (const { head } of demoSites)
    await tableClient().send(
      new DeleteCommand({ TableName: tableName(), Key: { ...globalKeys.listedSite(head.site) } }),
    );
  await seed();
  expect(await listSites()).toEqual(expect.arrayContaining(demoSites.map(({ head }) => head.site)));
}, 30_000);
