import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { refundLines } from '#functions/payments/refunds/refund-lines.ts';
import { leftOf } from '#functions/payments/refunds/left-of.ts';
import { keptFees } from '#functions/site/flight-rules.ts';
import { commit } from '#functions/table/commit.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { fail, ok } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { chargesMail } from './mails.ts';
import type { Charges } from './model.ts';
import { partOf } from './parts-of.ts';
import { saleOf } from './sale-of.ts';
import { showChange } from './show-change.ts';
import { readSubject } from './subject-of.ts';
import { gstOnFees } from './terms-store.ts';
import { changeEventWrites } from './writes.ts';

export const setChangeChargesHandler = handle(
  setChangeCharges,
  async (actor, { requestId, currency, airlineCharge, cancellationFee, remarks, validUntil }) => {
    const found = await readSubject(actor, requestId);
    if (!found.ok) return found;
    const { change, booking, order, payment } = found.value;
    if (currency !== change.currency)
      return fail('VALIDATION', { errors: { currency: `This booking is in ${change.currency}.` } });
    if (validUntil !== undefined && validUntil <= clock.now())
      return fail('VALIDATION', { errors: { validUntil: 'Please choose a time to come.' } });
    const part = partOf(booking, change);
    if (!part) return fail('ILLEGAL_TRANSITION');
    if (airlineCharge > part.now)
      return fail('VALIDATION', {
        errors: { airlineCharge: `The airline was paid ${formatMoney(part.now, currency)} for this.` },
      });
    const [gstRate, kept] = await Promise.all([gstOnFees(actor), keptFees(actor)]);
    const refund = refundLines(saleOf(actor.site, order, booking), part, {
      ...{ ...kept, airlineCharge, cancellationFee, gstRate },
    });
    if (refund.minor > leftOf(order, payment))
      return fail('VALIDATION', { errors: { airlineCharge: 'Less than that is left of what was paid.' } });
    const charges: Charges = {
      ...{ nth: (change.charges?.nth ?? 0) + 1, airlineCharge, cancellationFee, gstRate, remarks, saidBy: 'staff' },
      ...kept,
      ...(validUntil !== undefined && { validUntil }),
      ...refund,
    };
    const done = await commit(actor, [
      ...changeEventWrites(actor, change, ['setCharges'], { charges }, formatMoney(airlineCharge, currency)),
      ...(await chargesMail(actor, change, charges)),
    ]);
    return done.ok ? ok(showChange(actor, { ...change, charges, state: 'ChargesSet' })) : done;
  },
);
