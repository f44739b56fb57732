import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { getBookedFlights } from '#shared/bookings/get-booked-flights.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { jumpIn } from '#shared/partners/jump-in.ts';
import { jumplogin } from '#shared/partners/jumplogin.ts';
import { setFlightSearchSetting } from '#shared/partners/set-flight-search-setting.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { siteLog } from '#test/partners/site-events.ts';
import { changePassword } from '#shared/users/session/change-password.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { getInvoices } from '#shared/invoices/get-invoices.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { toggleBlock } from '#shared/users/customers/toggle-block.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { openGateway } from '#test/payments/sell-order.ts';
import { searchForOne } from '#test/suppliers/buy-flight.ts';
import { CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world, { funds: 5_000_00 });
  await openGateway(world.job(SUPPLIER));
});

const codeOf = (url: string) => url.slice(url.indexOf('#') + 1);
const jumpedTo = async (as = sites.consumer) => codeOf((await told(as, jumplogin, { supplierId: SUPPLIER })).url);
const spend = (code: string, site: 'sarathi' | 'quiet' | 'gulf' = SUPPLIER) =>
  callHttp({ site, call: jumpIn, body: { code } });
const over = { status: 400, errorCode: 'LINK_EXPIRED' };
const suspend = (newStatus: 'Suspended' | 'Approved') =>
  told(sites.supplier, changeConsumerStatus, {
    ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, newStatus },
  });
async function inside() {
  const answer = await spend(await jumpedTo());
  const token = answer.result!.sessionId;
  return { token, site: SUPPLIER } as const;
}
const balance = ({ token }: { token: string }) =>
  callHttp({ site: SUPPLIER, as: { token }, call: getWalletBalance, body: {} });

describe('a jump', () => {
  it('opens the supplier’s site to the partner, once, by an address that tells no server its code', async () => {
    const { url } = await told(sites.consumer, jumplogin, { supplierId: SUPPLIER });
    expect(url).toMatch(/^https?:\/\/sarathi\.localhost[^/]*\/app\/jump#[\w-]{43}$/);
    const answer = await spend(codeOf(url));
    expect(answer).toMatchObject({ status: 200, result: { user: { userType: 'travelAgent', email: '' } } });
    expect(answer.cookies.join()).toContain(answer.result!.sessionId);
    expect(await balance({ token: answer.result!.sessionId })).toMatchObject({ result: { balance: 5000 } });
    expect(await spend(codeOf(url))).toMatchObject(over);
  });

  it('opens it to one of two who come with one address at once', async () => {
    const code = await jumpedTo();
    const both = await Promise.all([spend(code), spend(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)).toMatchObject(over);
  });

  it('opens it to nobody once their site is closed, or they are no staff of it any more', async () => {
    const job = world.job(CONSUMER);
    const [stay, unspent] = [await inside(), await jumpedTo()];
    const close = (isSuspended: boolean) =>
      commit(job, [{ kind: 'update', key: keys.site(job, 'HEAD'), set: { isSuspended } }]);
    await close(true);
    expect(await balance(stay)).toMatchObject({ status: 401 });
    expect(await spend(unspent)).toMatchObject(over);
    await close(false);
    expect(await balance(stay)).toMatchObject({ status: 200 });
  });

  it('is named in both sites’ logs', async () => {
    await inside();
    const [ours, theirs] = await Promise.all([siteLog(CONSUMER), siteLog(SUPPLIER)]);
    const { name } = sites.consumer.actor;
    expect(ours).toContain(`${name} opened the site of ${SUPPLIER}`);
    expect(theirs).toContain(`${name} of Quiet Travels Ltd opened this site for 15 minutes`);
  });

  it('reads and fills the wallet, and does nothing else', async () => {
    const as = await inside();
    const ask = { site: SUPPLIER, as } as const;
    expect(await callHttp({ ...ask, call: getBookedFlights, body: {} })).toMatchObject({ status: 200 });
    expect(await callHttp({ ...ask, call: getUserBySessionId, body: {} })).toMatchObject({
      result: { partnerStay: { name: sites.consumer.actor.name } },
    });
    expect(await callHttp({ ...ask, call: startTopUp, body: { amount: 100 } })).toMatchObject({ status: 200 });
    expect(await callHttp({ ...ask, call: getInvoices, body: {} })).toMatchObject({ result: { records: [] } });
    const none = { kind: 'invoice', id: 'SAR/26-27/000001' } as const;
    expect(await callHttp({ ...ask, call: makeDocument, body: none })).toMatchObject({ status: 404 });
    const refused = { status: 403, errorCode: 'FORBIDDEN' };
    expect(await callHttp({ ...ask, call: payFromWallet, body: { orderId: 'X'.repeat(26) } })).toMatchObject(refused);
    expect(
      await callHttp({
        ...ask,
        call: changePassword,
        body: { oldPassword: 'x'.repeat(12), newPassword: 'y'.repeat(12) },
      }),
    ).toMatchObject(refused);
    expect(await callHttp({ ...ask, call: jumplogin, body: { supplierId: CONSUMER } })).toMatchObject(refused);
  });

  it('searches no flights while the supplier’s switch for it is off', async () => {
    const as = await inside();
    const named = { consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights` };
    await told(sites.supplier, setFlightSearchSetting, { ...named, isFlightSearchAllowed: false });
    const refused = await callHttp({ site: SUPPLIER, as, call: searchFlights, body: searchForOne('sandbox-gds') });
    expect(refused).toMatchObject({ errorCode: 'SEARCH_NOT_ALLOWED' });
    await told(sites.supplier, setFlightSearchSetting, { ...named, isFlightSearchAllowed: true });
    const found = await callHttp({ site: SUPPLIER, as, call: searchFlights, body: searchForOne('sandbox-gds') });
    expect(found.errorCode).not.toBe('SEARCH_NOT_ALLOWED');
  });

  it('lasts fifteen minutes that do not slide', async () => {
    const as = await inside();
    world.clock.advance(14 * 60_000);
    expect(await balance(as)).toMatchObject({ status: 200 });
    world.clock.advance(61_000);
    expect(await balance(as)).toMatchObject({ status: 401 });
    world.clock.restore();
  });

  it('is refused after a minute, at another site, by another’s code, and for whom there is no live link', async () => {
    const late = await jumpedTo();
    world.clock.advance(60_000);
    expect(await spend(late)).toMatchObject(over);
    world.clock.restore();
    const code = await jumpedTo();
    expect(await spend(code, 'gulf')).toMatchObject(over);
    expect(await spend(code, CONSUMER)).toMatchObject(over);
    expect(await spend('A'.repeat(43))).toMatchObject(over);
    expect(await asking(sites.agent)(jumplogin, { supplierId: SUPPLIER })).toMatchObject({ status: 403 });
    const ask = asking(sites.consumer);
    for (const supplierId of ['gulf', 'nowhere', CONSUMER])
      expect(await ask(jumplogin, { supplierId })).toMatchObject({ status: 404 });
    expect(await asking(sites.supplier)(jumplogin, { supplierId: CONSUMER })).toMatchObject({ status: 404 });
  });

  it('ends with the link, and with whoever asked for it', async () => {
    const [as, waiting] = [await inside(), await jumpedTo()];
    await suspend('Suspended');
    expect(await balance(as)).toMatchObject({ status: 401 });
    expect(await spend(waiting)).toMatchObject(over);
    expect(await asking(sites.consumer)(jumplogin, { supplierId: SUPPLIER })).toMatchObject({ status: 409 });
    await suspend('Approved');
    const clerk = await world.addUser(CONSUMER, 'staff', { isSuperAdmin: true });
    const stay = (await spend(await jumpedTo(clerk))).result!.sessionId;
    const unspent = await jumpedTo(clerk);
    expect(await balance({ token: stay })).toMatchObject({ status: 200 });
    await told(sites.consumer, toggleBlock, { customerId: clerk.item.sequence, isBlocked: true });
    expect(await balance({ token: stay })).toMatchObject({ status: 401 });
    expect(await spend(unspent)).toMatchObject(over);
  });
});
