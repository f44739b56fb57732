import { beforeAll, describe, expect, it } from 'vitest';
import { askedAtHome } from '#functions/http/asked-at-home.ts';
import { keys } from '#functions/keys.ts';
import { commit } from '#functions/table/commit.ts';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import { makeDocument } from '#shared/documents/make-document.ts';
import { createKey } from '#shared/keys/create-key.ts';
import { jumpIn } from '#shared/partners/jump-in.ts';
import { jumplogin } from '#shared/partners/jumplogin.ts';
import { getPermissionsFromSession } from '#shared/permissions/get-permissions-from-session.ts';
import { savePermissions } from '#shared/permissions/groups/save-permissions.ts';
import { allPermissions } from '#shared/permissions/catalogue.ts';
import { signOutEverywhere } from '#shared/users/session/sign-out-everywhere.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { sampleRequests } from '#infra/openapi/samples.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { told } from '#test/markups/price-steps.ts';
import { openGateway } from '#test/payments/sell-order.ts';
import { groupNow } from '#test/permissions/group-steps.ts';
import { CONSUMER, type LinkedSites, linkSites, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let sites: LinkedSites;
beforeAll(async () => {
  sites = await linkSites(world, { funds: 5_000_00 });
  await openGateway(world.job(SUPPLIER));
});

const addressOf = async (as: TestUser) => {
  const { url } = await told(as, jumplogin, { supplierId: SUPPLIER });
  return url.slice(url.indexOf('#') + 1);
};
const spend = (code: string) => callHttp({ site: SUPPLIER, call: jumpIn, body: { code } });
const stayOf = async (as: TestUser) => ({ token: (await spend(await addressOf(as))).result!.sessionId });
const clerk = (changes: Record<string, boolean> = {}) =>
  addClerk(world, { 'suppliers.edit': true, ...changes }, CONSUMER);
let asked = 0;
const ask = (as: { token: string }, call: Call, body: unknown = sampleRequests[call.name]) =>
  callHttp({ site: SUPPLIER, as, call, body: body as never, address: `2001:db8:7:${(asked += 1).toString(16)}::1` });
const key = { name: 'Portal', may: 'read', until: '2027-02-04' } as const;

/** Calls of a stay that nothing is asked for at home, and why. */
const free: Record<string, string> = {
  'users/session/get-user-by-session-id': 'the session itself',
  'users/session/logout': 'the session itself',
  'users/session/get-sessions': 'the session itself',
  'permissions/get-permissions-from-session': 'the session itself',
  'site/detect-site': 'the site itself',
  'users/registration/get-referrals': 'whoever stands for a partner has none',
  'users/company/get-my-legal-entity': 'whoever stands for a partner has none',
  'markups/get-own-markup': 'whoever stands for a partner has none',
  'exports/get-export': 'a stay begins no files',
  'exports/get-exports': 'a stay begins no files',
  'documents/make-document': 'the handler asks, by the kind of the paper',
  'keys/create-key': 'what a stay is for',
  'keys/get-keys': 'what a stay is for',
  'wallet/start-top-up': 'what a stay is for',
  'wallet/user-payment-entry': 'what a stay is for',
  'payments/start-payment': 'what a stay is for',
  'payments/order-success-callback': 'what a stay is for',
  'payments/get-order': 'what a top-up came to',
};
const inStay = ({ method, actor, access: { byKey, byPartner, userTypes } }: Call) =>
  actor !== 'gateway' &&
  (method === 'GET' || byKey === 'read' || byPartner === true) &&
  (!userTypes || userTypes.includes('travelAgent'));
const ofStay = allCalls.filter((call) => inStay(call) && !call.name.startsWith('reference/'));

describe('a stay at a supplier’s site', () => {
  it('is asked a right of the catalogue for every call, but for those of the list', () => {
    const none = ofStay.filter((call) => askedAtHome(call) === undefined).map(({ name }) => name);
    expect(none.toSorted()).toEqual(Object.keys(free).toSorted());
    const ids: string[] = allPermissions.map(({ id }) => id);
    expect(ofStay.flatMap((call) => askedAtHome(call) ?? []).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('reads what its member of staff may read at home, and nothing else', async () => {
    const rights = [...new Set(ofStay.flatMap((call) => askedAtHome(call) ?? []))].filter(
      (id) => id !== 'suppliers.edit',
    );
    expect(rights.length).toBeGreaterThan(5);
    for (const right of rights) {
      const calls = ofStay.filter((call) => askedAtHome(call) === right);
      const without = await stayOf(await clerk({ [right]: false }));
      const having = await stayOf(await clerk({ [right]: true }));
      for (const call of calls) {
        const refused = await ask(without, call);
        expect([call.name, refused.status], right).toEqual([
          call.name,
          call.access.module === 'Activities' ? expect.any(Number) : 403,
        ]);
        expect([call.name, (await ask(having, call)).message]).not.toEqual([call.name, refused.message]);
      }
    }
  }, 120_000);

  it('fills the wallet and makes keys for whoever may neither see wallets nor book, and has no papers for them', async () => {
    const stay = await stayOf(await clerk({ 'wallet.view': false, 'flights.book': false, 'invoices.view': false }));
    expect(await ask(stay, getWalletBalance, {})).toMatchObject({ status: 403 });
    expect(await ask(stay, startTopUp, { amount: 100 })).toMatchObject({ status: 200 });
    expect(await ask(stay, createKey, key)).toMatchObject({ status: 200 });
    expect(await ask(stay, makeDocument, { kind: 'invoice', id: 'SAR/26-27/000001' })).toMatchObject({ status: 403 });
    expect(await ask(stay, makeDocument, { kind: 'ticket', id: 'nothing' })).toMatchObject({ status: 404 });
    expect(await ask(stay, getPermissionsFromSession, {})).toMatchObject({ status: 200 });
  });

  it('reads all of it for a super admin', async () => {
    expect(await ask(await stayOf(sites.consumer), getWalletBalance, {})).toMatchObject({ result: { balance: 5000 } });
  });

  it('ends once its member of staff may deal with suppliers no more, and makes no key then', async () => {
    const by = await clerk();
    const [stay, unspent] = [await stayOf(by), await addressOf(by)];
    const group = (await groupNow(sites.consumer, by.item.permissionGroupId!))!;
    const changes = [{ id: 'suppliers.edit', isActive: false }];
    await told(sites.consumer, savePermissions, { userGroupId: group.id, version: group.version, changes });
    expect(await ask(stay, createKey, { ...key, name: 'Too late' })).toMatchObject({ status: 401 });
    expect(await ask(stay, getWalletBalance, {})).toMatchObject({ status: 401 });
    expect(await spend(unspent)).toMatchObject({ status: 400, errorCode: 'LINK_EXPIRED' });
  });

  it('ends once its member of staff has signed out everywhere at home, or their password is another', async () => {
    const by = await clerk();
    const [stay, unspent] = [await stayOf(by), await addressOf(by)];
    expect(await ask(stay, getWalletBalance, {})).toMatchObject({ status: 200 });
    await told(by, signOutEverywhere, {});
    expect(await ask(stay, createKey, { ...key, name: 'Signed out' })).toMatchObject({ status: 401 });
    expect(await spend(unspent)).toMatchObject({ status: 400, errorCode: 'LINK_EXPIRED' });
    const other = await clerk();
    const later = await stayOf(other);
    const job = world.job(CONSUMER);
    const done = await commit(job, [
      { kind: 'update', key: keys.user(job, other.item.userId), set: { sessionEpoch: other.item.sessionEpoch + 1 } },
    ]);
    expect(done.ok).toBe(true);
    expect(await ask(later, getWalletBalance, {})).toMatchObject({ status: 401 });
  });
});
