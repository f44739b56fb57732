import { describe, expect, it } from 'vitest';
import { refuse } from '#functions/http/envelope.ts';
import type { HttpAnswer, HttpEvent } from '#functions/http/request/event.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { gatewayPage } from '#functions/payments/gateway-page.ts';
import { handler as sitePage } from '#functions/site-page/index.ts';
import { fail } from '#shared/errors.ts';
import { MINUTE } from '#shared/time.ts';
import { login } from '#shared/users/session/login.ts';
import { callHttp, eventOf, sendEvent } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { addCredit, lambda, readCredit } from './test-calls.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const event = eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'A' } });
const ask = (path: string, httpMethod: string) => sendEvent(lambda, { ...event, path, httpMethod });

describe('a method', () => {
  it.each([
    ['/flightApi/api/credit/A', 'POST', 'GET, HEAD'],
    ['/api/nfs/flights/api/credit/A', 'PUT', 'GET, HEAD'],
    ['/test/credit/A', 'GET', 'POST, DELETE'],
    ['/test/credit/A', 'HEAD', 'POST, DELETE'],
    ['/test/credit/A', 'OPTIONS', 'POST, DELETE'],
  ])('that %s does not take (%s) is told which it takes', async (path, method, allow) => {
    if (method === 'HEAD') {
      const answer: HttpAnswer = await lambda({ ...event, path, httpMethod: method }, {} as never);
      expect([answer.statusCode, answer.headers?.allow, answer.body]).toEqual([405, allow, '']);
      return;
    }
    const answer = await ask(path, method);
    expect(answer).toMatchObject({ status: 405, errorCode: 'METHOD_NOT_ALLOWED', result: null });
    expect(answer.headers.allow).toBe(allow);
  });

  it('HEAD answers as GET does, without the body', async () => {
    const path = '/flightApi/api/credit/A';
    const got: HttpAnswer = await lambda({ ...event, path }, {} as never);
    const head: HttpAnswer = await lambda({ ...event, path, httpMethod: 'HEAD' }, {} as never);
    expect(head).toEqual({ ...got, body: '' });
    expect(head.statusCode).toBe(200);
    expect((await ask('/test/nowhere', 'GET')).status).toBe(404);
  });

  it('of a page is GET or HEAD, of the gateway’s pages POST too', async () => {
    const page = (httpMethod: string) => sitePage({ ...event, path: '/app/flight', httpMethod } as HttpEvent);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect(await page(method)).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } });
    const paying = { ...event, path: '/gateway/sandbox/AAAAAAAAAAAA', httpMethod: 'PUT' } as HttpEvent;
    expect(await gatewayPage(paying, {} as never)).toMatchObject({
      statusCode: 405,
      headers: { allow: 'GET, HEAD, POST' },
    });
  });
});

describe('a caller who was too often here', () => {
  it('hears when to come again', async () => {
    const { item } = await world.addUser('sarathi', 'retail', { password: 'right-password-1' });
    const tryIt = () =>
      callHttp({ site: 'sarathi', call: login, body: { email: item.email, password: 'wrong-password-1' } });
    for (let wrong = 1; wrong <= 10; wrong++) expect((await tryIt()).status).toBe(400);
    const eleventh = await tryIt();
    expect(eleventh).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
    expect(eleventh.headers['retry-after']).toBe('1');
  });

  it('is told so of a crowd, too', () => {
    expect(refuse(fail('WALLET_BUSY')).headers).toMatchObject({ 'retry-after': '1' });
    expect(refuse(fail('CONFLICT')).headers).not.toHaveProperty('retry-after');
  });

  it('of a window hears how long it lasts still', async () => {
    const allowance = { limit: 1, windowMs: 10 * MINUTE };
    world.clock.advance(90_000);
    const take = () => spend(world.visitor('sarathi'), 'TEST', 'somebody', allowance);
    expect(await take()).toMatchObject({ ok: true });
    expect(await take()).toMatchObject({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfter: 510 });
  });
});

describe('an idempotency key', () => {
  const post = (key: string) =>
    sendEvent<typeof addCredit>(
      lambda,
      eventOf({
        site: 'sarathi',
        call: addCredit,
        body: { orderId: 'K', points: 1 },
        as: world.user('sarathi', 'retail'),
        headers: { 'idempotency-key': key },
      }),
    );
  it('of more than 80 characters is refused, not cut', async () => {
    expect(await post('k'.repeat(81))).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
      errors: { 'idempotency-key': 'Please use at most 80 characters.' },
    });
    expect(await post('k'.repeat(80))).toMatchObject({ status: 200 });
  });
});
