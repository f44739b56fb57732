/** A row or a map, as the table spells it: each value below the letter of its type. */
type Spelt = Record<string, Record<string, unknown>>;

/** Nobody holds it against anything: the engine of the tests only asks that there is one. */
const signature = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=local/20260101/eu-west-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
  'x-amz-date': '20260101T000000Z',
};

/**
 * Every row of this file's table whose partition's key begins so, past the stores so that nothing hides. Without the
 * SDK, which takes most of a millisecond for ten rows: what a fault leaves behind is asked after each of thousands.
 */
export async function scanTable(begins = ''): Promise<Record<string, unknown>[]> {
  const rows: Spelt[] = [];
  let from: unknown;
  do {
    const answer = await fetch(process.env.DYNAMODB_ENDPOINT!, {
      method: 'POST',
      headers: { ...signature, 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'DynamoDB_20120810.Scan' },
      body: JSON.stringify({ TableName: process.env.TABLE_NAME, ExclusiveStartKey: from }),
    });
    const page = (await answer.json()) as { Items?: Spelt[]; LastEvaluatedKey?: unknown };
    if (!page.Items) throw new Error(`the table was not read: ${JSON.stringify(page)}`);
    rows.push(...page.Items);
    from = page.LastEvaluatedKey;
  } while (from);
  return rows.filter(({ pk }) => String(pk!.S).startsWith(begins)).map(plainRow);
}

const plainRow = (row: Spelt): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));

function plain(value: Record<string, unknown>): unknown {
  const [[type, held] = []] = Object.entries(value);
  switch (type) {
    case 'S':
    case 'BOOL':
      return held;
    case 'N':
      return Number(held);
    case 'NULL':
      return null;
    case 'M':
      return plainRow(held as Spelt);
    case 'L':
      return (held as Spelt[string][]).map(plain);
    case 'SS':
      return new Set(held as string[]);
    case 'NS':
      return new Set((held as string[]).map(Number));
    default:
      throw new Error(`a value of a type that no row has: ${type}`);
  }
}
