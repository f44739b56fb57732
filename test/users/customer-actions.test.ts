import { beforeAll, describe, expect, it } from 'vitest';
import { readUser } from '#functions/users/store.ts';
import type { TestSiteName } from '#test/harness/test-sites.ts';
import { changeMyPhoneDetails } from '#shared/users/change-my-phone-details.ts';
import { getUserById } from '#shared/users/get-user-by-id.ts';
import { getUserBySessionId } from '#shared/users/get-user-by-session-id.ts';
import { setFlightHoldSettingForUser } from '#shared/users/set-flight-hold-setting-for-user.ts';
import { setFlightSearchSettingForUser } from '#shared/users/set-flight-search-setting-for-user.ts';
import { toggleBlock } from '#shared/users/toggle-block.ts';
import { toggleFlightSearchExemption } from '#shared/users/toggle-flight-search-exemption.ts';
import { callHttp } from '#test/harness/call-http.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';

const world = useWorld({ at: '2026-12-01T08:00:00Z' });
type As = Pick<TestUser, 'token'>;

let clerk: TestUser;
const desk = () => world.user('sarathi', 'staff');
beforeAll(async () => {
  clerk = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
});
const read = async ({ site, item }: TestUser) => (await readUser(world.job(site), item.userId))!;
const block = (as: As, customerId: number, isBlocked = true, site: TestSiteName = 'sarathi') =>
  callHttp({ site, call: toggleBlock, as, body: { customerId, isBlocked } });
const exempt = (as: As, { item }: TestUser, isExempt = true) =>
  callHttp({
    site: 'sarathi',
    call: toggleFlightSearchExemption,
    as,
    body: { customerId: item.sequence, exempt: isExempt },
  });
const isIn = async (who: TestUser) =>
  (await callHttp({ site: 'sarathi', call: getUserBySessionId, as: who, body: {} })).status === 200;
const eventsOf = async ({ item }: TestUser) =>
  (await callHttp({ site: 'sarathi', call: getUserById, as: desk(), body: { id: item.userId } })).result!.events;

describe('blocking', () => {
  it('ends every session of the customer at its next call, is said in their history, and is undone', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    expect(await isIn(customer)).toBe(true);
    expect(await block(clerk, customer.item.sequence)).toMatchObject({
      status: 200,
      result: { users_id: customer.item.userId, isBlocked: true },
    });
    expect(await isIn(customer)).toBe(false);
    expect((await eventsOf(customer))[0]).toMatchObject({ text: 'Blocked', by: 'staff sarathi' });
    expect((await block(clerk, customer.item.sequence, false)).result).toMatchObject({ isBlocked: false });
    // The sessions of before are over; the account is not.
    expect(await isIn(customer)).toBe(false);
    expect(await read(customer)).toMatchObject({ isBlocked: false });
  });

  it('twice at once is once', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const answers = await Promise.all(Array.from({ length: 6 }, () => block(clerk, customer.item.sequence)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await eventsOf(customer)).filter(({ text }) => text === 'Blocked')).toHaveLength(1);
    expect((await read(customer)).sessionEpoch).toBe(2);
  });

  it('of staff is a super admin’s act, and nobody blocks themselves', async () => {
    const other = await world.addUser('sarathi', 'staff', { isSuperAdmin: false });
    expect(await block(clerk, other.item.sequence)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(await block(clerk, clerk.item.sequence)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(await block(desk(), desk().item.sequence)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    expect(await block(desk(), other.item.sequence)).toMatchObject({ status: 200 });
    expect(await isIn(other)).toBe(false);
  });

  it('of two super admins who block each other at once leaves one', async () => {
    const [one, other] = [
      await world.addUser('sarathi', 'staff', { isSuperAdmin: true }),
      await world.addUser('sarathi', 'staff', { isSuperAdmin: true }),
    ];
    const answers = await Promise.all([block(one, other.item.sequence), block(other, one.item.sequence)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([(await read(one)).isBlocked, (await read(other)).isBlocked].filter(Boolean)).toHaveLength(1);
  });

  it('finds nobody by a number that the site has not given, whoever has it elsewhere', async () => {
    expect(await block(clerk, 900_000)).toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
    for (let more = 0; more < 3; more++) {
      const other = await world.addUser('gulf', 'retail');
      await block(clerk, other.item.sequence);
      expect((await read(other)).isBlocked).toBe(false);
    }
  });

  it.each([0, -1, 1.5, '7', null])('of number %s is refused at its field', async (customerId) => {
    const answer = await block(clerk, customerId as number);
    expect(answer).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect(Object.keys(answer.errors ?? {})).toEqual(['customerId']);
  });

  it('is not for staff whose group does not grant it', async () => {
    const customer = await world.addUser('sarathi', 'retail');
    const few = await world.addUser('sarathi', 'staff', { isSuperAdmin: false, permissionGroupId: 'GONE' });
    expect(await block(few, customer.item.sequence)).toMatchObject({ status: 403 });
    expect((await read(customer)).isBlocked).toBe(false);
  });
});

describe('what a customer may', () => {
  it('search without booking: exempted and not any more, as the list says', async () => {
    const customer = await world.addUser('sarathi', 'travelAgent');
    const shown = async (isExempt: boolean) =>
      (await exempt(clerk, customer, isExempt)).result?.flightLookToBook.is_exempted;
    expect([await shown(true), await shown(true), await shown(false)]).toEqual([true, true, false]);
    const texts = (await eventsOf(customer)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('search exemption'))).toHaveLength(2);
  });

  it('hold and search: each switch by itself', async () => {
    const customer = await world.addUser('sarathi', 'travelAgent');
    const { userId } = customer.item;
    const hold = (isFlightHold: boolean) =>
      callHttp({ site: 'sarathi', call: setFlightHoldSettingForUser, as: clerk, body: { userId, isFlightHold } });
    const search = (isFlightSearchAllowed: boolean) =>
      callHttp({
        site: 'sarathi',
        call: setFlightSearchSettingForUser,
        as: clerk,
        body: { userId, isFlightSearchAllowed },
      });
    expect(await hold(false)).toMatchObject({ status: 200, result: { isFlightHoldAllowed: false } });
    expect(await read(customer)).toMatchObject({ isFlightHoldAllowed: false, isFlightSearchAllowed: true });
    const [answer] = await Promise.all([search(false), hold(true), exempt(clerk, customer)]);
    expect(answer.result).toEqual({ isFlightSearchAllowed: false });
    expect(await read(customer)).toMatchObject({
      isFlightHoldAllowed: true,
      isFlightSearchAllowed: false,
      isSearchExempt: true,
    });
  });

  it('is not for customers to say', async () => {
    const customer = await world.addUser('sarathi', 'travelAgent');
    expect(await exempt(customer, customer)).toMatchObject({ status: 403 });
    expect(await block(customer, customer.item.sequence)).toMatchObject({ status: 403 });
  });
});

describe('one’s own phone numbers', () => {
  const change = (as: As, ...phoneNumbers: { label: string; phoneNumber: string; phoneCountryCode: string }[]) =>
    callHttp({ site: 'sarathi', call: changeMyPhoneDetails, as, body: { phoneNumbers } as never });
  const number = (label: string, phoneNumber: string) => ({ label, phoneNumber, phoneCountryCode: '+91' });

  it('are changed one label at a time, the others stay', async () => {
    const customer = await world.addUser('sarathi', 'retail', {
      phoneNumbers: [{ label: 'Primary', phoneNumber: 'INVALID', phoneCountryCode: '' }],
    });
    expect((await change(customer, number('Emergency', '98100 55001'))).result?.phoneNumbers).toEqual([
      { label: 'Primary', phoneNumber: 'INVALID', phoneCountryCode: '' },
      number('Emergency', '9810055001'),
    ]);
    expect((await change(customer, number('Primary', '9810055002'))).result?.phoneNumbers).toEqual([
      number('Primary', '9810055002'),
      number('Emergency', '9810055001'),
    ]);
  });

  it('are nobody else’s, and numbers of their country', async () => {
    const [one, other] = [await world.addUser('sarathi', 'retail'), await world.addUser('sarathi', 'retail')];
    const taken = one.item.phoneNumbers[0]!.phoneNumber;
    expect(await change(other, number('Primary', taken))).toMatchObject({
      errorCode: 'PHONE_TAKEN',
      errors: { 'phoneNumbers.0.phoneNumber': expect.any(String) },
    });
    expect(await change(other, number('Primary', '12345'))).toMatchObject({
      status: 400,
      errors: { 'phoneNumbers.0.phoneNumber': 'Invalid Phone Number...' },
    });
    expect(await change(other, number('Primary', '9810055003'), number('Primary', '9810055004'))).toMatchObject({
      errors: { phoneNumbers: 'Please give one number for each label.' },
    });
    expect(await change(other)).toMatchObject({ status: 400, errorCode: 'VALIDATION' });
    expect((await read(other)).phoneNumbers).toEqual(other.item.phoneNumbers);
  });
});
