import { describe, expect, it, vi } from 'vitest';
import { readUserByEmail } from '#functions/users/store.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { DAY, HOUR } from '#shared/time.ts';
import { forgetPassword } from '#shared/users/session/forget-password.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { login } from '#shared/users/session/login.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { userTypes } from '#shared/users/types.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const asha = { gender: 2 as const, firstName: 'Asha', lastName: 'Menon', phoneCode: '+91' };
let phones = 70_000_00000;
const register = (email: string, more = {}) =>
  callHttp({ site: 'sarathi', call: signUp, body: { ...asha, email, phone: String((phones += 1)), ...more } });
const setPassword = (token: string, password = 'a river in Kerala') =>
  callHttp({ site: 'sarathi', call: generatePassword, body: { token, password } });
const linkIn = (text: string) =>
  /http:\/\/sarathi\.localhost:4400\/app\/generate_password\?token=([\w-]{43})/.exec(text)?.[1] ?? 'no link';
const linkTo = (email: string) => linkIn(world.mail.lastTo(email).text);
const forget = (email: string) => callHttp({ site: 'sarathi', call: forgetPassword, body: { email } });

describe('signing up', () => {
  it('makes an unverified customer, whose mailed link sets the password, verifies and signs in, once', async () => {
    const email = 'asha@example.com';
    expect(await register(email)).toMatchObject({ status: 200, result: { email, status: 'unverified' }, cookies: [] });
    const mail = world.mail.lastTo(email);
    expect(mail.from).toContain('Sarathi Travels');
    expect(mail.raw).toMatch(/^Reply-To: .*desk@sarathi\.example/im);
    expect(mail.html).toContain(linkIn(mail.text));

    expect(
      (await callHttp({ site: 'sarathi', call: login, body: { email, password: 'a river in Kerala' } })).errorCode,
    ).toBe('WRONG_CREDENTIALS');
    const answer = await setPassword(linkIn(mail.text));
    expect(answer).toMatchObject({ status: 200, result: { user: { email, status: 'verified', userType: 'retail' } } });
    expect(answer.cookies[0]).toContain('HttpOnly');
    expect(
      (await callHttp({ site: 'sarathi', call: getUserBySessionId, body: {}, as: { token: answer.result!.sessionId } }))
        .result,
    ).toMatchObject({ email, status: 'verified' });
    expect(
      (await callHttp({ site: 'sarathi', call: login, body: { email, password: 'a river in Kerala' } })).status,
    ).toBe(200);
    expect(await setPassword(linkIn(mail.text), 'another password')).toMatchObject({
      status: 400,
      errorCode: 'LINK_EXPIRED',
      cookies: [],
    });
  });

  it('lets one of several at once have an email, and one a phone', async () => {
    const byEmail = await Promise.all(Array.from({ length: 5 }, () => register('twin@example.com')));
    expect(byEmail.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    expect(byEmail.filter(({ errorCode }) => errorCode === 'EMAIL_TAKEN')).toHaveLength(4);
    const byPhone = await Promise.all(
      [1, 2, 3].map((i) => register(`phone${i}@example.com`, { phone: '98 100-11111' })),
    );
    expect(byPhone.map(({ errorCode }) => errorCode ?? 'made').toSorted()).toEqual([
      'PHONE_TAKEN',
      'PHONE_TAKEN',
      'made',
    ]);
    expect(await register('TWIN@example.com')).toMatchObject({
      errorCode: 'EMAIL_TAKEN',
      errorMessage: 'An account with this email already exists.',
    });
  });

  it('numbers the customers of a site without gaps, also those who come at once', async () => {
    const first = (await readUserByEmail(world.visitor('sarathi'), 'asha@example.com'))!.sequence;
    const before = (await register('number@example.com')).status;
    expect(before).toBe(200);
    const from = (await readUserByEmail(world.visitor('sarathi'), 'number@example.com'))!.sequence;
    const crowd = Array.from({ length: 30 }, (_, at) => at + 1);
    const answers = await Promise.all(crowd.map((i) => register(`number${i}@example.com`)));
    expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
    const sequences = await Promise.all(
      crowd.map(async (i) => (await readUserByEmail(world.visitor('sarathi'), `number${i}@example.com`))!.sequence),
    );
    expect(first).toBe(userTypes.length + 1); // After the seeded ones, one of each type.
    expect(sequences.toSorted((a, b) => a - b)).toEqual(crowd.map((i) => from + i));
  });

  it('names what is wrong with each field', async () => {
    const answer = await callHttp({
      site: 'sarathi',
      call: signUp,
      body: { ...asha, gender: 3 as never, firstName: ' ', email: 'asha', phone: '12', phoneCode: '91' },
    });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(Object.keys(answer.errors!).toSorted()).toEqual(['email', 'firstName', 'gender', 'phone', 'phoneCode']);
    expect(answer.errors!.firstName).toBe('This is required field.');
  });

  it.each([
    ['+91', '12345'],
    ['+91', '0000000000'],
    ['+92', '3012345678'],
    ['+1', '9810012345678'],
    ['+0', '9810012345'],
  ])('takes no number that could not ring or is excluded: %s %s', async (phoneCode, phone) => {
    expect(await register('ring@example.com', { phoneCode, phone })).toMatchObject({
      status: 400,
      errors: { phone: 'Invalid Phone Number...' },
    });
    expect((await register('ring@example.com', { phone: '' })).errors).toEqual({ phone: 'Phone number is required!' });
  });

  it('is the account’s even when the mail cannot be sent just then', async () => {
    world.mail.failNext(9);
    expect((await register('later@example.com')).status).toBe(200);
    world.mail.failNext(0);
    expect(world.mail.sent).toHaveLength(0);
  });
});

describe('a forgotten password', () => {
  it('gets the same answer and writes whether there is an account or not, and a mail only where there is', async () => {
    const customer = await world.addUser('sarathi', 'retail', { password: 'forgotten soon' });
    const known = await forget(customer.item.email);
    await vi.waitFor(() => world.mail.lastTo(customer.item.email));
    const unknown = await forget('nobody@example.com');
    expect({ ...unknown }).toEqual({ ...known });
    expect(known.status).toBe(200);
    expect(world.mail.sent).toHaveLength(1);
    const answer = await setPassword(linkTo(customer.item.email), 'remembered now');
    expect(answer.status).toBe(200);
    expect((await callHttp({ site: 'sarathi', call: getUserBySessionId, body: {}, as: customer })).status).toBe(401);
  });

  it('keeps names that were taken before there was a rule out of the mail’s HTML as anything but text', async () => {
    const names = { firstName: '<img src=x onerror=alert(1)>', lastName: '"&Menon\r\nBcc: spy@example.com' };
    const { item } = await world.addUser('sarathi', 'retail', { password: 'forgotten soon', ...names });
    await forget(item.email);
    await vi.waitFor(() => world.mail.lastTo(item.email));
    const mail = world.mail.lastTo(item.email);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&amp;');
    expect(mail.raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^bcc:/im);
  });

  it('gives links that last an hour, die with a newer password, and are no use to the blocked', async () => {
    const { item } = await world.addUser('sarathi', 'retail', { password: 'forgotten soon' });
    await forget(item.email);
    await vi.waitFor(() => world.mail.lastTo(item.email));
    const first = linkTo(item.email);
    world.clock.advance(HOUR);
    expect((await setPassword(first)).errorCode).toBe('LINK_EXPIRED');
    world.mail.clear();
    await forget(item.email);
    await vi.waitFor(() => world.mail.lastTo(item.email));
    const second = linkTo(item.email);
    world.mail.clear();
    await forget(item.email);
    await vi.waitFor(() => world.mail.lastTo(item.email));
    const third = linkTo(item.email);
    expect((await setPassword(second)).status).toBe(200);
    expect((await setPassword(third)).errorCode).toBe('LINK_EXPIRED');

    const blocked = await world.addUser('sarathi', 'retail', { password: 'forgotten soon' });
    await forget(blocked.item.email);
    await vi.waitFor(() => world.mail.lastTo(blocked.item.email));
    const job = world.job('sarathi');
    await commit(job, blockUserWrites(job, blocked.item, true));
    expect((await setPassword(linkTo(blocked.item.email))).success).toBe(false);
  });

  it('works once even for two who open it together', async () => {
    const { item } = await world.addUser('sarathi', 'retail', { password: 'forgotten soon' });
    await forget(item.email);
    await vi.waitFor(() => world.mail.lastTo(item.email));
    const link = linkTo(item.email);
    const answers = await Promise.all(
      ['one password', 'two passwords', 'three passwords'].map((password) => setPassword(link, password)),
    );
    expect(answers.map(({ errorCode }) => errorCode ?? 'set').toSorted()).toEqual([
      'LINK_EXPIRED',
      'LINK_EXPIRED',
      'set',
    ]);
  });

  it('sends at most five mails an hour to one email, and no link crosses sites', async () => {
    const { item } = await world.addUser('sarathi', 'retail', { password: 'forgotten soon' });
    for (let i = 0; i < 5; i++) expect((await forget(item.email)).status).toBe(200);
    expect(await forget(item.email)).toMatchObject({ status: 429, errorCode: 'TOO_MANY_REQUESTS' });
    await vi.waitFor(() => expect(world.mail.sent).toHaveLength(5));
    expect(
      (
        await callHttp({
          site: 'gulf',
          call: generatePassword,
          body: { token: linkTo(item.email), password: 'another site' },
        })
      ).errorCode,
    ).toBe('LINK_EXPIRED');
    world.clock.advance(DAY);
    expect((await forget(item.email)).status).toBe(200);
    await vi.waitFor(() => expect(world.mail.sent).toHaveLength(6));
  });
});
