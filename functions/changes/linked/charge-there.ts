import {
  type Kept,
  type Part,
  type RefundLine,
  type RefundSum,
  shareOf,
} from '#functions/payments/refunds/refund-lines.ts';
import type { Actor } from '#functions/actor.ts';
import type { Write } from '#functions/table/write.ts';
import { formatMoney } from '#shared/money.ts';
import { chargesMail } from '../mails.ts';
import type { Charges } from '../model.ts';
import { partOf } from '../parts-of.ts';
import { isLeft, refundOf } from '../refund-of.ts';
import { saleOf } from '../sale-of.ts';
import type { Sold } from '../subject-of.ts';
import { siteTerms } from '../terms-store.ts';
import { openChangeWrites } from '../writes.ts';
import { type OtherSide, there } from './other-side.ts';

/** What a supplying site gives back of a part, and the lines of that. */
type Given = Pick<RefundSum, 'minor' | 'lines'>;

/** What follows at the consumer from what its supplier gives back. */
type KeptThere = Required<Pick<Kept, 'airlineCharge' | 'withinServiceFee' | 'taxesBack'>>;

/**
 * What a supplying site keeps of a part: what it was paid for it, less what goes back to its consumer's wallet there. Of its
 * own fee the consumer's customer pays nothing beside a service fee that is kept, which it is part of. The consumer sets off
 * no less tax than the supplier's papers leave it. Minor units; below zero by what rounding gives back more.
 */
export function keptBySupplier(
  site: string,
  { order, booking }: Sold,
  { part, keepsServiceFee }: { part: Part; keepsServiceFee: boolean },
  { minor, lines }: Given,
): KeptThere {
  const at = (...kinds: RefundLine['kind'][]) =>
    lines.reduce((sum, line) => sum + (kinds.includes(line.kind) ? line.minor : 0), 0);
  const ownFee = 0 - at('keptServiceFee', 'gstOnKeptServiceFee');
  const sale = saleOf(site, order, booking);
  // A discount may have eaten the service fee that it is part of: then the customer pays it as the rest.
  const keptHere = keepsServiceFee ? shareOf(sale.serviceFee, part) + shareOf(sale.gst, part) : 0;
  return {
    airlineCharge: shareOf(sale.payable.minor, part) - minor,
    withinServiceFee: Math.max(0, Math.min(ownFee, keptHere)),
    taxesBack: { 'tax:input': at('gst', 'gstOnKeptServiceFee'), 'tax:tdsCredit': at('tds') },
  };
}

/**
 * What a supplying site's charges come to for the consumer's customer, by the consumer's own rule; undefined where less is
 * left of what that customer paid. The supplier's words are for the consumer's desk, and are not passed on.
 */
export async function consumersCharges(
  consumer: Actor,
  sold: Sold,
  { part, passengers, nth }: { part: Part; passengers: number; nth: number },
  { validUntil, ...given }: Given & Pick<Charges, 'validUntil'>,
): Promise<Charges | undefined> {
  const about = { isInternational: sold.booking.isInternational, passengers, paid: part.now };
  const own = await siteTerms(consumer, about);
  const kept = keptBySupplier(consumer.site, sold, { part, ...own }, given);
  const terms = { airlineCharge: Math.max(0, kept.airlineCharge - kept.withinServiceFee), ...own };
  const refund = refundOf(consumer.site, sold, part, { ...terms, taxesBack: kept.taxesBack });
  if (!isLeft(refund)) return undefined;
  return {
    ...{ nth, ...terms, remarks: '', saidBy: 'supplier' },
    ...(validUntil !== undefined && { validUntil }),
    ...{ lines: refund.lines, minor: refund.minor },
  };
}

/**
 * The consumer's request gets its charges with the supplier's, or others than were agreed to (`recharge`); undefined where
 * they cannot be said there.
 */
export async function chargeThere(
  consumer: OtherSide,
  charges: Charges,
  event: 'setCharges' | 'recharge' = 'setCharges',
): Promise<Write<never>[] | undefined> {
  const { actor, change, booking } = consumer;
  const part = partOf(booking, change);
  const which = part && { part, passengers: change.passengers.length, nth: (change.charges?.nth ?? 0) + 1 };
  const said = which && (await consumersCharges(actor, consumer, which, charges));
  if (!said) return undefined;
  return there([
    ...openChangeWrites(
      actor,
      { change, booking },
      event,
      { charges: said, partnerRemarks: charges.remarks },
      formatMoney(said.airlineCharge, change.currency),
    ),
    ...(await chargesMail(actor, change, said)),
  ]);
}
