import type { UserActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { ledBy } from '#functions/payments/commit-ready.ts';
import { startHoldWrites } from '#functions/payments/hold-writes.ts';
import type { OrderItem } from '#functions/payments/model.ts';
import { whyNotPayFor } from '#functions/payments/may-pay.ts';
import { whyNotPayable } from '#functions/payments/payable.ts';
import { prepareBooking, readFlight } from '#functions/payments/services/flight.ts';
import { notHoldable, whyNotHold } from '#functions/payments/services/may-hold.ts';
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
    const [ready, through] = await Promise.all([
      prepareBooking(actor, order, { ...draft, unpaid: true }),
      otherSide(actor, order),
    ]);
    if (through && 'code' in through) return through;
    if (ready.twins.some((id) => !acceptedDuplicates.includes(id))) return fail('DUPLICATE_BOOKING');
    const answer = { orderId, bookingId: order.subject, state: 'HOLDING' as const };
    const writes = [
      ...claim(answer),
      ...startHoldWrites(actor, order, ready, [...new Set([...(order.acceptedDuplicates ?? []), ...ready.twins])]),
    ];
    const done = await (through ? commit(through.link, [...writes, ...through.writes()]) : commit(actor, writes));
    if (!done.ok) {
      const { code } = done;
      // The link ended meanwhile.
      return code === 'FORBIDDEN' ? notHoldable() : { ...done, code };
    }
    await wake({ kind: 'booking', ...ledBy(actor, order) });
    return ok(answer);
  }),
);

/** The supplying site's side of what was bought through a link; undefined for any other order. */
async function otherSide(actor: UserActor, { boughtFrom }: OrderItem) {
  if (!boughtFrom) return undefined;
  const { holdThroughLink } = await import('#functions/payments/services/through-link.ts');
  return holdThroughLink(actor, boughtFrom);
}
