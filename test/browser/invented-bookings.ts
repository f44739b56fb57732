import type { Page, Route } from 'playwright-core';
import type { TicketFilter } from '#shared/bookings/ticket-filter.ts';

const booking = (at: number) => ({
  currency: 'INR',
  bookingId: `INVENTED${at}`,
  pnr: `KTR${at}QZ`,
  createdAt: '2026-11-02T06:00:00.000Z',
  status: at === 1 ? 'Ticketed' : 'Hold',
  statusId: at === 1 ? 3 : 2,
  statusSince: '2026-11-02T06:00:00.000Z',
  isInternational: true,
  travelDate: '2027-01-12T04:15',
  fare: { currency: 'INR', totalFare: 18_450.5 },
  transactionDetails: { amount: 18_450.5 },
  airlines: ['EK'],
  segments: [{ originAirportCode: 'COK', destinationAirportCode: 'DXB', airlineCode: 'EK', flightNumber: '533' }],
  passengers: [{ firstName: 'ANANYA', lastName: 'SHARMA', paxType: 1, ticket: { ticketNumber: '' } }],
  contact: { email: 'ananya@example.com', phone: '+91 9810012345' },
  leavesAt: Date.UTC(2027, 0, 11, 22, 45),
  customer: { name: 'Tomas Rego', companyName: 'Backwater Holidays' },
  user: { email: 'agent@kestrel.example', userType: 'travelAgent' },
  supplierChangeReqStatus: null,
  holdUntil: null,
});

/** Answers the bookings of one customer with two, where a page asks for that customer's; everything else is asked. */
export async function inventBookings(page: Page, customerName: string): Promise<void> {
  await page.route('**/getTickets', (route) => {
    const { customerId } = route.request().postDataJSON() as { customerId?: number };
    if (customerId === undefined) return route.continue();
    return answer(route, { tickets: [booking(1), booking(2)], customerName });
  });
}

/**
 * Answers each list of the queue after a while of its own: a page of 25 where all are asked for, and two that wait for
 * each kind of waiting.
 */
export async function inventQueue(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/getTickets', async (route) => {
    const { statusIds = [], numbersMissing, changeToAccept } = route.request().postDataJSON() as Partial<TicketFilter>;
    const first = (asked += 1) * 100;
    const isAll = !statusIds.length && !numbersMissing && !changeToAccept;
    await page.waitForTimeout(500 + asked * 250);
    const tickets = Array.from({ length: isAll ? 25 : 2 }, (_, at) => booking(first + at));
    await answer(route, { tickets, cursor: isAll ? 'MORE' : null });
  });
}

const answer = (route: Route, page: object) =>
  route.fulfill({
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({
      success: true,
      result: { cursor: null, lookedBackTo: null, total: null, ...page },
      ...{ message: '', errorMessage: null, errorCode: null },
    }),
  });
