import type { Answer, SupplierBooking, SupplierCall } from '#functions/suppliers/flight-supplier.ts';
import { fail, ok } from '#shared/errors.ts';
import { openChanges } from './airline-changes.ts';
import { type Account, asked } from './asking.ts';
import { bookingOf } from './map-order.ts';
import { readOrder } from './orders.ts';
import { changeAnswer } from './wire.ts';

/**
 * Accepts what the airline changed of an order, each change by itself, and looks at the order after it: what it says
 * counts, so that a change which somebody else accepted meanwhile is accepted. ILLEGAL_TRANSITION, before anything is
 * done, where Duffel leaves one of them to be settled with the airline.
 */
export async function acceptAtDuffel(account: Account, call: SupplierCall, reference: string): Answer<SupplierBooking> {
  const found = await readOrder(account, call, reference);
  if (!found.ok) return found;
  const open = openChanges(found.value);
  const ids = open.flatMap(({ id, available_actions: actions }) => (id && actions?.includes('accept') ? [id] : []));
  if (ids.length < open.length) return fail('ILLEGAL_TRANSITION');
  for (const id of ids) {
    const accepted = asked(
      await account.askOfBooking({
        method: 'POST',
        path: `/air/airline_initiated_changes/${encodeURIComponent(id)}/actions/accept`,
        answer: changeAnswer,
        signal: call.signal,
      }),
    );
    if (accepted.ok) continue;
    const after = await readOrder(account, call, reference);
    if (!after.ok || openChanges(after.value).some((one) => one.id === id)) return accepted;
  }
  const after = ids.length ? await readOrder(account, call, reference) : found;
  return after.ok ? ok(bookingOf(after.value, call.now)) : after;
}
