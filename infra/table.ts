import { indexAttributes, type IndexName } from '#functions/table/key.ts';

/**
 * The one table, as a fact shared by the embedded engine, LocalStack and AWS. All indexes are here from the first
 * commit, because adding one later is a migration. Indexes project the keys and the compact `card` of a list row.
 */
export const tableShape = {
  partitionKey: 'pk',
  sortKey: 'sk',
  ttl: 'ttl',
  indexes: (Object.entries(indexAttributes) as [IndexName, readonly [string, string]][]).map(
    ([name, [partitionKey, sortKey]]) => ({ name, partitionKey, sortKey, nonKeyAttributes: ['card'] }),
  ),
};

/** The same as the input of DynamoDB's CreateTable. */
export function createTableInput(name: string) {
  const attributes = [
    tableShape.partitionKey,
    tableShape.sortKey,
    ...tableShape.indexes.flatMap((index) => [index.partitionKey, index.sortKey]),
  ];
  const schema = (hash: string, range: string) => [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST' as const,
    AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    KeySchema: schema(tableShape.partitionKey, tableShape.sortKey),
    GlobalSecondaryIndexes: tableShape.indexes.map((index) => ({
      IndexName: index.name,
      KeySchema: schema(index.partitionKey, index.sortKey),
      Projection: { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: index.nonKeyAttributes },
    })),
  };
}
