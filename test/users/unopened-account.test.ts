import { beforeAll, describe, expect, it } from 'vitest';
import { ownerOf } from '#functions/actors/user.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { readUser } from '#functions/users/store.ts';
import { addWalletEntry } from '#shared/wallet/add-wallet-entry.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { createAgent } from '#shared/users/customers/create-agent.ts';
import { createColleague } from '#shared/users/company/create-colleague.ts';
import { createDetailPendingCustomerForDmc } from '#shared/users/customers/create-detail-pending-customer-for-dmc.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { login } from '#shared/users/session/login.ts';
import { takeBackEmail } from '#shared/users/registration/take-back-email.ts';
import { updateDetails } from '#shared/users/customers/update-details.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const site = 'sarathi' as const;
const theirs = 'the password of the new mailbox';
let clerk: TestUser;
let joiner: TestUser;
let nth = 0;
beforeAll(async () => {
  clerk = await addClerk(world, {});
  joiner = await addClerk(world, { 'customers.join': true });
});

const address = (who: string) => `${who}${(nth += 1)}@example.com`;
const admin = () => world.user(site, 'staff');
const row = async (userId: string) => (await readUser(world.job(site), userId))!;
/** An agency whose owner was mailed the first link and has not opened it. */
async function agency() {
  const customer = { firstName: 'Meera', lastName: 'Pillai', email: address('owner') };
  const company = {
    companyName: `Periyar ${(nth += 1)}`,
    address1: '4 Market Road',
    city: 'Kochi',
    state: 'Kerala',
    country: 'IN',
    pincode: '682001',
  };
  const body = { userData: { userType: 'travelAgent' as const, customer, company } };
  const { result } = await callHttp({ site, call: createAgent, body, as: clerk });
  return row(result!.users_id);
}
const fund = async (userId: string) => {
  const body = { userId, type: 'credit' as const, amount: 13_307, remark: 'Cash', externalId: `C-${(nth += 1)}` };
  const { status } = await callHttp({ site, call: addWalletEntry, body, as: admin() });
  expect(status).toBe(200);
};
const give = async (userId: string, email: string, as: TestUser = clerk) => {
  const { sequence, firstName, lastName } = await row(userId);
  const companyName = (await row(userId)).companyName ?? '';
  const body = { customerId: sequence, firstName, lastName, email, companyName };
  return callHttp({ site, call: updateDetails, body, as });
};
const linkIn = (email: string) => {
  const [, page, token] = /app\/(\w+)\?token=([\w-]{43})/.exec(world.mail.lastTo(email).text)!;
  return { page, token: token! };
};
const setPassword = (token: string, password = theirs) =>
  callHttp({ site, call: generatePassword, body: { token, password } });
const enter = (email: string, password: string) => callHttp({ site, call: login, body: { email, password } });
const takeBack = (token: string) => callHttp({ site, call: takeBackEmail, body: { token } });
const claimed = async (email: string) =>
  (await getItem<{ userId: string }>(keys.uniqueEmail(world.job(site), email)))?.userId;

describe('an account that nobody opened yet', () => {
  it('is led to no other mailbox while there is money on it, but by who may add users to companies', async () => {
    const owner = await agency();
    await fund(owner.userId);
    const email = address('intruder');
    const before = world.mail.sent.length;
    const refused = await give(owner.userId, email);
    expect(refused).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(refused.message).toContain('balance or credit');
    expect(world.mail.sent).toHaveLength(before);
    expect(await row(owner.userId)).toMatchObject({ email: owner.email, sessionEpoch: owner.sessionEpoch });
    expect(await claimed(email)).toBeUndefined();
    expect((await give(owner.userId, owner.email.toUpperCase())).status, 'it is the same').toBe(200);
    expect((await give(owner.userId, email, joiner)).status).toBe(200);
    expect(linkIn(email).page).toBe('generate_password');
  });

  it('is not even where the money comes at the same moment', async () => {
    const owner = await agency();
    const email = address('intruder');
    const [given] = await Promise.all([give(owner.userId, email), fund(owner.userId)]);
    const wallet = await getItem<{ version: number }>(keys.wallet(world.job(site), ownerOf(owner), 'INR'));
    expect(wallet?.version).toBe(1);
    if (given.status === 200) expect((await row(owner.userId)).formerEmail?.email).toBe(owner.email);
    else expect(['BUSY', 'FORBIDDEN']).toContain(given.errorCode);
  });

  it('of a traveller without a mail gets its first one before there is money on it', async () => {
    const made = async () => {
      const body = { firstName: 'Devika', phone: `98450${String((nth += 1)).padStart(5, '0')}`, phoneCode: '+91' };
      const { result } = await callHttp({ site, call: createDetailPendingCustomerForDmc, body, as: clerk });
      return result!.users_id;
    };
    const [poor, rich] = [await made(), await made()];
    await fund(rich);
    expect((await give(rich, address('intruder'))).errorCode).toBe('FORBIDDEN');
    expect((await give(poor, address('devika'))).status).toBe(200);
  });

  it('of somebody’s colleague is nobody else’s, money or none', async () => {
    const boss = await world.addUser(site, 'travelAgent', { companyName: 'Nila Travels', password: 'a river here' });
    const body = { firstName: 'Anu', lastName: 'Jacob', email: address('anu'), phone: '9847012399', phoneCode: '+91' };
    const { result } = await callHttp({ site, call: createColleague, body, as: boss });
    const refused = await give(result!.userId, address('intruder'));
    expect(refused.errorCode).toBe('FORBIDDEN');
    expect(refused.message).toContain('company’s wallet');
    expect((await give(result!.userId, address('anu'), joiner)).status).toBe(200);
  });

  it('with a password already is confirmed by that password, as ever', async () => {
    const owner = await world.addUser(site, 'travelAgent', { password: 'monsoon over Kochi' });
    await fund(owner.item.userId);
    const email = address('new');
    expect((await give(owner.item.userId, email)).status).toBe(200);
    expect(linkIn(email).page).toBe('confirm_email');
  });
});

describe('the mailbox that the first link went to', () => {
  it('takes the account back with whatever is on it, also after the new one set a password', async () => {
    const owner = await agency();
    await fund(owner.userId);
    const email = address('intruder');
    await give(owner.userId, email, joiner);
    const back = linkIn(owner.email);
    expect(back.page).toBe('keep_email');
    expect(world.mail.lastTo(owner.email).text).toContain('You will then get a link to set your password');
    const entered = await setPassword(linkIn(email).token);
    expect(entered.status).toBe(200);
    expect(await claimed(owner.email), 'held for its owner').toBe(owner.userId);

    expect((await takeBack(back.token)).result).toEqual({ email: owner.email, isPasswordMailed: true });
    expect((await row(owner.userId)).passwordHash).toBeUndefined();
    expect((await enter(email, theirs)).errorCode).toBe('WRONG_CREDENTIALS');
    expect((await enter(owner.email, theirs)).errorCode).toBe('WRONG_CREDENTIALS');
    expect(world.mail.lastTo(email).subject).toContain('the email of your account was changed');
    expect(await claimed(email)).toBeUndefined();
    const first = linkIn(owner.email);
    expect(first.page).toBe('generate_password');
    expect((await setPassword(first.token, 'a river in Kerala')).status).toBe(200);
    expect((await enter(owner.email, 'a river in Kerala')).status).toBe(200);
    expect((await takeBack(back.token)).errorCode).toBe('LINK_EXPIRED');
  });

  it('keeps its week: nobody changes the email on from one that has set a password', async () => {
    const owner = await agency();
    const email = address('typed-right');
    await give(owner.userId, email);
    await setPassword(linkIn(email).token);
    for (const as of [clerk, joiner, admin()])
      expect((await give(owner.userId, address('third'), as)).errorCode).toBe('FORBIDDEN');
    world.clock.advance(7 * DAY + MINUTE);
    expect((await takeBack(linkIn(owner.email).token)).errorCode).toBe('LINK_EXPIRED');
    const third = address('third');
    expect((await give(owner.userId, third)).status).toBe(200);
    // From now on the address with the password is the owner's.
    expect((await row(owner.userId)).formerEmail).toMatchObject({ email });
    expect((await row(owner.userId)).formerEmail).not.toHaveProperty('hadNoPassword');
    expect(linkIn(third).page).toBe('confirm_email');
    expect(await claimed(owner.email)).toBeUndefined();
  });

  it('is its own again where staff change back before anybody set a password', async () => {
    const owner = await agency();
    await give(owner.userId, address('typo'));
    expect((await give(owner.userId, owner.email)).status).toBe(200);
    expect(await row(owner.userId)).toMatchObject({ email: owner.email, status: 'unverified' });
    expect((await row(owner.userId)).formerEmail).toBeUndefined();
    expect((await setPassword(linkIn(owner.email).token)).status).toBe(200);
  });
});
