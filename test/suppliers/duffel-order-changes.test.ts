import { expect, test } from 'vitest';
import { QUIET } from '#functions/suppliers/duffel/orders.ts';
import { refusal } from '#infra/local/duffel-fake/replies.ts';
import type { ChangeOffer } from '#functions/suppliers/flight-supplier.ts';
import { randomId } from '#shared/ids.ts';
import { addDays } from '#shared/time.ts';
import { useDuffelDesk } from './ask-duffel.ts';
import { ask, callAt, codeOf, got, passenger } from './ask-sandbox.ts';

const desk = useDuffelDesk();

async function sold(lastName = 'Menon', query = ask('DEL-BOM')) {
  const supplier = desk().open();
  const offers = got(await supplier.search(callAt(), query));
  const offer = offers.find(({ isLCC }) => isLCC) ?? offers[0]!;
  const made = got(
    await supplier.book(callAt(), { offer, query, clientReference: randomId(), passengers: [passenger(lastName)] }),
  );
  const booking = made.state === 'HELD' ? got(await supplier.ticket(callAt(), made.reference)) : made;
  return { reference: booking.reference, booking, days: daysLater(booking.segments, 3) };
}
const daysLater = (segments: { tripIndicator: number; departureTime: string }[], days: number): string[] =>
  [...new Set(segments.map(({ tripIndicator }) => tripIndicator))].map((trip) =>
    addDays(segments.find(({ tripIndicator }) => tripIndicator === trip)!.departureTime.slice(0, 10), days),
  );
const offersFor = async (reference: string, days: string[]) =>
  got(await desk().open().changeOffers!(callAt(desk().clock.now), reference, days));
const take = (reference: string, { offerId, charge, difference }: ChangeOffer, clientReference = 'CR-1') =>
  desk()
    .open()
    .changeRequest(callAt(desk().clock.now), reference, {
      ...({ RequestType: 3, CancellationType: 3, Sectors: [], TicketId: [], Remarks: 'Later' } as const),
      ...{ clientReference, offerId, agreedCharge: charge + difference },
    });
const find = (reference: string, clientReference = 'CR-1') =>
  desk().open().findChange(callAt(desk().clock.now), reference, clientReference);
const confirmations = () => desk().fake.asked.filter(({ path }) => /order_changes\/.+\/actions\/confirm$/.test(path));
const later = (ms: number) => {
  desk().clock.now += ms;
};

test('the same flights have the same id of ours however often they are offered, and change nothing before', async () => {
  const { reference, days, booking } = await sold();
  const [[one], [other]] = [await offersFor(reference, days), await offersFor(reference, days)];
  expect(other).toEqual(one);
  expect(one!.segments.map(({ departureTime }) => departureTime.slice(0, 10))).toEqual(days);
  expect(confirmations()).toEqual([]);
  expect(got(await desk().open().changeOffers!(callAt(), reference, daysLater(booking.segments, 0)))).toEqual([]);
  expect(await offersFor(reference, ['2020-01-01'])).toEqual([]);
});

test('of a return one trip alone may be another day, and the other keeps its flights', async () => {
  const { reference, booking } = await sold('Menon', ask(['DEL-BOM', 'BOM-DEL'], { returnType: 3 }));
  const [out, home] = daysLater(booking.segments, 0);
  const [offer] = await offersFor(reference, [out!, addDays(home!, 2)]);
  expect(daysLater(offer!.segments, 0)).toEqual([out, addDays(home!, 2)]);
  expect(codeOf(await take(reference, offer!))).toBe('ok');
  const { data } = confirmations()[0]!;
  expect(data).toMatchObject({ payment: { type: 'balance', currency: 'INR' } });
});

test('it is confirmed once, paid by what it costs, and its booking has other flights and ticket numbers', async () => {
  const { reference, booking, days } = await sold();
  const [offer] = await offersFor(reference, days);
  const { changeRequestId } = got(await take(reference, offer!));
  expect(got(await take(reference, offer!)).changeRequestId).toBe(changeRequestId);
  expect(got(await find(reference)).changeRequestId).toBe(changeRequestId);
  expect(confirmations()).toHaveLength(1);
  const done = got(await desk().open().changeRequestStatus(callAt(), changeRequestId));
  expect(done).toMatchObject({ state: 'COMPLETED', reissued: { pnr: booking.pnr, segments: offer!.segments } });
  const [before, after] = [booking.tickets, done.reissued!.tickets].map((all) => all.map((one) => one.ticketNumber));
  expect(after).not.toEqual(before);
  expect(after!.every((number) => /^\d{13}$/.test(number))).toBe(true);
});

test('cheaper flights are confirmed without a payment', async () => {
  const { reference, days } = await sold('Cheaperflights');
  const [offer] = await offersFor(reference, days);
  expect(offer!.difference + offer!.charge).toBeLessThan(0);
  expect(codeOf(await take(reference, offer!))).toBe('ok');
  expect(confirmations()[0]!.data).toEqual({});
});

test.each(['before', 'after'] as const)(
  'a confirmation that is lost %s it took effect is found by our reference, and made once',
  async (when) => {
    const { reference, days } = await sold();
    const [offer] = await offersFor(reference, days);
    desk().fake.instead = ({ path }, answer) =>
      path.endsWith('/actions/confirm')
        ? { ...(when === 'after' ? answer() : { status: 200, body: {} }), manner: 'reset' }
        : undefined;
    expect(codeOf(await take(reference, offer!))).toBe('SUPPLIER_FAILED');
    desk().fake.instead = undefined;
    if (when === 'after') {
      expect(codeOf(await find(reference))).toBe('ok');
      expect(codeOf(await take(reference, offer!))).toBe('ok');
    } else {
      expect(codeOf(await find(reference)), 'it may still arrive').toBe('SUPPLIER_FAILED');
      expect(codeOf(await take(reference, offer!)), 'nor is it sent again meanwhile').toBe('SUPPLIER_FAILED');
      later(QUIET);
      expect(codeOf(await find(reference))).toBe('NOT_FOUND');
      expect(codeOf(await take(reference, offer!))).toBe('ok');
    }
    const changed = got(
      await desk()
        .open()
        .changeRequestStatus(callAt(), got(await find(reference)).changeRequestId),
    );
    expect(changed.reissued!.segments).toEqual(offer!.segments);
    expect(confirmations()).toHaveLength(when === 'after' ? 1 : 2);
  },
);

test('dearer, or gone, by the time that it is taken: nothing is confirmed', async () => {
  const { reference, days } = await sold();
  const [offer] = await offersFor(reference, days);
  expect(codeOf(await take(reference, { ...offer!, difference: offer!.difference - 1 }))).toBe('PRICE_CHANGED');
  expect(codeOf(await take(reference, { ...offer!, offerId: offer!.offerId.replace(/.$/, '') }))).toBe('FARE_EXPIRED');
  expect(codeOf(await take(reference, { ...offer!, offerId: 'nothing that it said' }))).toBe('FARE_EXPIRED');
  expect(codeOf(await take(reference, { ...offer!, offerId: '' }))).toBe('ILLEGAL_TRANSITION');
  desk().fake.instead = ({ method, path }) =>
    method === 'POST' && path === '/air/order_changes' ? refusal(422, 'offer_expired') : undefined;
  expect(codeOf(await take(reference, offer!))).toBe('FARE_EXPIRED');
  desk().fake.instead = ({ path }) => (path.endsWith('/confirm') ? refusal(422, 'order_change_expired') : undefined);
  expect(codeOf(await take(reference, offer!))).toBe('FARE_EXPIRED');
  desk().fake.instead = undefined;
  expect(codeOf(await find('ord_nobody', 'CR-2'))).toBe('NOT_FOUND');
  const held = got(await desk().open().changeOffers!(callAt(), reference, days));
  expect(held).toHaveLength(1);
});

test('what Duffel does not change is the desk’s: a flown or cancelled order, one that it refuses, another site’s', async () => {
  const { reference, days, booking } = await sold();
  const asking = (site = 'sarathi') =>
    desk().open({ site }).changeOffers!({ ...callAt(desk().clock.now), site }, reference, days);
  expect(codeOf(await asking('gulf'))).toBe('NOT_FOUND');
  desk().fake.instead = ({ path }) =>
    path === '/air/order_change_requests' ? refusal(422, 'order_not_changeable') : undefined;
  expect(codeOf(await asking())).toBe('ILLEGAL_TRANSITION');
  desk().fake.instead = ({ path }) => (path === '/air/order_change_requests' ? refusal(500, 'broken') : undefined);
  expect(codeOf(await asking())).toBe('SUPPLIER_FAILED');
  desk().fake.instead = undefined;
  const { charge } = got(await desk().open().cancellationCharges(callAt(), reference));
  const refund = { RequestType: 1, CancellationType: 3, Sectors: [], TicketId: [], Remarks: 'Ill' } as const;
  got(
    await desk()
      .open()
      .changeRequest(callAt(), reference, {
        ...refund,
        Sectors: [],
        TicketId: [],
        clientReference: 'CR-9',
        agreedCharge: charge,
      }),
  );
  expect(codeOf(await asking())).toBe('ILLEGAL_TRANSITION');
  const flown = await sold();
  desk().clock.now = Date.parse(`${flown.booking.segments[0]!.departureTime}Z`) + 86_400_000;
  expect(
    codeOf(
      await desk().open().changeOffers!(callAt(desk().clock.now), flown.reference, daysLater(booking.segments, 9)),
    ),
  ).toBe('ILLEGAL_TRANSITION');
});

test('an offer that cannot be read, or is in other money, is left out, and the others stand', async () => {
  const { reference, days } = await sold();
  const [good] = await offersFor(reference, days);
  desk().fake.instead = ({ path }, answer) => {
    if (path !== '/air/order_change_requests') return undefined;
    const { body, ...reply } = answer();
    const { data } = body as { data: { order_change_offers: Record<string, unknown>[] } };
    const [offer] = data.order_change_offers;
    const odd = [
      ...[{ change_total_amount: null }, { change_total_amount: '1e3' }, { change_total_currency: 'EUR' }],
      ...[{ slices: { add: [] } }, { slices: null }, { id: '' }, { expires_at: 'soon' }],
    ].map((wrong) => ({ ...offer, ...wrong }));
    return { ...reply, body: { data: { ...data, order_change_offers: [...odd, 'x', null, offer] } } };
  };
  expect(await offersFor(reference, days)).toEqual([good]);
});
