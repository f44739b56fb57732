import { beforeAll, describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { changeCompanyWrites } from '#functions/users/company/company-writes.ts';
import { readLegalEntity, readUser } from '#functions/users/store.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { changeMyPhoneDetails } from '#shared/users/profile/change-my-phone-details.ts';
import { confirmEmail } from '#shared/users/registration/confirm-email.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { login } from '#shared/users/session/login.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { updateDetails } from '#shared/users/customers/update-details.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
let clerk: TestUser;
/** No super admin: what is allowed by default. */
const staff = () => clerk;
beforeAll(async () => {
  clerk = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
});
type Body = Omit<WireRequestOf<typeof updateDetails>, 'customerId'>;
const send = (user: TestUser, body: Body, as = staff()) =>
  callHttp({ site: 'sarathi', call: updateDetails, body: { customerId: user.item.sequence, ...body }, as });
const row = async (user: TestUser) => (await readUser(world.job('sarathi'), user.item.userId))!;
/** Its last sign is worked out from the others; the PAN in it is `ABCCE1234F`, a company's. */
const GSTIN = '32ABCCE1234F1ZB';
const phone = ({ item }: TestUser) => ({ phone: item.phoneNumbers[0]!.phoneNumber, phoneCode: '+91' });
/** As it stands: what an editor sends that changes nothing. */
const asItIs = (user: TestUser): Body => ({
  firstName: user.item.firstName,
  lastName: user.item.lastName,
  email: user.item.email,
  primaryPhone: phone(user),
  companyName: user.item.companyName ?? '',
});
const found = async (searchQuery: string) => {
  const { result } = await callHttp({ site: 'sarathi', call: searchWlUser, body: { searchQuery }, as: staff() });
  return result!.records.map(({ users_id: id }) => id);
};
const details = async ({ item }: TestUser) =>
  (await callHttp({ site: 'sarathi', call: getUserById, body: { id: item.userId }, as: staff() })).result!;
const retail = () => world.addUser('sarathi', 'retail');

describe('changing a customer’s details', () => {
  it('changes them, finds them by the new name and not the old, and notes from and to', async () => {
    const user = await world.addUser('sarathi', 'retail', { firstName: 'Meenakshi', lastName: 'Oldname' });
    const secondaryPhone = { phone: '98470 12399', phoneCode: '+91' };
    const body = { ...asItIs(user), lastName: ' Newname ', secondaryPhone };
    expect(await send(user, { ...body, emergencyPhone: { phone: '', phoneCode: '' } })).toMatchObject({
      status: 200,
      result: { version: 1, customer: { customerNumber: user.item.sequence, lastName: 'Newname' } },
    });
    expect(await found('newname')).toEqual([user.item.userId]);
    expect(await found('oldname')).toEqual([]);
    expect((await details(user)).events[0]!.changes).toEqual([
      { field: 'last name', from: 'Oldname', to: 'Newname' },
      { field: 'secondary phone', from: '', to: '+91 9847012399' },
    ]);
    expect(await row(user)).toMatchObject({ sessionEpoch: 1, status: 'verified' });
    expect((await send(user, body)).result, 'nothing is changed twice').toMatchObject({ version: 1 });
  });

  it('says each wrong field', async () => {
    const [user, agent] = [await retail(), await world.addUser('sarathi', 'travelAgent')];
    const neither = 'Email or Primary Phone is required';
    const invalid = 'Please enter a valid phone number';
    const UNSEEN = 'Please use visible characters, on one line.';
    const short = { phone: '98470', phoneCode: '+91' };
    const bad: [TestUser, Body, Record<string, unknown>][] = [
      [user, { firstName: 'Asha' }, { email: neither, 'primaryPhone.phone': neither }],
      [user, { ...asItIs(user), firstName: ' ' }, { firstName: 'This is required field.' }],
      [user, { ...asItIs(user), primaryPhone: short }, { 'primaryPhone.phone': invalid }],
      [user, { ...asItIs(user), emergencyPhone: short }, { 'emergencyPhone.phone': invalid }],
      [user, { ...asItIs(user), email: 'no address' }, { email: 'Please enter a valid email.' }],
      [agent, { ...asItIs(agent), companyName: ' ' }, { companyName: 'This is required field.' }],
      [agent, { ...asItIs(agent), companyName: 'Kochi \u202Esruot' }, { companyName: UNSEEN }],
      [agent, { ...asItIs(agent), companyName: 'Kochi\nBcc: all@example.com' }, { companyName: UNSEEN }],
      [agent, { ...asItIs(agent), panNumber: '12345' }, { panNumber: 'Please enter a valid PAN, such as ABCPE1234F.' }],
      [
        user,
        { ...asItIs(user), panNumber: 'abcce 1234f' },
        {
          panNumber: 'A person’s PAN has P as its fourth letter: this one belongs to another holder (Company).',
        },
      ],
      [
        agent,
        { ...asItIs(agent), gstNumber: '32ABCCE1234F1Z0' },
        { gstNumber: 'Please check the GSTIN: its last character does not match the others.' },
      ],
      [
        agent,
        { ...asItIs(agent), gstNumber: GSTIN, panNumber: 'ABCCE9999F' },
        { gstNumber: 'This GSTIN belongs to another PAN.' },
      ],
    ];
    for (const [whose, body, errors] of bad)
      expect(await send(whose, body)).toMatchObject({ status: 400, errorCode: 'VALIDATION', errors });
  });

  it('lets a number be that stands there already, however it came there', async () => {
    const old = [{ label: 'Primary' as const, phoneNumber: '12345', phoneCountryCode: '+91' }];
    const user = await world.addUser('sarathi', 'retail', { phoneNumbers: old });
    expect((await send(user, { ...asItIs(user), lastName: 'Changed' })).status).toBe(200);
  });

  it('takes no email and no phone of somebody else, however they are written', async () => {
    const [one, two] = [await retail(), await retail()];
    expect(await send(two, { ...asItIs(two), email: one.item.email.toUpperCase() })).toMatchObject({
      errorCode: 'EMAIL_TAKEN',
      errors: { email: 'An account with this email already exists.' },
    });
    const spaced = phone(one).phone.replace(/(\d{5})/, '$1 - ');
    for (const written of [spaced, `0${phone(one).phone}`])
      expect(await send(two, { ...asItIs(two), primaryPhone: { phone: written, phoneCode: '+91' } })).toMatchObject({
        errorCode: 'PHONE_TAKEN',
        errors: { 'primaryPhone.phone': 'An account with this phone number already exists.' },
      });
    expect(await row(two)).toMatchObject({ email: two.item.email, status: 'verified' });
    expect(world.mail.sent).toEqual([]);
  });

  it('lets two customers be without mail, and keeps names written from right to left', async () => {
    for (const user of [await retail(), await retail()]) {
      const firstName = 'أ'.repeat(100);
      expect((await send(user, { firstName, primaryPhone: phone(user) })).status).toBe(200);
      expect(await row(user)).toMatchObject({ email: '', firstName, lastName: '' });
      expect(await found(firstName)).toContain(user.item.userId);
      expect(await send(user, { firstName: `${firstName}أ`, primaryPhone: phone(user) })).toMatchObject({
        errorCode: 'VALIDATION',
        errors: { firstName: expect.any(String) },
      });
    }
  });

  it('refuses a stale editor with what stands now; without a version the last one counts', async () => {
    const user = await retail();
    const both = await Promise.all(
      ['Ann', 'Bea'].map((firstName) => send(user, { ...asItIs(user), firstName, version: 0 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { firstName } = await row(user);
    expect(both.find(({ status }) => status === 409)).toMatchObject({
      errorCode: 'CONFLICT',
      result: { customer: { firstName, email: user.item.email }, version: 1 },
    });
    const last = await Promise.all(['Cleo', 'Dora'].map((name) => send(user, { ...asItIs(user), firstName: name })));
    expect(last.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('reaches staff by super admins only, and nobody who is not there', async () => {
    const colleague = await world.addUser('sarathi', 'staff');
    const admin = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
    expect((await send(colleague, asItIs(colleague))).errorCode).toBe('FORBIDDEN');
    expect((await send(colleague, { ...asItIs(colleague), firstName: 'Nina' }, admin)).status).toBe(200);
    expect((await send(admin, asItIs(admin), admin)).errorCode).toBe('FORBIDDEN');
    const agent = world.user('sarathi', 'travelAgent');
    expect((await send(agent, asItIs(agent), agent)).errorCode).toBe('FORBIDDEN');
    const nobody = { ...agent, item: { ...agent.item, sequence: 999_999 } };
    expect((await send(nobody, asItIs(agent))).errorCode).toBe('NOT_FOUND');
  });

  it('reaches the asker’s own site alone, whose numbers are its own', async () => {
    const [ours, theirs] = [world.user('sarathi', 'corporate'), world.user('gulf', 'corporate')];
    const before = await readUser(world.job('gulf'), theirs.item.userId);
    expect(before!.sequence).toBe(ours.item.sequence);
    expect((await send(theirs, { ...asItIs(ours), firstName: 'Mira' })).status).toBe(200);
    expect((await row(ours)).firstName).toBe('Mira');
    expect(await readUser(world.job('gulf'), theirs.item.userId)).toEqual(before);
  });

  it('never keeps two super admins out at once by their addresses', async () => {
    const one = await world.addUser('sarathi', 'staff', { isSuperAdmin: true });
    const gone = await world.addUser('sarathi', 'staff', { isSuperAdmin: true, isBlocked: false });
    const body = { ...asItIs(gone), email: 'gone@example.com' };
    world.faults.beforeNth(1, async () => {
      await commit(world.job('sarathi'), [
        { kind: 'update', key: keys.user(world.job('sarathi'), one.item.userId), set: { isSuperAdmin: false } },
      ]);
    });
    expect((await send(gone, body, one)).errorCode).toBe('FORBIDDEN');
    expect(await row(gone)).toMatchObject({ email: gone.item.email, status: 'verified' });
  });
});

it('keeps the state of invoices with the GSTIN, of a company and of a person, and checks no number that stands', async () => {
  const agent = await world.addUser('sarathi', 'travelAgent');
  const id = agent.item.legalEntityId!;
  const job = world.job('sarathi');
  const old = { gstNumber: 'OLD 7', panNumber: 'OLD 8', gstState: 'Goa' };
  await commit(job, [{ kind: 'update', key: keys.legalEntity(job, id), set: old }]);
  const numbers = { gstNumber: 'OLD 7', panNumber: 'OLD 8' };
  expect((await send(agent, { ...asItIs(agent), ...numbers, lastName: 'Changed' })).status).toBe(200);
  expect(
    (await send(agent, { ...asItIs(agent), gstNumber: GSTIN.toLowerCase(), panNumber: 'ABCCE1234F' })).status,
  ).toBe(200);
  expect(await readLegalEntity(job, id)).toMatchObject({ gstNumber: GSTIN, gstState: 'Kerala' });
  const person = await retail();
  expect((await send(person, { ...asItIs(person), gstNumber: GSTIN })).status).toBe(200);
  expect(await row(person)).toMatchObject({ gstNumber: GSTIN, billing: { billingName: '', gstState: 'Kerala' } });
});

describe('another address of mail', () => {
  it('ends every session, waits for the link mailed there, and the old address is told', async () => {
    const password = 'A quiet harbour 7';
    const user = await world.addUser('sarathi', 'retail', { password });
    const email = 'Moved.Here@example.com';
    expect((await send(user, { ...asItIs(user), email })).status).toBe(200);
    const answer = await callHttp({ site: 'sarathi', call: getTravellers, body: {}, as: user });
    expect(answer.errorCode).toBe('NOT_SIGNED_IN');
    expect(await row(user)).toMatchObject({ email, status: 'unverified', sessionEpoch: 2 });
    const enter = (as: string) => callHttp({ site: 'sarathi', call: login, body: { email: as, password } });
    expect((await enter(email)).errorCode).toBe('EMAIL_NOT_VERIFIED');
    expect((await enter(user.item.email)).errorCode).toBe('WRONG_CREDENTIALS');
    expect(world.mail.sent).toHaveLength(2);
    const old = world.mail.lastTo(user.item.email);
    expect(JSON.stringify(old)).not.toMatch(/moved\.here/i);
    const [, token] = /confirm_email\?token=([\w-]{43})/.exec(world.mail.lastTo(email).text)!;
    const opened = await callHttp({ site: 'sarathi', call: confirmEmail, body: { token: token!, password } });
    expect(opened.status).toBe(200);
    expect(await row(user)).toMatchObject({ status: 'verified' });
  });

  it('is none where only capitals differ', async () => {
    const user = await retail();
    expect((await send(user, { ...asItIs(user), email: user.item.email.toUpperCase() })).status).toBe(200);
    expect(await row(user)).toMatchObject({ status: 'verified', sessionEpoch: 1 });
    expect(world.mail.sent).toEqual([]);
  });
});

describe('a company', () => {
  const two = async (companyName: string) => {
    const owner = await world.addUser('sarathi', 'travelAgent', { companyName });
    const { legalEntityId } = owner.item;
    const colleague = await world.addUser('sarathi', 'travelAgent', { legalEntityId, companyName });
    return { owner, colleague, legalEntityId: legalEntityId! };
  };
  const task = (id: string) => getItem(keys.companyTask(world.job('sarathi'), id));

  it('is changed through one of its users for all of them, and found by the new name alone', async () => {
    const { owner, colleague, legalEntityId } = await two('Oldharbour Tours');
    const body = { ...asItIs(owner), companyName: 'Newharbour Tours' };
    expect((await send(owner, { ...body, panNumber: 'AAACK1234L' })).status).toBe(200);
    const now = { companyName: 'Newharbour Tours', panNumber: 'AAACK1234L' };
    expect(await readLegalEntity(world.job('sarathi'), legalEntityId)).toMatchObject(now);
    expect(await row(colleague)).toMatchObject(now);
    expect((await found('newharbour')).toSorted()).toEqual([owner.item.userId, colleague.item.userId].toSorted());
    expect(await found('oldharbour')).toEqual([]);
    expect(await task(legalEntityId)).toBeUndefined();
    await send(owner, { ...body, firstName: 'Other' });
    expect(await row(owner), 'a PAN that was left out stays').toMatchObject(now);
  });

  it('is not put back to what was read by a change of something else', async () => {
    const job = world.job('sarathi');
    const { legalEntityId } = await two('Billed Tours');
    const before = (await readLegalEntity(job, legalEntityId))!;
    for (const changes of [{ billingName: 'Billed Tours LLP' }, { gstState: 'Goa' }]) {
      const now = (await readLegalEntity(job, legalEntityId))!;
      expect((await commit(job, changeCompanyWrites(job, now, { ...now, ...changes }))).ok).toBe(true);
      const stale = changeCompanyWrites(job, before, { ...before, groupId: 'GOLD' });
      expect(await commit(job, stale)).toMatchObject({ code: 'CONFLICT' });
      expect(await readLegalEntity(job, legalEntityId)).toMatchObject({ ...changes, groupId: '' });
    }
  });

  it('goes on where it stopped: the due task brings the rest up to date', async () => {
    const job = world.job('sarathi');
    const { owner, colleague, legalEntityId } = await two('Halfway Tours');
    const before = (await readLegalEntity(job, legalEntityId))!;
    const changed = (companyName: string) => commit(job, changeCompanyWrites(job, before, { ...before, companyName }));
    expect((await changed('Wholly Tours')).ok).toBe(true);
    expect(await changed('Late Tours')).toMatchObject({ code: 'CONFLICT' });
    world.clock.advance(1000);
    await runSchedule('refresh-status');
    for (const user of [owner, colleague]) expect((await row(user)).companyName).toBe('Wholly Tours');
    expect(await task(legalEntityId)).toBeUndefined();
  });
});

describe('one’s own numbers', () => {
  type Numbers = WireRequestOf<typeof changeMyPhoneDetails>['phoneNumbers'];
  const mine = (as: TestUser, phoneNumbers: Numbers) =>
    callHttp({ site: 'sarathi', call: changeMyPhoneDetails, body: { phoneNumbers }, as });
  const one = (label: 'Primary' | 'Secondary' | 'Emergency', phoneNumber: string) => ({
    label,
    phoneNumber,
    phoneCountryCode: '+91',
  });

  it('are set by label, the others stay, twice is once, and one is found by the new one', async () => {
    const user = await world.addUser('sarathi', 'corporate');
    for (let time = 0; time < 2; time++)
      expect((await mine(user, [one('Primary', '098470 55501'), one('Emergency', '9847055502')])).status).toBe(200);
    expect((await row(user)).revision).toBe(1);
    const answer = await mine(user, [one('Secondary', '9847055503')]);
    expect(answer.result!.phoneNumbers.map(({ phoneNumber }) => phoneNumber)).toEqual([
      '9847055501',
      '9847055503',
      '9847055502',
    ]);
    expect(await found('9847055501')).toEqual([user.item.userId]);
    expect(await found(phone(user).phone)).toEqual([]);
  });

  it('hold where two tabs set different ones at once', async () => {
    const user = await retail();
    const both = await Promise.all([
      mine(user, [one('Secondary', '9847055511')]),
      mine(user, [one('Emergency', '9847055512')]),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await row(user)).phoneNumbers).toHaveLength(3);
  });

  it('go where they are sent empty, the primary one only where there is a mail', async () => {
    const user = await retail();
    expect((await mine(user, [one('Secondary', '9847055521'), one('Emergency', '9847055522')])).status).toBe(200);
    const without = { label: 'Secondary' as const, phoneNumber: '', phoneCountryCode: '' };
    expect((await mine(user, [without])).result!.phoneNumbers.map(({ label }) => label)).toEqual([
      'Primary',
      'Emergency',
    ]);
    expect((await details(user)).events[0]!.changes).toEqual([
      { field: 'secondary phone', from: '+91 9847055521', to: '' },
    ]);
    expect((await mine(user, [{ ...without, label: 'Primary' }])).status).toBe(200);
    expect(await found(phone(user).phone)).toEqual([]);
    const mailless = await world.addUser('sarathi', 'retail', { email: '' });
    expect(await mine(mailless, [{ ...without, label: 'Primary' }])).toMatchObject({
      errorCode: 'VALIDATION',
      errors: { 'phoneNumbers.0.phoneNumber': 'Email or Primary Phone is required' },
    });
    expect((await row(mailless)).phoneNumbers).toEqual(mailless.item.phoneNumbers);
  });

  it('say what is wrong with them', async () => {
    const [user, other] = [await retail(), await retail()];
    for (const number of ['12', '98470', 'INVALID'])
      expect((await mine(user, [one('Primary', number)])).errors).toHaveProperty(['phoneNumbers.0.phoneNumber']);
    expect((await mine(user, [one('Primary', phone(other).phone)])).errorCode).toBe('PHONE_TAKEN');
    expect((await mine(user, [])).errorCode).toBe('VALIDATION');
    expect((await mine(user, [one('Primary', '9847055504'), one('Primary', '9847055505')])).errorCode).toBe(
      'VALIDATION',
    );
    expect((await row(user)).phoneNumbers).toEqual(user.item.phoneNumbers);
  });
});
