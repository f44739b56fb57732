import { describe, expect, it } from 'vitest';
import type { Passenger } from '#shared/flights/passenger.ts';
import {
  ageOn,
  checkPassenger,
  checkPassengers,
  lastTravelDay,
  monthsLater,
  paxTypeOn,
  type PassengerTerms,
} from '#shared/flights/passenger-rules.ts';
import { ticketName } from '#shared/flights/passenger-name.ts';

const terms: PassengerTerms = {
  requires: { passport: false, pan: false, dateOfBirth: false },
  today: '2026-11-21',
  lastTravelDay: '2027-03-20',
};
const abroad: PassengerTerms = { ...terms, requires: { passport: true, pan: false, dateOfBirth: true } };
const asha: Passenger = {
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Menon',
  paxType: 1,
  gender: 2,
  dateOfBirth: '',
  nationality: '',
  passportNo: '',
  passportIssueDate: '',
  passportExpiry: '',
  passportIssueCountryCode: '',
  pan: '',
  email: 'asha@example.com',
  phoneCode: '+91',
  mobileNo: '9810012345',
  addressLine1: '',
  city: '',
  countryCode: '',
  baggage: [],
  meals: [],
};
const passport = {
  nationality: 'IN',
  passportNo: 'Z1234567',
  passportExpiry: '2031-01-01',
  passportIssueCountryCode: 'IN',
  dateOfBirth: '1990-05-01',
};
const errorsOf = (fields: Partial<Passenger>, on = terms) => checkPassenger({ ...asha, ...fields }, on).errors;

describe('as what somebody travels', () => {
  it.each([
    ['2025-03-22', 2, '2026-11-23', 3],
    ['2025-03-22', 3, '2027-03-21', 3],
    ['2025-03-22', 3, '2027-03-22', 2],
    ['2015-03-20', 2, '2027-03-19', 2],
    ['2015-03-20', 2, '2027-03-20', 1],
    ['', 2, '2027-03-20', 2],
  ])('born %s, saved as %i, travelling on %s: %i', (dateOfBirth, paxType, day, type) => {
    expect(paxTypeOn({ dateOfBirth, paxType }, day)).toBe(type);
  });
});

describe('a name', () => {
  it('has as many letters at most as the fare’s airline takes, first and last alike', () => {
    const short: PassengerTerms = { ...terms, requires: { ...terms.requires, longestName: 20 } };
    const twenty = 'Muhammadabdulrahmani';
    expect(errorsOf({ firstName: twenty, lastName: twenty }, short)).toEqual({});
    expect(errorsOf({ firstName: `${twenty}a`, lastName: `${twenty}a` }, short)).toEqual({
      firstName: expect.stringContaining('at most 20 letters here') as unknown,
      lastName: expect.stringContaining('at most 20 letters here') as unknown,
    });
    expect(errorsOf({ firstName: `${twenty}a`, lastName: twenty })).toEqual({});
  });

  it.each([
    ['José', 'Jose'],
    ['Weiß', 'Weiss'],
    ['Ægir  Ørn', 'AEgir OErn'],
    ['Łukasz', 'Lukasz'],
    ['O’Neil', "O'Neil"],
    [' Anne-Marie ', 'Anne-Marie'],
  ])('%s is ticketed as %s', (given, ticketed) => {
    expect(ticketName(given)).toBe(ticketed);
    expect(errorsOf({ firstName: given })).toEqual({});
  });

  it.each([
    ['Asha2', 'Names cannot contain digits.'],
    ['राधा', 'Please use Latin letters, as in the passport.'],
    ['Asha.', 'Use only letters, spaces, apostrophes and hyphens.'],
    ['-Asha', 'Use only letters, spaces, apostrophes and hyphens.'],
    ['<b>', 'Use only letters, spaces, apostrophes and hyphens.'],
  ])('%s is refused', (given, text) => {
    expect(errorsOf({ firstName: given })).toEqual({ firstName: text });
  });

  it("has two letters at least in its last part, and fits the carriers' systems", () => {
    expect(errorsOf({ lastName: 'K' })).toHaveProperty('lastName');
    expect(errorsOf({ firstName: 'A'.repeat(30), lastName: 'B'.repeat(25) })).toEqual({});
    expect(errorsOf({ firstName: 'A'.repeat(30), lastName: 'B'.repeat(26) })).toHaveProperty('lastName');
  });
});

describe('title and gender', () => {
  it('agree', () => {
    expect(errorsOf({ title: 'Mr' })).toEqual({ gender: 'The title and the gender do not match.' });
    expect(errorsOf({ title: 'Dr' })).toEqual({});
    expect(errorsOf({ title: 'Mstr', paxType: 1, gender: 1 })).toHaveProperty('title');
    expect(errorsOf({ title: 'Mr', paxType: 2, gender: 1, dateOfBirth: '2020-01-01' })).toHaveProperty('title');
  });
});

describe('ages', () => {
  const child = { title: 'Miss', paxType: 2 } as const;
  const infant = { title: 'Miss', paxType: 3 } as const;

  it('are counted in completed years', () => {
    expect(ageOn('2015-03-20', '2027-03-19')).toBe(11);
    expect(ageOn('2015-03-20', '2027-03-20')).toBe(12);
    expect(ageOn('2024-02-29', '2026-02-28')).toBe(1);
  });

  it('are held against the last day of travel, not the first', () => {
    expect(errorsOf({ ...child, dateOfBirth: '2015-03-21' })).toEqual({});
    expect(errorsOf({ ...child, dateOfBirth: '2015-03-20' })).toHaveProperty('dateOfBirth');
    expect(errorsOf({ dateOfBirth: '2015-03-20' })).toEqual({});
    expect(errorsOf({ dateOfBirth: '2015-03-21' })).toHaveProperty('dateOfBirth');
    expect(errorsOf({ ...infant, dateOfBirth: '2025-03-21' })).toEqual({});
    expect(errorsOf({ ...infant, dateOfBirth: '2025-03-20' })).toHaveProperty('dateOfBirth');
    expect(errorsOf({ ...child, dateOfBirth: '2025-03-20' })).toEqual({});
    expect(errorsOf({ ...child, dateOfBirth: '2025-03-21' })).toHaveProperty('dateOfBirth');
    expect(lastTravelDay([{ departureTime: '2027-03-20T23:50' }, { departureTime: '2027-03-12T08:00' }])).toBe(
      '2027-03-20',
    );
  });

  it('are always asked of children and infants, of adults where the fare does', () => {
    expect(errorsOf(child)).toEqual({ dateOfBirth: 'This is required field.' });
    expect(errorsOf({})).toEqual({});
    expect(errorsOf(passport, abroad)).toEqual({});
    expect(errorsOf({ ...passport, dateOfBirth: '' }, abroad)).toEqual({ dateOfBirth: 'This is required field.' });
    expect(errorsOf({ dateOfBirth: '2026-11-22' })).toHaveProperty('dateOfBirth');
    expect(errorsOf({ dateOfBirth: '1990-02-31' })).toHaveProperty('dateOfBirth');
  });
});

describe('a passport', () => {
  it('is asked where the fare needs one', () => {
    expect(Object.keys(errorsOf({ dateOfBirth: '1990-05-01' }, abroad)).sort()).toEqual([
      'nationality',
      'passportExpiry',
      'passportIssueCountryCode',
      'passportNo',
    ]);
  });

  it('must hold until the last flight, and warns where it ends within six months after', () => {
    expect(errorsOf({ ...passport, passportExpiry: '2027-03-19' }, abroad)).toEqual({
      passportExpiry: 'The passport expires before the journey ends.',
    });
    const found = checkPassenger({ ...asha, ...passport, passportExpiry: '2027-09-19' }, abroad);
    expect(found.errors).toEqual({});
    expect(found.warnings).toHaveProperty('passportExpiry');
    expect(checkPassenger({ ...asha, ...passport, passportExpiry: '2027-09-20' }, abroad).warnings).toEqual({});
    expect(monthsLater('2026-08-31', 6)).toBe('2027-02-28');
  });

  it.each(['1990-04-30', '2026-11-22', '2031-01-01', '2026-02-31'])(
    'is not issued on %s: before birth, in the future, when it ends, never',
    (passportIssueDate) => {
      expect(errorsOf({ ...passport, passportIssueDate }, abroad)).toEqual({
        passportIssueDate: 'Please enter the issue date.',
      });
      expect(errorsOf({ ...passport, passportIssueDate: '2021-01-02' }, abroad)).toEqual({});
    },
  );

  it.each(['Z12345678X', 'ABCDEFG', 'Z-123456', '12'])('number %s is refused', (passportNo) => {
    expect(errorsOf({ ...passport, passportNo }, abroad)).toHaveProperty('passportNo');
  });

  it('is checked where one was given though none is asked', () => {
    expect(errorsOf({ passportNo: 'Z1234567' })).toHaveProperty('passportExpiry');
  });
});

describe('a PAN', () => {
  const panned = { ...terms, requires: { ...terms.requires, pan: true } };
  it("is asked of adults and has its holder's letter", () => {
    expect(errorsOf({}, panned)).toEqual({ pan: 'This is required field.' });
    expect(errorsOf({ pan: 'ABCPE1234F' }, panned)).toEqual({});
    expect(errorsOf({ pan: 'abcpe1234f' }, panned)).toEqual({});
    expect(errorsOf({ pan: 'ABCDE1234F' }, panned)).toHaveProperty('pan');
    expect(errorsOf({ title: 'Miss', paxType: 2, dateOfBirth: '2020-01-01' }, panned)).toEqual({});
  });
});

describe('the passengers of a booking', () => {
  const counts = { adultCount: 2, childCount: 0, infantCount: 0 };

  it('are those that were searched for', () => {
    expect(checkPassengers([asha], counts, terms).errors).toEqual({
      passengers: 'The passengers do not match the search.',
    });
  });

  it('have names that differ, marks and case apart', () => {
    const other = { ...asha, firstName: 'ÁSHA' };
    expect(checkPassengers([asha, other], counts, terms).errors).toEqual({
      'passengers.1.firstName': 'Another passenger has the same name.',
    });
    expect(
      checkPassengers([asha, { ...asha, firstName: 'Usha', email: '', mobileNo: '' }], counts, terms).errors,
    ).toEqual({});
  });

  it('can be reached by the first of them', () => {
    expect(
      checkPassengers(
        [
          { ...asha, email: '', mobileNo: '' },
          { ...asha, firstName: 'Usha' },
        ],
        counts,
        terms,
      ).errors,
    ).toEqual({
      'passengers.0.email': 'This is required field.',
      'passengers.0.mobileNo': 'Phone number is required!',
    });
  });
});
