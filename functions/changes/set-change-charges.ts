import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { RequestType } from '#shared/changes/model.ts';
import { keptFees } from '#functions/site/flight-rules.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { setChangeCharges } from '#shared/changes/set-change-charges.ts';
import { fail, ok } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import { deskToCall, settledThere } from './linked/other-desk.ts';
import { readOtherSide } from './linked/other-side.ts';
import { chargeThere } from './linked/charge-there.ts';
import { chargesMail } from './mails.ts';
import type { ChangeItem, Charges } from './model.ts';
import { partOf } from './parts-of.ts';
import { reissueCharges } from './reissue/reissue-charges.ts';
import { isLeft, paidToAirline, refundOf } from './refund-of.ts';
import { showChange } from './show-change.ts';
import { readSubject, type Sold } from './subject-of.ts';
import { gstOnFees } from './terms-store.ts';
import { openChangeWrites } from './writes.ts';

export const setChangeChargesHandler = handle(
  setChangeCharges,
  async (actor, { requestId, currency, airlineCharge, cancellationFee, remarks, validUntil, ...reissue }) =>
    whileBusy(async () => {
      const found = await readSubject(actor, requestId);
      if (!found.ok) return found;
      const { change, booking, order } = found.value;
      const theirs = deskToCall(order, change);
      if (theirs) return theirs;
      if (currency !== change.currency)
        return fail('VALIDATION', { errors: { currency: `This booking is in ${change.currency}.` } });
      if (validUntil !== undefined && validUntil <= clock.now())
        return fail('VALIDATION', { errors: { validUntil: 'Please choose a time to come.' } });
      const part = partOf(booking, change);
      if (!part) return fail('ILLEGAL_TRANSITION');
      const nth = (change.charges?.nth ?? 0) + 1;
      if (change.requestType === RequestType.ChangeItinerary) {
        const costs = { nth, airlineCharge, cancellationFee, remarks, validUntil, ...reissue };
        const charges = await reissueCharges(actor, found.value, costs);
        return charges.ok ? said(actor, found.value, charges.value) : charges;
      }
      if (reissue.flights || reissue.offer || reissue.fareDifference !== undefined)
        return fail('VALIDATION', { errors: { flights: 'Nobody asked for other flights here.' } });
      const paid = paidToAirline(actor.site, found.value, part);
      if (airlineCharge > paid)
        return fail('VALIDATION', {
          errors: { airlineCharge: `The airline was paid ${formatMoney(paid, currency)} for this.` },
        });
      const [gstRate, kept] = await Promise.all([gstOnFees(actor), keptFees(actor)]);
      const refund = refundOf(actor.site, found.value, part, {
        ...{ ...kept, airlineCharge, cancellationFee, gstRate },
      });
      if (!isLeft(refund))
        return fail('VALIDATION', { errors: { airlineCharge: 'Less than that is left of what was paid.' } });
      const charges: Charges = {
        ...{ nth, airlineCharge, cancellationFee, gstRate, remarks, saidBy: 'staff' },
        ...kept,
        ...(validUntil !== undefined && { validUntil }),
        ...{ lines: refund.lines, minor: refund.minor },
      };
      return said(actor, found.value, charges);
    }),
);

async function said(actor: UserActor, { change, booking }: Sold & { change: ChangeItem }, charges: Charges) {
  const { airlineCharge, reissue } = charges;
  const note = formatMoney(reissue?.toPay || airlineCharge, change.currency);
  const other = await readOtherSide(actor, change);
  const said = other && (await chargeThere(other, charges));
  if (other && !said) return fail('ILLEGAL_TRANSITION', { message: settledThere });
  const writes = [
    ...openChangeWrites(actor, { change, booking }, 'setCharges', { charges }, note),
    ...(await chargesMail(actor, change, charges)),
  ];
  const done = await (other ? commit(other.both, [...writes, ...(said ?? [])]) : commit(actor, writes));
  return done.ok ? ok(showChange(actor, { ...change, charges, state: 'ChargesSet' })) : done;
}
