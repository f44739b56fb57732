import { consumerOf } from '#functions/actor.ts';
import { handle } from '#functions/http/handle.ts';
import { ledBy } from '#functions/payments/commit-ready.ts';
import { readOrder } from '#functions/payments/store.ts';
import { wake } from '#functions/runtime/wake-queue.ts';
import { fail, ok } from '#shared/errors.ts';
import { releaseFlight } from '#shared/flights/holds/release-flight.ts';
import { isInProcess, type OrderState } from '#shared/payments/model.ts';
import { startRelease } from './start-release.ts';

const isGivenBack = (state: OrderState): boolean => state === 'RELEASING' || state === 'EXPIRED';

/** Of a payment and a release at once the order's state lets one happen: whoever comes second hears of the first. */
export const releaseFlightHandler = handle(releaseFlight, async (actor, { orderId }, { claim }) => {
  const found = await readOrder(actor, orderId);
  if (!found.ok) return found;
  const order = found.value;
  if (order.soldTo && consumerOf(actor.owner) !== undefined)
    return fail('ILLEGAL_TRANSITION', { message: 'Your own site holds these seats. Please release them there.' });
  if (order.state === 'AWAITING_TICKETING') {
    const answer = { orderId, state: 'RELEASING' as const };
    const done = await startRelease(actor, order, 'on purpose', claim(answer));
    if (done.ok) await wake({ kind: 'booking', ...ledBy(actor, order) });
    if (done.ok) return ok(answer);
    if (done.code !== 'ILLEGAL_TRANSITION') return done;
  }
  const now = await readOrder(actor, orderId);
  if (!now.ok) return now;
  const { state } = now.value;
  if (isGivenBack(state)) return ok({ orderId, state });
  return isInProcess(state) || state === 'COMPLETED' || state === 'REFUNDED'
    ? fail('ALREADY_PAID', { message: 'This has been paid: the seats are not released.' })
    : fail('ILLEGAL_TRANSITION');
});
