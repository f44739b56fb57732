import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  PutCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import { type Actor, type LinkActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { type FailureCode, fail, ok, type Outcome } from '#shared/errors.ts';
import { DAY } from '#shared/time.ts';
import { tableClient, tableName } from './client.ts';
import { toOperation } from './expression.ts';
import { supplierKeys } from '#functions/suppliers/keys.ts';
import { SCHEMA_VERSION } from './schema-version.ts';
import type { Otherwise, Write } from './write.ts';

/** How often a write is tried where others are at the same items. */
export const TRIES = 5;
const TRANSACTION_LIMIT = 100;
const operationName = { put: 'Put', update: 'Update', delete: 'Delete', check: 'ConditionCheck' } as const;
const worthRepeating = new Set([
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
  'TransactionInProgressException',
]);
const repeatable = new Set([
  'TransactionConflictException',
  'TransactionInProgressException',
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'InternalServerError',
]);

/** What a commit may answer: its writes' own, that something changed, that too much was asked; of a link, that it ended. */
export type Refused<A extends Actor, F extends FailureCode, B extends FailureCode = 'BUSY'> =
  | F
  | B
  | 'CONFLICT'
  | 'BUSY'
  | (A extends LinkActor ? 'FORBIDDEN' : never);

/**
 * Carries out writes, all or none, in one trip. A violated condition answers its write's failure code (the first in
 * order); conflicts and throttling are repeated with jitter, `busy` answers when that did not help, and then nothing
 * was written. Throws on a defect: two writes of one item, or an item of a site that is not the actor's.
 */
export async function commit<A extends Actor, const F extends FailureCode = never, B extends FailureCode = 'BUSY'>(
  actor: A,
  writes: readonly Write<F>[],
  { busy = 'BUSY' as B }: { busy?: B } = {},
): Promise<Outcome<void, Refused<A, F, B>>> {
  const all: readonly Write<F | 'FORBIDDEN'>[] = actor.kind === 'link' ? [...writes, linkStands(actor)] : writes;
  assertSound(actor, all);
  const kept = actor.head.isSandbox && !lasts(actor) ? all.map(passing) : all;
  for (let attempt = 1; ; attempt++) {
    try {
      await (kept.length === 1 && kept[0]!.kind !== 'check' ? writeOne(kept[0]!) : writeTogether(kept));
      return ok(undefined);
    } catch (error) {
      const refused = refusal(error, all);
      if (refused) return fail(refused as Refused<A, F, B>);
      if (!isConflict(error)) throw error;
      if (attempt === TRIES) return fail(busy);
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** Throws on a defect: two writes of one item, or an item of a site that is not the actor's. */
export function assertSound(actor: Actor, writes: readonly Write<FailureCode>[]): void {
  if (writes.length === 0 || writes.length > TRANSACTION_LIMIT) throw new Error(`a commit of ${writes.length} writes`);
  const seen = new Set<string>();
  const sites = sitesOf(actor);
  for (const { key } of writes) {
    const name = `${key.pk} / ${key.sk}`;
    if (seen.has(name)) throw new Error(`two writes of one item: ${name}`);
    seen.add(name);
    if (!key.pk.startsWith('P#') && !sites.some((site) => key.pk.startsWith(`S#${site}#`)))
      throw new Error(`a write outside the actor's site: ${name}`);
  }
}

/** How long the table keeps what is written at the sandbox. */
const SANDBOX_DAYS = 30;

/** Who writes at the sandbox what stays: whoever makes it, and who has a key there. */
const lasts = (actor: Actor): boolean => actor.kind === 'tester' || (actor.kind === 'job' && actor.job === 'seed');

/** The same write, of a row that the table takes away by itself. */
const passing = <F extends FailureCode>(write: Write<F>): Write<F> =>
  write.kind === 'put' && write.item.ttl === undefined
    ? { ...write, item: { ...write.item, ttl: Math.ceil((clock.now() + SANDBOX_DAYS * DAY) / 1000) } }
    : write;

/** The sites whose rows an actor's commit may touch. */
function sitesOf(actor: Actor): readonly string[] {
  if (actor.kind === 'link') return [actor.consumer, actor.supplier];
  if (actor.kind === 'resale') return [actor.site, actor.consumer];
  if (actor.kind === 'tester') return [actor.site, actor.home, ...(actor.partner === undefined ? [] : [actor.partner])];
  if (actor.kind === 'partner') return [actor.site, actor.home];
  return actor.kind === 'founder' ? [actor.site, actor.platform] : [actor.site];
}

/** Suspending a link, or switching it off, takes effect at once: every commit under it needs it live. */
const linkStands = (link: LinkActor): Write<'FORBIDDEN'> => ({
  kind: 'check',
  key: supplierKeys.link(link),
  when: [{ field: 'isLive', is: true }],
  otherwise: 'FORBIDDEN',
});

async function writeOne(write: Write<FailureCode>): Promise<void> {
  const input = { TableName: tableName(), ...versioned(write) };
  if (write.kind === 'put')
    await tableClient().send(new PutCommand(input as ConstructorParameters<typeof PutCommand>[0]));
  else if (write.kind === 'update')
    await tableClient().send(new UpdateCommand(input as ConstructorParameters<typeof UpdateCommand>[0]));
  else await tableClient().send(new DeleteCommand(input as ConstructorParameters<typeof DeleteCommand>[0]));
}

async function writeTogether(writes: readonly Write<FailureCode>[]): Promise<void> {
  const items = writes.map((write) => ({
    [operationName[write.kind]]: { TableName: tableName(), ...versioned(write) },
  }));
  await tableClient().send(
    new TransactWriteCommand({ TransactItems: items as TransactWriteCommandInput['TransactItems'] }),
  );
}

/** A write's operation with the version of the rows it makes. */
export const versioned = (write: Write<FailureCode>) =>
  toOperation(write.kind === 'put' ? { ...write, item: { ...write.item, v: SCHEMA_VERSION } } : write);

/** The row as it was comes marshalled: the document client does not translate errors. */
const decide = (
  otherwise: Otherwise<FailureCode> | undefined,
  old: Parameters<typeof unmarshall>[0] | undefined,
): FailureCode => (typeof otherwise === 'function' ? otherwise(old && unmarshall(old)) : (otherwise ?? 'CONFLICT'));

/** What a violated condition means; undefined: it was none. */
export function refusal(error: unknown, writes: readonly Write<FailureCode>[]): FailureCode | undefined {
  if (error instanceof ConditionalCheckFailedException) return decide(writes[0]!.otherwise, error.Item);
  if (!(error instanceof TransactionCanceledException)) return undefined;
  const at = error.CancellationReasons?.findIndex((reason) => reason.Code === 'ConditionalCheckFailed') ?? -1;
  return at < 0 ? undefined : decide(writes[at]!.otherwise, error.CancellationReasons![at]!.Item);
}

/** Whether a write is worth repeating. */
export function isConflict(error: unknown): boolean {
  if (error instanceof TransactionCanceledException)
    return (error.CancellationReasons ?? []).some((reason) => worthRepeating.has(reason.Code ?? ''));
  return error instanceof Error && repeatable.has(error.name);
}
