import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { config } from '#functions/runtime/config.ts';

interface TableClients {
  document: DynamoDBDocumentClient;
  reading: DynamoDBClient;
}
let clients: TableClients | undefined;

const nothing = () => undefined;

/**
 * Hears of what is wrong and of nothing else. The SDK makes a copy of every request and answer for a logger that could
 * be told of them (`info`), its own silent one included: a tenth of a list's time. The others have to be there: who
 * looks for credentials calls them unasked.
 */
export const tableLogger = {
  warn: console.warn,
  error: nothing,
  debug: nothing,
  trace: nothing,
} as unknown as NonNullable<DynamoDBClientConfig['logger']>;

function tableClients(): TableClients {
  if (clients) return clients;
  const { DYNAMODB_ENDPOINT, AWS_REGION } = config();
  const local = DYNAMODB_ENDPOINT
    ? { endpoint: DYNAMODB_ENDPOINT, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } }
    : {};
  const given = { region: AWS_REGION, maxAttempts: 4, logger: tableLogger, ...local };
  const base = new DynamoDBClient(given);
  const { requestHandler, credentials } = base.config;
  return (clients = {
    document: DynamoDBDocumentClient.from(base, { marshallOptions: { removeUndefinedValues: true } }),
    reading: new DynamoDBClient({ ...given, requestHandler, credentials, cacheMiddleware: true }),
  });
}

/** The client that writes to the table, and makes rows of plain values. Only commit.ts sends with it. */
export const tableClient = (): DynamoDBDocumentClient => tableClients().document;

/**
 * The client that reads the table, over the same connections. Only read.ts sends with it. It puts what every command
 * passes through together once, which the document client cannot: a fifth of a small read's time.
 */
export const readingClient = (): DynamoDBClient => tableClients().reading;

export const tableName = (): string => config().TABLE_NAME;
