import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import type { JobActor, LinkActor, UserActor } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { changeUserWrites } from '#functions/users/change-user-writes.ts';
import type { UserItem } from '#functions/users/model.ts';
import { commit, type Refused } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { defineCall } from '#shared/contract.ts';
import { ok } from '#shared/errors.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld();
type CodeOf<O> = O extends { ok: false; code: infer Code } ? Code : never;

test('a commit answers what its writes refuse with, and nothing that they do not', async () => {
  const job = world.job('sarathi');
  const writes = (): Write<never>[] => [{ kind: 'put', key: keys.booking(job, 'T1'), item: { statusId: 1 } }];
  const taken = create(keys.booking(job, 'T2'), { statusId: 1 }, 'EMAIL_TAKEN');
  const one = await commit(job, writes());
  expectTypeOf<CodeOf<typeof one>>().toEqualTypeOf<'CONFLICT' | 'BUSY'>();
  const both = await commit(job, [...writes(), taken]);
  expectTypeOf<CodeOf<typeof both>>().toEqualTypeOf<'EMAIL_TAKEN' | 'CONFLICT' | 'BUSY'>();
  expect(both).toEqual(ok(undefined));
  expect(await commit(job, [taken], { busy: 'WALLET_BUSY' })).toMatchObject({ ok: false, code: 'EMAIL_TAKEN' });
});

test('under a link it may also answer that the link is over', () => {
  expectTypeOf<Refused<LinkActor, never>>().toEqualTypeOf<'FORBIDDEN' | 'CONFLICT' | 'BUSY'>();
  expectTypeOf<Refused<JobActor, never, 'WALLET_BUSY'>>().toEqualTypeOf<'WALLET_BUSY' | 'CONFLICT' | 'BUSY'>();
});

test('only another address or number can be taken', () => {
  const write = (actor: UserActor, user: UserItem) => ({
    blocked: changeUserWrites(actor, user, { isBlocked: true }),
    moved: changeUserWrites(actor, user, { email: 'a@b.example' }),
    // @ts-expect-error a user has no such field
    wrong: changeUserWrites(actor, user, { isBlocked: true, isBlokced: true }),
  });
  expectTypeOf<ReturnType<typeof write>['blocked']>().toEqualTypeOf<Write<'NOT_FOUND'>[]>();
  expectTypeOf<ReturnType<typeof write>['moved']>().toEqualTypeOf<Write<'NOT_FOUND' | 'EMAIL_TAKEN'>[]>();
});

test('a call that does not name what its writes refuse with does not compile', () => {
  const wire = {
    name: 'users/try',
    method: 'POST',
    path: '/api/users/try',
    summary: 'Tries.',
    actor: 'user',
    access: { scope: 'own' },
    request: z.strictObject({}),
    response: z.object({}),
  } as const;
  const silent = defineCall({ ...wire, failures: [] });
  const frank = defineCall({ ...wire, failures: ['EMAIL_TAKEN'] });
  const run = async (actor: UserActor) => {
    const done = await commit(actor, [create(keys.booking(actor, 'T3'), {}, 'EMAIL_TAKEN')]);
    return done.ok ? ok({}) : done;
  };
  // @ts-expect-error EMAIL_TAKEN is not among its failures
  handle(silent, run);
  expect(handle(frank, run).call).toBe(frank);
});
