import { expect } from 'vitest';
import type { BookingItem } from '#functions/bookings/model.ts';
import { readChange } from '#functions/changes/store.ts';
import { changeIdOf } from '#functions/changes/change-id.ts';
import { readBooking } from '#functions/bookings/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { acceptChangeCharges } from '#shared/changes/accept-change-charges.ts';
import { changeRequest } from '#shared/changes/change-request.ts';
import { completeChangeRequest } from '#shared/changes/complete-change-request.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import type { WireRequestOf } from '#shared/contract.ts';
import { payFromWallet } from '#shared/payments/pay-from-wallet.ts';
import { addDays } from '#shared/time.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import { asking, told } from '#test/markups/price-steps.ts';
import { asha, orderFlight } from '#test/suppliers/buy-flight.ts';
import { bothBooks, bothOrders, CONSUMER, type LinkedSites, SUPPLIER } from './sale-steps.ts';

/** Why a refund is asked for, as the form sends it. */
export const ill = { RequestType: 1, CancellationType: 3, Remarks: 'Ill' } as const;

/** What is asked for of a booking. */
export type What = Omit<WireRequestOf<typeof changeRequest>, 'BookingId'>;

/** Two adults, who have one fare. */
export const two = [
  { ...asha, lastName: 'Menon' },
  { ...asha, firstName: 'Leela', lastName: 'Menon', email: 'leela@example.com' },
];

/** A sale through the link: its booking here and there, and its order here. */
export interface Linked {
  orderId: string;
  ourId: string;
  theirId: string;
}

/** Which states of both sides, the supplier's first, say the same of a request; `torn`: they do not. */
export function stagesOf([theirs, ours]: readonly (string | undefined)[]): string {
  if (theirs === undefined && ours === undefined) return 'none';
  const done = ['Completed', 'Closed'];
  if (done.includes(theirs ?? '') && done.includes(ours ?? '')) return 'done';
  if (theirs === 'Withdrawn' && (ours === 'Withdrawn' || ours === 'Rejected')) return 'withdrawn';
  const carried = ['Accepted', 'Telling', 'Unknown', 'WithSupplier'];
  if (carried.includes(theirs ?? '') && ours === 'WithSupplier') return 'accepted';
  return theirs === ours && ['Asked', 'ChargesSet', 'Rejected'].includes(theirs ?? '') ? String(ours) : 'torn';
}

/** Sells through a link and leads requests about it at both sites, by their own calls. */
export function changeSteps(world: World, sites: () => LinkedSites) {
  const [here, there] = [() => world.job(CONSUMER), () => world.job(SUPPLIER)];

  /** Each on a day of its own, since nobody flies twice on one. */
  let sold = 0;
  async function ticketed(as: TestUser, travellers = two.slice(0, 1), day = ''): Promise<Linked> {
    const { source } = sites();
    const own = addDays('2027-02-01', sold++);
    const wanted = { site: CONSUMER, as, source, lastName: 'Menon', travellers, day: day || own } as const;
    const { orderId } = await orderFlight(wanted);
    await told(as, payFromWallet, { orderId });
    const { theirOrderId } = await bothOrders(orderId);
    await runBooking(SUPPLIER, theirOrderId);
    const { bookings } = await bothOrders(orderId);
    const [theirId, ourId] = bookings.map(({ bookingId }) => String(bookingId)) as [string, string];
    return { orderId, ourId, theirId };
  }

  /** The n-th request of both bookings, the supplier's first. */
  const requestIds = ({ ourId, theirId }: Linked, n = 1) => [changeIdOf(theirId, n), changeIdOf(ourId, n)] as const;
  async function changesOf(sale: Linked, n = 1) {
    const [theirs, ours] = requestIds(sale, n);
    return Promise.all([readChange(there(), theirs), readChange(here(), ours)]);
  }
  const statesOf = async (sale: Linked, n = 1) => (await changesOf(sale, n)).map((change) => change?.state);
  const bookingsOf = async ({ ourId, theirId }: Linked): Promise<[BookingItem, BookingItem]> => [
    (await readBooking(there(), theirId))!,
    (await readBooking(here(), ourId))!,
  ];
  const statusesOf = async (sale: Linked) => (await bookingsOf(sale)).map(({ statusId }) => statusId);

  /** One passenger of a booking on all its sectors, as the form names them. */
  async function partOf(sale: Linked, passenger: number) {
    const [, { passengers, segments }] = await bookingsOf(sale);
    return {
      ...({ RequestType: 2, CancellationType: 3, Remarks: 'One stays' } as const),
      TicketId: [passengers[passenger]!.ticket!.ticketId],
      Sectors: segments.map((one) => ({ Origin: one.originAirportCode, Destination: one.destinationAirportCode })),
    };
  }

  const ask = (as: TestUser, { ourId }: Linked, what: What = ill) =>
    asking(as)(changeRequest, { BookingId: ourId, ...what });

  /** The supplier's desk says what it keeps, in whole units. */
  const charge = (sale: Linked, { n = 1, airlineCharge = 0, cancellationFee = 0, remarks = '' } = {}) =>
    asking(sites().supplier)(setChangeCharges, {
      ...{ requestId: requestIds(sale, n)[0], currency: 'INR', airlineCharge, cancellationFee, remarks },
    });
  const accept = (as: TestUser, sale: Linked, { n = 1, chargesNo = 1 } = {}) =>
    asking(as)(acceptChangeCharges, { requestId: requestIds(sale, n)[1], chargesNo });
  const complete = (sale: Linked, n = 1, refund?: number) =>
    asking(sites().supplier)(completeChangeRequest, {
      ...{ requestId: requestIds(sale, n)[0], currency: 'INR', reason: '' },
      ...(refund === undefined ? { creditNote: 'AI-1' } : { refund }),
    });

  /** All of it at once: asked, charged, accepted and completed. */
  async function refunded(
    as: TestUser,
    sale: Linked,
    { n = 1, what = ill, ...keeps }: { n?: number; what?: What; airlineCharge?: number; cancellationFee?: number } = {},
  ): Promise<void> {
    expect(await ask(as, sale, what)).toMatchObject({ status: 200 });
    expect(await charge(sale, { n, ...keeps })).toMatchObject({ status: 200 });
    expect(await accept(as, sale, { n })).toMatchObject({ status: 200 });
    expect(await complete(sale, n)).toMatchObject({ status: 200 });
  }

  /** Both sites' books are sound, and one owes what the other was paid and did not give back. */
  async function soundBooks() {
    const books = await bothBooks();
    expect(books.faults).toEqual([]);
    expect(books.clearing).toEqual([0, 0]);
    expect(books.payable).toBe(books.paid);
    return books;
  }
  return {
    ...{ ticketed, requestIds, changesOf, statesOf, bookingsOf, statusesOf, partOf },
    ...{ ask, charge, accept, complete, refunded, soundBooks },
  };
}
