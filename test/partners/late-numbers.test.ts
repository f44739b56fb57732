import { beforeAll, expect, it } from 'vitest';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { runSchedule } from '#functions/workers/schedules.ts';
import { doWithoutTicketNumbers } from '#shared/bookings/do-without-ticket-numbers.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { DAY, MINUTE } from '#shared/time.ts';
import { useWorld } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { allWell } from '#test/workers/supplier-double.ts';
import { saleRig, type SoldTwice } from './sale-rig.ts';
import { CONSUMER, SUPPLIER } from './sale-steps.ts';

const world = useWorld({ at: '2026-11-21T04:00:00Z' });
const rig = saleRig(world);
beforeAll(rig.setUp);

const bookingsOf = ({ bookingId, theirs }: SoldTwice) =>
  Promise.all([
    getItem(bookingKeys.booking(world.job(CONSUMER), bookingId)),
    getItem(bookingKeys.booking(world.job(SUPPLIER), theirs.bookingId)),
  ]);
const numbersOf = async (sold: SoldTwice) =>
  (await bookingsOf(sold)).map((booking) => booking?.passengers.map(({ ticket }) => ticket?.ticketNumber));
const suspend = (newStatus: 'Suspended' | 'Approved') =>
  told(rig.sites().supplier, changeConsumerStatus, {
    ...{ consumerSiteId: CONSUMER, supplierListId: `${SUPPLIER}#Flights`, newStatus },
  });

/** Ticketed at both sites, and no number is there yet. */
async function unnumbered(): Promise<SoldTwice> {
  world.clock.restore();
  rig.double.reset();
  rig.double.plan = { ...allWell, areNumbersLate: true };
  const sold = await rig.sell({ isLcc: false });
  await rig.pay('wallet', sold.orderId);
  await rig.work(sold);
  expect(await rig.statesOf(sold)).toEqual(['COMPLETED', 'COMPLETED']);
  expect(await numbersOf(sold)).toEqual([[''], ['']]);
  return sold;
}

it('ticket numbers that come late are the consumer’s with the supplier’s, whatever became of the link', async () => {
  const sold = await unnumbered();
  await suspend('Suspended');
  await runSchedule('send-mails');
  rig.double.plan = allWell;
  world.clock.advance(16 * MINUTE);
  await runSchedule('refresh-status');
  await runSchedule('refresh-status');
  const [ours, theirs] = await numbersOf(sold);
  expect(theirs).toEqual([expect.stringMatching(/^098-/)]);
  expect(ours).toEqual(theirs);
  const bookings = await bookingsOf(sold);
  expect(bookings.map((booking) => booking?.lacksTicketNumbers)).toEqual([undefined, undefined]);
  // The customer gets the ticket once more, and nobody is written to by the site that supplies.
  world.mail.clear();
  await runSchedule('send-mails');
  const about = world.mail.sent.map(({ from, to }) => `${from} > ${to}`);
  expect(about.join()).toContain(rig.sites().agent.item.email);
  expect(about.filter((line) => /sarathi/i.test(line))).toEqual([]);
  await suspend('Approved');
});

it('numbers that nobody waits for any more at the supplier are taken at both all the same', async () => {
  const sold = await unnumbered();
  world.clock.advance(DAY + MINUTE);
  for (let round = 0; round < 3; round++) await runSchedule('refresh-status');
  expect((await bookingsOf(sold)).map((booking) => booking?.numbersCase)).toEqual(['open', 'open']);
  const { bookingId } = sold.theirs;
  expect(await asking(rig.sites().supplier)(doWithoutTicketNumbers, { bookingId })).toMatchObject({ status: 200 });
  expect((await bookingsOf(sold)).map((booking) => booking?.numbersCase)).toEqual(['open', 'closed']);
  rig.double.plan = allWell;
  world.clock.advance(DAY + MINUTE);
  for (let round = 0; round < 3; round++) await runSchedule('refresh-status');
  const [ours, theirs] = await numbersOf(sold);
  expect(theirs).toEqual([expect.stringMatching(/^098-/)]);
  expect(ours).toEqual(theirs);
  expect((await bookingsOf(sold)).map((booking) => booking?.numbersCase)).toEqual([undefined, undefined]);
});
