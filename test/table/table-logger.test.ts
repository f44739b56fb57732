import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, it, vi } from 'vitest';
import { tableLogger } from '#functions/table/client.ts';

afterEach(() => vi.unstubAllEnvs());

it('is told of no request or answer, which would be copied for it', () => {
  expect(tableLogger.info).toBeUndefined();
});

it('lets credentials be looked for where a deployed function has them', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'TESTKEY');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test-secret');
  const client = new DynamoDBClient({ region: 'eu-west-1', logger: tableLogger });
  await expect(client.config.credentials()).resolves.toMatchObject({ accessKeyId: 'TESTKEY' });
  client.destroy();
});
