import type { FailedMail } from '#shared/users/customers/failed-mail.ts';
import type { StatusTone } from '#web/ui/status.tsx';

interface Why {
  tone: StatusTone;
  /** As the list says it. */
  text: string;
  /** As a sentence or two: what happened, and what that means for the next mail. */
  more(mail: FailedMail): string;
}

const asUsual = 'The next email is sent there as usual.';

/** Why a mail did not arrive. */
const whys: Readonly<Record<FailedMail['reason'], Why>> = {
  cameBack: {
    tone: 'urgent',
    text: 'Bounced',
    more: () => 'It bounced: the address does not exist or does not accept emails.',
  },
  bouncedBefore: {
    tone: 'urgent',
    text: 'Bounced before',
    more: () => 'It was not sent because emails to this address have bounced before.',
  },
  unwanted: {
    tone: 'over',
    text: 'Marked as spam',
    more: () =>
      'It was not sent: the recipient marked an email from this site as spam, and this one is not essential. Tickets, refunds and links are still sent.',
  },
  mailboxFull: {
    tone: 'waiting',
    text: 'Mailbox full',
    more: () => `It bounced because the mailbox was full. ${asUsual}`,
  },
  refused: {
    tone: 'waiting',
    text: 'Refused',
    more: () => `It was rejected as too large or because of its content. ${asUsual}`,
  },
  tooLate: {
    tone: 'waiting',
    text: 'Timed out',
    more: () => `The mail server did not accept it in time. ${asUsual}`,
  },
  notSent: {
    tone: 'urgent',
    text: 'Could not be sent',
    more: ({ tries }) => `It could not be sent after ${tries} tries. ${asUsual}`,
  },
  unknown: { tone: 'over', text: 'Not delivered', more: () => 'The reason was not recorded.' },
};
export const whyOf = ({ reason }: FailedMail): Why => whys[reason];

/** What is called when there is no address any more. */
export const NO_ADDRESS = 'Not kept';

/** What a mail was about: a booking by its PNR or its order's number, an order by its number; empty for neither. */
export function aboutText({ bookingId, pnr, orderId }: FailedMail): string {
  if (pnr) return `PNR ${pnr}`;
  if (orderId) return `Order ${orderId.slice(0, 10)}`;
  return bookingId && 'A booking';
}
