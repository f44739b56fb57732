import { describe, expect, it } from 'vitest';
import { readUserByEmail } from '#functions/users/store.ts';
import type { RequestOf } from '#shared/contract.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { approveCustomer } from '#shared/users/customers/approve-customer.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { createNewUser } from '#shared/users/registration/create-new-user.ts';
import { signUp } from '#shared/users/registration/sign-up.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { saveFields } from '#test/site/settings-steps.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const staff = () => world.user(site, 'staff');
const setTo = async (fields: object) => expect((await saveFields(staff(), 'access', fields)).errorCode).toBeNull();

let numbers = 96_470_00000;
const person = () => {
  const phone = String((numbers += 1));
  return {
    gender: 1,
    firstName: 'Ravi',
    lastName: 'Menon',
    email: `r${phone}@example.com`,
    phone,
    phoneCode: '+91',
  } as const;
};
const traveller = (who = person()) => callHttp({ site, call: signUp, body: who });
const place = { country: 'IN', state: 'Kerala', city: 'Kochi', pincode: '682001', address1: '4 Market Road' };
function registered(userType: 'travelAgent' | 'corporate' | 'retail', customer = person()) {
  const company = {
    ...place,
    companyName: `Company ${numbers}`,
    primaryEmail: customer.email,
    primaryPhone: '4842345678',
    primaryPhoneCode: '+91',
    secondaryPhone: '4842345679',
    secondaryPhoneCode: '+91',
    concernedPersonFirstName: 'Ravi',
  };
  const body = {
    userType,
    loginDetails: { email: customer.email, status: 'unverified' },
    customer,
    ...(userType !== 'retail' && { company }),
  } as unknown as RequestOf<typeof createNewUser>;
  return callHttp({ site, call: createNewUser, body });
}
const kinds = ['travelAgent', 'corporate', 'retail'] as const;

describe('where staff alone open accounts', () => {
  it('nobody registers by any public call, and the browser is told', async () => {
    await setTo({ signUp: 'closed' });
    const refused = {
      status: 403,
      errorCode: 'FORBIDDEN',
      errorMessage: expect.stringContaining('opened by its staff'),
    };
    const who = person();
    expect(await traveller(who)).toMatchObject(refused);
    for (const userType of kinds) expect(await registered(userType, who)).toMatchObject(refused);
    expect(await readUserByEmail(world.visitor(site), who.email)).toBeUndefined();
    const { result } = await callHttp({ site, call: detectSite, body: { domain: `${site}.localhost` } });
    expect(result!.wlMeta.signUp).toBe('closed');
    await setTo({ signUp: 'open' });
    expect((await traveller(who)).status).toBe(200);
  });
});

describe('where staff approve each account', () => {
  const waiting = async () =>
    (await callHttp({ site, call: getCustomers, body: { isAwaitingApproval: true }, as: staff() })).result!.records;

  it('everybody who registers waits, is listed, and is approved with a mail in words of their own', async () => {
    await setTo({ signUp: 'approval' });
    for (const [userType, word] of [
      ['travelAgent', 'agency'],
      ['corporate', 'company'],
      ['retail', 'account'],
    ] as const) {
      const who = person();
      expect((await registered(userType, who)).result).toMatchObject({ isAwaitingApproval: true });
      expect(world.mail.lastTo(who.email).text).toMatch(/approves (agencies|companies|accounts) before they can book/);
      const { sequence, userId } = (await readUserByEmail(world.visitor(site), who.email))!;
      expect((await waiting()).map(({ users_id }) => users_id)).toContain(userId);
      const approved = await callHttp({ site, call: approveCustomer, body: { customerId: sequence }, as: staff() });
      expect(approved).toMatchObject({ status: 200, result: { isAwaitingApproval: false } });
      expect(world.mail.lastTo(who.email).subject).toBe(`Sarathi Travels: your ${word} is approved`);
      expect((await waiting()).map(({ users_id }) => users_id)).not.toContain(userId);
      const told = await callHttp({ site, call: getUserById, body: { id: userId }, as: staff() });
      expect(told.result!.events[0]!.text).toBe(word === 'account' ? 'Account approved' : 'Agency approved');
    }
    await setTo({ signUp: 'open' });
    expect((await traveller()).result).toMatchObject({ isAwaitingApproval: false });
  });

  it('a traveller who waits sees no fares of a members’ site until approved', async () => {
    await setTo({ signUp: 'approval', lockMode: true });
    const who = person();
    expect((await traveller(who)).result).toMatchObject({ isAwaitingApproval: true });
    const token = /token=([\w-]{43})/.exec(world.mail.lastTo(who.email).text)![1]!;
    const opened = await callHttp({ site, call: generatePassword, body: { token, password: 'a river in Kerala' } });
    const as = { token: opened.result!.sessionId };
    expect(opened.result!.user.isAwaitingApproval).toBe(true);
    const search = () =>
      callHttp({
        site,
        call: searchFlights,
        as,
        body: {
          searchId: randomId(),
          source: 'sandbox-gds',
          JourneyType: 1 as const,
          segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
          adultCount: 1,
          childCount: 0,
          infantCount: 0,
        },
      });
    expect(await search()).toMatchObject({
      status: 403,
      errorMessage: expect.stringContaining('Fares are for members only'),
    });
    await setTo({ lockMode: false });
    expect((await search()).status).toBe(200);
    await setTo({ lockMode: true });
    const { sequence } = (await readUserByEmail(world.visitor(site), who.email))!;
    await callHttp({ site, call: approveCustomer, body: { customerId: sequence }, as: staff() });
    expect((await search()).status).toBe(200);
    await setTo({ signUp: 'open', lockMode: false });
  });
});
