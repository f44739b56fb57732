import { beforeEach, describe, expect, it } from 'vitest';
import { FAILURES, OPEN_FOR } from '#functions/suppliers/duffel/guarded.ts';
import { QUIET, QUIET_IF_ACCEPTED } from '#functions/suppliers/duffel/orders.ts';
import { refusal } from '#infra/local/duffel-fake/replies.ts';
import { randomId } from '#shared/ids.ts';
import { ask, callAt, codeOf, got, NOW, passenger } from './ask-sandbox.ts';
import { type DuffelDesk, TOKEN, useDuffelDesk } from './ask-duffel.ts';

const deskNow = useDuffelDesk();
let desk: DuffelDesk;
beforeEach(() => {
  desk = deskNow();
});

const asDuffelIsAsked = { authorization: `Bearer ${TOKEN}`, 'duffel-version': 'v2' };
const search = (deadlineMs?: number) => desk.open().search(callAt(desk.clock.now, deadlineMs), ask('COK-DXB'));
const ordersTold = () =>
  desk.fake.asked.filter(({ method, path }) => method === 'POST' && path === '/air/orders').length;

async function sale(lastName = 'Menon', isLCC = true) {
  const query = ask('DEL-BOM');
  const offers = got(await desk.open().search(callAt(desk.clock.now), query));
  const offer = offers.find((one) => one.isLCC === isLCC)!;
  const request = { offer, query, clientReference: randomId(), passengers: [passenger(lastName)] };
  return {
    request,
    book: (deadlineMs = 300) => desk.open().book(callAt(desk.clock.now, deadlineMs), request),
    find: (now = desk.clock.now) => {
      desk.clock.now = now;
      return desk.open().retrieve(callAt(now), request.clientReference);
    },
  };
}

describe('a search', () => {
  it.each([400, 401, 403, 404, 406, 422, 429, 500, 502, 503, 504])('that is refused with %i fails', async (status) => {
    desk.fake.instead = () => refusal(status, 'some_code');
    expect(codeOf(await search())).toMatch(/^(SUPPLIER_FAILED|NOT_FOUND)$/);
  });

  it.each(['silent', 'broken off', 'reset'] as const)(
    'that is answered %s is given up at the deadline',
    async (manner) => {
      desk.fake.instead = (_, answer) => ({ ...answer(), manner });
      expect(codeOf(await search(300))).toBe(manner === 'silent' ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED');
    },
  );

  it('that is not an answer at all fails, and is led nowhere else', async () => {
    for (const body of [null, [], { data: null }, { data: { offers: 'none' } }, 'text']) {
      desk.fake.instead = () => ({ status: 200, body });
      expect(codeOf(await search())).toBe('SUPPLIER_FAILED');
    }
    desk.fake.instead = () => ({ status: 302, body: {}, headers: { location: 'http://127.0.0.1:1/' } });
    expect(codeOf(await search())).toBe('SUPPLIER_FAILED');
  });

  it('asks for the airlines’ time a little below its own, and for ages where Duffel wants them', async () => {
    await desk.open().search(callAt(), ask('COK-DXB', { childCount: 1, infantCount: 1, directOnly: true }));
    expect(desk.fake.asked).toMatchObject([
      {
        path: '/air/offer_requests?return_offers=true&supplier_timeout=2500',
        data: { passengers: [{ type: 'adult' }, { age: 11 }, { age: 1 }], max_connections: 0, cabin_class: 'economy' },
      },
    ]);
  });

  it('that is answered with 5,000 offers is read whole, and the 2,000 cheapest are sold', async () => {
    desk.fake.instead = (_, answer) => {
      const reply = answer();
      const { data } = reply.body as { data: { offers: { id: string }[] } };
      const offers = Array.from({ length: 5_000 }, (_one, at) => ({
        ...data.offers[at % data.offers.length]!,
        id: `off_${at}`,
      }));
      return { ...reply, body: { data: { ...data, offers } } };
    };
    const offers = got(await search());
    expect(offers).toHaveLength(2_000);
    expect(new Set(offers.map(({ resultIndex }) => resultIndex)).size).toBe(2_000);
  });

  it('in another currency than the site’s is dropped and counted', async () => {
    const dollars = desk.open({ currency: 'USD' });
    expect(got(await dollars.search(callAt(), ask('COK-DXB')))).toEqual([]);
    const { dropped, droppedOf, droppedCurrency } = await desk.memory().health();
    expect(dropped).toBeGreaterThan(5);
    expect([droppedOf, droppedCurrency]).toEqual([dropped, 'INR']);
  });
});

describe('trouble that all processes share', () => {
  it('an allowance that is used up is waited for until its reset, whoever asks', async () => {
    desk.fake.instead = () =>
      refusal(429, 'rate_limit_exceeded', { 'ratelimit-reset': new Date(NOW + 40_000).toUTCString() });
    expect(codeOf(await search())).toBe('SUPPLIER_FAILED');
    desk.fake.instead = undefined;
    const { length } = desk.fake.asked;
    desk.clock.now = NOW + 39_000;
    expect(codeOf(await search())).toBe('SUPPLIER_FAILED');
    expect(desk.fake.asked).toHaveLength(length);
    desk.clock.now = NOW + 41_000;
    expect(codeOf(await search())).toBe('ok');
  });

  it('a reset in ten years is not believed, and none that is said is a minute', async () => {
    for (const headers of [{ 'ratelimit-reset': 'Sun, 21 Nov 2036 06:00:00 GMT' }, {}] as Record<string, string>[]) {
      desk.forget();
      desk.fake.instead = () => refusal(429, 'rate_limit_exceeded', headers);
      await search();
      expect((await desk.memory().health()).pausedUntil! - NOW).toBeLessThanOrEqual(15 * 60_000);
    }
  });

  it('after ten failures in a row the sale rests a minute, bookings are still asked about, and one answer mends it', async () => {
    const { book, find } = await sale();
    await book();
    desk.fake.instead = () => refusal(503, 'service_unavailable');
    for (let nth = 0; nth < FAILURES; nth++) await search();
    const { length } = desk.fake.asked;
    desk.fake.instead = undefined;
    expect(codeOf(await search())).toBe('SUPPLIER_FAILED');
    expect(desk.fake.asked).toHaveLength(length);
    expect(got(await find()).state).toBe('TICKETED');
    desk.clock.now = NOW + OPEN_FOR + 1;
    expect(codeOf(await search())).toBe('ok');
    expect(await desk.memory().health()).toMatchObject({ failures: 0, openUntil: 0 });
  });

  it('a refused token is tried no more, and another one is', async () => {
    desk.fake.revoked.add(TOKEN);
    expect(codeOf(await search())).toBe('SUPPLIER_FAILED');
    expect(codeOf(await search())).toBe('SUPPLIER_FAILED');
    expect(desk.fake.asked).toHaveLength(1);
    const mended = desk.open({ token: 'duffel_test_another' });
    expect(codeOf(await mended.search(callAt(), ask('COK-DXB')))).toBe('ok');
    expect(JSON.stringify(await desk.memory().health())).not.toContain(TOKEN);
  });
});

describe('an order', () => {
  it.each([
    ['NOTCREATED', 'SOLD_OUT'],
    ['INVALID', 'FARE_EXPIRED'],
    ['POORAGENCY', 'FARE_EXPIRED'],
    ['AVERYLONGFAMILYNAMEINDEED', 'FARE_EXPIRED'],
  ])('of %s is surely not booked, and told once', async (lastName, code) => {
    const { book, find } = await sale(lastName);
    expect([codeOf(await book()), codeOf(await book())]).toEqual([code, code]);
    expect(codeOf(await find())).toBe('NOT_FOUND');
    expect(ordersTold()).toBe(1);
  });

  it.each(['FAILBOOKED', 'TIMEOUTBOOKED', 'GARBLED'])('of %s is unknown, found, and told once', async (lastName) => {
    const { book, find } = await sale(lastName);
    expect(codeOf(await book())).toMatch(/^SUPPLIER_/);
    expect(got(await book()).state).toBe('TICKETED');
    expect(got(await find()).state).toBe('TICKETED');
    expect(ordersTold()).toBe(1);
  });

  it('that nobody heard of is never told again, and surely none after ten minutes', async () => {
    const { book, find } = await sale('TIMEOUTLOST');
    expect(codeOf(await book())).toBe('SUPPLIER_TIMEOUT');
    expect([codeOf(await book()), codeOf(await find())]).toEqual(['SUPPLIER_FAILED', 'SUPPLIER_FAILED']);
    expect(codeOf(await find(NOW + QUIET))).toBe('NOT_FOUND');
    expect(codeOf(await book())).toBe('FARE_EXPIRED');
    expect(ordersTold()).toBe(1);
  });

  it('that was accepted (202) is in progress until it appears, and not given up for a day', async () => {
    const { book, find } = await sale('ACCEPTED');
    expect(got(await book()).state).toBe('IN_PROGRESS');
    expect(codeOf(await find(NOW + 60_000))).toBe('SUPPLIER_FAILED');
    expect(got(await find(NOW + 3 * 60_000)).state).toBe('TICKETED');
    const never = await sale();
    desk.fake.instead = ({ path, method }) =>
      path === '/air/orders' && method === 'POST' ? { status: 202, body: {} } : undefined;
    await never.book();
    const from = desk.clock.now;
    expect(codeOf(await never.find(from + QUIET + 1))).toBe('SUPPLIER_FAILED');
    expect(codeOf(await never.find(from + QUIET_IF_ACCEPTED))).toBe('NOT_FOUND');
  });

  it('that could not be asked about at all is unknown, not failed', async () => {
    for (const status of [401, 404, 429, 500]) {
      desk.forget();
      await desk.memory().claim('X', { at: NOW - QUIET });
      desk.fake.instead = () => refusal(status, 'some_code');
      expect(codeOf(await desk.open().retrieve(callAt(), 'X'))).toBe('SUPPLIER_FAILED');
    }
  });

  it('whose tickets come late is in progress until they do', async () => {
    const { book, find } = await sale('LATETICKET');
    expect(got(await book()).state).toBe('IN_PROGRESS');
    const states = [];
    for (let nth = 0; nth < 4; nth++) states.push(got(await find()).state);
    expect(states).toEqual(['IN_PROGRESS', 'IN_PROGRESS', 'TICKETED', 'TICKETED']);
  });

  it('that is held is paid once, also where nobody heard of the payment', async () => {
    const { book, find } = await sale('PAYTIMEOUT', false);
    const { reference } = got(await book());
    expect(codeOf(await desk.open().ticket(callAt(NOW, 300), reference))).toBe('SUPPLIER_TIMEOUT');
    expect(got(await find()).state).toBe('TICKETED');
    expect(got(await desk.open().ticket(callAt(), reference)).state).toBe('TICKETED');
    expect(desk.fake.asked.filter(({ path }) => path === '/air/payments')).toHaveLength(1);
  });

  it('that somebody else paid meanwhile is found paid; what only says so is unknown', async () => {
    const { book } = await sale('Menon', false);
    const { reference } = got(await book());
    desk.fake.instead = ({ path }) => (path === '/air/payments' ? refusal(422, 'already_paid') : undefined);
    expect(codeOf(await desk.open().ticket(callAt(), reference))).toBe('SUPPLIER_FAILED');
    desk.fake.instead = ({ path }, answer) => {
      if (path !== '/air/payments') return undefined;
      answer();
      return refusal(422, 'already_paid');
    };
    expect(got(await desk.open().ticket(callAt(), reference)).state).toBe('TICKETED');
    expect(desk.fake.orders.get(reference)!.isPaid).toBe(true);
  });

  it('that somebody else released meanwhile is released; one that cannot be is not', async () => {
    const { book } = await sale('Menon', false);
    const { reference } = got(await book());
    const quoted = (path: string, method: string) => method === 'POST' && path === '/air/order_cancellations';
    desk.fake.instead = ({ path, method }) =>
      quoted(path, method) ? refusal(422, 'order_not_cancellable') : undefined;
    expect(codeOf(await desk.open().release(callAt(), reference))).toBe('SUPPLIER_FAILED');
    desk.fake.instead = ({ path, method }, answer) => {
      if (!quoted(path, method)) return undefined;
      const { data } = answer().body as { data: { id: string } };
      desk.fake.answer('POST', `/air/order_cancellations/${data.id}/actions/confirm`, asDuffelIsAsked, '');
      return refusal(422, 'already_cancelled');
    };
    expect(got(await desk.open().release(callAt(), reference)).state).toBe('CANCELLED');
  });

  it('is cancelled by the latest quote alone, before it expires, and once', async () => {
    const { book } = await sale();
    const { reference } = got(await book());
    const asked = {
      RequestType: 1 as const,
      CancellationType: 3 as const,
      Sectors: [],
      TicketId: [],
      Remarks: '',
      clientReference: 'CR-1',
    };
    const { validUntil } = got(await desk.open().cancellationCharges(callAt(), reference));
    expect(validUntil).toBe(NOW + 30 * 60_000);
    // Quoted again on the way: the quote that was to be confirmed is not the latest any more.
    let isQuoted = false;
    desk.fake.instead = ({ path }, answer) => {
      if (!path.endsWith('/actions/confirm') || isQuoted) return undefined;
      isQuoted = true;
      const body = JSON.stringify({ data: { order_id: reference } });
      desk.fake.answer('POST', '/air/order_cancellations', asDuffelIsAsked, body);
      return answer();
    };
    expect(codeOf(await desk.open().changeRequest(callAt(), reference, asked))).toBe('SUPPLIER_FAILED');
    expect(desk.fake.orders.get(reference)!.cancelledAt).toBeUndefined();
    const { changeRequestId } = got(await desk.open().changeRequest(callAt(), reference, asked));
    expect(got(await desk.open().changeRequestStatus(callAt(), changeRequestId)).state).toBe('COMPLETED');
  });

  it('that costs more by the time it is paid is not', async () => {
    const { book } = await sale('Menon', false);
    const { reference } = got(await book());
    const order = desk.fake.orders.get(reference)!;
    order.total = `${order.total.replace('.00', '')}1.00`;
    expect(codeOf(await desk.open().ticket(callAt(), reference))).toBe('PRICE_CHANGED');
    expect(order.isPaid).toBe(false);
  });

  it('is found among thousands, and not given for lost where there are more than are looked at', async () => {
    const { book, find, request } = await sale('TIMEOUTBOOKED');
    await book();
    const [mine] = [...desk.fake.orders.values()].filter(
      ({ metadata }) => metadata.portolan_booking === request.clientReference,
    );
    desk.fake.orders.delete(mine!.id);
    for (let nth = 0; nth < 450; nth++)
      desk.fake.orders.set(`ord_${nth}`, { ...mine!, id: `ord_${nth}`, metadata: {} });
    desk.fake.orders.set(mine!.id, mine!);
    expect(got(await find()).reference).toBe(mine!.id);
    desk.fake.instead = ({ path }) =>
      path.startsWith('/air/orders?') ? { status: 200, body: { data: [], meta: { after: 'more' } } } : undefined;
    await desk.memory().keep('LOST', { at: NOW - QUIET });
    expect(codeOf(await desk.open().retrieve(callAt(), 'LOST'))).toBe('SUPPLIER_FAILED');
  });

  it('says nothing of a person in what Duffel hands back, and the token in nothing at all', async () => {
    const { book, request } = await sale();
    await book();
    const told = [...desk.fake.orders.values()].at(-1)!.metadata;
    expect(Object.keys(told).sort()).toEqual([
      'portolan_booking',
      'portolan_first_trip',
      'portolan_passengers',
      'portolan_price',
      'portolan_site',
    ]);
    expect(JSON.stringify(told)).not.toContain('MENON');
    expect(JSON.stringify([request.offer, desk.fake.asked])).not.toContain(TOKEN);
  });
});
