import { describe, expect, it } from 'vitest';
import { arrivalOf } from '#functions/http/check-origin.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { saveTraveller } from '#shared/users/profile/save-traveller.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { callHttp, eventOf } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const agent = () => world.user(site, 'travelAgent');
const staff = () => world.user(site, 'staff');

describe('a host', () => {
  it.each([
    'x'.repeat(3000),
    `${'a.'.repeat(1500)}localhost`,
    '🛫'.repeat(600),
    '',
    ' ',
    '#',
    'sarathi.localhost#',
    '__proto__',
    '%00',
    'sarathi.localhost.evil.example',
    'xn--srathi-bva.localhost',
  ])('that nobody serves (%#) is not found', async (host) => {
    for (const headers of [{ 'x-site-host': host }, { 'x-origin-secret': undefined, 'domain-name': host, host }]) {
      for (const hint of [site, undefined]) {
        const answer = await callHttp({
          site,
          call: detectSite,
          body: { domain: 'sarathi.localhost' },
          headers: { ...headers, 'site-id': hint, origin: undefined },
        });
        expect(answer).toMatchObject({ status: 404, errorCode: 'UNKNOWN_SITE', result: null });
      }
    }
  });
});

describe('an origin', () => {
  const { origin } = testSites[site];
  it.each([
    'null',
    origin.toUpperCase(),
    `${origin}/`,
    `${origin}.evil.example`,
    origin.replace('//', '//evil.'),
    origin.replace('4400', '4401'),
    `${origin}, ${origin}`,
    `user@${origin}`,
    ` ${origin}`,
    'file://',
    'about:blank',
  ])('%s is foreign', async (foreign) => {
    expect(
      await callHttp({ site, call: getWalletBalance, as: agent(), body: {}, headers: { origin: foreign } }),
    ).toMatchObject({ status: 403, errorCode: 'FOREIGN_ORIGIN', result: null });
  });
});

describe('an address', () => {
  const from = (headers: Record<string, string | undefined>) =>
    arrivalOf(eventOf({ site, call: detectSite, body: { domain: 'sarathi.localhost' }, address: '192.0.2.1', headers }))
      .address;
  it("is the viewer's where the edge says so, and nobody else's word", () => {
    expect(from({})).toBe('192.0.2.1');
    expect(from({ 'x-viewer-address': '198.51.100.7' })).toBe('198.51.100.7');
    expect(from({ 'x-viewer-address': '198.51.100.7', 'x-origin-secret': 'guessed' })).toBe('192.0.2.1');
    expect(from({ 'x-forwarded-for': '198.51.100.7' })).toBe('192.0.2.1');
  });
});

describe('a body', () => {
  it.each([
    'application/json+x',
    'text/json',
    'application/x-json',
    'multipart/form-data',
    'text/plain;application/json',
    '',
    'application/jsonp',
  ])('of type %s is refused', async (type) => {
    expect(
      await callHttp({ site, call: getTickets, as: agent(), body: {}, headers: { 'content-type': type } }),
    ).toMatchObject({ status: 415, errorCode: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  it('of a hundred thousand brackets or names is refused in time', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const objects = '{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000);
    const wide = JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, 1])));
    const long = JSON.stringify({ statusIds: Array.from({ length: 60_000 }, () => 1) });
    for (const rawBody of [`{"statusIds":${deep}}`, `{"sort":${objects}}`, wide, long]) {
      const from = process.cpuUsage();
      expect(await callHttp({ site, call: getTickets, as: agent(), rawBody })).toMatchObject({
        status: 400,
        errorCode: 'VALIDATION',
      });
      expect(process.cpuUsage(from).user / 1000).toBeLessThan(2000);
    }
  });

  it.each([
    '{"__proto__":{"isSuperAdmin":true,"sort":"TA"}}',
    '{"constructor":{"prototype":{"isSuperAdmin":true}}}',
    '{"toString":1}',
    '{"hasOwnProperty":1}',
    '{"sort":{"__proto__":null}}',
  ])('%s changes nothing of anybody', async (rawBody) => {
    expect(await callHttp({ site, call: getTickets, as: agent(), rawBody })).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
    });
    expect(({} as Record<string, unknown>).isSuperAdmin).toBeUndefined();
  });

  it('names unknown fields without repeating a book of them', async () => {
    const answer = await callHttp({
      site,
      call: getTickets,
      as: agent(),
      rawBody: JSON.stringify({ ['x'.repeat(200_000)]: 1 }),
    });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(JSON.stringify(answer).length).toBeLessThan(2000);
  });
});

describe('a token', () => {
  const ask = (token: string) =>
    callHttp({ site, call: getWalletBalance, as: { token }, body: {}, headers: { origin: undefined } });
  it('that was cut, mixed, padded or made up is none', async () => {
    const [id, secret] = agent().token.split('.') as [string, string];
    const other = staff().token.split('.')[1]!;
    for (const token of [
      id,
      `${id}.`,
      `.${secret}`,
      `${id}.${other}`,
      `${id}.${secret}.`,
      `${id.toLowerCase()}.${secret}`,
      `${id}#.${secret}`,
      `${id}.${secret.toUpperCase()}`,
      `${id}.${'x'.repeat(5000)}`,
      `${staff().item.userId}.${secret}`,
    ]) {
      expect(await ask(token), token).toMatchObject({ status: 401, errorCode: 'NOT_SIGNED_IN', result: null });
    }
    expect(await ask(agent().token)).toMatchObject({ status: 200 });
  });

  it('of one site is none at another, whatever the headers say', async () => {
    for (const headers of [{ 'site-id': 'sarathi' }, { 'site-id': 'gulf' }, { 'domain-name': 'sarathi.localhost' }]) {
      expect(
        (await callHttp({ site: 'gulf', call: getWalletBalance, as: agent(), body: {}, headers })).result,
      ).toBeNull();
    }
    expect((await callHttp({ site: 'gulf', call: getUserBySessionId, body: {}, as: agent() })).result).toBeNull();
  });
});

describe('a cursor', () => {
  const page = (cursor: string, as = agent()) => callHttp({ site, call: getTickets, as, body: { cursor } });
  it("that is no cursor, or another owner's, starts over", async () => {
    const foreign = Buffer.from(
      JSON.stringify({ pk: 'S#gulf#BKG#X', sk: 'A', g3p: 'S#gulf#BKG#U#X', g3s: '2026' }),
    ).toString('base64url');
    for (const cursor of ['x', '{}', 'bnVsbA', 'W10', 'eyJwayI6MX0', '%', foreign, 'A'.repeat(1000)])
      expect(await page(cursor), cursor).toMatchObject({ status: 200, result: { tickets: [] } });
  });

  it('from before the dates were narrowed starts over', async () => {
    const { actor } = agent();
    const old = Buffer.from(
      JSON.stringify({
        pk: `S#${site}#BKG#B1`,
        sk: 'A',
        g3p: `S#${site}#BKG#${actor.owner}`,
        g3s: '2020-01-01T00:00:00.000Z',
      }),
    ).toString('base64url');
    world.faults.reset();
    await callHttp({
      site,
      call: getTickets,
      as: agent(),
      body: { cursor: old, bookingDateFrom: '2026-01-01', bookingDateTo: '2026-12-31' },
    });
    expect(
      world.faults
        .counts()
        .list.filter(({ name }) => name === 'Query')
        .map(({ input }) => input.ExclusiveStartKey),
    ).toEqual([undefined]);
  });
});

describe('passengers', () => {
  const search = (counts: object) =>
    callHttp({
      site,
      call: searchFlights,
      body: {
        searchId: randomId(),
        source: 'sandbox-gds',
        JourneyType: 1,
        segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
        adultCount: 1,
        childCount: 0,
        infantCount: 0,
        ...counts,
      } as never,
    });
  it.each([
    { adultCount: -1 },
    { adultCount: 0 },
    { adultCount: 1.5 },
    { adultCount: 10 },
    { adultCount: 9, childCount: 1 },
    { adultCount: 1, infantCount: 2 },
    { childCount: -2 },
    { childCount: 0.1 },
    { adultCount: '1' },
    { adultCount: null },
    { adultCount: 1e30 },
  ])('%j cannot be searched for', async (counts) => {
    expect(await search(counts)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  });
});

describe('an amount', () => {
  const enter = (amount: number) =>
    callHttp({
      site,
      call: addWalletEntry,
      as: staff(),
      body: { userId: agent().item.userId, type: 'credit', currency: 'INR', amount, remark: 'Bank transfer' },
    });
  it.each([1e30, -1e30, 1e16, 1e12, 0, -5, 1e-7, 0.001])('of %d is not entered', async (amount) => {
    expect(await enter(amount)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  });
});

describe('a text', () => {
  const join = (fields: object, n: number) =>
    callHttp({
      site,
      call: signUp,
      address: `2001:db8:1:${n}::1`,
      body: {
        gender: 2,
        firstName: 'Asha',
        lastName: 'Menon',
        email: `asha${n}@example.com`,
        phone: `98100${20_000 + n}`,
        phoneCode: '+91',
        ...fields,
      } as never,
    });
  const save = (firstName: string) =>
    callHttp({ site, call: saveTraveller, as: agent(), body: { firstName, lastName: 'Menon', paxType: 1 } });

  it.each([
    ['a line break', 'Asha\r\nBcc: all@example.com'],
    ['a NUL', 'Asha\u0000'],
    ['a turn of direction', 'Asha\u202Enonem'],
    ['nothing but what is not seen', '\u200B\u2060'],
    ['a zero-width space', 'As\u200Bha'],
    ['a zero-width joiner between letters', 'As\u200Dha'],
    ['tags', 'Asha\u{E0062}\u{E0063}'],
    ['a filler that is called a letter', '\u3164'],
    ['a selector of another glyph', 'Asha\uFE0F'],
    ['markup', '<img src=x onerror=alert(1)>'],
    ['a link', 'Win at https://evil.example'],
    ['a colon', 'Attention: Asha'],
    ['a path', 'Asha/Menon'],
    ['a full-width path', 'Asha／Menon'],
    ['an email address', 'asha@evil'],
    ['a domain', 'evil.example'],
    ['a domain in another script', 'пример.рф'],
    ['an ideographic dot', 'evil。example'],
    ['digits', 'Asha 2'],
    ['digits of another script', 'Asha ٢'],
    ['a phone number', '+91 98100'],
    ['letters in circles', 'Ⓐsha'],
  ])('with %s is no name', async (_, firstName) => {
    expect(await join({ firstName }, 2)).toMatchObject({
      status: 400,
      errorCode: 'VALIDATION',
      errors: { firstName: expect.any(String) },
    });
    expect(await save(firstName)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  });

  it.each([
    'Ásta',
    'Иван',
    '山田',
    'अनन्या',
    '𠮷野家',
    "O'Neil-Søren",
    'S.P. Bala',
    'Meera, Jr.',
    'Sant Jordi·Pla',
    'ഗീത',
  ])('%s is a name', async (firstName) => {
    const { status, result } = await save(firstName);
    expect({ status, firstName: result?.firstName }).toEqual({ status: 200, firstName });
  });

  it('with the joiner that shapes a letter is the name of an account, and of no ticket', async () => {
    const firstName = 'ശ്രീകുമാര്\u200D';
    expect((await join({ firstName }, 4)).status).toBe(200);
    expect((await save(firstName)).status).toBe(400);
  });

  it.each([
    'аsha@example.com',
    'asha@exаmple.com',
    'asha@example.com\r\nBcc: x@example.com',
    'asha@example.com, x@example.com',
    '"<script>"@example.com',
    'asha\u0000@example.com',
  ])('%j is no email address', async (email) => {
    expect(await join({ email }, 3)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  });
});
