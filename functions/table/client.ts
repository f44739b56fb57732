import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/runtime/config.ts';

let client: DynamoDBDocumentClient | undefined;

/** The one client of the table. Only read.ts and commit.ts send with it. */
export function tableClient(): DynamoDBDocumentClient {
  if (client) return client;
  const { DYNAMODB_ENDPOINT, AWS_REGION } = config();
  const local = DYNAMODB_ENDPOINT
    ? { endpoint: DYNAMODB_ENDPOINT, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }
    : {};
  const base = new DynamoDBClient({ region: AWS_REGION, maxAttempts: 4, ...local });
  return (client = DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } }));
}

export const tableName = (): string => config().TABLE_NAME;
