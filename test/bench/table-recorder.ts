import { onTableOperations } from '#test/harness/table-operations.ts';

/** One operation as it reached the table, and what it cost. */
export interface Recorded {
  /** As the SDK calls its command, e.g. `TransactWriteItemsCommand`. */
  name: string;
  /** When it was sent, ms of the process's own clock. */
  from: number;
  /** Time through the SDK, ms. */
  time: number;
  units: number;
  /** Of the units, those of indexes. */
  indexUnits: number;
  returned: number;
  scanned: number;
  input: Record<string, unknown>;
  /** Rows of a Query's answer. */
  items: readonly Record<string, unknown>[];
}

interface Capacity {
  CapacityUnits?: number;
  GlobalSecondaryIndexes?: Record<string, { CapacityUnits?: number }>;
}

/** Records every table operation of the process from now on; `take` answers those since the last `take`. */
export function recordTable(): { take(): Recorded[] } {
  let list: Recorded[] = [];
  onTableOperations('portolanBench', async ({ commandName, input, send }) => {
    const from = performance.now();
    const answer: {
      ConsumedCapacity?: Capacity | Capacity[];
      Count?: number;
      ScannedCount?: number;
      Items?: Recorded['items'];
    } = await send({ ReturnConsumedCapacity: 'INDEXES' });
    const time = performance.now() - from;
    const { ConsumedCapacity, Count = 0, ScannedCount = 0, Items = [] } = answer;
    const capacities = [ConsumedCapacity ?? []].flat();
    const sum = (values: (number | undefined)[]) => values.reduce<number>((all, value) => all + (value ?? 0), 0);
    list.push({
      name: commandName,
      from,
      time,
      units: sum(capacities.map(({ CapacityUnits }) => CapacityUnits)),
      indexUnits: sum(
        capacities.flatMap(({ GlobalSecondaryIndexes = {} }) =>
          Object.values(GlobalSecondaryIndexes).map(({ CapacityUnits }) => CapacityUnits),
        ),
      ),
      returned: Count,
      scanned: ScannedCount,
      input,
      items: Items,
    });
  });
  return {
    take: () => {
      const taken = list;
      list = [];
      return taken;
    },
  };
}

/** How often somebody waited for the table: the most operations of which each began when the one before had ended. */
export function tripsOf(operations: readonly Recorded[]): number {
  let trips = 0;
  let until = -Infinity;
  for (const { from, time } of operations.toSorted((a, b) => a.from + a.time - (b.from + b.time)))
    if (from >= until) {
      trips++;
      until = from + time;
    }
  return trips;
}

/**
 * Bytes of a value as DynamoDB counts an item: names and text in UTF-8, binary as it is, a number by its significant
 * digits, 3 bytes a list or map and 1 each entry.
 */
export function itemBytes(value: unknown): number {
  if (value === null || typeof value === 'boolean') return 1;
  if (typeof value === 'number')
    return (
      Math.ceil(
        String(value)
          .replace(/\D/g, '')
          .replace(/^0+|0+$/g, '').length / 2,
      ) + 1
    );
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + 1 + itemBytes(one), 3);
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (typeof value !== 'object') return 0;
  return Object.entries(value).reduce((sum, [name, one]) => sum + 1 + Buffer.byteLength(name) + itemBytes(one), 3);
}
