import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { KMSClient } from '@aws-sdk/client-kms';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { rewrapPersonalData } from './rewrap.ts';
import { isKeyArn } from './settings.ts';
import { useStackEnvironment } from './stack-environment.ts';

/** AWS_PROFILE=… AWS_REGION=… node start.mjs --run infra/aws/rewrap-personal-data.ts <ARN of the new key> */
async function rewrap(to: string | undefined): Promise<string> {
  if (!to || !isKeyArn(to)) throw new Error('usage: rewrap-personal-data.ts <ARN of the new key>');
  await useStackEnvironment();
  const { seen, rewrapped } = await rewrapPersonalData({
    table: process.env.TABLE_NAME!,
    documents: DynamoDBDocumentClient.from(new DynamoDBClient({})),
    kms: new KMSClient({}),
    to,
  });
  return `${rewrapped} of ${seen} records wrapped by ${to}.`;
}

await rewrap(process.argv[2])
  .then((said) => console.log(said))
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
