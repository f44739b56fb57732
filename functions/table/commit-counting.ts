import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import type { Actor, LinkActor } from '#functions/actor.ts';
import { fail, type FailureCode, ok, type Outcome } from '#shared/errors.ts';
import { tableClient, tableName } from './client.ts';
import { assertSound, isConflict, refusal, type Refused, TRIES, versioned } from './commit.ts';
import type { Item } from './key.ts';
import type { Write } from './write.ts';

/**
 * Carries out one update and answers what it wrote, for whoever counts and must know which one it was. Refuses as `commit`
 * does.
 */
export async function commitCounting<A extends Exclude<Actor, LinkActor>, const F extends FailureCode = never>(
  actor: A,
  write: Extract<Write<F>, { kind: 'update' }>,
): Promise<Outcome<Item, Refused<A, F>>> {
  assertSound(actor, [write]);
  for (let attempt = 1; ; attempt++) {
    try {
      const input = { TableName: tableName(), ...versioned(write), ReturnValues: 'UPDATED_NEW' as const };
      const { Attributes = {} } = await tableClient().send(
        new UpdateCommand(input as ConstructorParameters<typeof UpdateCommand>[0]),
      );
      return ok(Attributes);
    } catch (error) {
      const refused = refusal(error, [write]);
      if (refused) return fail(refused as Refused<A, F>);
      if (!isConflict(error)) throw error;
      if (attempt === TRIES) return fail('BUSY');
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}
