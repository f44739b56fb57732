import { log } from '#functions/runtime/log.ts';
import type { DueKind } from '#functions/tasks/writes.ts';
import { sweep } from './sweep.ts';

/** What runs on timers: EventBridge rules on AWS, timers embedded. Kinds of one schedule are swept in order. */
export const schedules = [
  { name: 'expire-orders', kinds: ['SETTLE', 'EXPIRY'], everySeconds: 60 },
  { name: 'lead-bookings-on', kinds: ['BOOK', 'UNKNOWN'], everySeconds: 60 },
  { name: 'give-money-back', kinds: ['REFUND', 'HOLD'], everySeconds: 60 },
  { name: 'send-mails', kinds: ['MAIL'], everySeconds: 60 },
  { name: 'refresh-status', kinds: ['REFRESH'], everySeconds: 300 },
  { name: 'erase-personal-data', kinds: ['PURGE'], everySeconds: 3600 },
] as const satisfies readonly { name: string; kinds: readonly DueKind[]; everySeconds: number }[];
export type ScheduleName = (typeof schedules)[number]['name'];

/** One run of a schedule. Running it twice at once, or more often, does no harm. */
export async function runSchedule(name: ScheduleName): Promise<void> {
  for (const kind of schedules.find((schedule) => schedule.name === name)!.kinds) {
    const taken = await sweep(kind);
    // Counted by the alarms: an order that is asked about again and again is stuck.
    if (taken > 0) log.info('schedule took', { kind, taken });
  }
}

/** The Lambda behind every schedule; its rule sends the name. */
export const handler = ({ name }: { name: ScheduleName }): Promise<void> => runSchedule(name);
