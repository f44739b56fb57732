import { describe, expect, it } from 'vitest';
import { airportByCode } from '#functions/reference/airports.ts';
import { usualRoutes } from '#functions/reference/usual-routes.ts';
import { HEIGHT, routeSpots, WIDTH } from '#web/users/route-spots.ts';

const drawn = (home: string) => {
  const from = airportByCode(home)!;
  return routeSpots(from, usualRoutes(from, 16));
};

describe('the map of a site’s routes', () => {
  it.each(['COK', 'DXB', 'LHR', 'JFK', 'SYD', 'GRU', 'NAN', 'AKL', 'KEF', 'HNL', 'JNB'])(
    'from %s lies on the drawing, spread over it, home first and no dot on another',
    (home) => {
      const spots = drawn(home);
      expect(spots[0]!.code).toBe(home);
      expect(spots.length).toBeGreaterThan(5);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThanOrEqual(40);
        expect(x).toBeLessThanOrEqual(WIDTH - 40);
        expect(y).toBeGreaterThanOrEqual(20);
        expect(y).toBeLessThanOrEqual(HEIGHT - 20);
      }
      const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
      const isWide = Math.max(...xs) - Math.min(...xs) > WIDTH / 2;
      expect(isWide || Math.max(...ys) - Math.min(...ys) > HEIGHT / 2).toBe(true);
      for (const one of spots)
        for (const other of spots)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20);
    },
  );

  it('goes on beyond the date line: Auckland lies west of Honolulu, and Tokyo too', () => {
    const at = (code: string) => airportByCode(code)!;
    const spots = routeSpots(at('HNL'), [at('AKL'), at('NRT'), at('LAX')]);
    const x = (code: string) => spots.find((spot) => spot.code === code)!.x;
    expect(x('NRT')).toBeLessThan(x('AKL'));
    expect(x('AKL')).toBeLessThan(x('HNL'));
    expect(x('HNL')).toBeLessThan(x('LAX'));
  });

  it('is one dot where there is nowhere to go', () => {
    expect(routeSpots(airportByCode('COK')!, [])).toEqual([{ code: 'COK', x: WIDTH / 2, y: HEIGHT / 2 }]);
  });
});
