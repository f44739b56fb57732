import { describe, expect, it } from 'vitest';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { openPersonPan, readLegalEntity, readUserByEmail } from '#functions/users/store.ts';
import { DAY } from '#shared/time.ts';
import { createAgent } from '#shared/users/customers/create-agent.ts';
import { createNewUser } from '#shared/users/registration/create-new-user.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getMyLegalEntity } from '#shared/users/company/get-my-legal-entity.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { login } from '#shared/users/session/login.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const PASSWORD = 'a river in Kerala';
/** Its last sign is worked out from the others; the PAN in it is `ABCCE1234F`, a company's. */
const GSTIN = '32ABCCE1234F1ZB';

let numbers = 97_450_00000;
const person = (more: object = {}) => ({
  gender: 2,
  firstName: 'Meera',
  lastName: 'Pillai',
  email: `meera${(numbers += 1)}@example.com`,
  phone: String(numbers),
  phoneCode: '+91',
  ...more,
});
const agency = (more: object = {}) => ({
  companyName: 'Periyar Tours',
  country: 'IN',
  state: 'Kerala',
  city: 'Kochi',
  pincode: '682001',
  address1: '4 Market Road',
  ...more,
});
const corporate = (more: object = {}) =>
  agency({
    companyName: 'Nila Mills 24',
    primaryEmail: 'office@nila.example',
    primaryPhone: '4842345678',
    primaryPhoneCode: '+91',
    secondaryPhone: '4842345679',
    secondaryPhoneCode: '+91',
    concernedPersonFirstName: 'Anand',
    ...more,
  });

interface Sent {
  site?: TestSiteName;
  as?: TestUser;
}
const send = (body: object, { site = 'sarathi', as }: Sent = {}) =>
  callHttp({ site, call: createNewUser, body: body as never, ...(as && { as }) });
const register = (userType: string, customer: { email: string; phone: string }, more: object = {}, sent: Sent = {}) =>
  send({ userType, loginDetails: { email: customer.email, status: 'unverified' }, customer, ...more }, sent);
const userOf = async (email: string) => (await readUserByEmail(world.visitor('sarathi'), email))!;
const companyOf = async (email: string) =>
  (await readLegalEntity(world.visitor('sarathi'), (await userOf(email)).legalEntityId!))!;
const confirm = (email: string) =>
  callHttp({
    site: 'sarathi',
    call: generatePassword,
    body: { token: /token=([\w-]{43})/.exec(world.mail.lastTo(email).text)![1]!, password: PASSWORD },
  });

describe('registering', () => {
  it('as a traveller makes an unverified account without a company, verified by the mailed link', async () => {
    const asha = person();
    expect(await register('retail', asha)).toMatchObject({
      status: 200,
      result: { email: asha.email, status: 'unverified', isAwaitingApproval: false },
      cookies: [],
    });
    expect(await confirm(asha.email)).toMatchObject({
      status: 200,
      result: { user: { userType: 'retail', status: 'verified', legalEntity: null, gender: 2 } },
    });
  });

  it('as an agent makes an agency of one’s own to rule, with its numbers', async () => {
    const owner = person();
    const billingDetails = { panNumber: 'abcce 1234 f', gstNumber: GSTIN.toLowerCase(), gstState: '' };
    expect((await register('travelAgent', owner, { company: agency(), billingDetails })).status).toBe(200);
    expect((await confirm(owner.email)).result!.user).toMatchObject({
      userType: 'travelAgent',
      isCompanyOwner: true,
      companyName: 'Periyar Tours',
      gstNumber: GSTIN,
      panNumber: 'ABCCE1234F',
      billing: { gstState: 'Kerala' },
      legalEntity: { city: 'Kochi', address1: '4 Market Road' },
    });
  });

  it('as a company keeps how to reach it and whom to ask for', async () => {
    const owner = person();
    expect((await register('corporate', owner, { company: corporate() })).status).toBe(200);
    expect(await companyOf(owner.email)).toMatchObject({
      companyName: 'Nila Mills 24',
      ownerUserId: (await userOf(owner.email)).userId,
      contact: { primaryEmail: 'office@nila.example', secondaryPhone: '4842345679', concernedPersonFirstName: 'Anand' },
    });
    const shown = {
      primaryEmail: 'office@nila.example',
      primaryPhone: '+91 4842345678',
      secondaryPhone: '+91 4842345679',
      concernedPerson: 'Anand',
    };
    const { userId: id } = await userOf(owner.email);
    const as = world.user('sarathi', 'staff');
    const details = await callHttp({ site: 'sarathi', call: getUserById, body: { id }, as });
    expect(details.result!.companyContact).toEqual(shown);
    const token = (await confirm(owner.email)).result!.sessionId;
    const mine = await callHttp({ site: 'sarathi', call: getMyLegalEntity, body: {}, as: { token } });
    expect(mine.result!.contact).toEqual(shown);
  });

  it('seals a traveller’s own PAN and shows its end alone', async () => {
    const asha = person();
    const billingDetails = { panNumber: 'ABCPE1234F', gstNumber: '', gstState: '' };
    expect((await register('retail', asha, { billingDetails })).status).toBe(200);
    const row = await userOf(asha.email);
    expect(row).toMatchObject({ panEnd: '234F' });
    expect(JSON.stringify(row)).not.toContain('ABCPE1234F');
    expect(await openPersonPan(world.visitor('sarathi'), row.userId)).toBe('ABCPE1234F');
  });

  it('never uses a password or a status that was sent along', async () => {
    const asha = person();
    const loginDetails = { email: asha.email, password: PASSWORD, status: 'verified' };
    expect((await register('retail', asha, { loginDetails })).result).toMatchObject({ status: 'unverified' });
    const row = await userOf(asha.email);
    expect(row.status).toBe('unverified');
    expect(row.passwordHash).toBeUndefined();
    const body = { email: asha.email, password: PASSWORD };
    expect((await callHttp({ site: 'sarathi', call: login, body })).errorCode).toBe('WRONG_CREDENTIALS');
  });

  it.each(['staff', 'admin', ''])('is never possible as %o', async (userType) => {
    const asha = person();
    const answer = await register(userType, asha);
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(Object.keys(answer.errors!)).toContain('userType');
    expect(await userOf(asha.email)).toBeUndefined();
  });

  it('joins no company by its name, its GSTIN or its mail: each registers its own', async () => {
    const billingDetails = { panNumber: '', gstNumber: GSTIN, gstState: 'Kerala' };
    const [one, other] = [person(), person()];
    for (const owner of [one, other])
      expect((await register('corporate', owner, { company: corporate(), billingDetails })).status).toBe(200);
    const [first, second] = [await companyOf(one.email), await companyOf(other.email)];
    expect(first.legalEntityId).not.toBe(second.legalEntityId);
    expect(second.ownerUserId).toBe((await userOf(other.email)).userId);
    const answer = await register('travelAgent', person(), { company: agency(), legalEntityId: first.legalEntityId });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
  });

  it('lets one of two at once have a mail, and the other is told at its field', async () => {
    const customer = person();
    const answers = await Promise.all([
      register('travelAgent', customer, { company: agency() }),
      register('retail', { ...customer, phone: person().phone }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)).toMatchObject({
      errorCode: 'EMAIL_TAKEN',
      errors: { 'customer.email': 'An account with this email already exists.' },
    });
  });

  it('is closed to visitors of a locked site, and to nobody else’s', async () => {
    const answer = await register('retail', person(), {}, { site: 'quiet' });
    expect(answer).toMatchObject({ status: 401, errorCode: 'NOT_SIGNED_IN' });
  });
});

describe('what is entered', () => {
  it.each([
    ['no agency', 'travelAgent', {}, { 'company.companyName': 'This is required field.' }],
    [
      'a company of a traveller',
      'retail',
      { company: agency() },
      { company: 'Only agents and companies can register a company.' },
    ],
    [
      'a company without what it is reached by',
      'corporate',
      { company: agency() },
      {
        'company.primaryEmail': 'This is required field.',
        'company.primaryPhone': 'This is required field.',
        'company.secondaryPhone': 'This is required field.',
        'company.concernedPersonFirstName': 'This is required field.',
      },
    ],
    [
      'a country of nowhere',
      'travelAgent',
      { company: agency({ country: 'ZZ' }) },
      { 'company.country': 'Please choose a country.' },
    ],
    [
      'a number that could not ring',
      'corporate',
      { company: corporate({ secondaryPhone: '1234' }) },
      { 'company.secondaryPhone': 'Invalid Phone Number...' },
    ],
    [
      'a link for an agency’s name',
      'travelAgent',
      { company: agency({ companyName: 'https://evil.example' }) },
      { 'company.companyName': 'Please leave out : / @ < and >.' },
    ],
    [
      'a company’s PAN for one’s own',
      'retail',
      { billingDetails: { panNumber: 'ABCCE1234F' } },
      {
        'billingDetails.panNumber':
          'Please enter your own PAN, with P as the fourth letter: this one belongs to another holder (Company).',
      },
    ],
    [
      'a GSTIN that is none',
      'travelAgent',
      { company: agency(), billingDetails: { gstNumber: '32ABCCE1234F1Z0' } },
      { 'billingDetails.gstNumber': 'Please check the GSTIN: its last character does not match the others.' },
    ],
    [
      'a GSTIN of another PAN and another state',
      'travelAgent',
      { company: agency(), billingDetails: { gstNumber: GSTIN, panNumber: 'ABCCE9999F', gstState: 'Goa' } },
      {
        'billingDetails.gstNumber': 'This GSTIN belongs to another PAN.',
        'billingDetails.gstState': 'This GSTIN belongs to Kerala.',
      },
    ],
    [
      'another mail for signing in',
      'retail',
      { loginDetails: { email: 'other@example.com', status: '' } },
      { 'loginDetails.email': 'Please enter the email of the person registering.' },
    ],
  ])('is refused at its field: %s', async (_what, userType, more, errors) => {
    const answer = await register(userType, person(), more);
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(answer.errors).toEqual(errors);
  });

  it.each(['Meera: free', 'a/b', 'me@home', '<b>Meera', 'Meera>', 'Meera 7', 'evil.example'])(
    'is no name that mails could carry as anything else: %s',
    async (firstName) => {
      expect((await register('retail', person({ firstName }))).errors).toEqual({
        'customer.firstName': 'Use only letters, spaces, apostrophes and hyphens.',
      });
      const company = corporate({ concernedPersonFirstName: firstName });
      const answer = await register('corporate', person(), { company });
      expect(Object.keys(answer.errors!)).toEqual(['company.concernedPersonFirstName']);
    },
  );

  it('of another site’s numbers is not held against Indian rules', async () => {
    const billingDetails = { gstNumber: '100200300400003' };
    const company = agency({ country: 'AE', city: 'Dubai' });
    const customer = person({ phone: '501234567', phoneCode: '+971' });
    expect((await register('travelAgent', customer, { company, billingDetails }, { site: 'gulf' })).status).toBe(200);
  });
});

describe('a referral code', () => {
  const codeOf = (site: TestSiteName) => world.user(site, 'retail').item.referralCode;

  it('of somebody of the site is kept, with whose it is', async () => {
    const asha = person();
    expect((await register('retail', asha, { referralCode: ` ${codeOf('sarathi').toLowerCase()} ` })).status).toBe(200);
    const { userId } = world.user('sarathi', 'retail').item;
    expect(await userOf(asha.email)).toMatchObject({ referredBy: codeOf('sarathi'), referrerId: userId });
  });

  it('of another site, or of nobody, is refused; other words are a campaign’s', async () => {
    for (const referralCode of [codeOf('gulf'), 'XXXXXXX'])
      expect((await register('retail', person(), { referralCode })).errors).toEqual({
        referralCode: 'This referral code does not exist. Please correct it or leave it out.',
      });
    const asha = person();
    expect((await register('retail', asha, { referralCode: 'Diwali 2026' })).status).toBe(200);
    expect((await userOf(asha.email)).referredBy).toBe('Diwali 2026');
  });

  it('of one’s own is refused, by session, mail or phone', async () => {
    const own = await world.addUser('sarathi', 'retail', { phoneNumbers: [] });
    const { referralCode, email } = own.item;
    const said = { referralCode: 'This is your own referral code. Please leave it out.' };
    expect((await register('retail', person(), { referralCode }, { as: own })).errors).toEqual(said);
    expect((await register('retail', person({ email: email.toUpperCase() }), { referralCode })).errors).toEqual(said);
    const { phoneNumber: phone } = world.user('sarathi', 'retail').item.phoneNumbers[0]!;
    expect((await register('retail', person({ phone }), { referralCode: codeOf('sarathi') })).errors).toEqual(said);
  });
});

describe('an agency that nobody confirmed', () => {
  it('gives way after seven days with its company, and what its owner claimed is free', async () => {
    const owner = person();
    await register('travelAgent', owner, { company: agency() });
    const { legalEntityId } = await companyOf(owner.email);
    expect((await register('retail', owner)).errorCode).toBe('EMAIL_TAKEN');
    world.clock.advance(8 * DAY);
    expect((await register('travelAgent', owner, { company: agency() })).status).toBe(200);
    expect(await readLegalEntity(world.visitor('sarathi'), legalEntityId)).toBeUndefined();
    expect((await companyOf(owner.email)).legalEntityId).not.toBe(legalEntityId);
  });

  it('stays where staff have put somebody else into it', async () => {
    const owner = person();
    await register('travelAgent', owner, { company: agency() });
    const { legalEntityId } = await companyOf(owner.email);
    const userData = {
      userType: 'travelAgent' as const,
      customer: { firstName: 'Ravi', email: person().email },
      legalEntityId,
    };
    const made = await callHttp({
      site: 'sarathi',
      call: createAgent,
      body: { userData },
      as: world.user('sarathi', 'staff'),
    });
    expect(made.status).toBe(200);
    world.clock.advance(8 * DAY);
    expect((await register('travelAgent', owner, { company: agency() })).errorCode).toBe('EMAIL_TAKEN');
    expect(await readLegalEntity(world.visitor('sarathi'), legalEntityId)).toMatchObject({ joined: 1 });
  });

  it('takes its entry from who recommended the site with it', async () => {
    const asha = person();
    const referrer = world.user('sarathi', 'retail').item;
    await register('retail', asha, { referralCode: referrer.referralCode });
    const { userId, createdAt } = await userOf(asha.email);
    const visitor = world.visitor('sarathi');
    const entry = () => getItem(keys.referral(visitor, referrer.userId, createdAt, userId));
    expect(await entry()).toMatchObject({ userId });
    world.clock.advance(8 * DAY);
    expect((await register('retail', asha)).status).toBe(200);
    expect(await entry()).toBeUndefined();
  });
});

it('leaves nothing half made where its commit is refused', async () => {
  const owner = person();
  const job = world.job('sarathi');
  await commit(job, [
    {
      kind: 'put',
      key: keys.uniquePhone(job, `+91${owner.phone}`),
      item: { userId: world.user('sarathi', 'retail').item.userId },
    },
  ]);
  expect(await register('corporate', owner, { company: corporate() })).toMatchObject({
    errorCode: 'PHONE_TAKEN',
    errors: { 'customer.phone': 'An account with this phone number already exists.' },
  });
  expect(await userOf(owner.email)).toBeUndefined();
  expect(world.mail.sent).toHaveLength(0);
});
