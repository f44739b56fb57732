import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gatewayAdapters } from '#functions/payments/gateways/registry.ts';
import { giveBack } from '#functions/payments/give-back.ts';
import type { RefundRecord } from '#functions/payments/model.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const job = () => world.job('sarathi');
const asked: object[] = [];
/** What the gateway gives back of what it is asked for; undefined: it cannot now. */
let given: number | undefined;
beforeAll(async () => {
  gatewayAdapters.double = (_actor, { name, account }) => ({
    name,
    account,
    create: async () => fail('PAYMENT_UNSUCCESSFUL'),
    status: async () => fail('PAYMENT_PENDING'),
    refund: async (request) => {
      asked.push(request);
      return given === undefined ? fail('PAYMENT_PENDING') : ok({ minor: given });
    },
  });
  const gateways = [{ name: 'one', title: 'One', adapter: 'double', account: 'acc' }];
  await commit(job(), paymentSettingsWrites(job(), { gateways, bankDetails: [] }));
});
afterAll(() => delete gatewayAdapters.double);
beforeEach(() => {
  asked.length = 0;
  given = 1000;
});

const refund = (more: Partial<RefundRecord>): RefundRecord => ({
  ...{ paymentId: 'P1', reference: 'R', minor: 400, state: 'done', isOurs: false, at: '2026-11-21T04:00:00.000Z' },
  ...more,
});
const giveBackOf = (refunds: Record<string, RefundRecord> | undefined, gateway = 'one') =>
  giveBack(job(), refunds ? { refunds } : {}, { gateway, paymentId: 'P1', minor: 1000, currency: 'INR' });

test('all of a payment goes back where nothing did, under an id of its own', async () => {
  for (const refunds of [undefined, {}]) expect(await giveBackOf(refunds)).toEqual(ok(1000));
  const request = { paymentId: 'P1', minor: 1000, currency: 'INR', refundId: 'R-P1' };
  expect(asked).toEqual([request, request]);
});

test('less what went back at the gateway’s own dashboard; what it answers is what went back', async () => {
  given = 550;
  expect(await giveBackOf({ a: refund({ booked: 400 }), other: refund({ paymentId: 'P2', booked: 100 }) })).toEqual(
    ok(550),
  );
  expect(asked).toMatchObject([{ minor: 600 }]);
});

test('nothing is asked where all of it went back', async () => {
  expect(await giveBackOf({ a: refund({ booked: 1000 }) })).toEqual(ok(0));
  expect(await giveBackOf({ a: refund({ booked: 1001 }) })).toEqual(ok(0));
  expect(asked).toEqual([]);
  given = 1;
  expect(await giveBackOf({ a: refund({ booked: 999 }) })).toEqual(ok(1));
});

test('it waits while somebody else’s refund is under way, and for a gateway that cannot now or is gone', async () => {
  expect(await giveBackOf({ a: refund({ state: 'underWay' }) })).toEqual(fail('PAYMENT_PENDING'));
  expect(await giveBackOf({}, 'gone')).toEqual(fail('PAYMENT_PENDING'));
  expect(asked).toEqual([]);
  given = undefined;
  expect(await giveBackOf({})).toEqual(fail('PAYMENT_PENDING'));
});
