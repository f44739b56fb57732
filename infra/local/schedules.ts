import { runJob } from '#functions/workers/run-job.ts';
import { listenForJobs } from '#functions/runtime/wake-jobs.ts';
import { listenForWakes } from '#functions/runtime/wake-queue.ts';
import { runBooking } from '#functions/workers/booking-worker.ts';
import { handler as reconcileWallets } from '#functions/workers/reconcile-wallets.ts';
import { runSchedule, schedules } from '#functions/workers/schedules.ts';
import { DAY, HOUR } from '#shared/time.ts';
import { livedMoment } from './seed/life/moment.ts';
import type { Turn } from './turns.ts';

/** Embedded, due work is looked for this often: a person is watching. */
const EVERY_MS = 5_000;

/**
 * Runs the schedules on timers and the booking worker on wake-ups, as EventBridge and SQS do on AWS. A run is never
 * doubled here, and takes its turn with the demo's life. Wallets are held against their entries at the start, and daily
 * after it; what expired goes hourly.
 */
export function startSchedules({ purge, turn = (work) => work() }: { purge(): Promise<unknown>; turn?: Turn }): {
  stop(): Promise<void>;
} {
  const running = new Set<Promise<void>>();
  const track = (work: Promise<void>) => {
    const tracked = work.catch((error: unknown) => console.error(error)).finally(() => running.delete(tracked));
    running.add(tracked);
    return tracked;
  };
  // A life leads its own orders on, each at its own time.
  listenForWakes(async ({ site, orderId }) => (livedMoment() ? undefined : track(runBooking(site, orderId))));
  listenForJobs(async ({ site, userId, jobId }) => track(runJob(site, userId, jobId)));
  void track(reconcileWallets());
  const daily = setInterval(() => void track(reconcileWallets()), DAY);
  const hourly = setInterval(() => void track(turn(purge).then(() => undefined)), HOUR);
  const timers = schedules.map(({ name, everySeconds }) => {
    let busy = false;
    const tick = async () => {
      if (busy) return;
      busy = true;
      await track(turn(() => runSchedule(name)));
      busy = false;
    };
    return setInterval(() => void tick(), Math.min(EVERY_MS, everySeconds * 1000));
  });
  return {
    async stop() {
      [...timers, daily, hourly].forEach((timer) => clearInterval(timer));
      listenForWakes(undefined);
      listenForJobs(undefined);
      await Promise.all(running);
    },
  };
}
