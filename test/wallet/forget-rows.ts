import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';

interface RowKey {
  pk: string;
  sk: string;
}
const nameOf = ({ pk, sk }: RowKey) => `${pk} / ${sk}`;
/** As many as one batch takes. */
const AT_ONCE = 25;

const client = () =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: process.env.DYNAMODB_ENDPOINT,
      region: 'eu-west-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );

async function keysIn(table: DynamoDBDocumentClient): Promise<RowKey[]> {
  const found: RowKey[] = [];
  for await (const page of paginateScan(
    { client: table },
    { TableName: process.env.TABLE_NAME, ProjectionExpression: 'pk, sk', ConsistentRead: true },
  ))
    found.push(...((page.Items ?? []) as RowKey[]));
  return found;
}

/**
 * The rows that stand in the table now; the function forgets, past the stores, every row that was made since: a thousand
 * histories in one table would each be searched for among all those before.
 */
export async function rowsSince(): Promise<() => Promise<void>> {
  const table = client();
  const before = new Set((await keysIn(table)).map(nameOf));
  return async () => {
    const made = (await keysIn(table)).filter((key) => !before.has(nameOf(key)));
    for (let from = 0; from < made.length; from += AT_ONCE) {
      const some = made.slice(from, from + AT_ONCE).map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
      await table.send(new BatchWriteCommand({ RequestItems: { [process.env.TABLE_NAME!]: some } }));
    }
  };
}
