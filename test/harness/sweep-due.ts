import { DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { clock } from '#functions/clock.ts';
import { indexAttributes } from '#functions/table/key.ts';
import { runSchedule, schedules } from '#functions/workers/schedules.ts';
import { instant } from '#shared/time.ts';

let reading: { endpoint: string; client: DynamoDBClient } | undefined;

/** A client of its own: what a test counts and makes fail are the operations of the product. */
function client(): DynamoDBClient {
  const endpoint = process.env.DYNAMODB_ENDPOINT!;
  if (reading?.endpoint !== endpoint) {
    reading?.client.destroy();
    const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
    reading = { endpoint, client: new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials }) };
  }
  return reading.client;
}

/** The kinds that hold something due by now, in one read of the sparse index, whoever wrote it. */
async function dueNow(): Promise<Set<string>> {
  const [partition, sort] = indexAttributes.due;
  const pages = paginateScan(
    { client: client() },
    {
      TableName: process.env.TABLE_NAME,
      IndexName: 'due',
      ProjectionExpression: '#p',
      FilterExpression: '#s <= :now',
      ExpressionAttributeNames: { '#p': partition, '#s': sort },
      ExpressionAttributeValues: { ':now': { S: instant(clock.now()) } },
    },
  );
  const kinds = new Set<string>();
  for await (const { Items = [] } of pages) for (const item of Items) kinds.add(item[partition]!.S!.split('#')[1]!);
  return kinds;
}

/**
 * One run of every schedule that has something to do, in their order: one that has nothing asks its partitions, four a
 * kind, and ends. What an earlier one makes due is seen by those after it. `run`: how one is run.
 */
export async function sweepDue(run: typeof runSchedule = runSchedule): Promise<void> {
  let due = await dueNow();
  for (const { name, kinds } of schedules) {
    if (!kinds.some((kind) => due.has(kind))) continue;
    await run(name);
    due = await dueNow();
  }
}
