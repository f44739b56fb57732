import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { startHoldWrites } from '#functions/payments/hold-writes.ts';
import { whyNotPayFor } from '#functions/payments/may-pay.ts';
import { whyNotPayable } from '#functions/payments/payable.ts';
import { prepareBooking, readFlight } from '#functions/payments/services/flight.ts';
import { whyNotHold } from '#functions/payments/services/may-hold.ts';
import { readOrder } from '#functions/payments/store.ts';
import { wake } from '#functions/runtime/wake-queue.ts';
import { commit } from '#functions/table/commit.ts';
import { whileBusy } from '#functions/table/until-it-stands.ts';
import { fail, ok } from '#shared/errors.ts';
import { holdFlight } from '#shared/flights/holds/hold-flight.ts';

/**
 * One commit: the order waits for its seats, and its booking, count and travel days are written, once in its life. The
 * supplier is told by the worker, whose wake-up may get lost.
 */
export const holdFlightHandler = handle(holdFlight, (actor, { orderId, acceptedDuplicates }, { claim }) =>
  whileBusy(async () => {
    const found = await readOrder(actor, orderId);
    if (!found.ok) return found;
    const order = found.value;
    const refused = whyNotPayable(order, clock.now());
    if (refused) return fail(refused);
    if (order.state !== 'AWAITING_PAYMENT') return fail('ILLEGAL_TRANSITION');
    const forbidden = whyNotPayFor(actor, order, 'gateway');
    if (forbidden) return forbidden;
    const { draft } = (await readFlight(actor, order)) ?? {};
    if (!draft) return fail('NOT_FOUND');
    const notAllowed = await whyNotHold(actor, order, draft);
    if (notAllowed) return notAllowed;
    const ready = await prepareBooking(actor, order, { ...draft, unpaid: true });
    if (ready.twins.some((id) => !acceptedDuplicates.includes(id))) return fail('DUPLICATE_BOOKING');
    const answer = { orderId, bookingId: order.subject, state: 'HOLDING' as const };
    const done = await commit(actor, [
      ...claim(answer),
      ...startHoldWrites(actor, order, ready, [...new Set([...(order.acceptedDuplicates ?? []), ...ready.twins])]),
    ]);
    if (!done.ok) return done;
    await wake({ kind: 'booking', site: actor.site, orderId });
    return ok(answer);
  }),
);
