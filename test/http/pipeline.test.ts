import { describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { DAY, HOUR, MINUTE } from '#shared/time.ts';
import { type CallRequest, eventOf, sendEvent } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { addCredit, deleteCredit, lambda, readCredit } from './test-calls.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const agent = () => world.user('sarathi', 'travelAgent');
type Post = Partial<CallRequest<typeof addCredit>>;
const post = (more: Post = {}) =>
  sendEvent<typeof addCredit>(
    lambda,
    eventOf({ site: 'sarathi', call: addCredit, body: { orderId: 'A', points: 1 }, as: agent(), ...more }),
  );
const get = (more: Partial<CallRequest<typeof readCredit>> = {}) =>
  sendEvent<typeof readCredit>(lambda, eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'A' }, ...more }));

describe('the envelope', () => {
  it('says success and failure with one status table, as JSON that nobody caches', async () => {
    const good = await post();
    expect(good).toMatchObject({
      status: 200,
      success: true,
      result: { orderId: 'A', points: 1 },
      message: '',
      errorCode: null,
      cookies: ['seen=1'],
    });
    expect(good.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const refused = await post({ body: { orderId: 'A', points: 1, fails: 'state' } });
    const said = 'The price has changed. Please review the new total.';
    expect(refused).toMatchObject({
      status: 402,
      success: false,
      result: { total: 5 },
      message: said,
      errorMessage: said,
      errorCode: 'PRICE_CHANGED',
      errors: { points: 'Too many' },
    });
  });

  it('names each field that is wrong', async () => {
    const answer = await post({ rawBody: '{"points":"","extra":1}' });
    expect(answer).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
      errors: { points: 'This is required field.', _: 'Unknown field: extra' },
    });
  });

  it('answers a defect with 500 and leaks nothing', async () => {
    const answer = await post({ body: { orderId: 'A', points: 1, fails: 'defect' } });
    expect(answer).toMatchObject({
      status: 500,
      errorCode: 'INTERNAL',
      errorMessage: 'Something went wrong',
      result: null,
    });
    expect(JSON.stringify(answer)).not.toContain('4711');
  });

  it('answers a path nobody serves, and a lost table, in the same shape', async () => {
    const nowhere = await sendEvent(lambda, {
      ...eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'A' } }),
      path: '/test/nowhere',
    });
    expect(nowhere).toMatchObject({ status: 404, success: false, errorCode: 'NO_SUCH_CALL' });
    world.faults.failNth(1, 'before');
    expect(await post()).toMatchObject({ status: 500, errorCode: 'INTERNAL' });
  });
});

describe('what a request carries', () => {
  it('takes path and query, decoded, and the path wins over the body', async () => {
    expect(await get({ body: { orderId: 'a b/c', note: 'x&y' } })).toMatchObject({
      status: 200,
      result: { orderId: 'a b/c', note: 'x&y', kind: 'visitor' },
    });
    const answer = await post({ rawBody: '{"orderId":"B","points":2}' });
    expect(answer).toMatchObject({ status: 200, result: { orderId: 'A', points: 2 } });
  });

  it('answers flight calls under the second base path as well', async () => {
    const event = eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'A' } });
    expect(await sendEvent(lambda, { ...event, path: '/api/nfs/flights/api/credit/A' })).toMatchObject({
      status: 200,
      result: { orderId: 'A' },
    });
  });

  it('does not fall over a path that cannot be decoded, or a body that plays with prototypes', async () => {
    const event = eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'A' } });
    expect((await sendEvent(lambda, { ...event, path: '/flightApi/api/credit/%E0%A4%A' })).status).toBeLessThan(500);
    expect((await post({ rawBody: '{"points":1,"__proto__":{"fails":"defect"}}' })).status).toBeLessThan(500);
    expect(({} as { fails?: string }).fails).toBeUndefined();
  });

  it('takes a body that arrives in base 64, with the charset the client names', async () => {
    const event = eventOf({
      site: 'sarathi',
      call: addCredit,
      body: { orderId: 'A', points: 3 },
      as: agent(),
      headers: { 'content-type': 'Application/JSON;charset=utf-8' },
    });
    const answer = await sendEvent(lambda, {
      ...event,
      body: Buffer.from(event.body!).toString('base64'),
      isBase64Encoded: true,
    });
    expect(answer).toMatchObject({ status: 200, result: { points: 3 } });
  });
});

describe('where a request comes from', () => {
  it("takes its own pages' and refuses every other origin, to the port", async () => {
    expect(await post({ headers: { origin: testSites.sarathi.origin } })).toMatchObject({ status: 200 });
    for (const origin of [
      'http://sarathi.localhost',
      'https://sarathi.localhost:4400',
      testSites.gulf.origin,
      'null',
      'http://evil.example',
      '',
    ]) {
      expect(await post({ headers: { origin } }), origin).toMatchObject({ status: 403, errorCode: 'FOREIGN_ORIGIN' });
    }
  });

  it('takes a client with its token in the header without an origin, but not one with the cookie', async () => {
    expect(await post({ as: { token: agent().token }, headers: { origin: undefined } })).toMatchObject({ status: 200 });
    expect(await post({ headers: { origin: undefined } })).toMatchObject({ status: 403, errorCode: 'FOREIGN_ORIGIN' });
    const remove = (headers: Record<string, string | undefined>) =>
      sendEvent(lambda, eventOf({ site: 'sarathi', call: deleteCredit, body: { orderId: 'A' }, as: agent(), headers }));
    expect(await remove({ origin: testSites.gulf.origin })).toMatchObject({ errorCode: 'FOREIGN_ORIGIN' });
    expect(await remove({})).toMatchObject({ status: 200 });
  });

  it('believes the edge only with its secret; without it the domain-name header selects the site', async () => {
    expect(await get({ headers: { 'site-id': undefined } })).toMatchObject({ result: { host: 'sarathi.localhost' } });
    const forged = { 'x-origin-secret': 'guessed', 'site-id': undefined };
    expect(await get({ headers: forged })).toMatchObject({ status: 404, errorCode: 'UNKNOWN_SITE' });
    expect(await get({ headers: { ...forged, 'domain-name': 'gulf.localhost' } })).toMatchObject({
      status: 200,
      result: { host: 'gulf.localhost' },
    });
    expect(await get({ headers: { ...forged, 'domain-name': 'gulf.localhost' }, as: agent() })).toMatchObject({
      result: { kind: 'visitor' },
    });
  });

  it("refuses a staff-id that is neither the site's default nor the signed-in staff user's", async () => {
    const staff = world.user('sarathi', 'staff');
    const as = (staffId: string, user = agent()) => post({ as: user, headers: { 'staff-id': staffId } });
    expect(await as(testSites.sarathi.head.defaultStaffId)).toMatchObject({ status: 200 });
    expect(await as(staff.item.userId, staff)).toMatchObject({ status: 200 });
    expect(await as(staff.item.userId)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(await as(agent().item.userId)).toMatchObject({ errorCode: 'FORBIDDEN' });
  });
});

describe('a session', () => {
  it('costs one trip beside what the call itself needs', async () => {
    world.faults.reset();
    await get({ as: agent() });
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 1 });
  });

  it('moves with its use, written at most hourly, and ends when it lay idle', async () => {
    world.clock.advance(30 * MINUTE);
    world.faults.reset();
    await get({ as: agent() });
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 1 });
    world.clock.advance(HOUR);
    world.faults.reset();
    await get({ as: agent() });
    await get({ as: agent() });
    expect(world.faults.counts().byName).toEqual({ BatchGetItem: 2, UpdateItem: 1 });
    world.clock.advance(13 * DAY);
    expect(await get({ as: agent() })).toMatchObject({ result: { kind: 'user' } });
    world.clock.advance(15 * DAY);
    expect(await get({ as: agent() })).toMatchObject({ result: { kind: 'visitor' } });
  });

  it('ends at the next request when the user is blocked or its epoch raised', async () => {
    const user = await world.addUser('sarathi', 'corporate');
    const change = (set: Record<string, unknown>) =>
      commit(world.job('sarathi'), [{ kind: 'update', key: keys.user(world.job('sarathi'), user.item.userId), set }]);
    expect(await post({ as: user })).toMatchObject({ status: 200 });
    await change({ isBlocked: true });
    expect(await post({ as: user })).toMatchObject({ status: 401, errorCode: 'NOT_SIGNED_IN' });
    await change({ isBlocked: false, sessionEpoch: 2 });
    expect(await post({ as: user })).toMatchObject({ status: 401 });
  });
});
