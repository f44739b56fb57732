import { beforeAll, describe, expect, it } from 'vitest';
import { readUser, readUserByEmail } from '#functions/users/store.ts';
import { blockUserWrites } from '#functions/users/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { createColleague } from '#shared/users/company/create-colleague.ts';
import { generatePassword } from '#shared/users/session/generate-password.ts';
import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { getUserById } from '#shared/users/customers/get-user-by-id.ts';
import { getUserBySessionId } from '#shared/users/session/get-user-by-session-id.ts';
import { setDailyLimit } from '#shared/users/company/set-daily-limit.ts';
import { toggleBlockColleague } from '#shared/users/company/toggle-block-colleague.ts';
import { getWalletBalance } from '#shared/wallet/get-wallet-balance.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { useQuickPasswords } from '#test/harness/quick-passwords.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { fillWallet } from '#test/payments/sell-order.ts';

useQuickPasswords();
const world = useWorld({ at: '2026-12-01T08:00:00Z' });
type As = Pick<TestUser, 'token'>;

let owner: TestUser;
let colleague: TestUser;
let stranger: TestUser;
const staff = () => world.user('sarathi', 'staff');
const inCompany = (of: TestUser, more: object = {}) =>
  world.addUser('sarathi', of.item.userType, {
    legalEntityId: of.item.legalEntityId!,
    companyName: of.item.companyName!,
    ...more,
  });
beforeAll(async () => {
  owner = await world.addUser('sarathi', 'travelAgent', { companyName: 'Vembanad Holidays' });
  colleague = await inCompany(owner);
  stranger = await world.addUser('sarathi', 'travelAgent');
});

let added = 0;
const someone = (more: object = {}) => ({ firstName: 'Ravi', email: `ravi${(added += 1)}@example.com`, ...more });
const add = (as: As, body: object = someone(), key?: string) =>
  callHttp({ site: 'sarathi', call: createColleague, as, body: body as never, headers: { 'idempotency-key': key } });
const block = (as: As, { item }: TestUser, isBlocked = true) =>
  callHttp({ site: 'sarathi', call: toggleBlockColleague, as, body: { userId: item.userId, isBlocked } });
const limit = (as: As, { item }: TestUser, amount: number | null, more: object = {}) =>
  callHttp({ site: 'sarathi', call: setDailyLimit, as, body: { userId: item.userId, amount, ...more } });
const list = (as: As, legalEntityId?: string) =>
  callHttp({ site: 'sarathi', call: getColleagues, as, body: legalEntityId ? { legalEntityId } : {} });
const read = async ({ item }: TestUser) => (await readUser(world.job('sarathi'), item.userId))!;

describe('users of one company', () => {
  it('share its wallet and see each other’s bookings, which no other company does', async () => {
    await fillWallet(world, owner, 250_000);
    const booking = await storeBooking(world.job('sarathi'), makeBooking(owner, { pnr: 'VEM123' }));
    const { bookingId } = booking;
    const see = (as: TestUser) => callHttp({ site: 'sarathi', call: getBookingDetails, as, body: { bookingId } });
    expect(await see(colleague)).toMatchObject({ status: 200 });
    expect((await see(stranger)).status).toBe(404);
    const queue = (as: TestUser) => callHttp({ site: 'sarathi', call: getTickets, as, body: {} });
    expect((await queue(colleague)).result?.tickets).toMatchObject([{ bookingId }]);
    expect((await queue(stranger)).result?.tickets).toEqual([]);
    const balance = async (as: TestUser) =>
      (await callHttp({ site: 'sarathi', call: getWalletBalance, as, body: {} })).result?.balance;
    expect([await balance(owner), await balance(colleague), await balance(stranger)]).toEqual([2500, 2500, 0]);
  });

  it('have one owner, who is told so', async () => {
    const told = async ({ token }: TestUser) =>
      (await callHttp({ site: 'sarathi', call: getUserBySessionId, as: { token }, body: {} })).result?.isCompanyOwner;
    expect([await told(owner), await told(colleague), await told(world.user('sarathi', 'retail'))]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a colleague', () => {
  it('is added by the owner, opens the mailed link and belongs to the company', async () => {
    const body = someone({ lastName: 'Nair', phone: '98460 11111', phoneCode: '+91' });
    const made = await add(owner, body);
    expect(made).toMatchObject({ status: 200, result: { email: body.email } });
    const mail = world.mail.lastTo(body.email);
    const token = /token=([\w-]{43})/.exec(mail.text)![1]!;
    const set = await callHttp({
      site: 'sarathi',
      call: generatePassword,
      body: { token, password: 'a lake at dawn' },
    });
    expect(set.result?.user).toMatchObject({
      userType: 'travelAgent',
      isCompanyOwner: false,
      companyName: 'Vembanad Holidays',
      legalEntity: { id: owner.item.legalEntityId },
    });
    const queue = await callHttp({
      site: 'sarathi',
      call: getTickets,
      as: { token: set.result!.sessionId },
      body: {},
    });
    expect(queue.result?.tickets).toMatchObject([{ pnr: 'VEM123' }]);
  });

  it('is of the owner’s type', async () => {
    const boss = await world.addUser('sarathi', 'corporate');
    const { result } = await add(boss);
    expect(await readUserByEmail(world.job('sarathi'), result!.email)).toMatchObject({
      userType: 'corporate',
      legalEntityId: boss.item.legalEntityId,
    });
  });

  it('is added by nobody but the owner', async () => {
    for (const as of [colleague, staff(), world.user('sarathi', 'retail')]) expect((await add(as)).status).toBe(403);
  });

  it('is refused at the field that is wrong', async () => {
    expect((await add(owner, someone({ email: '' }))).errors).toEqual({ email: 'This is required field.' });
    expect((await add(owner, someone({ firstName: '' }))).errors).toEqual({ firstName: 'This is required field.' });
    expect((await add(owner, someone({ phone: '9846011112' }))).errors).toEqual({
      phoneCode: 'Please choose a dial code.',
    });
    expect((await add(owner, someone({ phone: '12345', phoneCode: '+91' }))).errors).toEqual({
      phone: 'Invalid Phone Number...',
    });
    expect(await add(owner, someone({ email: stranger.item.email }))).toMatchObject({
      errorCode: 'EMAIL_TAKEN',
      errors: { email: 'An account with this email already exists.' },
    });
  });

  it('is one where two are added at once with one mail, or one is sent twice', async () => {
    const twice = someone();
    const answers = await Promise.all([add(owner, twice), add(owner, twice)]);
    expect(answers.map(({ errorCode }) => errorCode ?? 'made').toSorted()).toEqual(['EMAIL_TAKEN', 'made']);
    const repeated = someone();
    const [one, other] = await Promise.all([add(owner, repeated, 'again'), add(owner, repeated, 'again')]);
    expect(one.result).toEqual(other.result);
  });
});

describe('blocking', () => {
  it('ends a colleague’s sessions at once, and can be taken back', async () => {
    const clerk = await inCompany(owner);
    const ask = () => callHttp({ site: 'sarathi', call: getWalletBalance, as: clerk, body: {} });
    expect((await ask()).status).toBe(200);
    expect(await block(owner, clerk)).toMatchObject({ status: 200, result: { isBlocked: true } });
    expect((await ask()).status).toBe(401);
    expect(await block(owner, clerk)).toMatchObject({ status: 200, result: { isBlocked: true } });
    expect(await block(owner, clerk, false)).toMatchObject({ status: 200, result: { isBlocked: false } });
    expect(await read(clerk)).toMatchObject({ isBlocked: false });
    const details = await callHttp({
      site: 'sarathi',
      call: getUserById,
      as: staff(),
      body: { id: clerk.item.userId },
    });
    expect(details.result?.events.map(({ text }) => text)).toEqual(['Unblocked', 'Blocked', 'Account opened']);
  });

  it('is not for colleagues, oneself, another company’s users, or users without a company', async () => {
    expect((await block(colleague, owner)).status).toBe(403);
    expect((await block(owner, owner)).status).toBe(403);
    expect((await block(stranger, colleague)).status).toBe(404);
    expect((await block(owner, staff())).status).toBe(404);
    expect((await block(staff(), world.user('sarathi', 'retail'))).status).toBe(404);
    expect((await block(staff(), staff())).status).toBe(404);
    expect((await block(staff(), world.user('gulf', 'travelAgent'))).status).toBe(404);
    expect((await read(owner)).isBlocked).toBe(false);
  });

  it('by staff reaches the owner too, and no owner takes it back', async () => {
    const boss = await world.addUser('sarathi', 'travelAgent');
    const clerk = await inCompany(boss);
    expect((await block(staff(), clerk)).status).toBe(200);
    expect(await block(boss, clerk, false)).toMatchObject({ status: 403, errorCode: 'FORBIDDEN' });
    const shown = (await list(boss)).result?.records.find(({ userId }) => userId === clerk.item.userId);
    expect(shown).toMatchObject({ isBlocked: true, isBlockedByStaff: true });
    expect((await block(staff(), clerk, false)).status).toBe(200);
    // What the company blocked and staff then block as well is staff's to unblock.
    await block(boss, clerk);
    await block(staff(), clerk);
    expect((await block(boss, clerk, false)).status).toBe(403);
    expect((await block(staff(), boss)).status).toBe(200);
    expect((await read(boss)).isBlocked).toBe(true);
  });

  it('is done whatever else is changed of the colleague at the same moment', async () => {
    const clerk = await inCompany(owner);
    const answers = await Promise.all([block(owner, clerk), limit(owner, clerk, 500), limit(owner, clerk, 500)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(clerk)).toMatchObject({ isBlocked: true, dailyLimit: 50_000 });
  });
});

describe('a daily limit', () => {
  it('is set and taken off by the owner or staff, and stands in the history with what it was', async () => {
    const clerk = await inCompany(owner);
    expect(await limit(owner, clerk, 1500.5)).toMatchObject({
      status: 200,
      result: { currency: 'INR', dailyLimit: 1500.5 },
    });
    expect((await limit(owner, clerk, 1500.5, { currency: 'INR' })).status).toBe(200);
    expect(await limit(staff(), clerk, null)).toMatchObject({ result: { dailyLimit: null } });
    expect((await read(clerk)).dailyLimit).toBeUndefined();
    const details = await callHttp({
      site: 'sarathi',
      call: getUserById,
      as: staff(),
      body: { id: clerk.item.userId },
    });
    expect(details.result?.events.map(({ text, by }) => [text, by])).toEqual([
      ['Daily limit from ₹\u00a01,500.50 to none', 'staff sarathi'],
      ['Daily limit from none to ₹\u00a01,500.50', 'travelAgent sarathi'],
      ['Account opened', 'The site'],
    ]);
  });

  it('is refused to others, and to oneself', async () => {
    expect((await limit(colleague, colleague, 5)).status).toBe(403);
    expect((await limit(colleague, owner, 5)).status).toBe(403);
    expect((await limit(owner, owner, 5)).status).toBe(403);
    expect((await limit(stranger, colleague, 5)).status).toBe(404);
    expect((await limit(staff(), world.user('sarathi', 'retail'), 5)).status).toBe(404);
    expect((await limit(staff(), owner, 5)).status).toBe(200);
    await limit(staff(), owner, null);
  });

  it.each([-1, 1e12, 0.001, 'five'])('of %s is no limit', async (amount) => {
    expect((await limit(owner, colleague, amount as number)).status).toBe(400);
  });

  it('is in the site’s currency', async () => {
    expect((await limit(owner, colleague, 5, { currency: 'USD' })).errors).toHaveProperty('currency');
  });
});

describe('the list of colleagues', () => {
  it('is the owner’s and, by the company’s id, staff’s', async () => {
    const boss = await world.addUser('sarathi', 'corporate');
    const clerk = await inCompany(boss, { firstName: 'Leela' });
    await limit(boss, clerk, 900);
    const id = boss.item.legalEntityId!;
    for (const answer of [await list(boss), await list(boss, id), await list(staff(), id)])
      expect(answer.result).toMatchObject({
        currency: 'INR',
        records: [
          { userId: boss.item.userId, isOwner: true, dailyLimit: null, spentToday: 0 },
          { userId: clerk.item.userId, firstName: 'Leela', isOwner: false, dailyLimit: 900, isBlocked: false },
        ],
        cursor: null,
      });
    expect((await list(clerk)).status).toBe(403);
    expect((await list(stranger, id)).status).toBe(404);
    expect((await list(world.user('sarathi', 'retail'))).status).toBe(403);
    expect((await list(staff())).status).toBe(404);
    expect((await list(staff(), world.user('gulf', 'travelAgent').item.legalEntityId!)).status).toBe(404);
  });

  it('goes on by cursor where there are many', async () => {
    const boss = await world.addUser('sarathi', 'travelAgent');
    for (let round = 0; round < 27; round++) await inCompany(boss);
    const first = await list(boss);
    expect(first.result?.records).toHaveLength(25);
    const rest = await callHttp({
      site: 'sarathi',
      call: getColleagues,
      as: boss,
      body: { cursor: first.result!.cursor! },
    });
    expect(rest.result?.records).toHaveLength(3);
    expect(rest.result?.cursor).toBeNull();
  });
});

it('whom staff block by the other call, no owner unblocks', async () => {
  const clerk = await inCompany(owner);
  await block(owner, clerk);
  await commit(staff().actor, blockUserWrites(staff().actor, await read(clerk), true));
  expect((await block(owner, clerk, false)).status).toBe(403);
});
