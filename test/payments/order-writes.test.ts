import { expect, test } from 'vitest';
import { testJob } from '#test/harness/test-environment.ts';
import { movableClock } from '#test/harness/movable-clock.ts';
import { paymentOutcomeWrites, stageOf } from '#functions/payments/list-writes.ts';
import type { OrderItem, PaymentItem } from '#functions/payments/model.ts';
import {
  gatewayRefundWrites,
  lateRefundWrites,
  refundWrites,
  sendBackWrites,
} from '#functions/payments/refund-writes.ts';
import { serviceOf } from '#functions/payments/services/registry.ts';
import { expireWrites, takeSlotWrites } from '#functions/payments/unpaid-end-writes.ts';
import {
  acceptDuplicatesWrites,
  gatewayCreditWrites,
  orderEventWrites,
  payWrites,
  startPaymentWrites,
} from '#functions/payments/writes.ts';
import type { PaymentGateway } from '#functions/payments/gateways/payment-gateway.ts';
import type { BookingItem } from '#functions/bookings/model.ts';
import { globalKeys, keys } from '#functions/keys.ts';
import type { Key } from '#functions/table/key.ts';
import type { Write } from '#functions/table/write.ts';
import { type OrderEvent, orderEvents, orderStates } from '#shared/payments/model.ts';
import { DAY, MINUTE, SECOND } from '#shared/time.ts';
import type { FailureCode } from '#shared/errors.ts';

const AT = '2026-11-21T06:00:00.000Z';
movableClock(AT);
const now = Date.parse(AT);
const job = testJob('sarathi', 'test');
const order: OrderItem = {
  orderId: 'O1',
  serviceName: 'flight',
  state: 'AWAITING_PAYMENT',
  owner: 'U#U1',
  userId: 'U1',
  amount: 100_000,
  currency: 'INR',
  costs: [],
  expiresAt: now + 15 * MINUTE,
  createdAt: AT,
  subject: 'B1',
  traceId: 'T',
  redirectTo: '/',
  remark: '',
};
const departure = '2026-12-20T06:00';
const segments = [{ departureTime: departure, airlineCode: '6E', flightNumber: '201' }];
const draft = {
  ...{ bookingId: 'B1', orderId: 'O1', owner: 'U#U1', statusId: 1, pnr: '', segments },
  passengers: [{ firstName: 'Arun', lastName: 'Nair', paxType: 1, email: '', phoneCode: '', mobileNo: '' }],
  ...{ fare: { totalPayableAmt: 100_000 }, createdBy: { email: '', userType: 'retail' } },
} as unknown as BookingItem;
const gateway = { name: 'sandbox', account: 'sarathi' } as PaymentGateway;
const payment = { paymentId: 'P1', minor: 100_000, currency: 'INR' } as Parameters<typeof gatewayCreditWrites>[3];
const subject = { site: 'sarathi', reference: 'O1', name: 'order', orderId: 'O1', bookingId: 'B1' };

/** The one write of a row. */
function of(writes: readonly Write<FailureCode>[], key: Key): Write<FailureCode> {
  const found = writes.filter((write) => write.key.pk === key.pk && write.key.sk === key.sk);
  expect(found).toHaveLength(1);
  return found[0]!;
}
const event = (writes: readonly Write<FailureCode>[]) => {
  const { pk, sk } = keys.orderEvent(job, 'O1', '');
  return writes.filter((write) => write.key.pk === pk && write.key.sk.startsWith(sk));
};
/** House accounts and what is posted to each. */
const posted = (writes: readonly Write<FailureCode>[]) =>
  writes.flatMap((write) =>
    write.kind === 'put' && 'account' in write.item ? [[write.item.account, write.item.minor]] : [],
  );
const reasonOf = (write: Write<FailureCode>, old: Partial<OrderItem> | undefined) =>
  typeof write.otherwise === 'function' ? write.otherwise(old) : write.otherwise;

test('an order changes by these events and no others', () => {
  expect(Object.entries(orderEvents).map(([name, { from, to }]) => `${from.join(' ')} ${name} ${to}`)).toEqual([
    'AWAITING_PAYMENT expire EXPIRED',
    'AWAITING_PAYMENT supersede SUPERSEDED',
    'AWAITING_PAYMENT startHold HOLDING',
    'HOLDING held AWAITING_TICKETING',
    'HOLDING notHeld EXPIRED',
    'AWAITING_TICKETING startRelease RELEASING',
    'RELEASING released EXPIRED',
    'AWAITING_PAYMENT AWAITING_TICKETING pay PAID',
    'PAID startBooking BOOKING',
    'BOOKING TICKETING loseSight UNKNOWN',
    'PAID BOOKING UNKNOWN hold HELD',
    'HELD startTicketing TICKETING',
    'PAID BOOKING TICKETING UNKNOWN HELD complete COMPLETED',
    'PAID BOOKING HELD TICKETING UNKNOWN startRefund REFUNDING',
    'REFUNDING refund REFUNDED',
  ]);
});

test('each of them leaves the state it was read in, by whatever else it asks for, and says who did it', () => {
  for (const name of Object.keys(orderEvents) as OrderEvent[]) {
    const { from, to } = orderEvents[name];
    const when = [{ field: 'lease', is: 'L' }];
    const writes = orderEventWrites(job, { ...order, state: from[0] }, name, {
      set: { lease: 'L' },
      remove: ['unknownSince'],
      when,
      note: 'N',
    });
    const change = of(writes, keys.order(job, 'O1'));
    expect(change).toMatchObject({ kind: 'update', set: { lease: 'L', state: to }, otherwise: 'ILLEGAL_TRANSITION' });
    expect(change.when).toEqual([{ field: 'state', oneOf: from }, { field: 'state', is: from[0] }, ...when]);
    expect(change).toHaveProperty('remove.0', 'unknownSince');
    expect(event(writes)).toMatchObject([
      { kind: 'put', item: { event: name, from: from[0], to, note: 'N', at: AT, by: 'job:test' } },
    ]);
  }
  expect(event(orderEventWrites(job, order, 'pay'))).toMatchObject([{ item: { note: '' } }]);
  expect(orderEventWrites(job, order, 'pay')[0]).toMatchObject({ when: { length: 2 } });
});

test('its places in lists are written when it is paid and when it ends, not at each step between', () => {
  expect(orderStates.map((state) => `${state} ${stageOf(state)}`)).toEqual([
    ...['AWAITING_PAYMENT', 'HOLDING', 'AWAITING_TICKETING', 'RELEASING'].map((state) => `${state} UNPAID`),
    ...['EXPIRED', 'SUPERSEDED'].map((state) => `${state} ENDED`),
    ...['PAID', 'BOOKING', 'UNKNOWN', 'HELD', 'TICKETING'].map((state) => `${state} OPEN`),
    ...['COMPLETED ENDED', 'REFUNDING OPEN', 'REFUNDED ENDED'],
  ]);
  const paid = orderEventWrites(job, order, 'pay', { set: { paidAt: '2026-11-21T06:01:00.000Z' } })[0]!;
  expect(paid).toMatchObject({ set: { g2s: '2026-11-21T06:01:00.000Z' }, remove: ['g3p', 'g3s'] });
  expect(orderEventWrites(job, order, 'pay')[0]).toMatchObject({ set: { g1s: AT, g2s: AT } });
  const booking = orderEventWrites(job, { ...order, state: 'PAID' }, 'startBooking')[0]!;
  expect(booking).toMatchObject({ set: { state: 'BOOKING' }, remove: [] });
  expect(Object.keys((booking as { set: object }).set)).toEqual(['state']);
  const ended = orderEventWrites(job, { ...order, state: 'REFUNDING' }, 'refund')[0] as Write<FailureCode> & {
    set: object;
  };
  expect(ended).toMatchObject({ set: { g1s: AT }, remove: ['g2p', 'g2s', 'g3p', 'g3s'] });
  expect(ended.set).not.toHaveProperty('g2s');
});

test('it is paid while it may be, once, and booked within half a minute by whoever is there', () => {
  const byGateway = { method: 'gateway', gateway: 'sandbox', paymentId: 'P1' } as const;
  const mine = { kind: 'put', key: keys.bookingDraft(job, 'B1'), item: {} } as const;
  const ready = { writes: () => [mine] };
  const writes = payWrites(job, order, ready, byGateway, 'X1');
  expect(writes).toContain(mine);
  const change = of(writes, keys.order(job, 'O1'));
  expect(change).toMatchObject({ set: { state: 'PAID', paidBy: byGateway, transactionId: 'X1', paidAt: AT } });
  expect(change.when).toContainEqual({ field: 'expiresAt', atLeast: now + 1 });
  expect(
    [undefined, { ...order, expiresAt: now }, { ...order, state: 'PAID' as const }, order].map((old) =>
      reasonOf(change, old),
    ),
  ).toEqual(['NOT_FOUND', 'ORDER_EXPIRED', 'ALREADY_PAID', 'CONFLICT']);
  expect(event(writes)).toMatchObject([{ item: { event: 'pay', note: 'sandbox P1' } }]);
  expect(event(payWrites(job, order, ready, { method: 'wallet', spenderId: 'U1' }, 'X1'))).toMatchObject([
    { item: { note: 'wallet' } },
  ]);
  expect(of(writes, keys.orderTask(job, 'O1', 'BOOK'))).toMatchObject({
    kind: 'put',
    item: { kind: 'BOOK', card: subject, ds: new Date(now + 30 * SECOND).toISOString() },
  });
  expect(of(writes, keys.orderTask(job, 'O1', 'EXPIRY'))).toMatchObject({ kind: 'delete' });
});

test("a gateway's payment is claimed for ever, and stands in the books on both sides", () => {
  const [claim, ...rest] = gatewayCreditWrites(job, order, gateway, payment);
  expect(claim).toEqual({
    kind: 'put',
    key: globalKeys.gatewayPayment('sandbox', 'sarathi', 'P1'),
    item: { site: 'sarathi', orderId: 'O1', minor: 100_000, currency: 'INR', at: AT },
    when: [{ absent: true }],
    otherwise: 'CONFLICT',
  });
  expect(posted(rest)).toEqual([
    ['gateway:sandbox', -100_000],
    ['clearing', 100_000],
  ]);
  expect(posted(gatewayRefundWrites(job, { gateway: 'sandbox', minor: 5, ours: 5, currency: 'INR' }, 'O1'))).toEqual([
    ['clearing', -5],
    ['gateway:sandbox', 5],
  ]);
  // Of which two went by us, and three at the gateway's own dashboard.
  expect(posted(gatewayRefundWrites(job, { gateway: 'sandbox', minor: 5, ours: 2, currency: 'INR' }, 'O1'))).toEqual([
    ['clearing', -5],
    ['gateway:sandbox', 2],
    ['outsideRefunds', 3],
  ]);
});

test('payments begun are counted: of two at one moment one is refused', () => {
  const attempt = { gateway: 'sandbox', account: 'ours', gatewayOrderId: 'O1-1', paymentUrl: '', startedAt: AT };
  const first = startPaymentWrites(job, order, undefined, attempt);
  expect(of(first, keys.payment(job, 'O1'))).toMatchObject({
    kind: 'put',
    item: { amount: 100_000, owner: 'U#U1', outcome: 'OPEN', attempts: [attempt], count: 1, g2s: AT },
    when: [{ absent: true }],
  });
  expect(reasonOf(first[0]!, { count: 1 } as object)).toBe('CONFLICT');
  expect(of(first, keys.orderTask(job, 'O1', 'SETTLE'))).toMatchObject({
    item: { kind: 'SETTLE', card: subject, ds: new Date(now + MINUTE).toISOString() },
  });
  const begun = (first[0] as { item: unknown }).item as PaymentItem;
  const again = { ...attempt, gatewayOrderId: 'O1-2' };
  expect(startPaymentWrites(job, order, begun, again)[0]).toMatchObject({
    item: { attempts: [attempt, again], count: 2 },
    when: [
      { field: 'count', is: 1 },
      { field: 'told', missing: true },
    ],
  });
  const third = startPaymentWrites(job, order, { ...begun, told: 3 }, again)[0]!;
  const standing = (count: number) => ({ count }) as object;
  expect([1, 2].map((count) => reasonOf(third, standing(count)))).toEqual(['BUSY', 'CONFLICT']);
  expect(reasonOf(third, undefined)).toBe('CONFLICT');
  const returned = { P1: { gateway: 'sandbox', minor: 5, currency: 'INR', since: AT } };
  expect(startPaymentWrites(job, order, { ...begun, returned, told: 3 }, again)[0]).toMatchObject({
    item: { returned, told: 3, outcome: 'OPEN' },
    when: [
      { field: 'count', is: 1 },
      { field: 'told', is: 3 },
    ],
  });
  expect(paymentOutcomeWrites(job, begun, 'PAID')).toMatchObject([
    {
      key: keys.payment(job, 'O1'),
      set: { outcome: 'PAID' },
      remove: ['g2p', 'g2s'],
      when: [
        { field: 'count', is: 1 },
        { field: 'outcome', is: 'OPEN' },
      ],
      otherwise: 'BUSY',
    },
  ]);
  expect(paymentOutcomeWrites(job, begun, 'OPEN')).toEqual([]);
  expect(paymentOutcomeWrites(job, { ...begun, outcome: 'PAID' }, 'SENT_BACK')).toEqual([]);
  expect(paymentOutcomeWrites(job, { ...begun, outcome: 'FAILED' }, 'OPEN')).toMatchObject([{ remove: [] }]);
});

test('what was accepted is kept once each, while the order awaits payment', () => {
  expect(acceptDuplicatesWrites(job, order, ['B2', 'B2'])).toMatchObject([
    {
      kind: 'update',
      key: keys.order(job, 'O1'),
      set: { acceptedDuplicates: ['B2'] },
      when: [{ field: 'state', oneOf: ['AWAITING_PAYMENT', 'AWAITING_TICKETING'] }],
    },
  ]);
  expect(acceptDuplicatesWrites(job, { ...order, acceptedDuplicates: ['B3'] }, ['B2'])).toMatchObject([
    { set: { acceptedDuplicates: ['B3', 'B2'] } },
  ]);
});

test('a payment that pays for nothing goes back, once, and the timeline says so', () => {
  const paid = { ...order, state: 'PAID' as const };
  const begun = { orderId: 'O1', outcome: 'PAID', attempts: [{ gateway: 'sandbox', startedAt: AT }], count: 1 };
  const paying = begun as unknown as PaymentItem;
  const [task, told, row] = sendBackWrites(job, paid, gateway, payment, paying);
  const lost = { gateway: 'sandbox', ...payment };
  expect(task).toMatchObject({
    kind: 'put',
    key: keys.paymentRefundTask(job, 'O1', 'P1'),
    item: { kind: 'REFUND', card: { ...subject, name: 'payment', payment: lost }, ds: AT },
  });
  const note = { from: 'PAID', to: 'PAID', note: 'sandbox P1' };
  expect(told).toMatchObject({ item: { ...note, event: 'latePayment' } });
  const known = { gateway: 'sandbox', minor: 100_000, currency: 'INR', since: AT };
  const asRead = [
    { field: 'told', missing: true },
    { field: 'outcome', is: 'PAID' },
    { field: 'count', is: 1 },
  ];
  expect(row).toMatchObject({
    ...{ kind: 'update', key: keys.payment(job, 'O1'), when: asRead, otherwise: 'BUSY' },
    set: { outcome: 'PAID', returned: { P1: known }, told: 1 },
  });
  expect(sendBackWrites(job, paid, gateway, payment, undefined)).toHaveLength(2);
  const twice = { ...paid, paidBy: { method: 'wallet' as const, spenderId: 'U1' } };
  const earlier = { ...paying, outcome: 'OPEN' as const, returned: { P0: known }, told: 4 };
  expect(sendBackWrites(job, twice, gateway, payment, earlier)[2]).toMatchObject({
    set: { outcome: 'SENT_BACK', returned: { P0: known, P1: { ...known, isSecond: true } }, told: 5 },
    when: [
      { field: 'told', is: 4 },
      ...asRead.slice(1).map((one) => ({ ...one, ...(one.is === 'PAID' && { is: 'OPEN' }) })),
    ],
  });
  const onItsWay = { ...paying, returned: { P1: { ...known, since: '2026-11-20T06:00:00.000Z' } }, told: 1 };
  const back = lateRefundWrites(job, twice, { ...lost, ours: lost.minor }, onItsWay);
  expect(of(back, keys.payment(job, 'O1'))).toMatchObject({
    set: { outcome: 'PAID', told: 2, returned: { P1: { ...onItsWay.returned.P1, backAt: AT, ours: 100_000 } } },
  });
  expect(of(back, keys.payment(job, 'O1'))).not.toHaveProperty('set.returned.P1.isSecond');
  const olderTask = lateRefundWrites(job, twice, { ...lost, ours: 0 }, { ...earlier, returned: {} });
  expect(of(olderTask, keys.payment(job, 'O1'))).toMatchObject({
    set: { outcome: 'OPEN', returned: { P1: { ...known, backAt: AT, ours: 0, isSecond: true } } },
  });
  expect(back[0]).toEqual({
    kind: 'delete',
    key: keys.paymentRefundTask(job, 'O1', 'P1'),
    when: [{ exists: true }],
    otherwise: 'ILLEGAL_TRANSITION',
  });
  expect(posted(back)).toEqual([
    ['clearing', -100_000],
    ['gateway:sandbox', 100_000],
  ]);
  expect(event(back)).toMatchObject([{ item: { ...note, event: 'lateRefund' } }]);
  expect(lateRefundWrites(job, paid, { ...lost, ours: 0 }, undefined)).toHaveLength(back.length - 1);
});

test('a refund ends its task, and keeps the wallet entry that gave it back', () => {
  const refunding = { ...order, state: 'REFUNDING' as const };
  const writes = refundWrites(job, refunding, 'W8');
  expect(of(writes, keys.order(job, 'O1'))).toMatchObject({ set: { state: 'REFUNDED', refundId: 'W8' } });
  expect(of(writes, keys.orderTask(job, 'O1', 'REFUND'))).toMatchObject({ kind: 'delete' });
  expect(of(refundWrites(job, refunding), keys.order(job, 'O1'))).not.toHaveProperty('set.refundId');
});

test('a flight’s payment makes its booking and counts it, its refund is mailed', async () => {
  const service = serviceOf(order);
  const paid = service.payable(job, order, [{ ...draft } as never, undefined]);
  expect(service.payable(job, order, [undefined, undefined]).prepare).toBeUndefined();
  expect(paid.prepare).toBeDefined();
  const [mail, ...rest] = await service.payable(job, order, [undefined, undefined]).refunded();
  expect(mail).toMatchObject({
    key: keys.bookingTask(job, 'B1', 'MAIL'),
    item: { kind: 'MAIL', card: subject, ds: AT },
  });
  expect(rest).toEqual([]);
  const booked = { ...draft, statusId: 1 } as BookingItem;
  const erased = await service.payable(job, order, [undefined, { ...booked } as never]).refunded();
  expect(of(erased, keys.bookingPii(job, 'B1')).kind).not.toBe('check');
  const ticketed = { ...draft, statusId: 3 } as BookingItem;
  expect(await service.payable(job, order, [undefined, { ...ticketed } as never]).refunded()).toHaveLength(1);
});

test('the wait for payment ends once it is over, and a flight’s traces go with it', () => {
  const writes = expireWrites(job, order);
  const change = of(writes, keys.order(job, 'O1'));
  expect(change).toMatchObject({ set: { state: 'EXPIRED' } });
  expect(change.when).toContainEqual({ field: 'expiresAt', below: now + 1 });
  expect(of(writes, keys.orderTask(job, 'O1', 'EXPIRY'))).toMatchObject({ kind: 'delete' });
  expect(of(writes, keys.bookingDraft(job, 'B1'))).toMatchObject({ kind: 'delete' });
  expect(of(writes, keys.bookingPii(job, 'B1')).kind).not.toBe('check');
  expect(expireWrites(job, { ...order, serviceName: 'walletTopUp' }).map(({ key }) => key)).toEqual([
    keys.order(job, 'O1'),
    event(writes).length ? expect.anything() : undefined,
    keys.orderTask(job, 'O1', 'EXPIRY'),
  ]);
});

test('a newer order takes the slot as it was read, and the place of an unpaid one only', () => {
  const slot = { owner: 'U#U1', searchId: 'S', slot: 'P' } as const;
  const newer = { orderId: 'O2', expiresAt: now + 1 };
  const [put, ...rest] = takeSlotWrites(job, slot, { orderId: undefined, order: undefined }, newer);
  expect(put).toEqual({
    kind: 'put',
    key: keys.orderSlot(job, 'U#U1', 'S', 'P'),
    item: { orderId: 'O2', ttl: (now + DAY) / 1000 + 1 },
    when: [{ absent: true }],
    otherwise: 'BUSY',
  });
  expect(rest).toEqual([]);
  const [held, ...replaced] = takeSlotWrites(job, slot, { orderId: 'O1', order }, newer);
  expect(held).toMatchObject({ when: [{ field: 'orderId', is: 'O1' }], otherwise: 'BUSY' });
  expect(of(replaced, keys.order(job, 'O1'))).toMatchObject({
    set: { state: 'SUPERSEDED', supersededBy: 'O2' },
    otherwise: 'BUSY',
  });
  expect(event(replaced)).toMatchObject([{ item: { event: 'supersede', note: 'O2' } }]);
  expect(of(replaced, keys.orderTask(job, 'O1', 'EXPIRY'))).toMatchObject({ kind: 'delete' });
  const paid = { ...order, state: 'PAID' as const };
  expect(takeSlotWrites(job, slot, { orderId: 'O1', order: paid }, newer)).toHaveLength(1);
});
