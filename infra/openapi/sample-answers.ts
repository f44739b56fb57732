import type { Call } from '#shared/contract.ts';
import { exampleOf } from './example-of.ts';
import { wireSchemas } from './wire-schema.ts';

/** Values that only the answers of one call show so, by the call's name. */
const own: Record<string, Record<string, unknown>> = {
  'bookings/get-booked-flights': {
    status: 'Hold',
    statusId: 2,
    pnr: 'QKX4TZ',
    ticketNumber: '',
    holdUntil: 1803115200000,
  },
  'flights/set-flight-details': { redirectTo: '/flight/ticketQueue' },
  'flights/get-flight-details': { state: 'AWAITING_PAYMENT' },
  'payments/gateways/get-active-gateway': { name: 'sandbox', title: 'Card, UPI or net banking' },
  'payments/pay-from-wallet': { state: 'PAID', isBookingInProcess: true },
  'reference/get-airports': { code: 'COK', name: 'Cochin International Airport' },
  'reference/get-nationalities': { name: 'Indian' },
  'reference/list-states': { id: 'IN-13', name: 'Kerala' },
  'reference/list-cities': { id: 'in-13-kochi' },
  'reference/search-cities': { id: 'in-13-kochi' },
  'users/registration/sign-up': { status: 'unverified' },
  'users/registration/create-new-user': { status: 'unverified', isAwaitingApproval: true },
  'users/session/change-password': { message: 'Password Changed! Redirecting to login page...' },
};

/** What a call answers when all is well, as the wire carries it: the envelope's `result`. */
export const sampleAnswer = (call: Call): unknown => exampleOf(wireSchemas(call).result, own[call.name]);
