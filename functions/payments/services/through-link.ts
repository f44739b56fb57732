import type { Actor, LinkActor } from '#functions/actor.ts';
import { linkAt } from '#functions/actors/link.ts';
import { bookingKeys } from '#functions/bookings/keys.ts';
import { createBookingWrites } from '#functions/bookings/writes.ts';
import { clock } from '#functions/clock.ts';
import { markupKeys } from '#functions/markups/keys.ts';
import { paymentKeys } from '#functions/payments/keys.ts';
import type { OtherSide } from '#functions/payments/model.ts';
import { whyNotPayable } from '#functions/payments/payable.ts';
import { payWrites } from '#functions/payments/writes.ts';
import { getItems } from '#functions/table/read.ts';
import type { Write } from '#functions/table/write.ts';
import { inForce } from '#functions/wallet/in-force.ts';
import { walletKeys } from '#functions/wallet/keys.ts';
import { emptyWallet, type Wallet } from '#functions/wallet/model.ts';
import { debitWrites } from '#functions/wallet/writes.ts';
import { fail, type Failure, type FailureCode } from '#shared/errors.ts';
import { countWrite, draftIn } from './begun-booking-writes.ts';
import type { Through, ThroughRefusal } from './order-service.ts';

/** Said to the consumer's staff; its customers are told that the fare is not available. */
export const partnerWalletShort =
  'Your wallet at this supplier does not cover this booking. Add money there, or ask them for credit.';

const gone = (actor: Actor, isShort = false): Failure<'FARE_EXPIRED'> =>
  fail(
    'FARE_EXPIRED',
    isShort && actor.kind === 'user' && actor.userType === 'staff' ? { message: partnerWalletShort } : {},
  );

/**
 * The supplying site's side of a payment: its order paid from the buying site's wallet there, its booking begun. FARE_EXPIRED
 * where the link sells nothing now, its order is over, or that wallet does not cover it. Who flies twice is asked at the site
 * whose customer they are.
 */
export async function throughLink(
  actor: Actor,
  { site, orderId, bookingId }: OtherSide,
): Promise<Through | Failure<'FARE_EXPIRED'>> {
  const link = await linkAt(actor, site);
  if (!link) return gone(actor);
  const { currency } = link.head;
  const owner = `SITE#${link.consumer}` as const;
  const [order, row, found, terms] = await getItems([
    paymentKeys.order(link, orderId),
    bookingKeys.bookingDraft(link, bookingId),
    walletKeys.wallet(link, owner, currency),
    markupKeys.consumerTerms(link, link.consumer),
  ] as const);
  if (!order || !row || !terms?.isFlightSearchAllowed || whyNotPayable(order, clock.now())) return gone(actor);
  const wallet: Wallet = found ?? emptyWallet(owner, currency);
  const { balance, creditLimit } = inForce(wallet, clock.now());
  if (balance + creditLimit < order.amount) return gone(actor, true);
  const draft = draftIn(row);
  return {
    link,
    orderId,
    writes: () =>
      [
        ...payWrites(
          link,
          order,
          { writes: () => [...createBookingWrites(link, draft), countWrite(link, order)] },
          { method: 'wallet', spenderId: link.userId },
          `W${wallet.version}`,
        ),
        stillAllowed(link),
        ...debitWrites(link, {
          ...{ wallet, minor: order.amount, against: 'clearing', kind: 'payment', reference: orderId },
          ...{ remark: order.remark, order: { serviceName: order.serviceName, bookingId } },
        }),
      ].map(asGone),
  };
}

/** The supplier's switch stands still as the payment does. */
const stillAllowed = (link: LinkActor): Write<'FARE_EXPIRED'> => ({
  kind: 'check',
  key: markupKeys.consumerTerms(link, link.consumer),
  when: [{ field: 'isFlightSearchAllowed', is: true }],
  otherwise: 'FARE_EXPIRED',
});

/** Whatever is refused there is the buying site's affair: whoever pays at it hears that the fare is gone. */
function asGone<F extends FailureCode>(write: Write<F>): Write<ThroughRefusal> {
  const { otherwise = 'CONFLICT' } = write;
  const told = (code: FailureCode) =>
    code === 'CONFLICT' || code === 'BUSY' || code === 'WALLET_BUSY' ? code : 'FARE_EXPIRED';
  return { ...write, otherwise: (old) => told(typeof otherwise === 'function' ? otherwise(old) : otherwise) };
}
