import type { FailedMail } from '#shared/users/customers/failed-mail.ts';
import type { StatusTone } from '#web/ui/status.tsx';

interface Why {
  tone: StatusTone;
  /** As the list says it. */
  text: string;
  /** As a sentence or two: what happened, and what that means for the next mail. */
  more(mail: FailedMail): string;
}

const asUsual = 'The next mail is sent there as usual.';

/** Why a mail did not arrive. */
const whys: Readonly<Record<FailedMail['reason'], Why>> = {
  cameBack: {
    tone: 'urgent',
    text: 'Came back',
    more: () => 'It was sent and came back: there is no such address, or it takes no mails.',
  },
  bouncedBefore: {
    tone: 'urgent',
    text: 'Bounced before',
    more: () => 'It was not sent, because mails to this address had come back before.',
  },
  unwanted: {
    tone: 'over',
    text: 'Unwanted',
    more: () =>
      'It was not sent: whoever has this address marked a mail of the site as unwanted, and can do without this one. Tickets, refunds and links are still sent there.',
  },
  mailboxFull: {
    tone: 'waiting',
    text: 'Mailbox full',
    more: () => `It was sent and came back, because the mailbox was full. ${asUsual}`,
  },
  refused: {
    tone: 'waiting',
    text: 'Refused',
    more: () => `It was sent, and refused as too large or for what it held. ${asUsual}`,
  },
  tooLate: {
    tone: 'waiting',
    text: 'Not in time',
    more: () => `It was sent, and nobody took it in time. ${asUsual}`,
  },
  notSent: {
    tone: 'urgent',
    text: 'Could not be sent',
    more: ({ tries }) => `It could not be sent, and was given up after ${tries} tries. ${asUsual}`,
  },
  unknown: { tone: 'over', text: 'Not delivered', more: () => 'Why it did not arrive was not kept.' },
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
