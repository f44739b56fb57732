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
  const back = isWallet ? (order.customer ? 'to the customer’s wallet' : 'to your wallet') : 'the way it was paid';
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
        ? `${airline} has not said yet whether it booked. It is asked, never told twice.`
        : `${airline} is being asked`,
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
      detail: `${money} is back ${back.replace('to your', 'in your')}`,
      status: 'done',
      at: refund.at,
    });
  else if (refusal)
    steps.push({ title: 'Refunding', detail: `${money} goes back ${back}`, status: 'now', at: refusal.at });
  else
    steps.push({
      title: complete ? 'E-ticket on its way' : 'E-ticket by mail',
      detail: 'To the email of the first passenger',
      status: complete ? 'done' : 'next',
      at: complete?.at,
    });
  return steps;
}

const slowText = (airline: string, money: string, back: string, isLost: boolean): string =>
  isLost
    ? `Most bookings take 20 seconds. We ask ${airline} again after half a minute, then at longer pauses, until it says. If it says it did not book, ${money} goes back ${back} at once; you need do nothing, and must not book again.`
    : `Most bookings take 20 seconds. We wait for ${airline} a little longer, then ask it what became of the booking. If it declines, ${money} goes back ${back} at once.`;

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
          lead: `The e-ticket is on its way to ${order.customer.email || 'who travels'}.`,
        };
      return { heading: 'Your tickets are issued', lead: 'The e-ticket is on its way to your mail.' };
    case 'REFUNDING':
      return {
        heading: 'Your money is on its way back',
        lead: 'The airline did not book your seats. Nothing is lost, and you need do nothing.',
      };
    case 'REFUNDED':
      return {
        heading: 'Refunded',
        lead: 'The airline did not book your seats. The full amount is back where it came from.',
      };
    case 'UNKNOWN':
      return {
        heading: 'The airline is slow to answer',
        lead: 'This page moves on by itself as soon as the airline says. You can leave it: it carries on, and is here when you return.',
      };
    case 'HELD':
    case 'TICKETING':
      return {
        heading: 'Issuing your tickets',
        lead: 'Your seats are safe. You can leave this page: it carries on, and is here when you return.',
      };
    default:
      return {
        heading: 'Booking your seats',
        lead: 'You can leave this page: it carries on, and is here when you return.',
      };
  }
}
