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
  access: { module: 'Flights', scope: 'own' },
  request: z.strictObject({ orderId, inFull: z._default(z.boolean(), false) }),
  response: z.object({
    /** Null after they were erased. Empty texts where the fare did not ask. */
    documents: z.nullable(
      z.array(
        z.object({
          dateOfBirth: z.string(),
          /** `•••••4567` unless in full. */
          passportNo: z.string(),
          passportIssueDate: z.string(),
          passportExpiry: z.string(),
          passportIssueCountryCode: z.string(),
          nationality: z.string(),
        }),
      ),
    ),
  }),
  failures: ['ORDER_EXPIRED'],
});
