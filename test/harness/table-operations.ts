import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { readingClient, tableClient } from '#functions/table/client.ts';

type Values = Record<string, unknown>;

/** One operation on its way: `input` and the rows of a Query as plain values, whichever client sends it. */
export interface Sending {
  /** As the SDK calls its command, e.g. `BatchGetItemCommand`. */
  commandName: string;
  input: Values;
  /** Sends it, with what else is asked beside its input. */
  send(more?: Values): Promise<Values>;
}

/**
 * Every operation of this process on the table goes through `act` from now on, which sends it, or throws; its answer is
 * the table's.
 */
export function onTableOperations(name: string, act: (sending: Sending) => Promise<void>): void {
  for (const client of [tableClient(), readingClient()]) {
    const isReading = client === readingClient();
    client.middlewareStack.add(
      (next, { commandName = '' }) =>
        async (args) => {
          const input = args.input as Values;
          let answer: Awaited<ReturnType<typeof next>> | undefined;
          await act({
            commandName,
            input: isReading ? plainInput(input) : input,
            send: async (more = {}) => {
              answer = await next({ ...args, input: { ...input, ...more } as typeof args.input });
              const output = answer.output as unknown as Values;
              return isReading && output.Items ? { ...output, Items: (output.Items as Row[]).map(plain) } : output;
            },
          });
          if (!answer) throw new Error(`${name} let ${commandName} go without an answer`);
          return answer;
        },
      { step: 'initialize', name, priority: 'high', override: true },
    );
  }
  // The reading client passes commands through what it put together before.
  Reflect.deleteProperty(readingClient(), 'handlers');
}

type Row = Record<string, AttributeValue>;
const plain = (row: Row): Values => unmarshall(row);
const plainIf = (row: unknown) => row && plain(row as Row);

function plainInput(input: Values): Values {
  const asked = { ...input };
  for (const field of ['Key', 'ExclusiveStartKey', 'ExpressionAttributeValues'])
    if (field in asked) asked[field] = plainIf(asked[field]);
  if (asked.RequestItems)
    asked.RequestItems = Object.fromEntries(
      Object.entries(asked.RequestItems as Record<string, { Keys: Row[] }>).map(([table, { Keys, ...rest }]) => [
        table,
        { ...rest, Keys: Keys.map(plain) },
      ]),
    );
  return asked;
}
