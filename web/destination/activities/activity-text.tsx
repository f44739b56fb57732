import type { ActivityRow } from '#shared/destination/activities/activity-shown.ts';
import { Status } from '#web/ui/status.tsx';

/** `1 option`, `2 options`, `No options`. */
export const optionsOf = ({ optionCount }: ActivityRow): string =>
  optionCount === 1 ? '1 option' : `${optionCount || 'No'} options`;

/** Whether an activity is sold. */
export const ActivityStatus = ({ row: { isDeactivated } }: { row: ActivityRow }) =>
  isDeactivated ? <Status tone="over" text="Deactivated" isSmall /> : <Status tone="done" text="Active" isSmall />;
