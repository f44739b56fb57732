import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { ticketOnWire } from './ticket.ts';

export const getTicketDetail = defineCall({
  name: 'bookings/get-ticket-detail',
  method: 'POST',
  path: '/flightApi/api/ticketDetail/getTicketDetail',
  summary:
    'What an e-ticket shows. Whoever has booking id and PNR right may see it, without price and contact details.',
  actor: 'ticketHolder',
  access: { scope: 'own', byKey: 'read' },
  request: z.strictObject({
    /** The booking's id, as printed on the ticket. */
    bookingId: z.string().check(z.minLength(1), z.maxLength(40)),
    /** The record locator, as printed on the ticket; not asked of a user who may see the booking anyway. */
    pnr: z.string().check(z.maxLength(20)),
  }),
  response: ticketOnWire,
  failures: [],
});
