/**
 * Whether a text is a calendar day `YYYY-MM-DD` that there is: no 31 February. Years 1900 to 2199, so that the days
 * around it have four digits in their years too.
 */
export function isDay(text: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === text;
}
