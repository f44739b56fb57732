import type { BookingItem } from '#functions/bookings/model.ts';
import type { CartHead } from '#functions/activities/cart/model.ts';
import { newCart } from '#functions/activities/cart/new-cart.ts';
import { createCart } from '#functions/activities/cart/writes.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { bookingEventWrites } from '#functions/bookings/writes.ts';
import type { JobKindName } from '#functions/jobs/model.ts';
import { newJob } from '#functions/jobs/writes.ts';
import { markupEventWrites, putGroup, putRule } from '#functions/markups/writes.ts';
import { failedMailWrites, mailWrites } from '#functions/notifications/writes.ts';
import { bumpRevision } from '#functions/site/revision-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { keys } from '#functions/keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { openSessionWrites } from '#functions/users/session-writes.ts';
import { readWallet } from '#functions/wallet/store.ts';
import { reportTransferWrites } from '#functions/wallet/transfers/writes.ts';
import { creditWrites } from '#functions/wallet/writes.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { saveUserGroup } from '#shared/permissions/groups/save-user-group.ts';
import { updateTransferDriver } from '#shared/transfers/update-transfer-driver.ts';
import { saveTraveller } from '#shared/users/profile/save-traveller.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { testJob } from '#test/harness/test-environment.ts';
import { addTestUser, type TestUser } from '#test/harness/test-user.ts';
import { openGateway, payAtGateway, sellOrder, TOTAL } from '#test/payments/sell-order.ts';
import { makeKey } from '#test/keys/make-key.ts';
import { storeVouchered } from '#test/quotations/store-vouchered.ts';
import { reported } from '#test/wallet/reported.ts';
import { benchTable } from './bench-table.ts';
import { askAs, eachRow, LIST_SITE, ROWS } from './list-asks.ts';
import { storePartners } from './list-partners.ts';
import { type ListCatalogue, makeListCatalogue } from './list-catalogue.ts';
import type { FailureCode } from '#shared/errors.ts';

/** One site with a page of everything that there are lists of. */
export interface ListWorld extends ListCatalogue {
  /** Of the site's staff, with every right. */
  staff: TestUser;
  /** The owner of a company of 25. */
  agent: TestUser;
  /** Family name of that company's users, and of nobody else. */
  lastName: string;
  /** A permission group of 25. */
  groupId: string;
  /** A booking of the agent's that the wallet paid. */
  booking: Pick<BookingItem, 'bookingId'>;
}

let made: Promise<ListWorld> | undefined;
/** Made by the first group that asks. */
export const listWorld = (): Promise<ListWorld> => (made ??= makeListWorld());

async function makeListWorld(): Promise<ListWorld> {
  const staff = (await benchTable()).user(LIST_SITE, 'staff');
  const lastName = 'Kulkarni';
  const added = await addTestUser(LIST_SITE, 'travelAgent', { companyName: 'Sahyadri Tours', lastName });
  const agent = { ...added, token: await openSessions(added) };
  const { legalEntityId, companyName } = agent.item;
  await eachRow(() => addTestUser(LIST_SITE, 'travelAgent', { legalEntityId, companyName, lastName }), ROWS - 1);
  await eachRow(() => addTestUser(LIST_SITE, 'retail', { referrerId: agent.item.userId }));
  await eachRow((nth) =>
    askAs(agent, saveTraveller, { firstName: `Tara ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[nth]}`, lastName, paxType: 1 }),
  );
  const groups = await eachRow((nth) => askAs(staff, saveUserGroup, { groupName: `Desk ${nth}` }));
  const groupId = groups[0]!.group.id;
  await eachRow(() => addTestUser(LIST_SITE, 'staff', { permissionGroupId: groupId }));
  const booking = await sell(agent);
  await reportTransfers(agent);
  await bookCarts(agent);
  await eachRow(() => makeKey(agent));
  await beginJobs(agent, 'export', { list: 'ownStatement', filter: {} });
  await beginJobs(staff, 'importRead', { kind: 'driver', uploadId: 'NOBODY', fileName: 'drivers.xlsx' });
  await setMarkups(staff);
  await failMails(agent);
  await voucherTrips(staff, agent);
  await storePartners();
  const catalogue = await makeListCatalogue(staff);
  await giveTrips(staff, agent, catalogue.driverId);
  return { ...catalogue, staff, agent, lastName, groupId, booking };
}

/** Trips of two drives each, and one of one: a page of a job sheet. Answers the ids of its drives. */
async function voucherTrips(staff: TestUser, agent: TestUser, arrivalDate = '2026-12-12'): Promise<string[]> {
  const two = await eachRow(() => storeVouchered(staff, agent, { arrivalDate }), (ROWS - 1) / 2);
  const one = await storeVouchered(staff, agent, { arrivalDate, stay: { transferType: 'oneway' } });
  return [...two.flatMap(({ transfers }) => transfers), one.transfers[0]];
}

/** The same a month later, all of them a driver's. */
async function giveTrips(staff: TestUser, agent: TestUser, driverId: string): Promise<void> {
  for (const id of await voucherTrips(staff, agent, '2027-01-12'))
    await askAs(staff, updateTransferDriver, { id, driverId });
}

/** A page of sessions; the token of the last. */
async function openSessions({ item }: TestUser): Promise<string> {
  const job = testJob(LIST_SITE, 'bench');
  const opened = Array.from({ length: ROWS }, () => openSessionWrites(job, item));
  for (const { writes } of opened) await stored(commit(job, writes));
  return opened.at(-1)!.token;
}

async function stored(done: ReturnType<typeof commit>): Promise<void> {
  const outcome = await done;
  if (!outcome.ok) throw new Error(`the bench's lists were not stored: ${outcome.code}`);
}

/** Orders paid from the wallet, and such that somebody is about to pay at a gateway. Answers the booking of a paid one. */
async function sell(agent: TestUser): Promise<BookingItem> {
  const job = testJob(LIST_SITE, 'bench');
  const wallet = await readWallet(job, agent.actor.owner, 'INR');
  const given = { wallet, minor: ROWS * TOTAL, against: 'bank', reference: 'opening', remark: 'opening' } as const;
  await stored(commit(job, creditWrites(job, given)));
  const paid = await eachRow(async () => {
    const { orderId, bookingId } = await sellOrder(agent);
    await askAs(agent, payFromWallet, { orderId });
    // Ticketed, as nearly all of a statement is.
    const sold = (await readBooking(job, bookingId))!;
    await stored(commit(job, bookingEventWrites(job, sold, 'ticket', { pnr: bookingId.slice(0, 6) })));
    return orderId;
  });
  const booking = await storeBooking(job, makeBooking(agent, { orderId: paid[0]! }));
  await openGateway(job);
  await eachRow(async () => payAtGateway(job, await sellOrder(agent)));
  return booking;
}

/** Carts of activities that wait for the desk. */
const bookCarts = ({ actor }: TestUser) =>
  eachRow((nth) => {
    const guests = { adults: 2, children: 1, infants: 0, startDate: '2027-03-12', endDate: '2027-03-16' };
    const head: CartHead = {
      ...newCart(actor, guests),
      ...{ status: 'PENDING', itemCount: 2 },
      booked: {
        ...{ orderId: `O${nth}`, total: 32_000 + nth, leadGuest: `Guest ${nth}`, phone: '+971 50 555 0177' },
        ...{
          pickUpPlace: 'Creek View Hotel',
          driverNote: '',
          firstDate: '2027-03-12',
          isInstant: false,
          isDriven: true,
        },
        ...{ titles: ['Desert drive', 'Dhow cruise'], takes: [], paidAt: '2026-11-22T06:00:00.000Z' },
      },
    };
    return stored(commit(actor, createCart(actor, head, []).writes));
  });

const reportTransfers = (agent: TestUser) =>
  eachRow(() => stored(commit(agent.actor, reportTransferWrites(agent.actor, reported(agent)))));

const beginJobs = ({ actor }: TestUser, kind: JobKindName, input: Record<string, unknown>) =>
  eachRow(() => {
    const job = newJob(actor.userId, kind, input);
    return stored(commit(actor, [create(keys.job(actor, actor.userId, job.jobId), { ...job, state: 'FAILED' })]));
  });

const failMails = ({ item }: TestUser) =>
  eachRow(async () => {
    const job = testJob(LIST_SITE, 'bench');
    const subject = { to: item.email, userId: item.userId };
    const letter = { to: item.email, subject: 'Your refund', html: '<p>Refund</p>', text: 'Refund' };
    const { mailId, writes } = await mailWrites(job, 'refund', letter);
    await stored(commit(job, writes));
    const mail = { mailId, about: 'refund' as const, attempts: 1 };
    await stored(commit(job, failedMailWrites(job, mail, { state: 'SUPPRESSED', lastError: 'bounce', subject })));
  });

/** Groups and rules of each kind, and what was done to them. */
async function setMarkups({ actor }: TestUser): Promise<void> {
  const rule = (nth: number) =>
    ({ kind: 'perPassenger', value: 100 + nth, groupId: '', airlineCode: '', departureId: '', version: 1 }) as const;
  await eachRow((nth) => {
    const id = `BENCH${String(nth).padStart(15, '0')}`;
    const told = (what: 'rule' | 'group' | 'tax'): Write<FailureCode>[] =>
      markupEventWrites(actor, { what, id, from: '', to: `the ${nth}th` });
    return stored(
      commit(actor, [
        putGroup(actor, { id, groupName: `Agents ${nth}`, commissionShare: 0, isDefault: false }),
        putRule(actor, 'DEF', { ...rule(nth), id }),
        putRule(actor, 'AIR', { ...rule(nth), id, airlineCode: 'AI' }),
        putRule(actor, 'FD', { ...rule(nth), id, departureId: `FD${nth}` }),
        ...told('rule'),
        ...told('group'),
        ...told('tax'),
        bumpRevision(actor, 'markups'),
      ]),
    );
  });
}
