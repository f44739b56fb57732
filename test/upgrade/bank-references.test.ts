import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedActor } from '#functions/actors/seed.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { tableClient, tableName } from '#functions/table/client.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { SCHEMA_VERSION } from '#functions/table/schema-version.ts';
import { getItem } from '#functions/table/read.ts';
import { type LocalTable, localTable } from '#infra/local/local-table.ts';
import { bringUpToDate } from '#infra/upgrade/bring-up-to-date.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const job = () => world.job('sarathi');
let table: LocalTable;
beforeAll(() => {
  table = localTable(process.env.DYNAMODB_ENDPOINT!, tableName());
});
afterAll(() => table.close());

const upgrade = () => bringUpToDate({ rows: table.rows, by: seedActor(testSites.sarathi.head), say: () => undefined });
/** A claim as version 5 wrote it: accents and the digits of other scripts stood in its key. */
const older = (account: string, reference: string) =>
  tableClient().send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...keys.bankReference(job(), account, reference), at: '2026-11-01T06:00:00.000Z', v: 5 },
    }),
  );
const account = (accountNumber: string) => ({
  ...{ bankName: 'HDFC', accountName: 'Sarathi', accountNumber, ifsc: '', branch: '' },
});

it('a reference claimed with accents or the digits of another script is entered no second time', async () => {
  const bankDetails = [account('50200012'), account('00917700')];
  await commit(job(), paymentSettingsWrites(job(), { gateways: [], bankDetails }));
  await older('bank', 'ÚTR1');
  await older('bank:50200012', 'UTR२');
  await older('bank:५०२०००१२', 'UTR3');
  await older('bank:50200012', 'UTR4');
  const staff = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
  const customer = await world.addUser('sarathi', 'retail');
  const body = { userId: customer.item.userId, type: 'credit', amount: 5, remark: 'NEFT' } as const;
  const enter = async (externalId: string, accountNumber = '50200012') =>
    (await callHttp({ site: 'sarathi', call: addWalletEntry, as: staff, body: { ...body, externalId, accountNumber } }))
      .status;
  expect((await upgrade()).left).toBe(0);
  for (const spelled of ['UTR 1', 'útr-1', 'utr 2', 'UTR२', 'utr 3', 'Utr 4'])
    expect([spelled, await enter(spelled)]).toEqual([spelled, 409]);
  // At another account it is another payment, unless it was claimed for all of them.
  expect([await enter('utr 2', '00917700'), await enter('utr 1', '00917700')]).toEqual([200, 409]);
  expect(await getItem(keys.bankReference(job(), 'bank:50200012', 'UTR2'))).toMatchObject({
    ...{ at: '2026-11-01T06:00:00.000Z', v: SCHEMA_VERSION },
  });
  expect(await enter('UTR 5')).toBe(200);
});
