import type { Context as LambdaContext } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HttpEvent } from '#functions/http/request/event.ts';
import { gatewayPage } from '#functions/payments/gateway-page.ts';
import { paymentSettingsWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { startPayment } from '#shared/payments/start-payment.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { callHttp, type CallRequest, eventOf, lambdaOf } from '#test/harness/call-http.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { readRows } from '#test/wallet/read-ledger.ts';

const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const password = 'monsoon over Kochi';
const real: Record<string, Record<string, unknown>> = {};
let agent: TestUser;
let staff: TestUser;
let paymentUrl = '';

beforeAll(async () => {
  agent = await world.addUser(site, 'travelAgent', { password });
  staff = world.user(site, 'staff');
  await fillWallet(world, agent, 10 * TOTAL);
  const { orderId } = await sellOrder(agent);
  const { bookingId } = await storeBooking(world.job(site), makeBooking(agent));
  await commit(
    world.job(site),
    paymentSettingsWrites(world.job(site), {
      gateways: [{ name: 'sandbox', title: 'Card', adapter: 'sandbox', account: site }],
      bankDetails: [],
    }),
  );
  const begun = await sellOrder(agent);
  paymentUrl = (
    await callHttp({ site, call: startPayment, as: agent, body: { orderId: begun.orderId, gateway: 'sandbox' } })
  ).result!.paymentUrl;
  // Requests that would do something, were they the site's own page's.
  Object.assign(real, {
    'payments/pay-from-wallet': { orderId },
    'payments/start-payment': { orderId, gateway: 'sandbox' },
    'wallet/add-wallet-entry': {
      userId: agent.item.userId,
      type: 'credit',
      currency: 'INR',
      amount: 10,
      remark: 'Bank transfer',
      externalId: 'UTR-1',
    },
    'users/session/change-password': { oldPassword: password, newPassword: 'winter over Kochi' },
    'users/session/login': { email: agent.item.email, password },
    'bookings/update-booking-details': {
      bookingId,
      currency: 'INR',
      txnFee: 10,
      discount: 0,
      userMergeTxnFeeTaxes: false,
    },
    'bookings/get-booking-details': { bookingId, withDocuments: true },
    'bookings/send-ticket-mail': { bookingId, siteId: site },
  });
});

const bodyOf = ({ name }: Call) => (real[name] ?? sampleRequests[name]) as never;
const asker = ({ access }: Call) => (access.userTypes && !access.userTypes.includes('travelAgent') ? staff : agent);
const requestOf = (call: Call, headers: CallRequest<Call>['headers']): CallRequest<Call> => ({
  site,
  call,
  body: bodyOf(call),
  as: asker(call),
  headers,
});
const sessionsOf = (cookies: string[]) => cookies.filter((line) => line.includes('portolan'));

const changing = allCalls.filter(({ method }) => method !== 'GET');
const reading = allCalls.filter(({ method }) => method === 'GET');

/**
 * What a page elsewhere can make a signed-in browser send. The session cookie comes with it here, though SameSite keeps
 * it at home from most.
 */
const pages: [string, Record<string, string | undefined>][] = [
  ['a fetch from another site', { origin: 'https://evil.example' }],
  ["a fetch from another tenant's subdomain", { origin: testSites.gulf.origin }],
  ['a fetch from a sandboxed frame', { origin: 'null' }],
  ['a request that does not say from where', { origin: undefined }],
  [
    'a form post from another site',
    { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  ],
  ['a form post of plain text from another site', { origin: 'https://evil.example', 'content-type': 'text/plain' }],
  [
    "a form post from another tenant's subdomain",
    { origin: testSites.gulf.origin, 'content-type': 'multipart/form-data' },
  ],
];

describe.each(pages)('%s', (_, headers) => {
  it('is refused by every call that is no GET, and nothing changes', async () => {
    const before = await readRows(site);
    for (const call of changing) {
      const answer = await callHttp(requestOf(call, headers));
      expect([call.name, answer.status, answer.errorCode, answer.result]).toEqual([
        call.name,
        403,
        'FOREIGN_ORIGIN',
        null,
      ]);
      expect(sessionsOf(answer.cookies), call.name).toEqual([]);
      expect(Object.keys(answer.headers).filter((name) => name.toLowerCase().startsWith('access-control'))).toEqual([]);
    }
    expect(await readRows(site)).toEqual(before);
    expect(world.mail.sent).toEqual([]);
  });
});

it('a form post of the own page is refused too', async () => {
  const before = await readRows(site);
  // A form posts, and nothing else.
  for (const call of changing.filter(({ method }) => method === 'POST')) {
    const answer = await callHttp(requestOf(call, { 'content-type': 'application/x-www-form-urlencoded' }));
    expect([call.name, answer.status]).toEqual([call.name, 415]);
  }
  expect(await readRows(site)).toEqual(before);
});

describe('a GET', () => {
  it('changes nothing, replayed from another site or the own', async () => {
    const before = await readRows(site);
    for (const call of reading) {
      for (const origin of [undefined, 'https://evil.example', testSites.gulf.origin, testSites.sarathi.origin]) {
        for (let n = 0; n < 3; n++) {
          const answer = await callHttp(requestOf(call, { origin }));
          expect(answer.status, call.name).toBeLessThan(500);
          expect(Object.keys(answer.headers).filter((name) => name.toLowerCase().startsWith('access-control'))).toEqual(
            [],
          );
        }
      }
    }
    expect(await readRows(site)).toEqual(before);
  });

  it.each(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH'])(
    '%s at the address of a call that changes something is no call, or one that reads',
    async (httpMethod) => {
      const before = await readRows(site);
      for (const call of changing) {
        const event = eventOf(requestOf(call, {}));
        const query = Object.fromEntries(
          Object.entries(bodyOf(call) as Record<string, unknown>).map(([name, value]) => [name, String(value)]),
        );
        const lambda = lambdaOf(call);
        const asked = { ...event, httpMethod, queryStringParameters: query } as HttpEvent;
        const isRead =
          /GET|HEAD/.test(httpMethod) && allCalls.some(({ method, path }) => method === 'GET' && path === call.path);
        const { statusCode } = await lambda(asked, {} as never);
        if (isRead) expect(statusCode, call.name).toBeLessThan(500);
        else expect([call.name, statusCode]).toEqual([call.name, 405]);
      }
      expect(await readRows(site)).toEqual(before);
    },
  );

  it("of the gateway's page, and its form from elsewhere, pay nothing", async () => {
    const before = await readRows('gulf');
    const event = eventOf({ site, call: startPayment, body: undefined as never });
    const visit = (httpMethod: string, origin: string | undefined) =>
      gatewayPage(
        {
          ...event,
          httpMethod,
          path: new URL(paymentUrl).pathname,
          headers: { ...event.headers, ...(origin ? { origin } : { origin: '' }) },
          body: 'action=succeed',
          queryStringParameters: { action: 'succeed' },
        } as HttpEvent,
        {} as LambdaContext,
      );
    const page = await visit('GET', undefined);
    for (const origin of [undefined, 'https://evil.example', testSites.gulf.origin]) {
      expect((await visit('GET', origin)).body).toBe(page.body);
      expect((await visit('POST', origin)).statusCode).toBe(403);
    }
    expect(await readRows('gulf')).toEqual(before);
  });
});

it('the same requests from the own page do something', async () => {
  for (const name of [
    'payments/pay-from-wallet',
    'wallet/add-wallet-entry',
    'bookings/update-booking-details',
    'users/session/change-password',
  ]) {
    const before = await readRows(site);
    const call = allCalls.find((one) => one.name === name)!;
    expect([name, (await callHttp(requestOf(call, {}))).status]).toEqual([name, 200]);
    expect(await readRows(site)).not.toEqual(before);
  }
});
