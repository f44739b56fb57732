import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Identity } from '#functions/actors/identify.ts';
import { checkAccess } from '#functions/http/check-access.ts';
import { arrivalOf, checkOrigin, pagesOrigin } from '#functions/http/check-origin.ts';
import { encodeAnswer } from '#functions/http/encode-answer.ts';
import { refuse, succeed } from '#functions/http/envelope.ts';
import { cookie, header, type HttpEvent } from '#functions/http/request/event.ts';
import { leavesOf } from '#functions/http/request/leaves-of.ts';
import { fieldErrors, parseRequest } from '#functions/http/request/parse-request.ts';
import { saysSignedOut } from '#functions/http/says-signed-out.ts';
import { clearedCookies, sessionCookies } from '#functions/http/session-cookie.ts';
import { type Call, defineCall } from '#shared/contract.ts';
import { staffOnly } from '#shared/staff-only.ts';
import { ORIGIN_SECRET, SESSION_COOKIE } from '#test/harness/call-http.ts';
import { setTestEnvironment } from '#test/harness/test-environment.ts';
import { testSites } from '#test/harness/test-sites.ts';

beforeAll(() => setTestEnvironment({ folder: '/nowhere', table: 't', endpoint: 'http://127.0.0.1:1' }));

const { head } = testSites.sarathi;
const event = (fields: Partial<HttpEvent> = {}): HttpEvent =>
  ({ httpMethod: 'POST', path: '/x', headers: {}, body: null, isBase64Encoded: false, ...fields }) as HttpEvent;
const withHeaders = (headers: Record<string, string | undefined>, fields: Partial<HttpEvent> = {}) =>
  event({ headers, ...fields });

describe('a header and a cookie', () => {
  it('are found whatever the case of the name, and only by the whole of it', () => {
    const one = withHeaders({ 'Auth-Token': 'T', 'x-auth-token': 'no' });
    expect([header(one, 'auth-token'), header(one, 'auth'), header(event({ headers: null as never }), 'x')]).toEqual([
      'T',
      undefined,
      undefined,
    ]);
    const jar = withHeaders({ Cookie: 'a=1;  b = 2=3 ;ab=4; flag' });
    expect(['a', 'b', 'ab', 'c', 'fla'].map((name) => cookie(jar, name))).toEqual(['1', '2=3', '4', undefined, 'flag']);
    expect(cookie(event(), 'a')).toBeUndefined();
  });
});

describe('where a request arrived', () => {
  const edge = { 'x-origin-secret': ORIGIN_SECRET, 'x-site-host': 'Sarathi.localhost:4400' };

  it("is the edge's word where it proves itself", () => {
    const arrival = arrivalOf(
      withHeaders({ ...edge, 'x-site-origin': 'http://sarathi.localhost:4400', 'x-viewer-address': '192.0.2.7' }),
    );
    expect(arrival).toEqual({
      host: 'sarathi.localhost',
      origin: 'http://sarathi.localhost:4400',
      address: '192.0.2.7',
      vouched: true,
    });
    expect(arrivalOf(withHeaders(edge))).toMatchObject({ origin: 'https://sarathi.localhost', address: '' });
  });

  it("is the client's own word where it does not", () => {
    const said = { 'domain-name': 'gulf.localhost', 'x-site-origin': 'http://evil', 'x-viewer-address': '192.0.2.7' };
    const requestContext = { identity: { sourceIp: '198.51.100.1' } } as HttpEvent['requestContext'];
    for (const wrong of [{ 'x-origin-secret': 'guess' }, { 'x-site-host': undefined }, { 'x-origin-secret': '' }])
      expect(arrivalOf(withHeaders({ ...edge, ...said, ...wrong }, { requestContext }))).toEqual({
        host: 'gulf.localhost',
        origin: 'https://gulf.localhost',
        address: '198.51.100.1',
        vouched: false,
      });
    expect(arrivalOf(withHeaders({ host: 'api.example:443' }))).toMatchObject({ host: 'api.example', address: '' });
    expect(arrivalOf(withHeaders({ host: 'api.example:443x' })).host).toBe('api.example:443x');
    expect(arrivalOf(event()).host).toBe('');
    expect(arrivalOf(withHeaders({}, { requestContext: {} as never })).address).toBe('');
  });

  it('is where its pages are, too', () =>
    expect(pagesOrigin({ host: 'h', origin: 'http://h:1', address: '', vouched: false })).toBe('http://h:1'));
});

describe('where a request comes from', () => {
  const arrival = { host: 'h', origin: 'https://h', address: '', vouched: false };
  const json = { 'content-type': 'application/json' };
  const codeOf = (headers: Record<string, string>, httpMethod = 'POST') => {
    const checked = checkOrigin(withHeaders(headers, { httpMethod }), arrival);
    return checked.ok || checked.code;
  };
  const signedIn = { cookie: `${SESSION_COOKIE}=U.s` };

  it("is the site's own page, or a client without a cookie", () => {
    expect(codeOf({ ...json, origin: 'https://h', ...signedIn })).toBe(true);
    expect(codeOf(json)).toBe(true);
    expect(codeOf({ ...json, cookie: 'other=1' })).toBe(true);
    expect(codeOf({ ...json, origin: 'https://evil.h' })).toBe('FOREIGN_ORIGIN');
    expect(codeOf({ ...json, ...signedIn })).toBe('FOREIGN_ORIGIN');
  });

  it('does not matter where nothing is changed, and does for every other way of asking', () => {
    expect(codeOf({ origin: 'https://evil.h' }, 'GET')).toBe(true);
    expect(codeOf({ origin: 'https://evil.h' }, 'DELETE')).toBe('FOREIGN_ORIGIN');
    expect(codeOf({ origin: 'https://h' }, 'DELETE')).toBe(true);
  });

  it('sends JSON and nothing that a form could', () => {
    expect(codeOf({ 'content-type': ' Application/JSON ; charset=utf-8' })).toBe(true);
    for (const type of ['text/plain', 'application/jsonp', 'x; application/json', ''])
      expect(codeOf({ 'content-type': type }), type).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect(codeOf({})).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it('says that it signed out only in its own name, with the cookie and without a token', () => {
    const says = (headers: Record<string, string>) =>
      saysSignedOut(withHeaders(headers), arrival, headers['auth-token']);
    const left = { 'signed-out': '1', ...signedIn };
    expect([says(left), says({ ...left, origin: 'https://h' })]).toEqual([true, true]);
    for (const not of [
      { ...left, 'signed-out': '' },
      { ...left, 'auth-token': 'U.s' },
      { ...left, cookie: 'other=1' },
      { ...left, origin: 'https://evil.h' },
    ])
      expect(says(not)).toBe(false);
  });
});

describe('the access that a call declares', () => {
  const call = (fields: { actor?: Call['actor']; access?: Partial<Call['access']> } = {}) =>
    ({ actor: fields.actor ?? 'user', access: { scope: 'own', ...fields.access } }) as unknown as Call;
  const who = (userType?: string, fields: Partial<Identity> = {}): Identity => ({
    head,
    session: undefined,
    sessionHash: '',
    permissions: new Set(),
    isSessionOver: false,
    user: userType ? ({ userId: 'U1', userType, isSuperAdmin: false } as Identity['user']) : undefined,
    ...fields,
  });
  const codeOf = (asked: Call, identity: Identity, staffId?: string) => {
    const checked = checkAccess(asked, identity, staffId);
    return checked.ok || checked.code;
  };

  it('asks who is signed in, and of which type', () => {
    expect(codeOf(call(), who())).toBe('NOT_SIGNED_IN');
    expect(codeOf(call(), who('retail'))).toBe(true);
    const desk = call({ access: { userTypes: ['staff'] } });
    expect([codeOf(desk, who('retail')), codeOf(desk, who('staff'))]).toEqual(['FORBIDDEN', true]);
    const open = call({ actor: 'visitor', access: { userTypes: ['staff'] } });
    expect([codeOf(open, who()), codeOf(open, who('retail'))]).toEqual([true, true]);
  });

  it('asks a permission of staff alone: customers are held by their type, visitors by the call', () => {
    const asking = call({ actor: 'visitor', access: { permission: 'any' as never } });
    expect([codeOf(asking, who('retail')), codeOf(asking, who('travelAgent')), codeOf(asking, who())]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('asks for the module that the site has', () => {
    const flights = call({ access: { module: 'Flights' as never } });
    const off = { head: { ...head, modules: ['Visa'] as never } };
    expect(codeOf(flights, who('retail', off))).toBe('MODULE_OFF');
    expect(codeOf(call(), who('retail', off))).toBe(true);
    expect(codeOf(flights, who('retail', { head: { ...head, modules: ['Flights'] as never } }))).toBe(true);
  });

  it('locks out visitors of a locked site, and those whose session is over, where a call is locked', () => {
    const locked = call({ actor: 'visitor', access: { locked: true } });
    const lockMode = { head: { ...head, lockMode: true } };
    expect(codeOf(locked, who())).toBe(true);
    expect(codeOf(locked, who(undefined, lockMode))).toBe('NOT_SIGNED_IN');
    expect(codeOf(locked, who(undefined, { isSessionOver: true }))).toBe('NOT_SIGNED_IN');
    expect(codeOf(locked, who('retail', lockMode))).toBe(true);
    expect(codeOf(call({ actor: 'visitor' }), who(undefined, lockMode))).toBe(true);
  });

  it("takes the default staff's id from anybody and a staff user's own from that user only", () => {
    const open = call({ actor: 'visitor' });
    expect(codeOf(open, who(), head.defaultStaffId)).toBe(true);
    expect(codeOf(open, who('retail'), head.defaultStaffId)).toBe(true);
    expect(codeOf(open, who('staff'), 'U1')).toBe(true);
    expect(codeOf(open, who('staff'), 'U2')).toBe('FORBIDDEN');
    expect(codeOf(open, who('retail'), 'U1')).toBe('FORBIDDEN');
    expect(codeOf(open, who(), 'U1')).toBe('FORBIDDEN');
    expect(codeOf(open, who(), '')).toBe(true);
    expect(codeOf(call(), who(undefined, { isSessionOver: true }), 'U1')).toBe('NOT_SIGNED_IN');
  });
});

describe('an answer', () => {
  it('is an envelope that nobody keeps', () => {
    expect(succeed({ a: 1 })).toEqual({
      statusCode: 200,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
      body: '{"success":true,"result":{"a":1},"message":"","errorCode":null}',
    });
    expect(succeed(1, ['a=1', 'b=2']).multiValueHeaders).toEqual({ 'set-cookie': ['a=1', 'b=2'] });
  });

  it('of a failure has its status, texts, detail and wrong fields', () => {
    const refused = refuse({ ok: false, code: 'PRICE_CHANGED', detail: { total: 5 }, errors: { a: 'x' } }, ['c=1'], {
      allow: 'GET',
    });
    expect(refused).toMatchObject({ headers: { allow: 'GET' }, multiValueHeaders: { 'set-cookie': ['c=1'] } });
    expect(refused.headers).not.toHaveProperty('retry-after');
    expect(JSON.parse(refused.body)).toMatchObject({ result: { total: 5 }, errors: { a: 'x' } });
    const plain = refuse({ ok: false, code: 'NOT_FOUND', message: 'Gone.' });
    expect(plain).not.toHaveProperty('multiValueHeaders');
    expect(JSON.parse(plain.body)).toEqual({
      success: false,
      result: null,
      message: 'Gone.',
      errorCode: 'NOT_FOUND',
      errorMessage: 'Gone.',
    });
  });

  it('says how long to wait: as told, else a minute where there were too many, a second in a crowd', () => {
    const wait = (failure: Parameters<typeof refuse>[0]) => refuse(failure).headers?.['retry-after'];
    expect(wait({ ok: false, code: 'TOO_MANY_REQUESTS', retryAfter: 7 })).toBe('7');
    expect(wait({ ok: false, code: 'TOO_MANY_REQUESTS' })).toBe('60');
    expect(wait({ ok: false, code: 'BUSY' })).toBe(
      refuse({ ok: false, code: 'BUSY' }).statusCode === 503 ? '1' : undefined,
    );
  });

  it("holds staff's own fields for staff only, at every depth, and nothing undeclared", () => {
    const schema = z.object({
      name: z.string(),
      lines: z.array(z.object({ amount: z.number(), source: staffOnly(z.string()) })),
      first: z.optional(z.object({ source: staffOnly(z.string()), left: z.number() })),
    });
    const value = { name: 'a', lines: [{ amount: 1, source: 's', extra: 1 }], first: { source: 's', left: 2 }, x: 1 };
    expect(encodeAnswer(schema, value, true)).toEqual({
      name: 'a',
      lines: [{ amount: 1, source: 's' }],
      first: { source: 's', left: 2 },
    });
    expect(encodeAnswer(schema, value, false)).toEqual({ name: 'a', lines: [{ amount: 1 }], first: { left: 2 } });
    expect(encodeAnswer(schema, value, true).lines[0]).toHaveProperty('source');
  });

  it('sets a session for fourteen days, and clears it', () => {
    const [session, marker] = sessionCookies('U.s');
    expect(session).toBe('__Host-portolan=U.s; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure');
    expect(marker).toBe('portolan-signed-in=1; Path=/; Max-Age=1209600; SameSite=Lax; Secure');
    expect(clearedCookies()).toEqual([
      '__Host-portolan=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      'portolan-signed-in=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });
});

describe('a request', () => {
  const call = (method: 'GET' | 'POST' | 'DELETE') =>
    defineCall({
      name: 'edge/test',
      method,
      path: '/x/{id}',
      summary: 'A test.',
      actor: 'visitor',
      access: { scope: 'public' },
      request: z.strictObject({
        id: z.string(),
        note: z.optional(z.string()),
        deep: z.optional(z.record(z.string(), z.string())),
      }),
      response: z.object({}),
      failures: [],
    });
  const parsed = (method: 'GET' | 'POST' | 'DELETE', fields: Partial<HttpEvent>) => {
    const outcome = parseRequest(
      call(method),
      event({ httpMethod: method, pathParameters: { id: 'a' }, ...fields }),
      'INR',
    );
    return outcome.ok ? outcome.value : outcome;
  };

  it('is body, query and path in one, the path having the last word', () => {
    expect(parsed('POST', { body: '{"id":"b","note":"n"}', queryStringParameters: { note: 'q' } })).toEqual({
      id: 'a',
      note: 'n',
    });
    for (const method of ['GET', 'DELETE'] as const)
      expect(parsed(method, { body: '{"note":"b"}', queryStringParameters: { id: 'q', note: 'q' } })).toEqual({
        id: 'a',
        note: 'q',
      });
    expect(parsed('GET', { pathParameters: { id: 'a%2Fb' } })).toEqual({ id: 'a/b' });
    expect(parsed('GET', { pathParameters: { id: '%zz' } })).toEqual({ id: '%zz' });
    expect(parsed('GET', { pathParameters: { id: 'a', note: undefined } })).toEqual({ id: 'a', note: undefined });
    expect(parsed('POST', { body: Buffer.from('{"note":"é"}').toString('base64'), isBase64Encoded: true })).toEqual({
      id: 'a',
      note: 'é',
    });
    expect(parsed('POST', { body: '' })).toEqual({ id: 'a' });
    expect(parsed('POST', { pathParameters: null, body: '{"id":"b"}' })).toEqual({ id: 'b' });
  });

  it('is an object of at most 256 KB', () => {
    for (const body of ['null', '[]', '5', '"x"', '{', 'x'])
      expect(parsed('POST', { body })).toMatchObject({ code: 'BAD_REQUEST' });
    const of = (bytes: number) => ({ body: JSON.stringify({ note: 'x'.repeat(bytes - 11) }) });
    expect(of(100).body).toHaveLength(100);
    expect(parsed('POST', of(256 * 1024))).toMatchObject({ id: 'a' });
    expect(parsed('POST', of(256 * 1024 + 1))).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  it('says of a hundred wrong fields at most, the first of each', () => {
    const issues = Array.from({ length: 150 }, (_, at) => ({ path: [at], message: `m${at}` }));
    const told = fieldErrors([{ path: [], message: 'first' }, { path: [], message: 'second' }, ...issues] as never);
    expect(Object.keys(told)).toHaveLength(99);
    expect(told).toMatchObject({ _: 'first', 0: 'm0', 97: 'm97' });
    expect(parsed('POST', { body: '{"deep":{"a":1}}' })).toMatchObject({ errors: { 'deep.a': expect.any(String) } });
  });

  it('holds whole characters only, in names as in values', () => {
    const half = '\ud83d';
    const broken = 'This contains an invalid character.';
    expect(parsed('POST', { body: JSON.stringify({ note: `x${half}` }) })).toMatchObject({ errors: { note: broken } });
    expect(parsed('POST', { body: JSON.stringify({ deep: { [`${half}a${half}`]: 'x' } }) })).toMatchObject({
      errors: { 'deep.\uFFFDa\uFFFD': broken },
    });
    expect(parsed('POST', { body: JSON.stringify({ note: '😀' }) })).toEqual({ id: 'a', note: '😀' });
    const deep = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`k${at}`, half]));
    const many = parsed('POST', { body: JSON.stringify({ deep }) }) as { errors: object };
    expect(Object.keys(many.errors)).toHaveLength(100);
  });

  it('is taken apart to its last value', () => {
    const leaves = leavesOf({ a: 1, b: { c: null, d: ['x', { e: false }] } });
    expect(Object.fromEntries(leaves.map(({ path, value }) => [path, value]))).toEqual({
      a: 1,
      'b.c': null,
      'b.d.0': 'x',
      'b.d.1.e': false,
    });
    expect(leavesOf(5)).toEqual([{ path: '', value: 5 }]);
    expect(leavesOf({})).toEqual([]);
  });
});
