import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { claimWrite } from '#functions/http/idempotency.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { serve } from '#functions/http/serve.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { type Call, defineCall } from '#shared/contract.ts';
import { ok } from '#shared/errors.ts';
import { staffOnly } from '#shared/staff-only.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { type CallRequest, eventOf, sendEvent } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const AT = Date.parse('2026-12-01T08:00:00Z');

const seen = { call: '', who: '' };
const define = (name: string, actor: 'user' | 'visitor') =>
  defineCall({
    name: `pipeline/${name}`,
    method: 'POST',
    path: `/test/${name}`,
    summary: 'Says who asked, and to staff more.',
    actor,
    access: { scope: 'public' },
    request: z.strictObject({}),
    response: z.object({ who: z.string(), net: staffOnly(z.number()) }),
    failures: [],
  });
const forUsers = define('for-users', 'user');
const forAll = define('for-all', 'visitor');
const forTravellers = {
  ...forUsers,
  name: 'pipeline/for-travellers',
  path: '/test/for-travellers',
  access: { scope: 'public', module: 'Flights' },
} as const;
const once = defineCall({
  name: 'pipeline/once',
  method: 'POST',
  path: '/test/once',
  summary: 'Counts how often it was carried out.',
  actor: 'visitor',
  access: { scope: 'public' },
  request: z.strictObject({}),
  response: z.object({ times: z.number() }),
  failures: [],
  idempotent: true,
});
const ofTicket = defineCall({
  name: 'pipeline/of-ticket',
  method: 'POST',
  path: '/test/of-ticket',
  summary: 'For whoever holds a ticket.',
  actor: 'ticketHolder',
  access: { scope: 'public' },
  request: z.strictObject({ bookingId: z.string(), pnr: z.string() }),
  response: z.object({}),
  failures: [],
});
let times = 0;
const handled = (call: typeof forUsers) =>
  handle(call, async (actor) => {
    seen.call = call.name;
    return ok({ who: actor.kind, net: 5 });
  });
const lambda = serve([
  handled(forUsers),
  handled(forAll as typeof forUsers),
  handled(forTravellers as unknown as typeof forUsers),
  handle(once, async (actor, _, { claim }) => {
    times += 1;
    await commit(actor, claim({ times }));
    return ok({ times });
  }),
  handle(ofTicket, async () => ok({})),
]);
const ask = <C extends Call>(call: C, more: Partial<CallRequest<C>> = {}) =>
  sendEvent<typeof forUsers>(lambda, eventOf({ site: 'sarathi', call, ...more } as CallRequest<C>));
const cleared = [
  expect.stringMatching(/^__Host-portolan=; .*Max-Age=0/),
  expect.stringMatching(/^portolan-signed-in=; .*Max-Age=0/),
];
/** Whose session was left alone for longer than it lasts. */
async function over(site: 'sarathi' | 'quiet' = 'sarathi') {
  const user = await world.addUser(site, 'travelAgent');
  world.clock.advance(15 * DAY);
  return user;
}

describe('a session on its way through the pipeline', () => {
  it('that is over is taken from a browser, and its next question is a visitor’s; a client’s token is its own', async () => {
    const user = await over();
    const refused = await ask(forUsers, { as: user });
    expect(refused).toMatchObject({ status: 401, errorCode: 'NOT_SIGNED_IN', cookies: cleared });
    expect(await ask(forUsers, { as: { token: user.token } })).toMatchObject({ status: 401, cookies: [] });
    expect(await ask(forUsers)).toMatchObject({ status: 401, cookies: [] });
    expect(await ask(forAll, { as: user })).toMatchObject({ status: 200, cookies: [], result: { who: 'visitor' } });
  });

  it('that stands is not touched by a refusal of another kind', async () => {
    const user = world.user('sarathi', 'travelAgent');
    expect(await ask(forUsers, { as: user, headers: { 'staff-id': 'SOMEBODY' } })).toMatchObject({
      status: 403,
      cookies: [],
    });
    expect(await ask(forUsers, { as: await over(), headers: { 'staff-id': 'SOMEBODY' } })).toMatchObject({
      status: 401,
      cookies: cleared,
    });
  });

  it('that is used is prolonged by a cookie for browsers, and without one for a client', async () => {
    const user = await world.addUser('sarathi', 'travelAgent');
    expect((await ask(forUsers, { as: user })).cookies).toEqual([]);
    world.clock.advance(DAY);
    const [cookie] = (await ask(forUsers, { as: user })).cookies;
    expect(cookie).toContain(`__Host-portolan=${user.token}; `);
    expect((await ask(forUsers, { as: user })).cookies).toEqual([]);
    world.clock.advance(DAY);
    expect((await ask(forUsers, { as: { token: user.token } })).cookies).toEqual([]);
  });

  it('of a browser that signed out is closed first, whichever call says so', async () => {
    const user = await world.addUser('sarathi', 'travelAgent');
    const headers = { 'signed-out': '1' };
    expect(await ask(forUsers, { as: user, headers })).toMatchObject({ status: 401, cookies: cleared });
    expect(await ask(forAll, { as: user })).toMatchObject({ status: 200, result: { who: 'visitor' } });
  });

  it('that could not be closed answers nobody as its user', async () => {
    const user = await world.addUser('sarathi', 'travelAgent');
    seen.call = '';
    world.faults.conflict(20);
    const answer = await ask(forAll, { as: user, headers: { 'signed-out': '1' } });
    world.faults.reset();
    expect(answer).toMatchObject({ status: 503, errorCode: 'BUSY' });
    expect(seen.call).toBe('');
  });

  it('that is over stays with the browser where the site does not have what was asked for', async () => {
    expect(await ask(forTravellers, { site: 'quiet', as: await over('quiet') })).toMatchObject({
      errorCode: 'MODULE_OFF',
      cookies: [],
    });
  });

  it('is none of a ticket’s holder, who is refused as one', async () => {
    const answer = await ask(ofTicket, { body: { bookingId: 'NOPE', pnr: 'ABC123' } });
    expect(answer).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
  });

  it('is answered again under its key without being carried out again', async () => {
    const headers = { 'idempotency-key': 'one' };
    expect(await ask(once, { headers })).toMatchObject({ status: 200, result: { times: 1 } });
    expect(await ask(once, { headers })).toMatchObject({ status: 200, result: { times: 1 } });
    expect(times).toBe(1);
  });

  it('shows staff what is theirs alone, and nobody else', async () => {
    const netOf = async (as?: CallRequest<typeof forAll>['as']) => (await ask(forAll, as && { as })).result?.net;
    expect(await netOf(world.user('sarathi', 'staff'))).toBe(5);
    expect(await netOf(world.user('sarathi', 'travelAgent'))).toBeUndefined();
    expect(await netOf()).toBeUndefined();
  });

  it('is asked of the site that stands at the host, and of no other', async () => {
    const unknown = { 'x-site-host': 'nobody.localhost' };
    for (const more of [{}, { 'signed-out': '1' }])
      expect(await ask(forAll, { headers: { ...unknown, ...more } })).toMatchObject({
        status: 404,
        errorCode: 'UNKNOWN_SITE',
      });
  });
});

describe('rows that end by themselves', () => {
  it('a claim for a day: taken once at a time, and by somebody else once it is over', async () => {
    const actor = world.visitor('sarathi');
    const claim = () => commit(actor, [claimWrite(actor, 'call', 'key', {}, { n: 1 })]);
    expect(await claim()).toMatchObject({ ok: true });
    expect(await claim()).toMatchObject({ ok: false, code: 'IN_FLIGHT' });
    const { key } = claimWrite(actor, 'call', 'key', {}, {});
    expect(await getItem(key)).toMatchObject({ expiresAt: AT + DAY, ttl: (AT + DAY) / 1000 });
    world.clock.advance(DAY - 1);
    expect(await claim()).toMatchObject({ ok: false });
    world.clock.advance(1);
    expect(await claim()).toMatchObject({ ok: true });
  });

  it('an allowance for its window, which says how long is left of it', async () => {
    const actor = world.visitor('sarathi');
    world.clock.advance(20_000);
    const at = clock.now();
    const window = Math.floor(at / MINUTE);
    const once = () => spend(actor, 'ROW', 'a', { limit: 1, windowMs: MINUTE });
    expect(await once()).toMatchObject({ ok: true });
    expect(await getItem(keys.rate(actor, 'ROW', `a#${window}`))).toMatchObject({
      count: 1,
      ttl: ((window + 1) * MINUTE) / 1000,
    });
    const left = Math.ceil(((window + 1) * MINUTE - at) / 1000);
    expect(await once()).toEqual(expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfter: left }));
  });

  it('are not written while the table is held by others, which is said as it is', async () => {
    world.faults.conflict(20);
    const answer = await spend(world.visitor('sarathi'), 'BUSY', 'a', { limit: 1, windowMs: MINUTE });
    world.faults.reset();
    expect(answer).toMatchObject({ ok: false, code: 'BUSY' });
    expect(answer).not.toHaveProperty('retryAfter');
  });
});
