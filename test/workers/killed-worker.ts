import { clock } from '#functions/clock.ts';
import { makeJob } from '#functions/actors/job.ts';
import { settleOrder } from '#functions/payments/settle-order.ts';
import { adapters } from '#functions/suppliers/registry.ts';
import { tableMemory } from '#functions/suppliers/duffel/store.ts';
import { sandboxMemory } from '#functions/suppliers/store.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { runSchedule, type ScheduleName } from '#functions/workers/schedules.ts';
import { duffelSeller } from './duffel-double.ts';
import { type Plan, supplierDouble } from './supplier-double.ts';
import { killAtOperation } from '#test/harness/kill-at-operation.ts';

/**
 * Hears of a payment and runs the booking in a process of its own, which kills itself, without a word, at the n-th
 * operation it sends to the table: before sending it, or with the operation on its way. n = 0 lives and says how many
 * operations there were. With `DUFFEL_AT` the supplier is Duffel's fake there instead of the double; with neither it nor a
 * `PLAN` the sandbox itself. With `SCHEDULES` it runs these, one after the other, instead of the booking.
 */
const { AT, DUFFEL_AT, ORDER_ID, PLAN, SCHEDULES } = process.env as Record<string, string>;
clock.now = () => Date.parse(AT!);
const operations = killAtOperation();

const { sandbox } = adapters;
adapters.sandbox = (actor, ...more) => {
  if (DUFFEL_AT) return duffelSeller({ host: DUFFEL_AT, memory: tableMemory(actor, 'duffel') });
  if (!PLAN) return sandbox!(actor, ...more);
  const double = supplierDouble(sandboxMemory(actor, 'double'));
  double.plan = JSON.parse(PLAN) as Plan;
  return double.supplier;
};
const job = await makeJob('sarathi', 'worker');
if (!job) throw new Error('the site is not there');
if (SCHEDULES) for (const name of SCHEDULES.split(',')) await runSchedule(name as ScheduleName);
else {
  // What was paid at a gateway is heard of here; an order paid from the wallet has nothing to hear of.
  await settleOrder(job, ORDER_ID!);
  await runBooking('sarathi', ORDER_ID!);
}
console.log(operations());
