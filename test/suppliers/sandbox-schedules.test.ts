import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airportByCode } from '#functions/reference/airports.ts';
import { carriers } from '#functions/suppliers/sandbox/carriers.ts';
import { journeysOf, layoverRules } from '#functions/suppliers/sandbox/journeys.ts';
import { distanceKm } from '#functions/reference/distance-km.ts';
import { timetable } from '#functions/suppliers/sandbox/routes.ts';
import type { Sector } from '#functions/suppliers/sandbox/sectors.ts';
import { msToWall, wallToMs } from '#functions/suppliers/sandbox/zone-time.ts';
import { localToMs, msToLocal } from '#shared/zone-time.ts';

const airports = [
  'DEL',
  'BOM',
  'BLR',
  'COK',
  'CCJ',
  'IXE',
  'GOI',
  'IMF',
  'DXB',
  'DOH',
  'LHR',
  'CDG',
  'JFK',
  'SFO',
  'SIN',
  'BKK',
  'SYD',
  'NBO',
  'KTM',
  'NRT',
];
const route = fc.uniqueArray(fc.constantFrom(...airports), { minLength: 2, maxLength: 2 });
const day = fc.constantFrom('2026-12-01', '2027-01-31', '2027-03-14', '2027-03-28', '2027-10-31');
const at = (code: string) => airportByCode(code)!;
const name = ({ carrier, number }: Sector) => carrier.code + number;

describe('the timetable keeps to geography', () => {
  it('over 50 routes: sectors join up, nobody lands before leaving, changes are legal', () => {
    fc.assert(
      fc.property(route, day, ([from, to], date) => {
        for (const journey of journeysOf(carriers, at(from!), at(to!), date, false)) {
          expect(journey.length).toBeLessThanOrEqual(3);
          expect(journey[0]!.origin.code).toBe(from);
          expect(journey.at(-1)!.destination.code).toBe(to);
          expect(msToWall(journey[0]!.departs, at(from!).zone).slice(0, 10)).toBe(date);
          for (const [i, sector] of journey.entries()) {
            const km = distanceKm(sector.origin, sector.destination);
            const hours = (sector.arrives - sector.departs) / 3_600_000;
            expect(km / hours, name(sector)).toBeLessThan(830);
            expect(km).toBeLessThanOrEqual(sector.carrier.reach);
            if (sector.stop)
              expect(
                sector.departs < sector.stop.arrives &&
                  sector.stop.arrives < sector.stop.departs &&
                  sector.stop.departs < sector.arrives,
              ).toBe(true);
            if (i === 0) continue;
            const before = journey[i - 1]!;
            const wait = sector.departs - before.arrives;
            const domestic = [before, sector].every(
              ({ origin, destination }) =>
                origin.countryCode === destination.countryCode && origin.countryCode === before.origin.countryCode,
            );
            expect(sector.origin).toBe(before.destination);
            expect(wait).toBeGreaterThanOrEqual(domestic ? layoverRules.domesticMin : layoverRules.internationalMin);
            expect(wait).toBeLessThanOrEqual(layoverRules.overnightMax);
          }
        }
      }),
      { seed: 11, numRuns: 50 },
    );
  });

  it('flies a carrier abroad only from its own country, and low-cost ones not across oceans', () => {
    const foreign = carriers.flatMap((carrier) =>
      airports.flatMap((from) =>
        airports
          .filter((to) => to !== from && timetable(carrier, at(from), at(to)).length > 0)
          .map((to) => ({ carrier, from: at(from), to: at(to) })),
      ),
    );
    expect(foreign.length).toBeGreaterThan(300);
    expect(
      foreign.filter(
        ({ carrier, from, to }) => from.countryCode !== carrier.country && to.countryCode !== carrier.country,
      ),
    ).toEqual([]);
    expect(foreign.filter(({ carrier, from, to }) => carrier.lowCost && distanceKm(from, to) > 8500)).toEqual([]);
  });

  it('sells the sectors every desk knows', () => {
    const flyDirect = (from: string, to: string) =>
      new Set(journeysOf(carriers, at(from), at(to), '2026-12-01', true).map((journey) => journey[0]!.carrier.code));
    expect([...flyDirect('DEL', 'BOM')]).toEqual(expect.arrayContaining(['6E', 'AI']));
    expect([...flyDirect('COK', 'DXB')]).toEqual(expect.arrayContaining(['6E', 'IX', 'EK']));
    expect([...flyDirect('DEL', 'LHR')]).toEqual(expect.arrayContaining(['AI', 'BA']));
  });

  it('offers two changes where nothing nearer goes, and nothing at all nowhere', () => {
    const far = journeysOf(carriers, at('IMF'), at('SFO'), '2026-12-01', false);
    expect(far.length).toBeGreaterThan(0);
    expect(far.every((journey) => journey.length > 1)).toBe(true);
    expect(journeysOf(carriers, at('LHR'), airportByCode('LGW')!, '2026-12-01', true)).toEqual([]);
  });

  it('has some long sectors with a technical stop', () => {
    const stops = ['JFK', 'SFO', 'SYD']
      .flatMap((to) =>
        ['DEL', 'BOM', 'SIN', 'DOH', 'DXB'].flatMap((from) =>
          journeysOf(carriers, at(from), at(to), '2026-12-01', true),
        ),
      )
      .flatMap(([sector]) => sector!.stop ?? []);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.every(({ code }) => airportByCode(code) !== undefined)).toBe(true);
  });
});

it('reads wall clocks as the calendar does, on days whose clocks change too', () => {
  const zones = [
    'Asia/Kolkata',
    'Europe/London',
    'America/New_York',
    'Australia/Sydney',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 730 * 1440 }), (zone, minute) => {
      const ms = Date.parse('2026-01-01T00:00:00Z') + minute * 60_000;
      expect(msToWall(ms, zone)).toBe(msToLocal(ms, zone));
      const wall = msToLocal(ms, zone);
      expect(wallToMs(wall.slice(0, 10), Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14)), zone)).toBe(
        localToMs(wall, zone),
      );
    }),
    { seed: 3, numRuns: 400 },
  );
});
