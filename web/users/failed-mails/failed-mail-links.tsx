import type { FailedMail } from '#shared/users/customers/failed-mail.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useRights } from '#web/app/session/permissions.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { aboutText } from './failed-mail-words.ts';

/** Where whoever had the address is shown. */
export const PersonLink = ({ mail: { userId, customerName } }: { mail: FailedMail }) => (
  <TextLink to={`${paths.staffCustomers}?open=${encodeURIComponent(userId)}`}>{customerName}</TextLink>
);

/** What the mail was about, leading there where that may be opened. */
export function AboutLink({ mail }: { mail: FailedMail }) {
  const may = useRights();
  const to = addressOf(mail);
  const asks = mail.bookingId ? 'tickets.view' : 'payments.view';
  return to && may(asks) ? <TextLink to={to}>{aboutText(mail)}</TextLink> : aboutText(mail);
}

function addressOf({ bookingId, orderId }: FailedMail): string {
  if (bookingId) return `${paths.flightTicketQueue}?open=${encodeURIComponent(bookingId)}`;
  return orderId && toPath(paths.userPayments, { orderId });
}
