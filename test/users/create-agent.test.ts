import { describe, expect, it } from 'vitest';
import { readUser, readUserByEmail } from '#functions/users/store.ts';
import { createAgent } from '#shared/users/customers/create-agent.ts';
import { createDetailPendingCustomerForDmc } from '#shared/users/customers/create-detail-pending-customer-for-dmc.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getLegalEntityById } from '#shared/users/company/get-legal-entity-by-id.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { login } from '#shared/users/session/login.ts';
import { setDailyLimit } from '#shared/users/company/set-daily-limit.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { DAY } from '#shared/time.ts';
import { addClerk } from '#test/harness/add-clerk.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });

const company = {
  companyName: 'Periyar Tours',
  address1: '4 Market Road',
  city: 'Kochi',
  state: 'Kerala',
  country: 'IN',
  pincode: '682001',
};
let numbers = 98_450_00000;
const person = (more: object = {}) => ({
  firstName: 'Meera',
  lastName: 'Pillai',
  email: `meera${(numbers += 1)}@example.com`,
  phone: String(numbers),
  phoneCode: '+91',
  ...more,
});
const make = (userData: object, { site = 'sarathi' as TestSiteName, key = '', as = world.user(site, 'staff') } = {}) =>
  callHttp({
    site,
    call: createAgent,
    body: { userData } as never,
    as,
    headers: { 'idempotency-key': key || undefined },
  });
const agent = (more: object = {}, belonging: object = { company }) =>
  make({ userType: 'travelAgent', customer: person(more), ...belonging });
const linkIn = (text: string) => /generate_password\?token=([\w-]{43})/.exec(text)?.[1] ?? 'no link';
const userOf = async (email: string) => (await readUserByEmail(world.visitor('sarathi'), email))!;

describe('an agent whom staff make', () => {
  it('has a new company to rule, and signs in by the mailed link', async () => {
    const customer = person({ gender: 2 });
    const made = await make({ userType: 'travelAgent', customer, company });
    expect(made).toMatchObject({
      status: 200,
      result: {
        email: customer.email,
        userType: 'travelAgent',
        companyName: 'Periyar Tours',
        status: 'unverified',
        phoneNumbers: [{ label: 'Primary', phoneNumber: customer.phone, phoneCountryCode: '+91' }],
      },
    });
    const mail = world.mail.lastTo(customer.email);
    expect(mail.text).toContain('staff sarathi has opened an account for you');
    const token = linkIn(mail.text);
    const set = await callHttp({
      site: 'sarathi',
      call: generatePassword,
      body: { token, password: 'a river in Kerala' },
    });
    expect(set).toMatchObject({
      status: 200,
      result: {
        user: {
          status: 'verified',
          isCompanyOwner: true,
          legalEntity: { companyName: 'Periyar Tours', city: 'Kochi', state: 'Kerala', country: 'IN' },
        },
      },
    });
  });

  it('belongs to a company that the site has, without ruling it', async () => {
    const first = await world.addUser('sarathi', 'travelAgent', { companyName: 'Nila Travels' });
    const customer = person();
    const joined = { userType: 'travelAgent', customer, legalEntityId: first.item.legalEntityId };
    const made = await make(joined, { as: await addClerk(world, { 'customers.join': true }) });
    expect(made.result).toMatchObject({ companyName: 'Nila Travels', legalEntityId: first.item.legalEntityId });
    const token = linkIn(world.mail.lastTo(customer.email).text);
    const set = await callHttp({ site: 'sarathi', call: generatePassword, body: { token, password: 'a river here' } });
    expect(set.result?.user).toMatchObject({ isCompanyOwner: false, companyName: 'Nila Travels' });
  });

  it('pays nothing from that company’s wallet until its owner, who is mailed, says how much', async () => {
    const boss = await world.addUser('sarathi', 'travelAgent', { companyName: 'Nila Travels' });
    const customer = person();
    const joiner = await addClerk(world, { 'customers.join': true });
    const { result } = await make(
      { userType: 'travelAgent', customer, legalEntityId: boss.item.legalEntityId },
      { as: joiner },
    );
    const joined = await userOf(customer.email);
    expect(joined.dailyLimit).toBe(0);
    const word = world.mail.lastTo(boss.item.email);
    expect(word.subject).toContain('a new user of Nila Travels');
    expect(word.text).toContain(`Meera Pillai (${customer.email})`);
    expect(word.text).toContain(joiner.actor.name);
    const allow = (amount: number | null, as: TestUser) =>
      callHttp({ site: 'sarathi', call: setDailyLimit, body: { userId: result!.users_id, amount }, as });
    for (const amount of [1, null])
      expect((await allow(amount, joiner)).errorCode, 'who added them does not raise it').toBe('FORBIDDEN');
    expect((await allow(500, boss)).result).toMatchObject({ dailyLimit: 500 });
    expect((await allow(100, joiner)).status, 'lowering is anybody’s').toBe(200);
    expect((await allow(null, await addClerk(world, { 'wallet.pay': true }))).status).toBe(200);
  });

  it('joins no company by staff who may not: they make new ones', async () => {
    const boss = await world.addUser('sarathi', 'travelAgent');
    const clerk = await addClerk(world, {});
    const before = world.mail.sent.length;
    const customer = person();
    const { legalEntityId } = boss.item;
    expect(await make({ userType: 'travelAgent', customer, legalEntityId }, { as: clerk })).toMatchObject({
      status: 403,
      errorCode: 'FORBIDDEN',
    });
    expect(world.mail.sent).toHaveLength(before);
    expect(await readUserByEmail(world.visitor('sarathi'), customer.email)).toBeUndefined();
    const made = await make({ userType: 'travelAgent', customer, company }, { as: clerk });
    expect(made.status).toBe(200);
    expect((await userOf(customer.email)).dailyLimit, 'of a company of one’s own there is none').toBeUndefined();
  });

  it('is refused a company of nobody, of another site, two at once, or none', async () => {
    const foreign = world.user('gulf', 'travelAgent').item.legalEntityId;
    for (const legalEntityId of ['NOBODY', foreign])
      expect(await agent({}, { legalEntityId })).toMatchObject({
        status: 404,
        errors: { 'userData.legalEntityId': 'Company not found.' },
      });
    expect((await agent({}, {})).errors).toEqual({
      'userData.legalEntityId': 'Please choose a company or enter a new one.',
    });
    expect((await agent({}, { company, legalEntityId: 'NOBODY' })).errors).toHaveProperty(['userData.legalEntityId']);
    expect((await make({ userType: 'retail', customer: person(), company })).errors).toEqual({
      'userData.userType': 'Only agents belong to a company.',
    });
    expect((await agent({}, { company: { ...company, city: ' ', country: 'ZZ' } })).errors).toEqual({
      'userData.company.city': 'This is required field.',
    });
    expect((await agent({}, { company: { ...company, country: 'ZZ' } })).errors).toEqual({
      'userData.company.country': 'Please choose a country.',
    });
  });

  it('leaves who did it in the account’s history', async () => {
    const made = await agent();
    const details = await callHttp({
      site: 'sarathi',
      call: getUserById,
      body: { id: made.result!.users_id },
      as: world.user('sarathi', 'staff'),
    });
    expect(details.result?.events).toMatchObject([{ text: 'Account opened', by: 'staff sarathi' }]);
  });
});

describe('what is entered of a customer', () => {
  it.each([
    [
      'neither phone nor email',
      { email: '', phone: '' },
      { email: 'Either phone or email is required.', phone: 'Either phone or email is required.' },
    ],
    ['no first name', { firstName: ' ' }, { firstName: 'This is required field.' }],
    ['an email that is none', { email: 'meera at home' }, { email: 'Please enter a valid email.' }],
    ['a number of no numbering plan', { phone: '12345' }, { phone: 'Invalid Phone Number...' }],
    ['letters for a number', { phone: 'ring me' }, { phone: 'Invalid Phone Number...' }],
    ['a number without a dial code', { phoneCode: '' }, { phoneCode: 'Please choose a dial code.' }],
    [
      'a link for a name',
      { lastName: 'visit www.example.com' },
      { lastName: 'Use only letters, spaces, apostrophes and hyphens.' },
    ],
    ['a gender of 3', { gender: 3 }, { gender: 'This is required field.' }],
    ['a hundred and one letters', { firstName: 'a'.repeat(101) }, { firstName: 'Please use at most 100 characters.' }],
  ])('is refused at its field: %s', async (_what, more, errors) => {
    const answer = await make({ userType: 'retail', customer: person(more) });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(answer.errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([field, said]) => [`userData.customer.${field}`, said])),
    );
  });

  it.each(['companyName', 'address1', 'address2', 'city', 'state', 'pincode'])(
    'of a company, is refused where it is not seen as it was typed: %s',
    async (field) => {
      for (const text of ['Periyar\u2028Tours', 'Periyar \u202Esruot', 'Periyar\u200B'])
        expect((await agent({}, { company: { ...company, [field]: text.slice(-12) } })).errors, text).toEqual({
          [`userData.company.${field}`]: 'Please use visible characters, on one line.',
        });
    },
  );

  it('tells what is missing together', async () => {
    const answer = await make({ userType: 'retail', customer: { firstName: '', email: '', phone: '' } });
    expect(Object.keys(answer.errors!).toSorted()).toEqual(
      ['email', 'firstName', 'phone'].map((field) => `userData.customer.${field}`),
    );
  });

  it('makes nobody but agents and travellers', async () => {
    for (const userType of ['staff', 'corporate'])
      expect((await make({ userType, customer: person(), company })).errorCode).toBe('VALIDATION');
  });

  it('takes a right-to-left name with its marks', async () => {
    const made = await make({ userType: 'retail', customer: person({ firstName: 'مُحَمَّد', lastName: '' }) });
    expect(made.result).toMatchObject({ firstName: 'مُحَمَّد', lastName: '' });
  });

  it('says at its field what somebody has already, however it is written', async () => {
    const taken = person();
    await make({ userType: 'retail', customer: taken });
    expect(await agent({ email: ` ${taken.email.toUpperCase()} ` })).toMatchObject({
      status: 400,
      errorCode: 'EMAIL_TAKEN',
      errors: { 'userData.customer.email': 'An account with this email already exists.' },
    });
    // A zero is dialled before it at home, and is no part of it.
    for (const phone of [`${taken.phone.slice(0, 5)} ${taken.phone.slice(5)}`, `0${taken.phone}`])
      expect(await agent({ phone }), phone).toMatchObject({
        errorCode: 'PHONE_TAKEN',
        errors: { 'userData.customer.phone': 'An account with this phone number already exists.' },
      });
    const other = person();
    const made = await make({ userType: 'retail', customer: { ...other, phone: `0${other.phone}` } });
    expect(made.result!.phoneNumbers).toMatchObject([{ phoneNumber: other.phone }]);
  });

  it('goes to one of two who come at once with the same mail', async () => {
    const { email } = person();
    const answers = await Promise.all([agent({ email }), agent({ email }), agent({ email: email.toUpperCase() })]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'made').toSorted()).toEqual([
      'EMAIL_TAKEN',
      'EMAIL_TAKEN',
      'made',
    ]);
  });
});

describe('a request that is sent twice', () => {
  it('makes one account and one company, and answers the same', async () => {
    const userData = { userType: 'travelAgent', customer: person(), company };
    const answers = await Promise.all([1, 2, 3].map(() => make(userData, { key: 'one agent' })));
    answers.push(await make(userData, { key: 'one agent' }));
    expect(new Set(answers.map(({ result }) => result?.users_id)).size).toBe(1);
    expect(answers[0]!.result?.users_id).toBe((await userOf(userData.customer.email)).userId);
    expect(world.mail.sent.filter(({ to }) => to.includes(userData.customer.email))).toHaveLength(1);
    expect((await make({ ...userData, customer: person() }, { key: 'one agent' })).errorCode).toBe(
      'IDEMPOTENCY_REUSED',
    );
  });
});

describe('a customer without a mail', () => {
  const pending = (more: object = {}, key = '') =>
    callHttp({
      site: 'sarathi',
      call: createDetailPendingCustomerForDmc,
      body: { firstName: 'Devika', phone: String((numbers += 1)), phoneCode: '+91', ...more },
      as: world.user('sarathi', 'staff'),
      headers: { 'idempotency-key': key || undefined },
    });

  it('is a name and a phone, claims no mail, is mailed nothing and cannot sign in', async () => {
    const answers = [
      await pending(),
      await pending(),
      await make({ userType: 'retail', customer: person({ email: '' }) }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, result: { userType: 'retail', email: '', status: 'unverified' } });
    expect(world.mail.sent).toEqual([]);
    expect(await readUserByEmail(world.visitor('sarathi'), '')).toBeUndefined();
    expect(
      (await callHttp({ site: 'sarathi', call: login, body: { email: '', password: 'anything at all' } })).status,
    ).toBe(400);
    const found = await callHttp({
      site: 'sarathi',
      call: getCustomers,
      body: { userId: answers[0]!.result!.users_id },
      as: world.user('sarathi', 'staff'),
    });
    expect(found.result?.records).toMatchObject([{ firstName: 'Devika', email: '' }]);
  });

  it('is refused without a phone, with one that is nobody’s, and with one that is taken', async () => {
    expect((await pending({ phone: '' })).errors).toEqual({ phone: 'Phone number is required!' });
    expect((await pending({ phone: '12345' })).errors).toEqual({ phone: 'Invalid Phone Number...' });
    expect((await pending({ firstName: '' })).errors).toEqual({ firstName: 'This is required field.' });
    const { result } = await pending();
    expect(await pending({ phone: result!.phoneNumbers[0]!.phoneNumber })).toMatchObject({
      errorCode: 'PHONE_TAKEN',
      errors: { phone: 'An account with this phone number already exists.' },
    });
  });

  it('is made once under one key, and by staff alone', async () => {
    const body = { phone: String((numbers += 1)) };
    const answers = await Promise.all([pending(body, 'once'), pending(body, 'once')]);
    expect(answers[0]!.result).toEqual(answers[1]!.result);
    const asAgent = await callHttp({
      site: 'sarathi',
      call: createDetailPendingCustomerForDmc,
      body: { firstName: 'Devika', phone: '9845099999', phoneCode: '+91' },
      as: world.user('sarathi', 'travelAgent'),
    });
    expect(asAgent.status).toBe(403);
  });

  it('stays however long nobody signs in: no sign-up takes the place of an account that staff opened', async () => {
    const { result } = await pending();
    const { phoneNumber } = result!.phoneNumbers[0]!;
    world.clock.advance(30 * DAY);
    const body = { gender: 1, firstName: 'Arun', lastName: 'Nair', email: 'arun.late@example.com' } as const;
    const late = await callHttp({
      site: 'sarathi',
      call: signUp,
      body: { ...body, phone: phoneNumber, phoneCode: '+91' },
    });
    expect(late.errorCode).toBe('PHONE_TAKEN');
    expect(await readUser(world.job('sarathi'), result!.users_id)).toBeDefined();
  });
});

describe('a company', () => {
  const read = (id: string, as = world.user('sarathi', 'staff'), site: TestSiteName = 'sarathi') =>
    callHttp({ site, call: getLegalEntityById, body: { id }, as });

  it('is told to staff of its site and to its own users', async () => {
    const own = world.user('sarathi', 'travelAgent');
    const id = own.item.legalEntityId!;
    for (const as of [world.user('sarathi', 'staff'), own])
      expect(await read(id, as)).toMatchObject({ status: 200, result: { id, companyName: own.item.companyName } });
  });

  it('is not there for anybody else', async () => {
    const id = world.user('sarathi', 'travelAgent').item.legalEntityId!;
    for (const as of [
      await world.addUser('sarathi', 'travelAgent'),
      world.user('sarathi', 'corporate'),
      world.user('sarathi', 'retail'),
    ])
      expect((await read(id, as)).status).toBe(404);
    expect((await read(id, world.user('gulf', 'staff'), 'gulf')).status).toBe(404);
    expect((await read('NOBODY')).status).toBe(404);
  });
});
