import { beforeAll, describe, expect, it } from 'vitest';
import { readLegalEntity, readUser } from '#functions/users/store.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { forgetPassword } from '#shared/users/forget-password.ts';
import { generatePassword } from '#shared/users/generate-password.ts';
import { getUserBySessionId } from '#shared/users/get-user-by-session-id.ts';
import { searchWlUser } from '#shared/users/search-wl-user.ts';
import { updateDetails } from '#shared/users/update-details.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
type Body = WireRequestOf<typeof updateDetails>;

let clerk: TestUser;
const desk = () => world.user('sarathi', 'staff');
beforeAll(async () => {
  clerk = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
});

const read = async ({ item }: TestUser) => (await readUser(world.job('sarathi'), item.userId))!;
const phoneOf = (phone: string) => ({ phone, phoneCode: '+91' });
/** A customer's details as an editor shows them. */
const detailsOf = ({ item }: TestUser): Body => ({
  customerId: item.sequence,
  firstName: item.firstName,
  lastName: item.lastName,
  email: item.email,
  primaryPhone: phoneOf(item.phoneNumbers[0]!.phoneNumber),
  companyName: item.companyName ?? '',
});
const change = (who: TestUser, more: Partial<Body>, as: Pick<TestUser, 'token'> = clerk) =>
  callHttp({ site: 'sarathi', call: updateDetails, as, body: { ...detailsOf(who), ...more } });
const found = async (searchQuery: string) =>
  (await callHttp({ site: 'sarathi', call: searchWlUser, as: desk(), body: { searchQuery } })).result!.records.map(
    ({ users_id: id }) => id,
  );
const isIn = async (who: TestUser) =>
  (await callHttp({ site: 'sarathi', call: getUserBySessionId, as: who, body: {} })).status === 200;
const tokenIn = (text: string) => /generate_password\?token=([\w-]{43})/.exec(text)?.[1] ?? 'no link';

describe('a customer’s details', () => {
  it('change with what finds them: typing finds the new name and not the old', async () => {
    const customer = await world.addUser('sarathi', 'retail', { firstName: 'Zubeida', lastName: 'Old' });
    const answer = await change(customer, { firstName: 'Yasmin', secondaryPhone: phoneOf('98100 66001') });
    expect(answer).toMatchObject({ status: 200, result: { customer: { firstName: 'Yasmin' }, version: 1 } });
    expect([await found('zubeida'), await found('yasmin')]).toEqual([[], [customer.item.userId]]);
    expect((await read(customer)).phoneNumbers).toEqual([
      customer.item.phoneNumbers[0],
      { label: 'Secondary', phoneNumber: '9810066001', phoneCountryCode: '+91' },
    ]);
    expect(await isIn(customer)).toBe(true);
    expect(world.mail.sent).toEqual([]);
  });

  it('that are the same change nothing', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    expect((await change(customer, {})).result).toMatchObject({ version: 0 });
    expect(await read(customer)).not.toHaveProperty('revision');
  });

  it('hold names of a hundred letters written from the right', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const name = 'محمد '.repeat(16).trim();
    expect(await change(customer, { firstName: name })).toMatchObject({ result: { customer: { firstName: name } } });
    expect(await change(customer, { firstName: 'م'.repeat(101) })).toMatchObject({ errorCode: 'VALIDATION' });
  });

  it('are refused at their fields', async () => {
    const [customer, other] = [await world.addUser('sarathi', 'retail'), await world.addUser('sarathi', 'retail')];
    const errorsOf = async (more: Partial<Body>) => (await change(customer, more)).errors;
    expect(await errorsOf({ email: other.item.email.toUpperCase() })).toEqual({ email: expect.any(String) });
    expect(await errorsOf({ primaryPhone: phoneOf(other.item.phoneNumbers[0]!.phoneNumber) })).toEqual({
      'primaryPhone.phone': expect.any(String),
    });
    expect(await errorsOf({ emergencyPhone: phoneOf('12345') })).toEqual({
      'emergencyPhone.phone': 'Please enter a valid phone number',
    });
    expect(await errorsOf({ email: '', primaryPhone: undefined })).toEqual({
      email: 'Email or Primary Phone is required',
      'primaryPhone.phone': 'Email or Primary Phone is required',
    });
    expect(await errorsOf({ panNumber: 'ABCDE1234F' })).toHaveProperty('panNumber');
    expect(await errorsOf({ firstName: '' })).toHaveProperty('firstName');
    expect(await read(customer)).not.toHaveProperty('revision');
  });

  it('of staff are a super admin’s to change', async () => {
    const other = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
    expect(await change(other, { firstName: 'New' })).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(await change(other, { firstName: 'New' }, desk())).toMatchObject({ status: 200 });
  });

  it('are not those of another site’s customer with that number', async () => {
    const customer = await world.addUser('gulf', 'retail');
    await callHttp({
      site: 'sarathi',
      call: updateDetails,
      as: clerk,
      body: { ...detailsOf(customer), firstName: 'Taken', email: 'taken-over@example.com', primaryPhone: undefined },
    });
    const now = await readUser(world.job('gulf'), customer.item.userId);
    expect(now).toMatchObject({ firstName: customer.item.firstName, email: customer.item.email });
    expect(await change(customer, { customerId: 900_001 })).toMatchObject({ status: 404 });
  });
});

describe('two editors', () => {
  it('the second is told what stands now, and loses nothing', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    expect(await change(customer, { lastName: 'First', version: 0 })).toMatchObject({ status: 200 });
    expect(await change(customer, { lastName: 'Second', version: 0 })).toMatchObject({
      status: 409,
      errorCode: 'CONFLICT',
      result: { customer: { lastName: 'First' }, version: 1 },
    });
    expect(await change(customer, { lastName: 'Second', version: 1 })).toMatchObject({ status: 200 });
  });

  it('at the same moment: one of them, and the other is told', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((lastName) => change(customer, { lastName, version: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = answers.find(({ status }) => status === 200)!;
    expect((await read(customer)).lastName).toBe(won.result!.customer.lastName);
  });
});

describe('another address of mail', () => {
  it('ends sessions and links, is unverified until its own link is opened, and the old one is told', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const { email: before } = customer.item;
    await callHttp({ site: 'sarathi', call: forgetPassword, body: { email: before } });
    await expect
      .poll(() => world.mail.sent.filter(({ to }) => to.includes(before)).length, { timeout: 10_000 })
      .toBe(1);
    const oldLink = tokenIn(world.mail.lastTo(before).text);

    expect(await change(customer, { email: 'new-address@example.com' })).toMatchObject({
      status: 200,
      result: { customer: { email: 'new-address@example.com', status: 'unverified' } },
    });
    expect(await isIn(customer)).toBe(false);
    const told = world.mail.lastTo(before);
    expect(told.subject).toContain('was changed');
    expect(told.text).not.toContain('new-address@example.com');
    const open = (token: string) =>
      callHttp({ site: 'sarathi', call: generatePassword, body: { token, password: 'a new password' } });
    expect(await open(oldLink)).toMatchObject({ errorCode: 'LINK_EXPIRED' });
    expect(await open(tokenIn(world.mail.lastTo('new-address@example.com').text))).toMatchObject({ status: 200 });
    expect(await read(customer)).toMatchObject({ status: 'verified', email: 'new-address@example.com' });
  });

  it('in other letter case is the same one', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    expect(await change(customer, { email: customer.item.email.toUpperCase() })).toMatchObject({
      result: { customer: { status: 'verified' }, version: 0 },
    });
    expect(await isIn(customer)).toBe(true);
  });
});

describe('a company', () => {
  it('has its new name with all of its users, and is found by it', async () => {
    const owner = await world.addUser('sarathi', 'travelAgent', { companyName: 'Periyar Tours' });
    const colleague = await world.addUser('sarathi', 'travelAgent', {
      legalEntityId: owner.item.legalEntityId!,
      companyName: 'Periyar Tours',
    });
    expect(await change(owner, { companyName: 'Neela Journeys', gstNumber: '32AAKCK1180F1Z4' })).toMatchObject({
      status: 200,
      result: { customer: { companyName: 'Neela Journeys', gstNumber: '32AAKCK1180F1Z4' } },
    });
    expect(await read(colleague)).toMatchObject({ companyName: 'Neela Journeys', gstNumber: '32AAKCK1180F1Z4' });
    expect(await readLegalEntity(world.job('sarathi'), owner.item.legalEntityId!)).toMatchObject({
      companyName: 'Neela Journeys',
    });
    const ids = [owner.item.userId, colleague.item.userId].toSorted();
    expect([(await found('neela')).toSorted(), await found('periyar')]).toEqual([ids, []]);
  });

  it('of a travel agent has a name', async () => {
    const agent = await world.addUser('sarathi', 'travelAgent');
    expect((await change(agent, { companyName: ' ' })).errors).toEqual({ companyName: 'This is required field.' });
  });
});
