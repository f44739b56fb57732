import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type TableRow, tableRows } from '#infra/upgrade/table-rows.ts';

/** The embedded engine's whole table, for what DynamoDB does by itself on AWS. Nothing that answers anybody reads so. */
export interface LocalTable {
  /** Every row with some of its attributes, page after page. */
  rows(attributes: readonly string[]): AsyncGenerator<TableRow>;
  /** Takes a row away if its time to live is still the one that was seen, seconds since 1970. */
  expire(row: TableRow, ttl: number): Promise<void>;
  close(): void;
}

export function localTable(endpoint: string, name: string): LocalTable {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'eu-west-1', credentials, maxAttempts: 1 });
  const table = DynamoDBDocumentClient.from(client);
  return {
    rows: (attributes) => tableRows(table, name, attributes),
    async expire({ pk, sk }, ttl) {
      const gone = new DeleteCommand({
        TableName: name,
        Key: { pk, sk },
        ConditionExpression: '#ttl = :ttl',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':ttl': ttl },
      });
      await table.send(gone).catch((error: Error) => {
        if (error.name !== 'ConditionalCheckFailedException') throw error;
      });
    },
    close: () => client.destroy(),
  };
}
