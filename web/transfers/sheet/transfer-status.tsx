import { msToLocal } from '#shared/zone-time.ts';
import type { TransferShown } from '#shared/transfers/transfer.ts';
import { Status } from '#web/ui/status.tsx';

/** The time of day of an instant in a site's zone, 24 hours. */
export const clockOf = (instant: string, zone: string): string => msToLocal(Date.parse(instant), zone).slice(11, 16);

/** How a transfer stands: completed and when, or what is missing to it. */
export function TransferStatus({ row, zone }: { row: TransferShown; zone: string }) {
  const { state, driverId, doneAt, pressedAt } = row;
  if (state === 'WITHDRAWN')
    return <Status tone="urgent" text={`Withdrawn, driven ${pressedAt && clockOf(pressedAt, zone)}`} />;
  if (state === 'DONE') return <Status tone="done" text={`Completed ${clockOf(doneAt, zone)}`} />;
  return driverId ? <Status tone="over" text="Not completed" /> : <Status tone="waiting" text="No driver" />;
}
