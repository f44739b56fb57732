import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';

/** `21 Nov 2026, 09:30` in the site's zone. */
export function momentText(instant: string, zone: string): string {
  const local = msToLocal(Date.parse(instant), zone);
  return `${formatDay(local)}, ${local.slice(11)}`;
}
