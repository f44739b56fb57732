import { type KMSClient, ReEncryptCommand } from '@aws-sdk/client-kms';
import { type DynamoDBDocumentClient, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Sealed } from '#functions/runtime/data-keys.ts';

interface SealedItem {
  pk: string;
  sk: string;
  sealed?: Sealed;
  content?: Sealed;
  former?: Sealed;
}

/** Where rows keep what is sealed. */
const places = ['sealed', 'content', 'former'] as const;

/**
 * The record that an item's data key was wrapped for, by its place in the table; undefined for a kind of record this
 * does not know.
 */
export function recordOf({ pk, sk }: Pick<SealedItem, 'pk' | 'sk'>): string | undefined {
  const [, site, kind, id] = pk.split('#');
  if (kind === 'BKG' && sk === 'PII') return `booking/${site}/${id}`;
  if (kind === 'MAIL') return `mail/${site}/${id}`;
  if (kind === 'SITE' && sk.startsWith('SECRET#')) return `secret/${site}/${sk.slice('SECRET#'.length)}`;
  if (kind === 'USER' && sk.startsWith('TRAV#')) return `traveller/${site}/${id}/${sk.slice('TRAV#'.length)}`;
  return undefined;
}

/** Tables, keys and where to: an operator's own clients, which may scan as no function may. */
export interface Rewrapping {
  table: string;
  documents: DynamoDBDocumentClient;
  kms: Pick<KMSClient, 'send'>;
  /** The key that all data keys are to be wrapped by: its ARN. */
  to: string;
}

/**
 * Wraps every data key of personal data anew, by another key. What is encrypted stays as it is, and no data key is seen
 * in plain: KMS does it inside. Whatever was rewrapped before is passed over, so that it may be run again after any
 * failure, and once more after the deployment that uses the new key. Throws at a record of a kind it does not know,
 * before changing it.
 */
export async function rewrapPersonalData({
  table,
  documents,
  kms,
  to,
}: Rewrapping): Promise<{ seen: number; rewrapped: number }> {
  const done = { seen: 0, rewrapped: 0 };
  const pages = paginateScan(
    { client: documents },
    {
      TableName: table,
      ProjectionExpression: 'pk, sk, sealed, content, former',
      FilterExpression: 'attribute_exists(sealed.k) OR attribute_exists(content.k)',
    },
  );
  for await (const { Items = [] } of pages) {
    for (const item of Items as SealedItem[])
      for (const name of places) {
        if (!item[name]) continue;
        done.seen += 1;
        if (await rewrapOne({ table, documents, kms, to }, item, name)) done.rewrapped += 1;
      }
  }
  return done;
}

/** False where it is wrapped by that key already, or was erased or sealed anew meanwhile: then there is nothing to do. */
async function rewrapOne(
  { table, documents, kms, to }: Rewrapping,
  item: SealedItem,
  name: (typeof places)[number],
): Promise<boolean> {
  const wrapped = item[name]!.k;
  if (wrapped.id === to) return false;
  const record = recordOf(item);
  if (!record)
    throw new Error(
      `${item.sk} of ${item.pk.split('#')[2] ?? item.pk} holds personal data of a kind that this does not know`,
    );
  const EncryptionContext = { record };
  const { CiphertextBlob, KeyId } = await kms.send(
    new ReEncryptCommand({
      CiphertextBlob: Buffer.from(wrapped.w, 'base64'),
      SourceKeyId: wrapped.id,
      SourceEncryptionContext: EncryptionContext,
      DestinationKeyId: to,
      DestinationEncryptionContext: EncryptionContext,
    }),
  );
  const next = { id: KeyId ?? to, w: Buffer.from(CiphertextBlob!).toString('base64') };
  return documents
    .send(
      new UpdateCommand({
        TableName: table,
        Key: { pk: item.pk, sk: item.sk },
        UpdateExpression: 'SET #n.#k = :next',
        ConditionExpression: '#n.#k.w = :was',
        ExpressionAttributeNames: { '#n': name, '#k': 'k' },
        ExpressionAttributeValues: { ':next': next, ':was': wrapped.w },
      }),
    )
    .then(() => true)
    .catch((error: Error) => {
      if (error.name !== 'ConditionalCheckFailedException') throw error;
      return false;
    });
}
