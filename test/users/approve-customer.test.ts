import { beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '#functions/actors/user.ts';
import { createOrderWrites } from '#functions/payments/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { readUser, readUserByEmail } from '#functions/users/store.ts';
import type { RequestOf } from '#shared/contract.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { setFlightDetails } from '#shared/flights/set-flight-details.ts';
import { randomId } from '#shared/ids.ts';
import { detectSite } from '#shared/site/detect-site.ts';
import { getSettings } from '#shared/site/settings/get-settings.ts';
import { saveSettings } from '#shared/site/settings/save-settings.ts';
import { approveCustomer } from '#shared/users/customers/approve-customer.ts';
import { createColleague } from '#shared/users/company/create-colleague.ts';
import { createNewUser } from '#shared/users/registration/create-new-user.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { startTopUp } from '#shared/wallet/start-top-up.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import { testSites } from '#test/harness/test-sites.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { openGateway } from '#test/payments/sell-order.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-11-21T06:00:00.000Z' });
const site = 'sarathi' as const;
const staff = () => world.user(site, 'staff');

/** Whoever holds a session's token. */
type As = { token: string };
const NOT_APPROVED = { status: 403, errorCode: 'NOT_APPROVED' };

async function approveAgents(areAgentsApproved: boolean): Promise<void> {
  const { result } = await callHttp({ site, call: getSettings, body: {}, as: staff() });
  const { version } = result!.parts.find(({ part }) => part === 'access')!;
  const value = { lockMode: false, isSecondFactorRequired: false, areAgentsApproved };
  const body = { part: 'access', version, value } as never;
  expect((await callHttp({ site, call: saveSettings, body, as: staff() })).status).toBe(200);
}

let numbers = 96_450_00000;
async function registerAs(userType: 'travelAgent' | 'corporate' | 'retail') {
  const email = `waiting${(numbers += 1)}@example.com`;
  const customer = { gender: 1, firstName: 'Ravi', lastName: 'Menon', email, phone: String(numbers), phoneCode: '+91' };
  const place = { country: 'IN', state: 'Kerala', city: 'Kochi', pincode: '682001', address1: '4 Market Road' };
  const company = {
    ...place,
    companyName: `Agency ${numbers}`,
    primaryEmail: email,
    primaryPhone: '4842345678',
    primaryPhoneCode: '+91',
    secondaryPhone: '4842345679',
    secondaryPhoneCode: '+91',
    concernedPersonFirstName: 'Ravi',
  };
  const body = {
    userType,
    loginDetails: { email, status: 'unverified' },
    customer,
    ...(userType !== 'retail' && { company }),
  } as unknown as RequestOf<typeof createNewUser>;
  const made = await callHttp({ site, call: createNewUser, body });
  expect(made.status).toBe(200);
  return { email, result: made.result! };
}
const setPassword = (email: string) =>
  callHttp({
    site,
    call: generatePassword,
    body: { token: /token=([\w-]{43})/.exec(world.mail.lastTo(email).text)![1]!, password: 'a river in Kerala' },
  });
/** Registers, opens the mailed link and is signed in. */
async function signedInAgent(): Promise<As & { email: string; customerId: number; userId: string }> {
  const { email } = await registerAs('travelAgent');
  const token = (await setPassword(email)).result!.sessionId;
  const { sequence, userId } = (await readUserByEmail(world.visitor(site), email))!;
  return { token, email, customerId: sequence, userId };
}
const approve = (customerId: number, as: TestUser = staff()) =>
  callHttp({ site, call: approveCustomer, body: { customerId }, as });
const whoWaits = async () =>
  (await callHttp({ site, call: getCustomers, body: { isAwaitingApproval: true }, as: staff() })).result!;

const passenger = {
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Menon',
  paxType: 1,
  gender: 2,
  email: 'asha@example.com',
  phoneCode: '+91',
  mobileNo: '9810012345',
  dateOfBirth: '1990-05-01',
} as const;

/** Orders a flight as a page does, for oneself or, as staff, for a customer. */
async function order(as: As | TestUser, customerId?: number) {
  const buyer = customerId === undefined ? {} : { customerId };
  const segments = [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }];
  const query = {
    source: 'sandbox-gds',
    JourneyType: 1 as const,
    segments,
    adultCount: 1,
    childCount: 0,
    infantCount: 0,
  };
  const { result: found } = await callHttp({
    site,
    call: searchFlights,
    as,
    body: { searchId: randomId(), ...query, ...buyer },
  });
  const { traceId, searchId, offers } = found!;
  const body = { traceId, resultIndex: offers[0]!.resultIndex, ...buyer };
  const { result: quote } = await callHttp({ site, call: fareQuote, as, body });
  return callHttp({
    site,
    call: setFlightDetails,
    as,
    body: {
      searchId,
      quoteId: quote!.quoteId,
      currency: 'INR',
      totalPayable: quote!.fareDetailResult.totalPayable,
      passengers: [passenger],
      ...buyer,
    },
  });
}

beforeAll(async () => {
  await approveAgents(true);
  await openGateway(world.job(site));
});

describe('an agent at a site that approves agents', () => {
  it('waits, signs in and searches, and can order nothing: nor can a colleague, or staff for them', async () => {
    const agent = await signedInAgent();
    const { result: me } = await callHttp({ site, call: getUserBySessionId, body: {}, as: agent });
    expect(me).toMatchObject({ isAwaitingApproval: true, status: 'verified' });
    expect(await order(agent)).toMatchObject(NOT_APPROVED);
    expect(await order(staff(), agent.customerId)).toMatchObject(NOT_APPROVED);
    const topUp = { amount: 5_000, currency: 'INR' };
    expect(await callHttp({ site, call: startTopUp, body: topUp, as: agent })).toMatchObject(NOT_APPROVED);

    const email = `colleague${numbers}@example.com`;
    const added = await callHttp({ site, call: createColleague, body: { firstName: 'Tara', email }, as: agent });
    expect(added.status).toBe(200);
    const colleague = { token: (await setPassword(email)).result!.sessionId };
    expect(await order(colleague)).toMatchObject(NOT_APPROVED);
  });

  it('can order by no call at all: what every order is written by refuses', async () => {
    const { userId } = await signedInAgent();
    const actor = makeUser(testSites[site].head, (await readUser(world.job(site), userId))!, 'no session');
    const made = createOrderWrites(actor, {
      orderId: randomId(),
      serviceName: 'flight',
      subject: randomId(),
      amount: 1,
      currency: 'INR',
      costs: [],
      expiresAt: Date.parse('2026-11-21T06:10:00Z'),
      traceId: 'T',
      redirectTo: '/',
      remark: '',
    });
    expect(await commit(actor, made)).toMatchObject({ ok: false, code: 'NOT_APPROVED' });
  });

  it('is told so in the mail, and by mail again when the agency is approved; then all of it orders', async () => {
    const agent = await signedInAgent();
    expect(world.mail.lastTo(agent.email).text).toContain('approves agencies before they can book');
    const email = `friend${numbers}@example.com`;
    await callHttp({ site, call: createColleague, body: { firstName: 'Tara', email }, as: agent });
    const colleague = { token: (await setPassword(email)).result!.sessionId };
    world.mail.clear();

    expect(await approve(agent.customerId)).toMatchObject({ status: 200, result: { isAwaitingApproval: false } });
    const mail = world.mail.lastTo(agent.email);
    expect(mail.subject).toBe('Sarathi Travels: your agency is approved');
    expect(mail.text).toContain('http://sarathi.localhost:4400/app/flight/search');
    for (const as of [agent, colleague]) expect((await order(as)).status).toBe(200);
    expect((await order(staff(), agent.customerId)).status).toBe(200);
    const details = await callHttp({ site, call: getUserById, body: { id: agent.userId }, as: staff() });
    expect(details.result!.events[0]).toMatchObject({ text: 'Agency approved', by: 'staff sarathi' });
  });

  it('is mailed once, however often and by however many it is approved', async () => {
    const agent = await signedInAgent();
    world.mail.clear();
    const answers = await Promise.all([1, 2, 3].map(() => approve(agent.customerId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await approve(agent.customerId)).status).toBe(200);
    expect(world.mail.sent).toHaveLength(1);
  });
});

describe('who waits', () => {
  it('is a list of its own for staff, and nobody else stands in it', async () => {
    const agent = await signedInAgent();
    const { records } = await whoWaits();
    expect(records.map(({ users_id }) => users_id)).toContain(agent.userId);
    expect(records.every(({ isAwaitingApproval, userType }) => isAwaitingApproval && userType === 'travelAgent')).toBe(
      true,
    );
    await approve(agent.customerId);
    expect((await whoWaits()).records.map(({ users_id }) => users_id)).not.toContain(agent.userId);
  });

  it('is read by one Query', async () => {
    await signedInAgent();
    world.faults.reset();
    await whoWaits();
    expect(world.faults.counts().list.filter(({ name }) => name === 'Query')).toHaveLength(1);
  });

  it('is no traveller and no company', async () => {
    for (const userType of ['retail', 'corporate'] as const)
      expect((await registerAs(userType)).result.isAwaitingApproval).toBe(false);
  });

  it('is nobody who registers where the site does not ask for it', async () => {
    await approveAgents(false);
    expect((await registerAs('travelAgent')).result.isAwaitingApproval).toBe(false);
    await approveAgents(true);
    const { result } = await callHttp({ site, call: detectSite, body: { domain: `${site}.localhost` } });
    expect(result!.wlMeta.areAgentsApproved).toBe(true);
  });

  it('waits on when the site asks no more', async () => {
    const agent = await signedInAgent();
    await approveAgents(false);
    expect(await order(agent)).toMatchObject(NOT_APPROVED);
    await approveAgents(true);
  });
});

describe('approving', () => {
  it('is refused to who may not, and of nobody, a stranger’s or who is no agent', async () => {
    const agent = await signedInAgent();
    for (const as of [world.user(site, 'travelAgent'), world.user(site, 'retail')])
      expect((await approve(agent.customerId, as)).status).toBe(403);
    expect((await approve(999_999)).status).toBe(404);
    const elsewhere = await callHttp({
      site: 'gulf',
      call: approveCustomer,
      body: { customerId: agent.customerId },
      as: world.user('gulf', 'staff'),
    });
    expect(elsewhere.status).not.toBe(200);
    const { sequence } = world.user(site, 'retail').item;
    expect(await approve(sequence)).toMatchObject({ status: 409, errorCode: 'ILLEGAL_TRANSITION' });
    expect((await approve(world.user(site, 'staff').item.sequence)).status).toBe(409);
    expect((await readUser(world.job(site), agent.userId))!.isAwaitingApproval).toBe(true);
  });
});
