import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { readUser } from '#functions/users/store.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { confirmEmail } from '#shared/users/registration/confirm-email.ts';
import { createAgent } from '#shared/users/customers/create-agent.ts';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { login } from '#shared/users/session/login.ts';
import { resendLink } from '#shared/users/customers/resend-link.ts';
import { takeBackEmail } from '#shared/users/registration/take-back-email.ts';
import { toggleBlock } from '#shared/users/customers/toggle-block.ts';
import { updateDetails } from '#shared/users/customers/update-details.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { addStaffWithApp, codeOf, giveCode, PASSWORD } from './app-of.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const password = 'monsoon over Kochi';
let clerk: TestUser;
let nth = 0;
beforeAll(async () => {
  clerk = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
});
const site = 'sarathi' as const;
const victim = () => world.addUser(site, 'retail', { password });
const row = async ({ item }: TestUser) => (await readUser(world.job(site), item.userId))!;
const mine = () => `intruder${(nth += 1)}@example.com`;
/** Staff give a customer another address. */
const give = async (user: TestUser, email: string, as = clerk) => {
  const { firstName, lastName, phoneNumbers } = user.item;
  const primaryPhone = { phone: phoneNumbers[0]!.phoneNumber, phoneCode: '+91' };
  const body = { customerId: user.item.sequence, firstName, lastName, email, primaryPhone };
  expect((await callHttp({ site, call: updateDetails, body, as })).status).toBe(200);
};
const enter = (email: string, with_ = password) => callHttp({ site, call: login, body: { email, password: with_ } });
const linkIn = (email: string) => {
  const [, page, token] = /app\/(\w+)\?token=([\w-]{43})/.exec(world.mail.lastTo(email).text)!;
  return { page, token: token! };
};
const setPassword = (token: string) =>
  callHttp({ site, call: generatePassword, body: { token, password: 'the intruder’s own' } });
const confirm = (token: string, with_ = password) =>
  callHttp({ site, call: confirmEmail, body: { token, password: with_ } });
const takeBack = (token: string) => callHttp({ site, call: takeBackEmail, body: { token } });
const forget = (email: string) => callHttp({ site, call: forgetPassword, body: { email } });
const claimed = async (email: string) =>
  (await getItem<{ userId: string }>(keys.uniqueEmail(world.job(site), email)))?.userId;

describe('staff who give a customer’s account an address of their own', () => {
  it('get a link that sets no password, and guess the old one slower and slower', async () => {
    const user = await victim();
    const email = mine();
    await give(user, email);
    const { page, token } = linkIn(email);
    expect(page).toBe('confirm_email');
    expect((await setPassword(token)).errorCode).toBe('LINK_EXPIRED');
    const codes = [];
    for (let tries = 0; tries < 12; tries++) codes.push((await confirm(token, `guess ${tries}`)).errorCode);
    expect(new Set(codes)).toEqual(new Set(['WRONG_CREDENTIALS', 'TOO_MANY_REQUESTS']));
    expect(await row(user)).toMatchObject({ status: 'unverified' });
    expect((await enter(email)).cookies).toEqual([]);
  });

  it('get none by a forgotten password, nor by sending the link once more, for seven days', async () => {
    const user = await victim();
    const email = mine();
    await give(user, email);
    const before = world.mail.sent.length;
    const asked = await forget(email);
    expect(asked.result).toEqual((await forget('nobody@example.com')).result);
    expect(world.mail.sent).toHaveLength(before);
    const sent = await callHttp({ site, call: resendLink, body: { userId: user.item.userId }, as: clerk });
    expect(sent.result).toEqual({ email });
    const again = linkIn(email);
    expect(again.page).toBe('confirm_email');
    expect((await setPassword(again.token)).errorCode).toBe('LINK_EXPIRED');
    world.clock.advance(7 * DAY - MINUTE);
    await forget(email);
    expect(linkIn(email)).toEqual(again);
  });

  it('keep its owner from nothing by changing it again, blocking it or taking the old address meanwhile', async () => {
    const user = await victim();
    const old = user.item.email;
    await give(user, mine());
    const first = linkIn(old);
    await give(user, mine());
    const last = linkIn(old);
    expect([first.page, last.page]).toEqual(['keep_email', 'keep_email']);
    const customer = { firstName: 'Accomplice', email: old };
    const taken = { userData: { userType: 'retail' as const, customer } };
    expect((await callHttp({ site, call: createAgent, body: taken, as: clerk })).errorCode).toBe('EMAIL_TAKEN');
    const block = { customerId: user.item.sequence, isBlocked: true };
    expect((await callHttp({ site, call: toggleBlock, body: block, as: clerk })).status).toBe(200);
    expect((await enter(old)).errorCode).toBe('WRONG_CREDENTIALS');
    expect((await takeBack(first.token)).result).toEqual({ email: old, isPasswordMailed: false });
    expect(await row(user)).toMatchObject({ email: old, status: 'verified', isBlocked: true });
    expect((await row(user)).formerEmail).toBeUndefined();
    expect((await takeBack(last.token)).errorCode, 'there is nothing to take back any more').toBe('LINK_EXPIRED');
    await callHttp({ site, call: toggleBlock, body: { ...block, isBlocked: false }, as: clerk });
    expect((await enter(old)).status, 'with the password of before').toBe(200);
  });

  it('do not get it by way of no address at all', async () => {
    const user = await victim();
    await give(user, '');
    const email = mine();
    await give(user, email);
    expect(linkIn(email).page).toBe('confirm_email');
    expect(linkIn(user.item.email).page).toBe('keep_email');
  });
});

describe('a changed address of mail', () => {
  it('is its owner’s by the link with the password of before, which signs in; then nothing is taken back', async () => {
    const user = await victim();
    const email = mine();
    await give(user, email);
    const old = linkIn(user.item.email);
    const { token } = linkIn(email);
    const done = await confirm(token);
    expect(done).toMatchObject({ status: 200, result: { user: { email, status: 'verified' } } });
    const as = { token: done.result!.sessionId };
    expect((await callHttp({ site, call: getTravellers, body: {}, as })).status).toBe(200);
    expect((await confirm(token)).errorCode, 'once').toBe('LINK_EXPIRED');
    expect((await takeBack(old.token)).errorCode).toBe('LINK_EXPIRED');
    expect(await claimed(user.item.email), 'anybody’s again').toBeUndefined();
    expect((await enter(email)).status).toBe(200);
    const { result } = await callHttp({ site, call: getUserById, body: { id: user.item.userId }, as: clerk });
    expect(result!.events[0]!.text).toBe('New email confirmed with the password');
  });

  it('is taken back from the old one within seven days: what came with the new one is dead', async () => {
    const user = await victim();
    const email = mine();
    await give(user, email);
    const { token } = linkIn(email);
    const back = linkIn(user.item.email);
    world.clock.advance(7 * DAY - MINUTE);
    expect((await takeBack(back.token)).result).toEqual({ email: user.item.email, isPasswordMailed: false });
    expect((await confirm(token)).errorCode).toBe('LINK_EXPIRED');
    expect(await claimed(email)).toBeUndefined();
    expect((await enter(user.item.email)).status).toBe(200);
    const { result } = await callHttp({ site, call: getUserById, body: { id: user.item.userId }, as: clerk });
    expect(result).toMatchObject({ customer: { email: user.item.email } });
    expect(result!.events.map(({ text }) => text)).toContain('Email change undone from the old address: email');
  });

  it('that nobody took back in time gets a forgotten password as any other', async () => {
    const user = await victim();
    const email = mine();
    await give(user, email);
    const back = linkIn(user.item.email);
    world.clock.advance(7 * DAY + MINUTE);
    expect((await takeBack(back.token)).errorCode).toBe('LINK_EXPIRED');
    await forget(email);
    // That mail is not waited for.
    await expect.poll(() => linkIn(email).page).toBe('generate_password');
    expect((await setPassword(linkIn(email).token)).status).toBe(200);
    expect((await row(user)).formerEmail).toBeUndefined();
    expect(await claimed(user.item.email)).toBeUndefined();
  });

  it('that staff change back themselves is verified as it was', async () => {
    const user = await victim();
    await give(user, mine());
    await give(user, user.item.email.toUpperCase());
    expect(await row(user)).toMatchObject({ status: 'verified' });
    expect((await row(user)).formerEmail).toBeUndefined();
    expect((await enter(user.item.email)).status).toBe(200);
  });

  it('sets the password of somebody who never had one, as a first link does', async () => {
    const user = await world.addUser(site, 'retail', { status: 'unverified' });
    const email = mine();
    await give(user, email);
    const { page, token } = linkIn(email);
    expect(page).toBe('generate_password');
    expect((await setPassword(token)).status).toBe(200);
  });

  it('asks for the second factor too', async () => {
    const admin = await world.addUser(site, 'staff', { isSuperAdmin: true });
    const { user, secret } = await addStaffWithApp(world);
    const email = mine();
    await give(user, email, admin);
    const answer = await confirm(linkIn(email).token, PASSWORD);
    expect(answer).toMatchObject({ errorCode: 'SECOND_FACTOR_NEEDED', cookies: [] });
    const { token } = answer.result as unknown as { token: string };
    expect((await giveCode(token, codeOf(secret))).status).toBe(200);
  });
});
