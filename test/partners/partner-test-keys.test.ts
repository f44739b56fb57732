import { beforeAll, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { makeSandbox } from '#infra/aws/make-sandbox.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { createKey } from '#shared/keys/create-key.ts';
import { endKey } from '#shared/keys/end-key.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { jumpIn } from '#shared/partners/jump-in.ts';
import { jumplogin } from '#shared/partners/jumplogin.ts';
import { getOrder } from '#shared/payments/get-order.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { asha } from '#test/suppliers/buy-flight.ts';
import { CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';
import { siteLog } from './site-events.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world);
  await makeSandbox('sandbox.localhost');
});

const atSandbox = <C extends Call>(token: string, call: C, body: WireRequestOf<C>) =>
  callHttp({
    ...{ site: SUPPLIER, call, body, as: { token } },
    headers: {
      'x-site-host': 'sandbox.localhost',
      'x-site-origin': 'http://sandbox.localhost',
      'site-id': undefined,
      origin: undefined,
    },
  });
const ask = async <C extends Call>(token: string, call: C, body: WireRequestOf<C>) => {
  const answer = await atSandbox(token, call, body);
  expect(answer, call.name).toMatchObject({ success: true });
  return answer.result!;
};
const status = (newStatus: 'Suspended' | 'Approved') =>
  told(sites.supplier, changeConsumerStatus, {
    ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, newStatus },
  });

it('a partner tries the sandbox with a test key of its own, which ends with the link as any does', async () => {
  const { url } = await told(sites.consumer, jumplogin, { supplierId: SUPPLIER });
  const code = url.slice(url.indexOf('#') + 1);
  const { result } = await callHttp({ site: SUPPLIER, call: jumpIn, body: { code } });
  const as = { token: result!.sessionId };
  const made = await callHttp({
    ...{ site: SUPPLIER, as, call: createKey },
    body: { name: 'Trial', may: 'sell', isTest: true, until: '2027-02-04' },
  });
  expect(made).toMatchObject({ status: 200, result: { key: { isTest: true } } });
  const { key, token } = made.result!;
  expect(token).toMatch(/\.test_/);
  expect((await callHttp({ site: SUPPLIER, as: { token }, call: getWalletBalance, body: {} })).status).toBe(401);

  const searchId = randomId();
  const query = {
    ...{ searchId, JourneyType: 1 as const, adultCount: 1, childCount: 0, infantCount: 0, source: 'sandbox-gds' },
    segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
  };
  const { traceId, offers } = await ask(token, searchFlights, query);
  const offer = offers.find(({ segments }) => segments.every(({ flightNumber }) => !flightNumber.startsWith('909')))!;
  const { quoteId, fareDetailResult } = await ask(token, fareQuote, { traceId, resultIndex: offer.resultIndex });
  const { currency, totalPayable } = fareDetailResult;
  const passengers = [{ ...asha, lastName: 'Menon' }];
  const { orderId } = await ask(token, setFlightDetails, { searchId, quoteId, passengers, currency, totalPayable });
  await ask(token, payFromWallet, { orderId });
  await runBooking('sandbox', orderId);
  expect(await ask(token, getOrder, { orderId })).toMatchObject({ state: 'COMPLETED' });
  expect(await getItem(keys.order(world.job(SUPPLIER), orderId))).toBeUndefined();

  await status('Suspended');
  expect((await atSandbox(token, getWalletBalance, {})).status).toBe(401);
  await status('Approved');
  expect((await atSandbox(token, getWalletBalance, {})).status).toBe(200);
  expect(await callHttp({ site: SUPPLIER, as, call: endKey, body: { id: key.id } })).toMatchObject({ status: 200 });
  expect((await atSandbox(token, getWalletBalance, {})).status).toBe(401);
  const ours = await siteLog(CONSUMER);
  const { name } = sites.consumer.actor;
  for (const what of ['made the test key Trial', 'ended the key Trial'])
    expect(ours).toContain(`${name} ${what} at ${SUPPLIER}`);
});
