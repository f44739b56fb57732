import type { Airport } from '#shared/reference/model.ts';
import type { Spot } from '#web/ui/place-labels.ts';

type Place = Pick<Airport, 'code' | 'latitude' | 'longitude'>;

export const WIDTH = 560;
export const HEIGHT = 380;
/** Room at the edges for the names of places. */
const [SIDE, TOP] = [44, 26];
/** Dots nearer than this would be one. */
const APART = 20;
const MOST = 13;

/**
 * Where places lie on a drawing of `WIDTH` × `HEIGHT` that is as large as they reach, home first; of those that would lie
 * on another the likelier is kept. Beyond the date line goes on where it leaves off.
 */
export function routeSpots(home: Place, places: readonly Place[]): Spot[] {
  const squeeze = Math.max(0.2, Math.cos((home.latitude * Math.PI) / 180));
  const east = ({ longitude }: Place) => (((longitude - home.longitude + 540) % 360) - 180) * squeeze;
  const all = [home, ...places];
  const [xs, ys] = [all.map(east), all.map(({ latitude }) => -latitude)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((WIDTH - 2 * SIDE) / (right - left || 1), (HEIGHT - 2 * TOP) / (bottom - top || 1));
  const kept: Spot[] = [];
  all.forEach(({ code }, at) => {
    const x = WIDTH / 2 + (xs[at]! - (left + right) / 2) * scale;
    const y = HEIGHT / 2 + (ys[at]! - (top + bottom) / 2) * scale;
    if (kept.length < MOST && kept.every((other) => Math.hypot(other.x - x, other.y - y) >= APART))
      kept.push({ code, x, y });
  });
  return kept;
}
