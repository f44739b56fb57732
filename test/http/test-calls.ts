import * as z from 'zod/mini';
import { handle } from '#functions/http/handle.ts';
import { serve } from '#functions/http/serve.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import type { Write } from '#functions/table/write.ts';
import { defineCall } from '#shared/contract.ts';
import { fail, type FailureCode, ok } from '#shared/errors.ts';

/** Calls that exist only here, for what the pipeline does for every call. */
export const addCredit = defineCall({
  name: 'pipeline/add-credit',
  method: 'POST',
  path: '/test/credit/{orderId}',
  summary: 'Adds to an order; under a key, once.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({
    orderId: z.string(),
    points: z.number().check(z.gte(1)),
    fails: z.optional(z.enum(['defect', 'state'])),
  }),
  response: z.object({ orderId: z.string(), points: z.number() }),
  failures: ['PRICE_CHANGED'],
  idempotent: true,
});

export const readCredit = defineCall({
  name: 'pipeline/read-credit',
  method: 'GET',
  path: '/flightApi/api/credit/{orderId}',
  summary: 'Reads it.',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({ orderId: z.string(), note: z.optional(z.string()) }),
  response: z.object({ orderId: z.string(), note: z.string(), host: z.string(), kind: z.string() }),
  failures: [],
});

export const deleteCredit = defineCall({
  name: 'pipeline/delete-credit',
  method: 'DELETE',
  path: '/test/credit/{orderId}',
  summary: 'Removes it.',
  actor: 'user',
  access: { scope: 'own' },
  request: z.strictObject({ orderId: z.string() }),
  response: z.object({}),
  failures: [],
});

export const lambda = serve([
  handle(addCredit, async (actor, { orderId, points, fails }, context) => {
    if (fails === 'defect') throw new Error('the secret is 4711');
    if (fails === 'state') return fail('PRICE_CHANGED', { detail: { total: 5 }, errors: { points: 'Too many' } });
    const value = { orderId, points };
    const writes: Write<FailureCode>[] = [
      {
        kind: 'update',
        key: keys.order(actor, orderId),
        add: { points },
        when: [{ anyOf: [{ absent: true }, { field: 'points', below: 1000 }] }],
        otherwise: 'ILLEGAL_TRANSITION',
      },
    ];
    const done = await commit(actor, [...writes, ...context.claim(value)]);
    if (!done.ok) return fail(done.code as 'ILLEGAL_TRANSITION');
    context.setCookies(['seen=1']);
    return ok(value);
  }),
  handle(readCredit, async (actor, { orderId, note = '' }, { host }) => ok({ orderId, note, host, kind: actor.kind })),
  handle(deleteCredit, async () => ok({})),
]);
