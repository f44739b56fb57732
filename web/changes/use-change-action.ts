import { getBookingDetails } from '#shared/bookings/get-booking-details.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { getChangeRequest } from '#shared/changes/get-change-request.ts';
import { getChangeRequests } from '#shared/changes/get-change-requests.ts';
import type { Call } from '#shared/contract.ts';
import { useAction } from '#web/api/use-action.ts';

/** Does something to a request: list, details and its booking are asked again. Whoever asks says why it was refused. */
export const useChangeAction = <C extends Call>(call: C) =>
  useAction(call, { quiet: true, invalidates: [getChangeRequest, getChangeRequests, getTickets, getBookingDetails] });
