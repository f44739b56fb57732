import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allCalls } from '#shared/calls.ts';
import { failures } from '#shared/errors.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { getFlightDetails } from '#shared/flights/get-flight-details.ts';
import { getSources } from '#shared/flights/search/get-sources.ts';
import { getSsr } from '#shared/flights/get-ssr.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { login } from '#shared/users/session/login.ts';
import { eventOf, lambdaOf, sendEvent } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { passengers, useOrdering } from '#test/flights/use-ordering.ts';
import { callApi, fromForm } from '#web/api/client.ts';
import { configureApi } from '#web/api/configure.ts';
import { onApiEvent } from '#web/api/events.ts';
import { actOnEvent } from '#web/app/act-on-event.ts';
import { loadAgain } from '#web/ui/load-again.ts';
import { loadUser } from '#web/app/session/load-user.ts';
import { signedInAtom } from '#web/app/session/session.ts';
import { store } from '#web/ui/store.ts';
import { waitingToastsAtom } from '#web/ui/toasts/show-toast.ts';
import { detectedSite, siteOfPage } from '#web/app/load-site.ts';

// The marker cookie's jar asks for the protocol when it is made.
vi.hoisted(() => vi.stubGlobal('location', { protocol: 'http:' }));

/** From the handler that fails, over HTTP and the contract client, to what a person is told or where they are led. */
const { world, desk, search, quote } = useOrdering();
const here = { pathname: '/flight/passengerDetails/S1', search: '?adt=1' };
let server: Server;
let as: TestUser | undefined;
/** Answers in place of the handlers: what an edge or a proxy says. */
let instead: { status: number; body: string } | undefined;
let gone: unknown[][] = [];
let stop = () => {};
const go = (...to: unknown[]) => void gone.push(to);
const toasts = () => store.get(waitingToastsAtom).map(({ text, intent }) => [intent, text]);

async function answerOf(method: string, path: string, rawBody: string) {
  const call = allCalls.find((one) => one.method === method && one.path === path)!;
  const event = eventOf({ site: 'sarathi', call, rawBody, as });
  const { status, headers: _, cookies: __, ...envelope } = await sendEvent(lambdaOf(call), event);
  return { status, body: JSON.stringify(envelope) };
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', async () => {
      const answer = instead ?? (await answerOf(request.method!, request.url!.split('?')[0]!, body));
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  configureApi({ origin: `http://127.0.0.1:${port}`, siteId: 'sarathi', domain: 'sarathi.localhost' });
  stop = onApiEvent((message) => void actOnEvent(message, here, go));
});
afterAll(() => {
  stop();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  as = undefined;
  instead = undefined;
  gone = [];
  store.set(waitingToastsAtom, []);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a flight handler that fails', () => {
  it('for want of a session leads to the search page', async () => {
    await callApi(getFlightDetails, { orderId: 'ABCDEFGHJK' });
    expect(gone).toEqual([['/flight/search', { replace: false }]]);
    expect(toasts()).toEqual([]);
  });

  it('because the price is another leads to booking review', async () => {
    as = world.user('sarathi', 'retail');
    const { searchId, quoteId } = await quote(as);
    const wire = { searchId, quoteId, passengers: passengers(), currency: 'INR', totalPayable: 1 };
    expect(await callApi(setFlightDetails, fromForm(setFlightDetails, wire))).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(gone.map(([to]) => to)).toEqual(['/flight/bookingReview']);
    expect(toasts()).toEqual([]);
  });

  it('because its supplier is silent says so in the words of the specification', async () => {
    const { searchId: _, ...choice } = await search();
    desk.fails = { quote: 'SUPPLIER_TIMEOUT' };
    await callApi(fareQuote, choice);
    expect(toasts()).toEqual([['error', 'Request timeout.Please check your netowrk connection.']]);
  });

  it('because there are no extras says nothing', async () => {
    const { quoteId } = await quote();
    desk.fails = { extraServices: 'NO_SSR' };
    expect(await callApi(getSsr, { quoteId })).toMatchObject({ code: 'NO_SSR' });
    expect([toasts(), gone]).toEqual([[], []]);
  });

  it('for anything else says its message, and no code of ours', async () => {
    const { searchId: _, ...choice } = await search();
    desk.fails = { quote: 'SOLD_OUT' };
    const answer = await callApi(fareQuote, choice);
    expect(answer).toMatchObject({ code: 'SOLD_OUT', message: failures.SOLD_OUT.message });
    expect(toasts()).toEqual([['error', answer.ok ? '' : answer.message]]);
  });
});

describe('any other handler that fails', () => {
  it('for want of a session leads to the way out and back', async () => {
    await callApi(getTravellers, {});
    const to = '/logout?redirectTo=%2Fflight%2FpassengerDetails%2FS1%3Fadt%3D1&redirectType=path';
    expect(gone).toEqual([[to, { state: { isSessionOver: true } }]]);
    expect(toasts()).toEqual([]);
  });

  it('while the page leaves for the search, since the session ended, does not turn it elsewhere', () => {
    const signedOut = { event: 'signed-out', to: 'login' } as const;
    expect(actOnEvent(signedOut, { pathname: '/flight/ticketQueue', search: '' }, go, true)).toBe(true);
    expect(gone).toEqual([]);
  });

  it('for want of a session is only said to who is at the search', () => {
    store.set(signedInAtom, true);
    expect(actOnEvent({ event: 'signed-out', to: 'login' }, { pathname: '/flight/search', search: '' }, go)).toBe(true);
    store.set(signedInAtom, false);
    expect(gone).toEqual([['/flight/search', { replace: true }]]);
    expect(toasts()).toEqual([['info', 'Your session has ended.']]);
  });

  it('with a message of its own shows it and hands the answer back', async () => {
    const answer = await callApi(login, { email: 'nobody@sarathi.example', password: 'wrong-password' });
    expect(answer).toMatchObject({ ok: false, code: 'WRONG_CREDENTIALS' });
    expect(toasts()).toEqual([['error', answer.ok ? '' : answer.message]]);
    expect(gone).toEqual([]);
  });

  it('without a word that can be read shows the text that names the method', async () => {
    instead = { status: 500, body: '<html>' };
    await callApi(getTravellers, {});
    await callApi(getSources, {});
    expect(toasts()).toEqual(
      ['POST', 'GET'].map((method) => [
        'error',
        `Something went wrong. HTTP (${method}) request failed. Please contact support.`,
      ]),
    );
  });
});

describe('a 401 at the start', () => {
  it('of the site’s detection leads to the way out, keeping where to go on', async () => {
    const replace = vi.fn();
    vi.stubGlobal('document', { getElementById: () => null });
    const { port } = server.address() as AddressInfo;
    const location = { origin: `http://127.0.0.1:${port}`, hostname: 'sarathi.localhost', replace };
    vi.stubGlobal('location', { ...location, pathname: '/app/flight/search', search: '?adt=2' });
    instead = { status: 401, body: JSON.stringify({ success: false, errorCode: 'NOT_SIGNED_IN' }) };
    expect(siteOfPage() ?? (await detectedSite())).toBeUndefined();
    vi.stubGlobal('location', {
      ...location,
      pathname: '/app/login',
      search: '?redirectTo=%2Fuser%2Fdashboard&redirectType=full',
    });
    void (siteOfPage() ?? (await detectedSite()));
    expect(replace.mock.calls).toEqual([
      ['/app/logout?redirectTo=%2Fflight%2Fsearch%3Fadt%3D2&redirectType=path'],
      ['/app/logout?redirectTo=%2Fuser%2Fdashboard&redirectType=full'],
    ]);
    expect([toasts(), gone]).toEqual([[], []]);
  });

  it('of the user’s loading leads to the way out and back, and not once it is too late', async () => {
    await loadUser(here, go, () => false);
    expect(gone).toEqual([]);
    await loadUser(here, go, () => true);
    const to = '/logout?redirectTo=%2Fflight%2FpassengerDetails%2FS1%3Fadt%3D1&redirectType=path';
    expect(gone).toEqual([[to, { replace: true, state: { isSessionOver: true } }]]);
    expect(toasts()).toEqual([]);
  });

  it('is not what a broken connection or a failure is: the session stays, and is asked about again', async () => {
    const wanted = vi.fn(() => true);
    instead = { status: 503, body: '<html>' };
    await loadUser(here, go, wanted);
    instead = { status: 504, body: '<html>' };
    loadAgain();
    await vi.waitFor(() => expect(wanted).toHaveBeenCalledTimes(3));
    expect([gone, toasts()]).toEqual([[], []]);
    instead = undefined;
    await vi.waitFor(() => {
      loadAgain();
      expect(gone).toHaveLength(1);
    });
  });
});
