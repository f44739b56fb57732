import { formatMoney } from '#shared/money.ts';
import { refusalText } from '#shared/payments/refusal-text.ts';
import { type OrderView, paidInAll } from '#shared/payments/order-view.ts';

/** A step of a paid order as its page shows it. */
export interface SagaStep {
  title: string;
  detail: string;
  /** `now`: being done. `next`: to come. `failed`: will not happen. */
  status: 'done' | 'now' | 'next' | 'failed';
  /** Instant it was done, or began. */
  at?: string;
  /** What is usual, what happens next, and where the money goes; only while it takes longer than usual. */
  slow?: string;
}

type Facts = Pick<
  OrderView,
  'state' | 'steps' | 'amount' | 'paymentLines' | 'currency' | 'transactionId' | 'pnr' | 'segments' | 'customer'
>;

/** Most bookings are through each step by then. Milliseconds. */
export const USUAL = 20_000;

/** The steps of a paid order, in order, as far as they are known at `now` (ms of the server's clock). */
export function sagaSteps(order: Facts, now: number): SagaStep[] {
  const find = (event: string) => order.steps.findLast((step) => step.event === event);
  const pay = find('pay');
  if (!pay) return [];
  const [booking, hold, ticketing, lost, complete, refusal, refund] = [
    'startBooking',
    'hold',
    'startTicketing',
    'loseSight',
    'complete',
    'startRefund',
    'refund',
  ].map(find);
  const money = formatMoney(paidInAll(order), order.currency);
  const airline = order.segments[0]?.airlineName || 'the airline';
  const isWallet = pay.note === 'wallet';
  const back = isWallet
    ? order.customer
      ? 'to the customer’s wallet'
      : 'to your wallet'
    : 'to your original payment method';
  const isUnknown = order.state === 'UNKNOWN';
  const isLost = isUnknown && lost;
  const slowSince = (since: string | undefined) =>
    isLost || (since && now - Date.parse(since) > USUAL) ? slowText(airline, money, back, Boolean(isLost)) : undefined;

  const steps: SagaStep[] = [
    {
      title: isWallet ? 'Payment taken from wallet' : 'Payment received',
      detail: [money, order.transactionId && `reference ${order.transactionId}`].filter(Boolean).join(', '),
      status: 'done',
      at: pay.at,
    },
  ];

  const booked = hold ?? complete;
  if (booked)
    steps.push({
      title: 'Seats booked',
      detail: order.pnr ? `Airline PNR ${order.pnr}` : `${airline} confirmed`,
      status: 'done',
      at: booked.at,
    });
  else if (refusal)
    steps.push({
      title: 'Seats not booked',
      detail: refusalText(refusal.note, airline),
      status: 'failed',
      at: refusal.at,
    });
  else
    steps.push({
      title: isLost ? `Waiting for ${airline}` : 'Booking your seats',
      detail: isLost
        ? `${airline} has not confirmed yet. We are checking; nothing is booked twice.`
        : `Checking with ${airline}`,
      status: 'now',
      at: booking?.at ?? pay.at,
      slow: slowSince(booking?.at ?? pay.at),
    });

  if (complete)
    steps.push({
      title: 'Tickets issued',
      detail: order.pnr ? `PNR ${order.pnr}` : '',
      status: 'done',
      at: complete.at,
    });
  else if (hold && refusal)
    steps.push({
      title: 'Tickets not issued',
      detail: refusalText(refusal.note, airline),
      status: 'failed',
      at: refusal.at,
    });
  else if (hold)
    steps.push({
      title: 'Issuing tickets',
      detail: `${airline} holds your seats`,
      status: 'now',
      at: ticketing?.at ?? hold.at,
      slow: slowSince(ticketing?.at ?? hold.at),
    });
  else if (!refusal) steps.push({ title: 'Issuing tickets', detail: '', status: 'next' });

  if (refund)
    steps.push({
      title: 'Refunded',
      detail: `${money} was refunded ${back}`,
      status: 'done',
      at: refund.at,
    });
  else if (refusal)
    steps.push({ title: 'Refunding', detail: `${money} is being refunded ${back}`, status: 'now', at: refusal.at });
  else
    steps.push({
      title: complete ? 'E-ticket on its way' : 'E-ticket by email',
      detail: 'To the email of the first passenger',
      status: complete ? 'done' : 'next',
      at: complete?.at,
    });
  return steps;
}

const slowText = (airline: string, money: string, back: string, isLost: boolean): string =>
  isLost
    ? `Most bookings take 20 seconds. We check with ${airline} after 30 seconds and then at longer intervals until it answers. If it did not book, we refund ${money} ${back} straight away. You do not need to do anything; please do not book again.`
    : `Most bookings take 20 seconds. We wait for ${airline} a little longer, then check the booking. If it declines, we refund ${money} ${back} straight away.`;

/** What the page says on top. */
export function orderHeading(order: Pick<OrderView, 'state' | 'steps' | 'customer'>): {
  heading: string;
  lead: string;
} {
  switch (order.state) {
    case 'COMPLETED':
      if (order.customer)
        return {
          heading: 'The tickets are issued',
          lead: `The e-ticket is on its way to ${order.customer.email || 'the traveller'}.`,
        };
      return { heading: 'Your tickets are issued', lead: 'The e-ticket is on its way to your inbox.' };
    case 'REFUNDING':
      return {
        heading: 'Your refund is on its way',
        lead: 'The airline did not book your seats. We are refunding you; you do not need to do anything.',
      };
    case 'REFUNDED':
      return {
        heading: 'Refunded',
        lead: 'The airline did not book your seats. You have been refunded in full.',
      };
    case 'UNKNOWN':
      return {
        heading: 'The airline is slow to answer',
        lead: 'This page updates automatically as soon as the airline answers. You can leave it: the booking continues, and you can come back here.',
      };
    case 'HELD':
    case 'TICKETING':
      return {
        heading: 'Issuing your tickets',
        lead: 'Your seats are confirmed. You can leave this page: ticketing continues, and you can come back here.',
      };
    default:
      return {
        heading: 'Booking your seats',
        lead: 'You can leave this page: the booking continues, and you can come back here.',
      };
  }
}
