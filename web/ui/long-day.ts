import type { Day } from '#shared/time.ts';

const format = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** A calendar day as `DD MMMM, YYYY`: `02 September, 2024` (spec: customers-and-partners 2, registration date). */
export const formatLongDay = (day: Day): string =>
  `${day.slice(8, 10)} ${format.format(Date.parse(`${day}T00:00:00Z`))}, ${day.slice(0, 4)}`;
