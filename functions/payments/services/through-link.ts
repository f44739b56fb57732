import type { Actor, LinkActor } from '#functions/actor.ts';
import { linkAt } from '#functions/actors/link.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { isUnpaidHold } from '#functions/bookings/hold-end.ts';
import type { BookingItem, DraftRow } from '#functions/bookings/model.ts';
import { createBookingWrites, heldWrites } from '#functions/bookings/writes.ts';
import { clock } from '#functions/clock.ts';
import { markupKeys } from '#functions/markups/keys.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import { startHoldWrites } from '#functions/payments/hold-writes.ts';
import type { OrderItem, OtherSide } from '#functions/payments/model.ts';
import { whyNotPayable } from '#functions/payments/payable.ts';
import { payWrites } from '#functions/payments/writes.ts';
import { holdRules } from '#functions/site/flight-rules.ts';
import { getItems } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import { inForce } from '#functions/wallet/in-force.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import { emptyWallet, type Wallet } from '#functions/wallet/model.ts';
import { debitWrites } from '#functions/wallet/writes.ts';
import { fail, type Failure, type FailureCode } from '#shared/errors.ts';
import { countWrite, draftIn } from './begun-booking-writes.ts';
import { notHoldable } from './may-hold.ts';
import type { Through } from './order-service.ts';

/** Said to the consumer's staff; its customers are told that the fare is not available. */
export const partnerWalletShort =
  'Your wallet at this supplier does not cover this booking. Add money there, or ask them for credit.';

const gone = (actor: Actor, isShort = false): Failure<'FARE_EXPIRED'> =>
  fail(
    'FARE_EXPIRED',
    isShort && actor.kind === 'user' && actor.userType === 'staff' ? { message: partnerWalletShort } : {},
  );

/** The booking's beginning, once in its life; of seats that are held already, that they are paid. */
function begunWrites(
  link: LinkActor,
  order: OrderItem,
  row: DraftRow | undefined,
  held: BookingItem | undefined,
): Write<never>[] | undefined {
  if (order.state === 'AWAITING_TICKETING')
    return held && isUnpaidHold(held) ? heldWrites(link, held, 'payHold') : undefined;
  return row && [...createBookingWrites(link, draftIn(row)), countWrite(link, order)];
}

/**
 * The supplying site's side of a payment: its order paid from the buying site's wallet there, its booking begun, or its hold
 * paid. FARE_EXPIRED where the link sells nothing now, its order is over, or that wallet does not cover it. Who flies twice is
 * asked at the site whose customer they are.
 */
export async function throughLink(
  actor: Actor,
  { site, orderId, bookingId }: OtherSide,
): Promise<Through | Failure<'FARE_EXPIRED'>> {
  const link = await linkAt(actor, site);
  if (!link) return gone(actor);
  const { currency } = link.head;
  const owner = `SITE#${link.consumer}` as const;
  const [order, row, held, found] = await getItems([
    paymentKeys.order(link, orderId),
    bookingKeys.bookingDraft(link, bookingId),
    bookingKeys.booking(link, bookingId),
    walletKeys.wallet(link, owner, currency),
  ] as const);
  const begun = order && begunWrites(link, order, row, held);
  if (!begun || whyNotPayable(order, clock.now())) return gone(actor);
  const wallet: Wallet = found ?? emptyWallet(owner, currency);
  const { balance, creditLimit } = inForce(wallet, clock.now());
  if (balance + creditLimit < order.amount) return gone(actor, true);
  return {
    link,
    orderId,
    writes: () =>
      [
        ...payWrites(
          link,
          order,
          { writes: () => begun },
          { method: 'wallet', spenderId: link.userId },
          `W${wallet.version}`,
        ),
        stillAllowed(link),
        ...debitWrites(link, {
          ...{ wallet, minor: order.amount, against: 'clearing', kind: 'payment', reference: orderId },
          ...{ remark: order.remark, order: { serviceName: order.serviceName, bookingId } },
        }),
      ].map((write) => refusedAs(write, ['FARE_EXPIRED', 'WALLET_BUSY'])),
  };
}

/** The supplying site's side of a hold: who commits for both, and what is written there. */
interface HeldThrough {
  link: LinkActor;
  writes(): Write<'HOLD_NOT_ALLOWED'>[];
}

/**
 * The supplying site's side of a hold: its order waits for its seats, its booking is begun, and nothing is taken from the
 * wallet there. HOLD_NOT_ALLOWED where the link sells nothing now, its order is over, or that site holds nothing, or nothing
 * for this consumer.
 */
export async function holdThroughLink(
  actor: Actor,
  { site, orderId, bookingId }: OtherSide,
): Promise<HeldThrough | Failure<'HOLD_NOT_ALLOWED'>> {
  const link = await linkAt(actor, site);
  if (!link) return notHoldable();
  const [[order, row, terms], { areOn }] = await Promise.all([
    getItems([
      paymentKeys.order(link, orderId),
      bookingKeys.bookingDraft(link, bookingId),
      markupKeys.consumerTerms(link, link.consumer),
    ] as const),
    holdRules(link),
  ]);
  const isAllowed = areOn && terms?.isFlightHoldAllowed;
  if (!isAllowed || !order || !row || whyNotPayable(order, clock.now())) return notHoldable();
  const draft: BookingItem = { ...draftIn(row), unpaid: true };
  return {
    link,
    writes: () =>
      [
        ...startHoldWrites(
          link,
          order,
          { writes: () => [...createBookingWrites(link, draft), countWrite(link, order)] },
          [],
        ),
        stillAllowed(link, 'isFlightHoldAllowed'),
      ].map((write) => refusedAs(write, ['HOLD_NOT_ALLOWED'])),
  };
}

/** The supplier's switches stand still as the payment, or the hold, does. */
const stillAllowed = (link: LinkActor, ...also: 'isFlightHoldAllowed'[]): Write<'FARE_EXPIRED'> => ({
  kind: 'check',
  key: markupKeys.consumerTerms(link, link.consumer),
  when: ['isFlightSearchAllowed', ...also].map((field) => ({ field, is: true })),
  otherwise: 'FARE_EXPIRED',
});

/** Whatever is refused there is the buying site's affair: whoever pays or holds at it hears that it cannot be had. */
function refusedAs<F extends FailureCode, const As extends FailureCode>(
  write: Write<F>,
  refusals: readonly As[],
): Write<As> {
  const { otherwise = 'CONFLICT' } = write;
  const told = (code: FailureCode) =>
    code === 'CONFLICT' || code === 'BUSY' ? code : (refusals.find((one) => one === code) ?? refusals[0]!);
  return { ...write, otherwise: (old) => told(typeof otherwise === 'function' ? otherwise(old) : otherwise) };
}
