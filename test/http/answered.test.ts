import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as client from '#functions/table/client.ts';
import { log } from '#functions/runtime/log.ts';
import { handle } from '#functions/http/handle.ts';
import { serve, serveRoutes } from '#functions/http/serve.ts';
import { fail, ok } from '#shared/errors.ts';
import { login } from '#shared/users/session/login.ts';
import { callHttp, eventOf, sendEvent } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { addCredit, lambda, readCredit } from './test-calls.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const lines: { message: string; fields: Record<string, unknown> }[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const level of ['info', 'error'] as const)
    vi.spyOn(log, level).mockImplementation((...given) => {
      lines.push({ message: given[0] as string, fields: given[1] as Record<string, unknown> });
    });
});
afterEach(() => {
  vi.restoreAllMocks();
});
const answered = () => lines.filter(({ message }) => message === 'answered').map(({ fields }) => fields);

it('says each answer by its call’s name, its status and the gateway’s id of the request, and nothing of the request', async () => {
  await sendEvent(lambda, eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'SECRET', note: 'SECRET' } }));
  expect(answered()).toEqual([{ call: 'pipeline/read-credit', status: 200, ms: 0, request: 'test' }]);
  expect(JSON.stringify(lines)).not.toContain('SECRET');
});

it('says of a defect which call failed, without its path', async () => {
  const as = world.user('sarathi', 'retail');
  const body = { orderId: 'SECRET', points: 1, fails: 'defect' } as const;
  const { status } = await sendEvent(lambda, eventOf({ site: 'sarathi', call: addCredit, body, as }));
  expect(status).toBe(500);
  const [failed] = lines.filter(({ message }) => message === 'call failed');
  expect(failed!.fields).toMatchObject({
    call: 'pipeline/add-credit',
    request: 'test',
    error: { message: 'the secret is 4711' },
  });
  expect(answered()).toMatchObject([{ call: 'pipeline/add-credit', status: 500 }]);
  expect(JSON.stringify([failed!.fields, answered()])).not.toContain('SECRET');
});

it('refuses what nobody answers, and a method that is not taken, without asking the table or naming the path', async () => {
  const [written, read] = [vi.spyOn(client, 'tableClient'), vi.spyOn(client, 'readingClient')];
  const event = eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'A' } });
  const ask = (path: string, httpMethod: string) =>
    sendEvent(lambda, { ...event, path, httpMethod, resource: '/flightApi/api/{proxy+}' });
  expect(await ask('/flightApi/api/no/such/SECRET', 'GET')).toMatchObject({ status: 404, errorCode: 'NO_SUCH_CALL' });
  const refused = await ask('/flightApi/api/credit/SECRET', 'PATCH');
  expect(refused).toMatchObject({ status: 405, errorCode: 'METHOD_NOT_ALLOWED' });
  expect(refused.headers.allow).toBe('GET, HEAD');
  expect(written).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
  expect(answered()).toEqual([
    { call: 'none', status: 404 },
    { call: 'none', status: 405 },
  ]);
});

it('answers what comes without the gateway’s own words, and in the envelope what no router can read', async () => {
  const event = eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'A' } });
  const { requestContext: _, resource: __, ...bare } = event;
  expect(await sendEvent(lambda, bare as typeof event)).toMatchObject({ status: 200 });
  expect(answered()).toEqual([{ call: 'pipeline/read-credit', status: 200, ms: 0, request: undefined }]);
  const users = serve([handle(login, async () => fail('BUSY'))]);
  const { resource: ___, ...signIn } = eventOf({
    site: 'sarathi',
    call: login,
    body: { email: 'a@b.example', password: 'x' },
  });
  expect(await sendEvent(users, signIn as typeof event)).toMatchObject({ status: 503, errorCode: 'BUSY' });
  const unreadable = { ...event, httpMethod: undefined } as unknown as typeof event;
  expect(await sendEvent(lambda, unreadable)).toMatchObject({ status: 500, errorCode: 'INTERNAL' });
  expect(lines.at(-1)).toMatchObject({ message: 'call failed', fields: { call: 'none' } });
});

it('answers a throttled call at its own path only, and any other below a greedy one too', async () => {
  const body = { email: 'nobody@example.test', password: 'wrong-password-1' };
  const event = eventOf({ site: 'sarathi', call: login, body });
  const users = serve([handle(login, async () => ok({} as never))]);
  const greedy = await sendEvent(users, { ...event, resource: '/api/wl/user/{proxy+}' });
  expect(greedy).toMatchObject({ status: 404, errorCode: 'NO_SUCH_CALL' });
  expect((await callHttp({ site: 'sarathi', call: login, body })).status).toBe(400);
  const read = eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'A' } });
  expect(await sendEvent(lambda, { ...read, resource: '/flightApi/api/{proxy+}' })).toMatchObject({ status: 200 });
});

it('loads a call’s contract and handler when it is first called', async () => {
  const load = vi.fn(async () =>
    handle(readCredit, async (_, { orderId }) => ok({ orderId, note: '', host: '', kind: '' })),
  );
  const { name, method, path } = readCredit;
  const lazily = serveRoutes([{ name, method, path, load }]);
  const event = eventOf({ site: 'sarathi', call: readCredit, body: { orderId: 'A' } });
  expect((await sendEvent(lazily, { ...event, path: '/flightApi/api/other' })).status).toBe(404);
  expect(load).not.toHaveBeenCalled();
  expect(await sendEvent(lazily, event)).toMatchObject({ status: 200, result: { orderId: 'A' } });
  expect(load).toHaveBeenCalledTimes(1);
});
