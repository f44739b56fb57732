import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airportByCode, airportsOfCity, searchAirports } from '#functions/reference/airports.ts';
import { usualIn, usualRoutes } from '#functions/reference/usual-routes.ts';
import { oneEditApart } from '#functions/reference/place-name.ts';
import data from '#functions/reference/data/airports.json';
import { airport } from '#shared/reference/model.ts';

const codes = (text: string, limit?: number) => searchAirports(text, limit).map(({ code }) => code);

describe('an airport is found as travellers name it', () => {
  it.each([
    ['cok', 'COK'],
    ['DEL', 'DEL'],
    ['mumbai', 'BOM'],
    ['Bombay', 'BOM'],
    ['Calcutta', 'CCU'],
    ['madras', 'MAA'],
    ['Cochin', 'COK'],
    ['bangalore', 'BLR'],
    ['trivandrum', 'TRV'],
    ['calicut', 'CCJ'],
    ['Peking', 'PEK'],
    ['saigon', 'SGN'],
    ['heathrow', 'LHR'],
    ['new york', 'JFK'],
    ['goa', 'GOI'],
    ['Málaga', 'AGP'],
    ['mecca', 'JED'],
  ])('%s → %s', (text, code) => {
    expect(codes(text)[0]).toBe(code);
  });

  it('forgives one slip of the finger', () => {
    expect(codes('duabi')[0]).toBe('DXB');
    expect(codes('kochhi')[0]).toBe('COK');
    expect(codes('singapre')[0]).toBe('SIN');
  });

  it('offers all airports of a metropolis, its main one first', () => {
    expect(codes('LON').slice(0, 3)).toEqual(['LHR', 'LGW', 'STN']);
    expect(airportsOfCity('NYC').map(({ code }) => code)).toEqual(['JFK', 'EWR', 'LGA']);
    expect(airportsOfCity('COK').map(({ code }) => code)).toEqual(['COK']);
    expect(airportsOfCity('QQQ')).toEqual([]);
  });

  it('shows the busier of equal fits first and keeps to the limit', () => {
    expect(codes('new', 3)).toEqual(['DEL', 'JFK', 'EWR']);
    expect(codes('   ')).toEqual([]);
    expect(codes('qzxqzxq')).toEqual([]);
  });

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => searchAirports(text, 5).length <= 5),
      { seed: 7, numRuns: 60 },
    );
  });
});

describe('a site’s own routes', () => {
  const first = (text: string, country: string) => searchAirports(text, 5, usualIn(country))[0]?.code;

  it('say what three letters begin that are also the code of a place hardly flown to', () => {
    expect(first('dub', 'IN')).toBe('DXB');
    expect(first('dub', 'AE')).toBe('DXB');
    expect(first('dub', 'IE')).toBe('DUB');
    expect(searchAirports('dub', 5, usualIn('AE')).map(({ code }) => code)).toContain('DUB');
  });

  it('leave codes alone that are meant: capitals, places flown to, and whatever begins no such city', () => {
    expect(first('DUB', 'IN')).toBe('DUB');
    for (const code of ['del', 'bom', 'cok', 'blr', 'doh', 'sin', 'goi', 'jfk', 'cdg'])
      expect(first(code, 'IN')).toBe(code.toUpperCase());
  });

  it('lead from any airport to others, never to its own city', () => {
    for (const code of ['COK', 'DXB', 'BLR', 'LHR', 'NBO', 'PPT']) {
      const from = airportByCode(code)!;
      const routes = usualRoutes(from, 8);
      expect(routes).toHaveLength(8);
      expect(routes.map(({ cityCode }) => cityCode)).not.toContain(from.cityCode);
    }
    expect(usualRoutes(airportByCode('COK')!, 3).map(({ code }) => code)).toEqual(['DXB', 'DEL', 'BOM']);
  });
});

describe('one slip apart', () => {
  it.each([
    ['kochi', 'kohci', true],
    ['dubai', 'dubaii', true],
    ['dubai', 'duba', true],
    ['dubai', 'dibai', true],
    ['dubai', 'dbuia', false],
    ['goa', 'goalie', false],
  ])('%s and %s: %s', (a, b, close) => {
    expect(oneEditApart(a, b)).toBe(close);
    expect(oneEditApart(b, a)).toBe(close);
  });
});

describe('the airports of the data set', () => {
  it('stand in the right place and zone', () => {
    const zones = {
      DEL: 'Asia/Kolkata',
      BOM: 'Asia/Kolkata',
      COK: 'Asia/Kolkata',
      DXB: 'Asia/Dubai',
      LHR: 'Europe/London',
      JFK: 'America/New_York',
      SIN: 'Asia/Singapore',
      SYD: 'Australia/Sydney',
      NBO: 'Africa/Nairobi',
      KTM: 'Asia/Kathmandu',
      PSC: 'America/Los_Angeles',
      KKM: 'Asia/Bangkok',
    };
    for (const [code, zone] of Object.entries(zones))
      if (airportByCode(code)) expect([code, airportByCode(code)!.zone]).toEqual([code, zone]);
    expect(airportByCode('COK')).toMatchObject({
      name: 'Cochin International Airport',
      city: 'Kochi',
      countryCode: 'IN',
      country: 'India',
    });
    expect(airportByCode('LGW')).toMatchObject({ city: 'London', cityCode: 'LON' });
    expect(airportByCode('QQQ')).toBeUndefined();
  });

  it('are whole, unique and in zones that exist', () => {
    const { rows, zones, aliases } = data as unknown as {
      rows: string;
      zones: string[];
      aliases: Record<string, string>;
    };
    const airports = rows.split('\n').map((row) => [row.slice(0, 3)] as const);
    expect(airports.length).toBeGreaterThan(4000);
    expect(new Set(airports.map(([code]) => code)).size).toBe(airports.length);
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    expect(Object.entries(aliases).filter(([, code]) => !airportByCode(code))).toEqual([]);
    for (const [code] of airports) expect(airport.safeParse(airportByCode(code)).success).toBe(true);
  });
});
