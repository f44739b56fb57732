import { beforeAll, describe, expect, it } from 'vitest';
import { readUserEvents } from '#functions/users/customer-store.ts';
import { readUserByEmail } from '#functions/users/store.ts';
import { HOUR } from '#shared/time.ts';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { resendLink } from '#shared/users/customers/resend-link.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let admin: TestUser;
let staff: TestUser;
let calls = 0;
beforeAll(async () => {
  staff = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
  admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
});
const resend = (userId: string, as: TestUser = staff) =>
  callHttp({
    site: 'sarathi',
    call: resendLink,
    body: { userId },
    as,
    address: `2001:db8:0:${(calls += 1).toString(16)}::1`,
  });
const tokenTo = (email: string) => /token=([\w-]{43})/.exec(world.mail.lastTo(email).text)![1]!;
const open = (token: string) =>
  callHttp({ site: 'sarathi', call: generatePassword, body: { token, password: 'a quiet harbour' } });

describe('a new link to set a password', () => {
  it('welcomes once more who never opened one, and the one mailed before is dead', async () => {
    const email = 'late@sarathi.example';
    const body = {
      gender: 1 as const,
      firstName: 'Late',
      lastName: 'Opener',
      email,
      phone: '9845099001',
      phoneCode: '+91',
    };
    await callHttp({ site: 'sarathi', call: signUp, body });
    const first = tokenTo(email);
    const { userId } = (await readUserByEmail(world.job('sarathi'), email))!;
    expect(await resend(userId)).toMatchObject({ status: 200, result: { email } });
    expect(world.mail.lastTo(email).subject).toContain('Welcome');
    const second = tokenTo(email);
    expect(second).not.toBe(first);
    expect(await open(first)).toMatchObject({ errorCode: 'LINK_EXPIRED' });
    expect(await open(second)).toMatchObject({ status: 200 });
    expect((await readUserEvents(world.job('sarathi'), userId, 9)).map(({ what }) => what)).toContain(
      'link to set a password emailed',
    );
  });

  it('leaves the sessions of somebody with a password alone, lasts an hour, and outlives none asked for later', async () => {
    const customer = await world.addUser('sarathi', 'retail', { password: 'before' });
    const { email, userId } = customer.item;
    await callHttp({ site: 'sarathi', call: forgetPassword, body: { email } });
    await expect.poll(() => world.mail.sent.length).toBe(1);
    const asked = tokenTo(email);
    await resend(userId);
    const sent = tokenTo(email);
    expect(await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: customer })).toMatchObject({
      status: 200,
    });
    expect(await open(asked)).toMatchObject({ errorCode: 'LINK_EXPIRED' });
    world.clock.advance(HOUR);
    expect(await open(sent)).toMatchObject({ errorCode: 'LINK_EXPIRED' });
    await resend(userId);
    expect(await open(tokenTo(email))).toMatchObject({ status: 200 });
    expect(await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: customer })).toMatchObject({
      errorCode: 'NOT_SIGNED_IN',
    });
  });

  it('is one of five an hour that staff may have sent to an address, whatever strangers asked for', async () => {
    const { item } = await world.addUser('sarathi', 'retail');
    for (let asked = 0; asked < 6; asked++)
      await callHttp({ site: 'sarathi', call: forgetPassword, body: { email: item.email } });
    for (let sent = 0; sent < 5; sent++) expect((await resend(item.userId)).status).toBe(200);
    expect(await resend(item.userId)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
    world.clock.advance(HOUR);
    expect((await resend(item.userId)).status).toBe(200);
  });

  it('of two asked for at once leaves one that works', async () => {
    const { item } = await world.addUser('sarathi', 'retail');
    const answers = await Promise.all([resend(item.userId), resend(item.userId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const tokens = world.mail.sent.map(({ text }) => /token=([\w-]{43})/.exec(text)![1]!);
    const opened = [await open(tokens[0]!), await open(tokens[1]!)];
    expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('nobody is mailed a link', () => {
  it('who is staff, but by a super admin', async () => {
    const { item } = await world.addUser('sarathi', 'staff');
    expect(await resend(item.userId)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(world.mail.sent).toEqual([]);
    expect(await resend(item.userId, admin)).toMatchObject({ status: 200 });
    expect(await resend(admin.item.userId, admin)).toMatchObject({ errorCode: 'FORBIDDEN' });
  });

  it('who is blocked, has no email, is another site’s or nobody', async () => {
    const blocked = await world.addUser('sarathi', 'retail', { isBlocked: true });
    expect(await resend(blocked.item.userId)).toMatchObject({ status: 403, errorCode: 'BLOCKED' });
    const mailless = await world.addUser('sarathi', 'retail', { email: '' });
    expect(await resend(mailless.item.userId)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    for (const userId of [world.user('gulf', 'retail').item.userId, 'NOBODY'])
      expect(await resend(userId)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    expect(world.mail.sent).toEqual([]);
  });

  it('by a customer', async () => {
    const { userId } = world.user('sarathi', 'retail').item;
    expect(await resend(userId, world.user('sarathi', 'travelAgent'))).toMatchObject({ errorCode: 'FORBIDDEN' });
  });
});
