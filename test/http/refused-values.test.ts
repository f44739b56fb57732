import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { handle } from '#functions/http/handle.ts';
import { serve } from '#functions/http/serve.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { queryPage } from '#functions/table/read.ts';
import { create } from '#functions/table/write.ts';
import { defineCall } from '#shared/contract.ts';
import { ok } from '#shared/errors.ts';
import { eventOf, sendEvent } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { rowsOf } from '#test/table/listed.ts';

useWorld({ at: '2026-12-01T08:00:00Z' });

/** A call whose contract lets through what the engine does not take. */
const keepNote = defineCall({
  name: 'refused/keep-note',
  method: 'POST',
  path: '/test/note',
  summary: 'Keeps a note.',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({
    id: z._default(z.string(), 'N1'),
    text: z._default(z.string(), ''),
    count: z._default(z.number(), 1),
    owner: z._default(z.string(), 'nobody'),
    from: z.optional(z.string()),
    to: z.optional(z.string()),
    twice: z._default(z.boolean(), false),
    grows: z._default(z.boolean(), false),
    broken: z._default(z.boolean(), false),
  }),
  response: z.object({}),
  failures: [],
});

const lambda = serve([
  handle(keepNote, async (actor, { id, text, count, owner, from, to, twice, grows, broken }) => {
    if (from !== undefined) await queryPage(rowsOf(keys.markups(actor)), { from, to });
    if (grows)
      await commit(actor, [
        { kind: 'update', key: keys.booking(actor, id), set: { text: text.repeat(9) } },
        create(keys.order(actor, id), {}),
      ]);
    if (broken) await commit(actor, [{ kind: 'update', key: keys.order(actor, id), add: { count: 'x' as never } }]);
    const note = create(keys.traveller(actor, 'U1', id), { text, count, g1p: owner, g1s: 'x' });
    await commit(actor, twice ? [note, create(keys.order(actor, id), {})] : [note]);
    return ok({});
  }),
]);
const keep = (body: object) =>
  sendEvent<typeof keepNote>(lambda, eventOf({ site: 'sarathi', call: keepNote, rawBody: JSON.stringify(body) }));

describe("what the table's engine takes for impossible", () => {
  it.each([
    ['an empty key of an index', { owner: '' }, 'owner', 'This is required field.'],
    ['a key of two kilobytes', { id: 'x'.repeat(2000) }, 'id', 'This is too long.'],
    ['one in a transaction', { id: 'x'.repeat(2000), twice: true }, 'id', 'This is too long.'],
    ['a row of half a megabyte', { text: '“'.repeat(140_000), id: 'N2' }, 'text', undefined],
    ['a row that grows too large', { text: 'y'.repeat(60_000), id: 'N3', grows: true }, 'text', 'This is too long.'],
    ['a number that is not exact', { count: 2 ** 60 }, 'count', 'This number is out of range.'],
    ['a number next to nothing', { count: 1e-200, id: 'N4' }, 'count', 'This number is out of range.'],
    ['half a character', { text: 'x\ud83d' }, 'text', 'This contains an invalid character.'],
  ])('%s is the field’s error', async (_, body, field, text) => {
    const warned = vi.spyOn(log, 'warn');
    const answer = await keep(body);
    if (text === undefined) expect(answer).toMatchObject({ status: 413, errorCode: 'BODY_TOO_LARGE' });
    else expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION', errors: { [field]: text } });
    for (const [, facts] of warned.mock.calls) expect(JSON.stringify(facts)).not.toMatch(/xxx|yyy/);
    warned.mockRestore();
  });

  it('is refused, and logged as ours, where no field is known to be to blame', async () => {
    const failed = vi.spyOn(log, 'error');
    const answer = await keep({ from: '2026-02', to: '2026-01' });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(answer.errorMessage).toBe('A value in this request is not allowed.');
    expect(failed).toHaveBeenCalledWith(
      'values refused by the table',
      expect.objectContaining({ call: keepNote.name, fields: [] }),
    );
    failed.mockRestore();
  });

  it('is a defect where the operation is wrong, not its values', async () => {
    const failed = vi.spyOn(log, 'error');
    expect(await keep({ broken: true, id: 'N5' })).toMatchObject({ status: 500, errorCode: 'INTERNAL' });
    expect(failed).toHaveBeenCalledWith('call failed', expect.anything());
    failed.mockRestore();
  });
});
