import { actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { readCustomerNumbered } from '#functions/users/customer-store.ts';
import { fail, ok } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { holds } from '#shared/permissions/holds.ts';
import { copyKart } from '#shared/quotations/copy-kart.ts';
import { addDays, daysBetween, instant } from '#shared/time.ts';
import { commitFindable } from './kart-word-writes.ts';
import type { KartItem, Line } from './model.ts';
import { pricedAnew, withoutOwnPrice } from './price-anew.ts';
import { atKartNumbers, customerFields, emptyKart } from './save-kart.ts';
import { linesByDay, readKart, readKartCount } from './store.ts';
import { withSums } from './total-of.ts';
import { tripOf } from './trip-of.ts';
import { createKartWrites } from './writes.ts';

/**
 * A new quotation of another's trip, charges and lines, priced by today's rates for its own customer and arrival. What was
 * set by hand goes along, where the copier may set it; who travels only where the customer is the same.
 */
export const copyKartHandler = handle(copyKart, async (actor, { id, customerId, arrivalDate, kartName }, { claim }) => {
  const newId = randomId();
  return atKartNumbers(actor, async () => {
    const [kart, count] = await Promise.all([readKart(actor, id), readKartCount(actor)]);
    if (!kart) return fail('NOT_FOUND');
    const number = customerId ?? kart.head.customerId;
    const user = await readCustomerNumbered(actor, number);
    if (!user) return fail('NOT_FOUND', { errors: { customerId: 'There is no customer of this number.' } });
    const mayPrice = holds(actor, 'karts.price');
    const head: KartItem = {
      ...emptyKart(actor, count + 1, newId),
      ...tripOf(kart.head),
      ...customerFields(number, user),
      ...(arrivalDate && { arrivalDate }),
      ...(kartName && { kartName }),
      ...(!mayPrice && { discount: 0 }),
      ...{ version: 1, fieldsVersion: 1 },
    };
    const later = daysBetween(kart.head.arrivalDate, head.arrivalDate);
    const stamp = { version: 1, by: actorName(actor), at: instant(clock.now()) };
    const ids = new Map(kart.lines.map((line) => [line.id, randomId()]));
    const taken = kart.lines.map(
      (line) =>
        ({ ...movedBy(later, mayPrice ? line : withoutOwnPrice(line), ids), ...stamp, id: ids.get(line.id)! }) as Line,
    );
    const lines = await pricedAnew(actor, head, taken);
    const next = await withSums(actor, head, lines);
    const isSame = number === kart.head.customerId;
    // Dates of birth are sealed for the quotation that they were said for.
    const passengers = isSame && { passengers: { passengers: kart.passengers.passengers } };
    const value = { id: next.id, quotationId: next.quotationId };
    const done = await commitFindable(actor, { before: undefined, next }, [
      ...createKartWrites(actor, next, { days: linesByDay(lines), ...passengers }),
      ...claim(value),
    ]);
    return done.ok ? ok(value) : done;
  });
});

/** Its own dates so many days later: a flight's, and those of the drives to and from what it is. */
function movedBy(days: number, line: Line, ids: ReadonlyMap<string, string>): Line {
  const moved = (date: string | undefined) => date && addDays(date, days);
  if (line.kind === 'flights') {
    const { depDate, arrDate } = line.fields;
    return {
      ...line,
      fields: { ...line.fields, depDate: moved(depDate) ?? '', arrDate: moved(arrDate) ?? '' },
    } as Line;
  }
  if (line.kind === 'miscellaneous') return line;
  const { pickupTransfer, dropTransfer } = line.fields;
  const leg = (of: typeof pickupTransfer) =>
    of && {
      ...of,
      date: moved(of.date) ?? '',
      ...(of.flightId && { flightId: ids.get(of.flightId) ?? '' }),
    };
  return {
    ...line,
    fields: {
      ...line.fields,
      ...(pickupTransfer && { pickupTransfer: leg(pickupTransfer) }),
      ...(dropTransfer && { dropTransfer: leg(dropTransfer) }),
    },
  } as Line;
}
