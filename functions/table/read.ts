import { type AttributeValue, BatchGetItemCommand, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { indexAttributes, type Item, type Key, type Partition, type Place, type RowOf } from './key.ts';
import { readingClient, tableName } from './client.ts';

export type { Item };

/** As the table spells a row and a key, whose attributes are texts. */
type Attributes = Record<string, AttributeValue>;
const texts = (values: Readonly<Record<string, string>>): Attributes =>
  Object.fromEntries(Object.entries(values).map(([name, S]) => [name, { S }]));
const rowKey = ({ pk, sk }: Key): Attributes => ({ pk: { S: pk }, sk: { S: sk } });

/** One item, consistently; undefined where there is none. */
export async function getItem<Row>(key: Key<Row>): Promise<Row | undefined> {
  const { Item } = await readingClient().send(
    new GetItemCommand({ TableName: tableName(), Key: rowKey(key), ConsistentRead: true }),
  );
  return Item && (unmarshall(Item) as Row);
}

/** What DynamoDB answers in one BatchGetItem. */
const MOST_A_TRIP = 100;

/** What a trip answers: the row of each key, in their order, undefined where there is none. */
type Found<Keys extends readonly Key[]> = { -readonly [At in keyof Keys]: RowOf<Keys[At]> | undefined };

/**
 * Different items, consistently, in the order asked; undefined where there is none. A hundred in a trip, more trips side
 * by side. `fields`: these attributes only; what is read, and paid for, stays the whole row.
 */
export function getItems<const Keys extends readonly Key[]>(keys: Keys): Promise<Found<Keys>>;
export function getItems<Row, Field extends keyof Row & string>(
  keys: readonly Key<Row>[],
  asked: { fields: readonly Field[] },
): Promise<(Pick<Row, Field> | undefined)[]>;
export function getItems<const Keys extends readonly Key[]>(
  keys: Keys,
  asked: { fields: readonly string[] },
): Promise<{ -readonly [At in keyof Keys]: Partial<RowOf<Keys[At]>> | undefined }>;
export function getItems(
  keys: readonly Key[],
  { fields }: { fields?: readonly string[] } = {},
): Promise<(Item | undefined)[]> {
  return readTrips(keys, fields);
}

async function readTrips(keys: readonly Key[], fields: readonly string[] | undefined): Promise<(Item | undefined)[]> {
  if (keys.length > MOST_A_TRIP) {
    const [first, rest] = [keys.slice(0, MOST_A_TRIP), keys.slice(MOST_A_TRIP)];
    return (await Promise.all([readTrips(first, fields), readTrips(rest, fields)])).flat();
  }
  const name = tableName();
  const found = new Map<string, Item>();
  let wanted: Attributes[] = keys.map(rowKey);
  const projected = fields && projectionOf(['pk', 'sk', ...fields]);
  while (wanted.length) {
    const answer = await readingClient().send(
      new BatchGetItemCommand({ RequestItems: { [name]: { Keys: wanted, ConsistentRead: true, ...projected } } }),
    );
    for (const row of answer.Responses?.[name] ?? []) {
      const item = unmarshall(row);
      found.set(`${item.pk}\n${item.sk}`, item);
    }
    wanted = answer.UnprocessedKeys?.[name]?.Keys ?? [];
  }
  return keys.map((key) => found.get(`${key.pk}\n${key.sk}`));
}

/** Names stand in for attributes: many a word is one of the table's own. */
const projectionOf = (names: readonly string[]) => ({
  ProjectionExpression: names.map((_, at) => `#n${at}`).join(', '),
  ExpressionAttributeNames: Object.fromEntries(names.map((name, at) => [`#n${at}`, name])),
});

export interface PageRequest {
  /** Sort keys from and to, both inclusive. */
  from?: string;
  to?: string;
  beginsWith?: string;
  limit?: number;
  descending?: boolean;
  /** From an earlier answer's `cursor`. One that does not belong to this partition starts over. */
  cursor?: string;
  /** Table partitions only; indexes are eventually consistent. */
  consistent?: boolean;
  /** Answer these attributes only. What is read, and paid for, stays the whole row. */
  fields?: readonly string[];
}
export interface Page<T> {
  items: T[];
  /** Where to go on; undefined at the end. */
  cursor: string | undefined;
}

/** A request for some attributes of each row. */
type AskedFields<Field extends string> = Omit<PageRequest, 'fields'> & { fields: readonly Field[] };
/** A request for whole rows. */
type AskedWhole = Omit<PageRequest, 'fields'> & { fields?: undefined };

/** One page of one partition: one Query, no filter, so what is read is what is returned. */
export function queryPage<Row>(partition: Partition<Row>, request?: AskedWhole): Promise<Page<Row>>;
export function queryPage<Row, Field extends keyof Row & string>(
  partition: Partition<Row>,
  request: AskedFields<Field>,
): Promise<Page<Pick<Row, Field>>>;
export function queryPage<Row>(partition: Partition<Row>, request: PageRequest = {}): Promise<Page<Row>> {
  return readPage(partition, request);
}

async function readPage<Row>(partition: Partition<Row>, request: PageRequest): Promise<Page<Row>> {
  const [p, sort] = partition.index ? indexAttributes[partition.index] : ['pk', 'sk'];
  const { from, to, limit, descending = false, cursor, consistent = false, fields } = request;
  const { beginsWith = from === undefined && to === undefined ? partition.begins : undefined } = request;
  const values: Record<string, string> = { ':p': partition.value };
  const conditions = ['#p = :p'];
  if (beginsWith !== undefined) {
    conditions.push('begins_with(#s, :b)');
    values[':b'] = beginsWith;
  } else if (from !== undefined && to !== undefined) {
    conditions.push('#s BETWEEN :f AND :t');
    Object.assign(values, { ':f': from, ':t': to });
  } else if (from !== undefined) {
    conditions.push('#s >= :f');
    values[':f'] = from;
  } else if (to !== undefined) {
    conditions.push('#s <= :t');
    values[':t'] = to;
  }
  const start = readCursor(cursor, [p, sort], partition.value, { ...request, beginsWith });
  const answer = await readingClient().send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: partition.index,
      KeyConditionExpression: conditions.join(' AND '),
      ProjectionExpression: fields?.map((_, at) => `#f${at}`).join(', '),
      ExpressionAttributeNames: {
        '#p': p,
        ...(conditions.length > 1 && { '#s': sort }),
        ...Object.fromEntries((fields ?? []).map((field, at) => [`#f${at}`, field])),
      },
      ExpressionAttributeValues: texts(values),
      ScanIndexForward: !descending,
      ConsistentRead: consistent && !partition.index,
      Limit: limit,
      ExclusiveStartKey: start && texts(start),
    }),
  );
  const { Items = [], LastEvaluatedKey } = answer;
  return {
    items: Items.map((row) => unmarshall(row) as Row),
    cursor: writeCursor(LastEvaluatedKey && unmarshall(LastEvaluatedKey)),
  };
}

/**
 * The one row that stands in a list at a sort key of its own: a read by id, of which whoever reads it asks who may.
 * Undefined where there is none. As late as an index is.
 */
export async function getListed<Row>({ value, index }: Place<Row>, sort: string): Promise<Row | undefined> {
  const at = { from: sort, to: sort, limit: 1 };
  return (await queryPage({ value, index } as Partition<Row>, at)).items[0];
}

/**
 * All of a partition, page after page. For partitions that are small by design (an order's items, a site's markups).
 */
export function queryAll<Row>(
  partition: Partition<Row>,
  request?: Omit<AskedWhole, 'cursor' | 'limit'>,
): Promise<Row[]>;
export function queryAll<Row, Field extends keyof Row & string>(
  partition: Partition<Row>,
  request: Omit<AskedFields<Field>, 'cursor' | 'limit'>,
): Promise<Pick<Row, Field>[]>;
export async function queryAll<Row>(
  partition: Partition<Row>,
  request: Omit<PageRequest, 'cursor' | 'limit'> = {},
): Promise<Row[]> {
  const items: Row[] = [];
  let cursor: string | undefined;
  do {
    const page: Page<Row> = await readPage(partition, { ...request, cursor });
    items.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  return items;
}

const writeCursor = (key: Item | undefined) => key && Buffer.from(JSON.stringify(key)).toString('base64url');

/**
 * A cursor comes back from the client, so it is held against the partition: another tenant's, or one tampered with,
 * starts over instead.
 */
function readCursor(
  cursor: string | undefined,
  [partitionAttribute, sort]: readonly [string, string],
  partition: string,
  range: PageRequest,
): Record<string, string> | undefined {
  if (!cursor) return undefined;
  try {
    const key = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as Record<string, string> | null;
    const wanted = [...new Set(['pk', 'sk', partitionAttribute, sort])];
    const intact =
      key &&
      Object.keys(key).length === wanted.length &&
      wanted.every((name) => isKeyValue(key[name])) &&
      key[partitionAttribute] === partition &&
      isWithin(String(key[sort]), range);
    return intact ? key : undefined;
  } catch {
    return undefined;
  }
}

/**
 * DynamoDB answers a start outside the asked range with an error; a page whose dates were narrowed still holds the old
 * cursor.
 */
const isWithin = (at: string, { beginsWith, from, to }: PageRequest): boolean =>
  beginsWith === undefined
    ? (from === undefined || at >= from) && (to === undefined || at <= to)
    : at.startsWith(beginsWith);

/** What DynamoDB takes for a key attribute; anything else would be answered with an error. */
const isKeyValue = (value: unknown): boolean => typeof value === 'string' && value.length > 0 && value.length <= 1024;
