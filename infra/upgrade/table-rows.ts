import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Item } from '#functions/table/read.ts';

export type TableRow = Item & { pk: string; sk: string };

/**
 * Every row of a table with some of its attributes, page after page: an operator's or the embedded platform's own scan.
 * Nothing that answers anybody reads so.
 */
export async function* tableRows(
  documents: DynamoDBDocumentClient,
  table: string,
  attributes: readonly string[],
): AsyncGenerator<TableRow> {
  const pages = paginateScan(
    { client: documents },
    {
      TableName: table,
      ProjectionExpression: ['#pk', '#sk', ...attributes.map((_, at) => `#a${at}`)].join(', '),
      ExpressionAttributeNames: {
        '#pk': 'pk',
        '#sk': 'sk',
        ...Object.fromEntries(attributes.map((attribute, at) => [`#a${at}`, attribute])),
      },
    },
  );
  for await (const { Items = [] } of pages) yield* Items as TableRow[];
}
