import type { BookedFor } from '#shared/flights/booked-for.ts';
import { customerText } from './customer-text.ts';

/** For staff, above what they pay: whose booking it will be, and whom it will be told. */
export function BookedForWhom({ customer }: { customer: BookedFor }) {
  const told = customer.email
    ? `The ticket goes to ${customer.email}.`
    : 'There is no email address to send the ticket to.';
  return (
    <>
      Booking for <b>{customerText(customer)}</b>. {told}{' '}
    </>
  );
}
