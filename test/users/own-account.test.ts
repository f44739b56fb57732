import { describe, expect, it } from 'vitest';
import { openPersonPan, readLegalEntity, readUser } from '#functions/users/store.ts';
import { changeMyPhoneDetails } from '#shared/users/profile/change-my-phone-details.ts';
import { createNewUser } from '#shared/users/registration/create-new-user.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getMyLegalEntity } from '#shared/users/company/get-my-legal-entity.ts';
import { getReferrals } from '#shared/users/registration/get-referrals.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { saveBillingDetails } from '#shared/users/company/save-billing-details.ts';
import { saveProfile } from '#shared/users/profile/save-profile.ts';
import { saveTraveller, TRAVELLER_LIMIT } from '#shared/users/profile/save-traveller.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { signInAgain, type TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
const site = 'sarathi' as const;
const GSTIN = '32ABCCE1234F1ZB';
const me = async (as: TestUser) => (await callHttp({ site: as.site, call: getUserBySessionId, body: {}, as })).result!;

describe('one’s profile', () => {
  const save = (as: TestUser, body: object) => callHttp({ site, call: saveProfile, body: body as never, as });

  it('is changed by oneself, found by the new name, and told in the history', async () => {
    const user = await world.addUser(site, 'retail');
    const answer = await save(user, { firstName: 'Zubeida', lastName: 'Rahman', gender: 2 });
    expect(answer).toMatchObject({ status: 200, result: { firstName: 'Zubeida', lastName: 'Rahman', gender: 2 } });
    expect(await me(user)).toMatchObject({ firstName: 'Zubeida', gender: 2 });
    const staff = world.user(site, 'staff');
    const { result: found } = await callHttp({ site, call: searchWlUser, body: { searchQuery: 'zubei' }, as: staff });
    expect(found!.records.map(({ users_id }) => users_id)).toEqual([user.item.userId]);
    const { result: details } = await callHttp({ site, call: getUserById, body: { id: user.item.userId }, as: staff });
    expect(details!.events[0]).toMatchObject({
      text: 'Details changed: gender, first name, last name',
      by: 'Zubeida Rahman',
      changes: expect.arrayContaining([{ field: 'first name', from: 'retail', to: 'Zubeida' }]),
    });
  });

  it('keeps what is left out, and the same again is no change', async () => {
    const user = await world.addUser(site, 'travelAgent', { gender: 1, firstName: 'Ravi' });
    const { lastName } = user.item;
    expect((await save(user, { firstName: 'Ravi', lastName })).result).toMatchObject({ gender: 1 });
    const row = (await readUser(world.job(site), user.item.userId))!;
    expect(row.revision).toBeUndefined();
  });

  it.each([
    [{ firstName: '' }, { firstName: 'This is required field.' }],
    [{ firstName: 'www.evil.example' }, { firstName: 'Use only letters, spaces, apostrophes and hyphens.' }],
    [{ lastName: 'Menon <b>' }, { lastName: 'Use only letters, spaces, apostrophes and hyphens.' }],
    [{ gender: 3 }, { gender: 'This is required field.' }],
  ])('refuses %o at its field', async (wrong, errors) => {
    const answer = await save(world.user(site, 'retail'), { firstName: 'Asha', lastName: 'Menon', ...wrong });
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(answer.errors).toEqual(errors);
  });

  it('is nobody else’s to change: no field names another user', async () => {
    const other = world.user(site, 'corporate').item;
    const answer = await save(world.user(site, 'retail'), { firstName: 'Asha', lastName: 'M', userId: other.userId });
    expect(answer.status).toBe(400);
    expect((await readUser(world.job(site), other.userId))!.firstName).toBe('corporate');
  });

  it('is changed beside the phone numbers at the same moment, and neither is lost', async () => {
    const user = await world.addUser(site, 'retail');
    const phoneNumbers = [{ label: 'Secondary' as const, phoneNumber: '9847012399', phoneCountryCode: '+91' }];
    const answers = await Promise.all([
      save(user, { firstName: 'Both', lastName: 'Kept' }),
      callHttp({ site, call: changeMyPhoneDetails, body: { phoneNumbers }, as: user }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const now = await me(user);
    expect(now.firstName).toBe('Both');
    expect(now.phoneNumbers).toHaveLength(2);
  });
});

describe('billing details', () => {
  const save = (as: TestUser, body: object = {}) =>
    callHttp({
      site: as.site,
      call: saveBillingDetails,
      body: { billingName: '', gstNumber: '', gstState: '', ...body },
      as,
    });
  const read = async (as: TestUser) =>
    (await callHttp({ site: as.site, call: getMyLegalEntity, body: {}, as })).result!;

  it('of a company are its owner’s to change, for all of its users', async () => {
    const owner = await world.addUser(site, 'travelAgent', { companyName: 'Periyar Tours' });
    const colleague = await world.addUser(site, 'travelAgent', {
      legalEntityId: owner.item.legalEntityId!,
      companyName: 'Periyar Tours',
    });
    expect(await read(colleague)).toMatchObject({ companyName: 'Periyar Tours', isOwn: false });
    expect(await save(colleague, { gstNumber: GSTIN })).toMatchObject({
      status: 403,
      errorMessage: 'Only the owner of your company can do this.',
    });
    const saved = await save(owner, { billingName: 'Periyar Tours LLP', gstNumber: GSTIN, panNumber: 'ABCCE1234F' });
    expect(saved).toMatchObject({
      status: 200,
      result: {
        id: owner.item.legalEntityId,
        isOwn: true,
        panEnd: '',
        billing: { billingName: 'Periyar Tours LLP', gstNumber: GSTIN, gstState: 'Kerala', panNumber: 'ABCCE1234F' },
      },
    });
    expect(await me(colleague)).toMatchObject({
      gstNumber: GSTIN,
      billing: { billingName: 'Periyar Tours LLP', gstState: 'Kerala' },
    });
    expect((await readUser(world.job(site), colleague.item.userId))!.gstNumber).toBe(GSTIN);
    // What is left out stays.
    expect((await save(owner, { gstNumber: GSTIN })).result!.billing.panNumber).toBe('ABCCE1234F');
    expect((await readLegalEntity(world.job(site), owner.item.legalEntityId!))!.billingName).toBe('');
  });

  it('of a person stand under the user’s id, with the PAN sealed', async () => {
    const user = await world.addUser(site, 'retail');
    expect(await read(user)).toMatchObject({ id: user.item.userId, companyName: '', isOwn: true, panEnd: '' });
    const saved = await save(user, { billingName: 'Asha & Sons', gstState: 'Goa', panNumber: 'abcpe1234f' });
    expect(saved.result).toMatchObject({
      billing: { billingName: 'Asha & Sons', gstState: 'Goa', panNumber: '' },
      panEnd: '234F',
    });
    expect(JSON.stringify(saved)).not.toContain('ABCPE1234F');
    const job = world.job(site);
    expect(await openPersonPan(job, user.item.userId)).toBe('ABCPE1234F');
    expect((await save(user)).result).toMatchObject({ panEnd: '234F', billing: { gstState: '' } });
    expect((await save(user, { panNumber: '' })).result!.panEnd).toBe('');
    expect(await openPersonPan(job, user.item.userId)).toBeUndefined();
  });

  it.each([
    [{ panNumber: 'ABCCE1234F' }, 'panNumber'],
    [{ panNumber: '12345' }, 'panNumber'],
    [{ gstNumber: '32ABCCE1234F1Z0' }, 'gstNumber'],
    [{ gstNumber: GSTIN, gstState: 'Goa' }, 'gstState'],
    [{ gstNumber: GSTIN, panNumber: 'ABCPE1234F' }, 'gstNumber'],
  ])('refuse %o at its field', async (wrong, field) => {
    const answer = await save(world.user(site, 'retail'), wrong);
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(Object.keys(answer.errors!)).toEqual([field]);
  });

  it('are no staff’s', async () => {
    expect((await save(world.user(site, 'staff'))).status).toBe(403);
  });
});

describe('who joined by one’s code', () => {
  const list = (as: TestUser, body: object = {}) => callHttp({ site: as.site, call: getReferrals, body, as });
  let numbers = 95_450_00000;
  async function join(referralCode: string, firstName: string, isConfirmed = true) {
    const email = `joined${(numbers += 1)}@example.com`;
    const customer = {
      gender: 2 as const,
      firstName,
      lastName: 'Secret',
      email,
      phone: String(numbers),
      phoneCode: '+91',
    };
    const body = { userType: 'retail' as const, loginDetails: { email, status: '' }, customer, referralCode };
    expect((await callHttp({ site, call: createNewUser, body })).status).toBe(200);
    if (!isConfirmed) return;
    const token = /token=([\w-]{43})/.exec(world.mail.lastTo(email).text)![1]!;
    expect((await callHttp({ site, call: generatePassword, body: { token, password: 'a river here' } })).status).toBe(
      200,
    );
  }

  it('is told by first name and month alone, once their mail is confirmed', async () => {
    const user = await world.addUser(site, 'retail');
    const { referralCode } = user.item;
    await join(referralCode, 'Tara');
    world.clock.set('2027-01-31T19:00:00Z');
    await join(referralCode, 'Dev');
    await join(referralCode, 'Waiting', false);
    const { result } = await list({ ...user, token: await signInAgain(user) });
    // February has begun in the site's zone.
    expect(result!.records).toEqual([
      { firstName: 'Dev', month: '2027-02' },
      { firstName: 'Tara', month: '2026-12' },
    ]);
    expect(JSON.stringify(result)).not.toMatch(/Secret|joined\d/);
    expect(result).toMatchObject({
      referralCode,
      link: `http://sarathi.localhost:4400/app/createNewUser?referralCode=${referralCode}`,
      cursor: null,
    });
  });

  it('is nobody else’s to see, and comes page by page', async () => {
    const user = await world.addUser(site, 'travelAgent');
    for (let n = 0; n < 27; n++) await join(user.item.referralCode, 'Tara');
    const first = (await list(user)).result!;
    expect(first.records).toHaveLength(25);
    expect((await list(user, { cursor: first.cursor! })).result!.records).toHaveLength(2);
    const stranger = world.user(site, 'travelAgent');
    expect((await list(stranger, { cursor: first.cursor! })).result!.records).toEqual([]);
  });

  it('leads to the travellers’ own registration on a locked site', async () => {
    const { result } = await list(world.user('quiet', 'retail'));
    expect(result!.link).toContain('/app/signup?referralCode=');
  });
});

it('saves 200 travellers, and one more is refused with a sentence', async () => {
  const user = await world.addUser(site, 'retail');
  const save = () =>
    callHttp({ site, call: saveTraveller, body: { firstName: 'Tara', lastName: 'Menon', paxType: 2 }, as: user });
  for (let n = 0; n < TRAVELLER_LIMIT; n += 20)
    expect((await Promise.all(Array.from({ length: 20 }, save))).every(({ status }) => status === 200)).toBe(true);
  expect(await save()).toMatchObject({
    status: 400,
    errorMessage: 'You can save up to 200 travellers. Please delete one first.',
  });
});
