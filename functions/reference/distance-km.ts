import type { Airport } from '#shared/reference/model.ts';

const EARTH_KM = 6371;

/** Great-circle distance in km. */
export function distanceKm(a: Airport, b: Airport): number {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((b.latitude - a.latitude) * rad) / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(((b.longitude - a.longitude) * rad) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}
