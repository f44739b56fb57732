import { describe, expect, it } from 'vitest';
import type { SearchQuery } from '#shared/flights/model.ts';
import { searchErrors } from '#shared/flights/search-rules.ts';

const todayAt = (code: string) =>
  ({ DEL: '2026-11-21', BOM: '2026-11-21', DXB: '2026-11-21', SYD: '2026-11-22' })[code];
const query = (fields: Partial<SearchQuery> = {}): SearchQuery => ({
  JourneyType: 1,
  returnType: 2,
  segments: [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }],
  adultCount: 1,
  childCount: 0,
  infantCount: 0,
  cabin: 'Economy',
  directOnly: false,
  ...fields,
});
const errorsOf = (fields: Partial<SearchQuery>) => Object.keys(searchErrors(query(fields), todayAt));
const leg = (origin: string, destination: string, preferredDepartureTime: string) => ({
  origin,
  destination,
  preferredDepartureTime,
});

describe('a search', () => {
  it('may be made for today where the flight begins, and 361 days ahead', () => {
    expect(errorsOf({ segments: [leg('DEL', 'BOM', '2026-11-21')] })).toEqual([]);
    expect(errorsOf({ segments: [leg('DEL', 'BOM', '2026-11-20')] })).toEqual(['segments.0.preferredDepartureTime']);
    expect(errorsOf({ segments: [leg('SYD', 'BOM', '2026-11-21')] })).toEqual(['segments.0.preferredDepartureTime']);
    expect(errorsOf({ segments: [leg('DEL', 'BOM', '2027-11-17')] })).toEqual([]);
    expect(errorsOf({ segments: [leg('DEL', 'BOM', '2027-11-18')] })).toEqual(['segments.0.preferredDepartureTime']);
    expect(errorsOf({ segments: [leg('DEL', 'BOM', '2027-02-30')] })).toEqual(['segments.0.preferredDepartureTime']);
    expect(errorsOf({ segments: [leg('DEL', 'BOM', '2027-99-99')] })).toEqual(['segments.0.preferredDepartureTime']);
  });

  it('goes between two known airports', () => {
    expect(errorsOf({ segments: [leg('DEL', 'DEL', '2027-03-12')] })).toEqual(['segments.0.destination']);
    expect(errorsOf({ segments: [leg('QQQ', 'ZZZ', '2027-03-12')] })).toEqual([
      'segments.0.origin',
      'segments.0.destination',
    ]);
  });

  it('is for nine seats at most, with an adult for every infant', () => {
    expect(errorsOf({ adultCount: 5, childCount: 4, infantCount: 5 })).toEqual([]);
    expect(errorsOf({ adultCount: 5, childCount: 5 })).toEqual(['adultCount']);
    expect(errorsOf({ adultCount: 1, infantCount: 2 })).toEqual(['infantCount']);
  });

  it('returns from where it went, not before', () => {
    expect(
      errorsOf({ JourneyType: 2, segments: [leg('DEL', 'BOM', '2027-03-12'), leg('BOM', 'DEL', '2027-03-12')] }),
    ).toEqual([]);
    expect(
      errorsOf({ JourneyType: 2, segments: [leg('DEL', 'BOM', '2027-03-12'), leg('BOM', 'DEL', '2027-03-11')] }),
    ).toEqual(['segments.1.preferredDepartureTime']);
    expect(
      errorsOf({ JourneyType: 2, segments: [leg('DEL', 'BOM', '2027-03-12'), leg('DXB', 'DEL', '2027-03-15')] }),
    ).toEqual(['segments.1.origin']);
  });

  it('has as many flights as its type', () => {
    const two = [leg('DEL', 'BOM', '2027-03-12'), leg('BOM', 'DXB', '2027-03-14')];
    expect(errorsOf({ segments: two })).toEqual(['segments']);
    expect(errorsOf({ JourneyType: 3, segments: two })).toEqual([]);
    expect(errorsOf({ JourneyType: 3, segments: [two[0]!] })).toEqual(['segments']);
  });
});
