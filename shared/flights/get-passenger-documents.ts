import * as z from 'zod/mini';
import { defineCall } from '../contract.ts';
import { orderId } from './get-flight-details.ts';

export const getPassengerDocuments = defineCall({
  name: 'flights/get-passenger-documents',
  method: 'POST',
  path: '/flightApi/api/getPassengerDocuments',
  summary:
    "Dates of birth and passports of an order's passengers, in their order; never the PAN. Passport numbers show their last four characters unless asked for in full, which is noted when staff ask.",
  actor: 'user',
  access: { module: 'Flights', scope: 'own', permission: 'flights.book' },
  request: z.strictObject({
    orderId,
    /** Answer passport numbers in full; noted in the timeline when staff ask. Of an order that they did not make themselves staff need `tickets.documents`. */
    inFull: z._default(z.boolean(), false),
  }),
  response: z.object({
    /** Per passenger, in the order's own order; null after they were erased. Empty texts where the fare did not ask. */
    documents: z.nullable(
      z.array(
        z.object({
          /** First name in ticket letters: whose they are. */
          firstName: z.string(),
          /** Last name in ticket letters. */
          lastName: z.string(),
          /** Date of birth, `YYYY-MM-DD`. */
          dateOfBirth: z.string(),
          /** Passport number; all but its last four characters are `•` unless asked for in full. */
          passportNo: z.string(),
          /** Day the passport was issued, `YYYY-MM-DD`. */
          passportIssueDate: z.string(),
          /** Day the passport ends, `YYYY-MM-DD`. */
          passportExpiry: z.string(),
          /** ISO 3166 alpha-2 code of the country that issued it. */
          passportIssueCountryCode: z.string(),
          /** ISO 3166 alpha-2 code of the nationality. */
          nationality: z.string(),
        }),
      ),
    ),
    /** Whether the signed-in user may ask for passport numbers in full. */
    mayOpen: z.boolean(),
  }),
  failures: ['ORDER_EXPIRED', 'ORDER_SUPERSEDED'],
});
