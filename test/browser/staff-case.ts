import type { Page } from 'playwright-core';

/** A ticketed booking that staff have to do something about. */
interface StaffCase {
  bookingId: string;
  /** As `getBookingDetails` calls it, and as rows and filter of `getTickets` mark it. */
  about: 'ticketNumbers' | 'airlineChange';
  flag: 'numbersMissing' | 'changeToAccept';
  /** The call that closes it, by how its path ends. */
  closedBy: string;
  hasNumbers: boolean;
}

/** From the next load on the page reads a booking as such a case, until it is closed. */
export const asStaffCase = (page: Page, given: StaffCase): Promise<unknown> =>
  page.addInitScript(({ bookingId: id, about, flag, closedBy, hasNumbers }) => {
    interface Row {
      bookingId: string;
      numbersMissing?: boolean;
      changeToAccept?: boolean;
      passengers: { ticket: { ticketNumber: string } | null }[];
    }
    const real = window.fetch;
    let isOpen = true;
    const unnumber = ({ passengers }: Row) => {
      if (hasNumbers) return;
      for (const { ticket } of passengers) if (ticket) ticket.ticketNumber = '';
    };
    const asJson = (body: unknown) =>
      new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } });
    window.fetch = async (resource, options) => {
      const path = String(resource);
      if (path.endsWith(closedBy)) {
        isOpen = false;
        return asJson({ success: true, result: {}, message: '', errorMessage: null, errorCode: null });
      }
      if (path.endsWith('/getTickets')) {
        const { [flag]: isAsked, ...filter } = JSON.parse(String(options?.body)) as Partial<
          Record<typeof flag, boolean>
        >;
        const answer = await real(resource, { ...options, body: JSON.stringify(filter) });
        const body = (await answer.json()) as { result: { tickets: Row[]; cursor: string | null } };
        for (const row of body.result.tickets.filter((one) => one.bookingId === id)) {
          unnumber(row);
          row[flag] = isOpen;
        }
        // What the server would find: this one alone, and nothing after it.
        if (isAsked) {
          body.result.tickets = body.result.tickets.filter((row) => row[flag]);
          body.result.cursor = null;
        }
        return asJson(body);
      }
      const answer = await real(resource, options);
      if (!path.endsWith('/getBookingDetails')) return answer;
      const body = (await answer.json()) as { result: { booking: Row; desk: object | null } };
      if (body.result.booking.bookingId !== id) return asJson(body);
      unnumber(body.result.booking);
      const since = new Date(Date.now() - 25 * 3_600_000).toISOString();
      const references = { supplier: 'sandbox-gds', ourReference: id, supplierReference: 'ord_0000AL3E9lRtT7' };
      body.result.desk = isOpen ? { about, ...references, since, mayAskAgain: false, mayRefund: false } : null;
      return asJson(body);
    };
  }, given);
