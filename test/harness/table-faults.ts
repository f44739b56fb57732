import {
  TransactionCanceledException,
  TransactionConflictException,
  ThrottlingException,
} from '@aws-sdk/client-dynamodb';
import { onTableOperations } from './table-operations.ts';

/**
 * One operation as it reached the table, in order. `units` is the capacity it consumed, `name` e.g.
 * `TransactWriteItems`.
 */
export interface TableOperation {
  name: string;
  units: number;
  input: Record<string, unknown>;
  /** Rows a Query returned, and rows it read to find them. */
  returned: number;
  scanned: number;
}

export interface TableCounts {
  operations: number;
  units: number;
  byName: Record<string, number>;
  list: readonly TableOperation[];
  /** Sends, those that a fault ended among them: one operation tried five times counts five. */
  tries: number;
}

/** Records every table operation of the process, and makes chosen ones fail. Everything is disarmed after each test. */
export interface TableFaults {
  /** What was sent since the last `reset()`. */
  counts(): TableCounts;
  /** Forgets counts and disarms every fault. */
  reset(): void;
  /**
   * The n-th operation from now (1 is the next) throws, as when the process loses the table: before it was sent, or
   * after it took effect. One that asks for a key that fits `spares` is let be, and the next one fails in its place.
   */
  failNth(n: number, when: 'before' | 'after', spares?: RegExp): void;
  /** Something happens elsewhere just before the n-th operation from now (1 is the next) is sent. */
  beforeNth(n: number, act: () => void | Promise<void>): void;
  /** From the n-th operation on, the next `times` writes meet a conflict, or the next `times` operations throttling. */
  hinderFrom(n: number, how: 'conflict' | 'throttle', times: number): void;
  /** The next `times` writes answer as DynamoDB does when another transaction holds the item; nothing is written. */
  conflict(times: number): void;
  /** The next `times` operations of any kind are throttled. */
  throttle(times: number): void;
}

const meta = { $metadata: {} };
const capacityOf = (given: unknown): number =>
  [given]
    .flat()
    .reduce<number>((sum, one) => sum + ((one as { CapacityUnits?: number } | undefined)?.CapacityUnits ?? 0), 0);
const isWrite = (name: string) => /^(TransactWriteItems|PutItem|UpdateItem|DeleteItem)$/.test(name);
const operationNames: Record<string, string> = {
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  BatchGet: 'BatchGetItem',
  BatchWrite: 'BatchWriteItem',
  TransactWrite: 'TransactWriteItems',
  TransactGet: 'TransactGetItems',
};

function operationName(commandName: string): string {
  const bare = commandName.replace(/Command$/, '');
  return operationNames[bare] ?? bare;
}

function conflictError(name: string, input: Record<string, unknown>): Error {
  if (name !== 'TransactWriteItems') return new TransactionConflictException({ ...meta, message: 'injected conflict' });
  const reasons = (input.TransactItems as unknown[]).map((_, at) => ({
    Code: at === 0 ? 'TransactionConflict' : 'None',
  }));
  return new TransactionCanceledException({ ...meta, message: 'injected conflict', CancellationReasons: reasons });
}

/** Installs itself on the table's clients; once per process and test file. */
export function tableFaults(): TableFaults {
  let list: TableOperation[] = [];
  let seen = 0;
  let nth: { n: number; when: 'before' | 'after'; spares: RegExp | undefined } | undefined;
  let meanwhile: { n: number; act: () => void | Promise<void> } | undefined;
  let hindrance: { n: number; how: 'conflict' | 'throttle'; times: number } | undefined;
  let conflicts = 0;
  let throttles = 0;
  let tries = 0;
  const reset = () => {
    list = [];
    nth = meanwhile = hindrance = undefined;
    conflicts = throttles = tries = 0;
  };
  onTableOperations('portolanTestFaults', async ({ commandName, input, send }) => {
    const name = operationName(commandName);
    seen += 1;
    tries += 1;
    if (hindrance && seen === hindrance.n) {
      if (hindrance.how === 'conflict') conflicts = hindrance.times;
      else throttles = hindrance.times;
    }
    if (meanwhile && seen === meanwhile.n) await meanwhile.act();
    const isChosen = nth && seen >= nth.n && !nth.spares?.test(JSON.stringify(input));
    const chosen = isChosen ? nth!.when : undefined;
    if (isChosen) nth = undefined;
    const operation: TableOperation = { name, input, units: 0, returned: 0, scanned: 0 };
    if (chosen === 'before') throw new Error(`injected: ${name} was not sent`);
    if (throttles > 0) {
      throttles -= 1;
      throw new ThrottlingException({ ...meta, message: 'injected throttling' });
    }
    if (conflicts > 0 && isWrite(name)) {
      conflicts -= 1;
      throw conflictError(name, input);
    }
    list.push(operation);
    const output: { ConsumedCapacity?: unknown; Count?: number; ScannedCount?: number } = await send({
      ReturnConsumedCapacity: 'TOTAL',
    });
    operation.units = capacityOf(output.ConsumedCapacity);
    operation.returned = output.Count ?? 0;
    operation.scanned = output.ScannedCount ?? 0;
    if (chosen === 'after') throw new Error(`injected: the answer to ${name} was lost`);
  });
  return {
    reset,
    counts: () => {
      const byName: Record<string, number> = {};
      for (const { name } of list) byName[name] = (byName[name] ?? 0) + 1;
      return { operations: list.length, units: list.reduce((sum, { units }) => sum + units, 0), byName, list, tries };
    },
    failNth: (n, when, spares) => {
      nth = { n: seen + n, when, spares };
    },
    beforeNth: (n, act) => {
      meanwhile = { n: seen + n, act };
    },
    hinderFrom: (n, how, times) => {
      hindrance = { n: seen + n, how, times };
    },
    conflict: (times) => {
      conflicts = times;
    },
    throttle: (times) => {
      throttles = times;
    },
  };
}
