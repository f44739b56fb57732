import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { RunningStack } from './deployed.ts';
import { REGION } from './deploy-to-localstack.ts';

const client = ({ localStack }: RunningStack) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ region: REGION, endpoint: localStack.endpoint }));

async function set(stack: RunningStack, pk: string, sk: string, name: string, value: unknown): Promise<void> {
  await client(stack).send(
    new UpdateCommand({
      TableName: stack.tableName,
      Key: { pk, sk },
      UpdateExpression: 'SET #n = :v',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#n': name },
      ExpressionAttributeValues: { ':v': value },
    }),
  );
}

const past = (): number => Date.now() - 1000;

/** Lets the minutes to pay be over, as if the customer had gone to lunch. */
export async function endTimeToPay(stack: RunningStack, site: string, orderId: string): Promise<void> {
  const pk = `S#${site}#ORD#${orderId}`;
  await set(stack, pk, 'A', 'expiresAt', past());
  await set(stack, pk, 'TASK#EXPIRY', 'ds', new Date(past()).toISOString());
}

/** Lets the pause be over after which a change request's supplier is asked again; false where nothing is due of it any more. */
export async function endPauseOfChange(stack: RunningStack, site: string, bookingId: string): Promise<boolean> {
  try {
    await set(stack, `S#${site}#BKG#${bookingId}`, 'CRTASK#1', 'ds', new Date(past()).toISOString());
    return true;
  } catch (error) {
    if ((error as Error).name === 'ConditionalCheckFailedException') return false;
    throw error;
  }
}

/** Lets a dead worker's lease be over, and the order's task be due. */
export async function endLease(stack: RunningStack, site: string, orderId: string): Promise<void> {
  const pk = `S#${site}#ORD#${orderId}`;
  await set(stack, pk, 'A', 'leasedUntil', past());
  await set(stack, pk, 'TASK#BOOK', 'ds', new Date(past()).toISOString());
}
