import { describe, expect, it } from 'vitest';
import { masked, type Traveller } from '#shared/users/profile/traveller.ts';
import { clockText } from '#web/flights/booking/time-left.ts';
import { errorLinks, findErrors, isCardRight, placeName } from '#web/flights/booking/passengers/form-errors.ts';
import {
  emptyPassenger,
  fromTraveller,
  isAsSaved,
  onlyAsked,
  type PassengerFields,
  toTraveller,
} from '#web/flights/journey/passenger-fields.ts';
import { withoutSecrets } from '#web/flights/journey/journey.ts';

const terms = {
  requires: { passport: true, pan: false, dateOfBirth: true },
  today: '2026-12-01',
  lastTravelDay: '2026-12-15',
};
const counts = { adultCount: 1, childCount: 1, infantCount: 0 };
const saved: Traveller = {
  id: '0123456789',
  title: 'Ms',
  firstName: 'Meera',
  lastName: 'Menon',
  paxType: 1,
  gender: 2,
  dateOfBirth: '1990-05-02',
  email: 'meera@example.com',
  phoneCode: '+91',
  mobileNo: '9847033211',
  addressLine1: '',
  city: 'Kochi',
  countryCode: 'IN',
  nationality: 'IN',
  passportNo: 'U7715342',
  passportIssueDate: '',
  passportExpiry: '2033-01-21',
  passportIssueCountryCode: 'IN',
  panNumber: '',
};
const empty = (paxType: number): PassengerFields => emptyPassenger(paxType, '+91', 'IN');
const adult = fromTraveller(saved, empty(1), ['Mr', 'Mrs', 'Ms']);
const child: PassengerFields = {
  ...empty(2),
  title: 'Miss',
  firstName: 'Lakshmi',
  lastName: 'Menon',
  gender: 2,
  dateOfBirth: '2018-01-02',
  passportNo: 'Z4821096',
  passportExpiry: '2031-11-03',
  passportIssueCountryCode: 'IN',
};

describe('passengers of a booking', () => {
  it('are complete with a saved traveller in a single press', () => {
    expect(findErrors({ passengers: [adult, child] }, counts, terms).errors).toEqual({});
    expect(isAsSaved(adult, saved)).toBe(true);
    expect(isAsSaved({ ...adult, passportNo: 'U0000001' }, saved)).toBe(false);
    expect(isAsSaved(adult, masked(saved))).toBe(true);
    expect(isAsSaved({ ...adult, passportNo: 'U0000001' }, masked(saved))).toBe(false);
  });

  it('take a title of their own where the saved one is not for their type', () => {
    expect(fromTraveller({ ...saved, title: '' }, empty(2), ['Mstr', 'Miss']).title).toBe('Miss');
  });

  it('keep a contact that was written before', () => {
    expect(
      fromTraveller(saved, { ...empty(1), email: 'desk@example.com', mobileNo: '9000000000', phoneCode: '+971' }, []),
    ).toMatchObject({ email: 'desk@example.com', mobileNo: '9000000000', phoneCode: '+971' });
  });

  it('are saved with their number as digits and under the id they had', () => {
    expect(toTraveller({ ...adult, mobileNo: '98470 33211' }, saved)).toMatchObject({
      id: saved.id,
      mobileNo: '9847033211',
      passportNo: 'U7715342',
    });
    expect(toTraveller(adult, undefined)).toMatchObject({ passportNo: 'U7715342', panNumber: '' });
    expect(toTraveller({ ...adult, mobileNo: '' }, undefined)).toMatchObject({ phoneCode: '', mobileNo: '' });
  });

  it('leave out what the fare does not ask, and lose nothing of what was saved by it', () => {
    const domestic = onlyAsked(adult, { passport: false, pan: false, dateOfBirth: false });
    expect(domestic).toMatchObject({ firstName: 'Meera', passportNo: '', passportExpiry: '', dateOfBirth: '' });
    expect(isAsSaved(domestic, saved)).toBe(true);
    const kept = toTraveller(domestic, masked(saved));
    expect(kept).toMatchObject({ passportExpiry: '2033-01-21', dateOfBirth: '1990-05-02' });
    // Left out, they stay as they were saved; a masked one would be none.
    expect(kept).not.toHaveProperty('passportNo');
    expect(kept).not.toHaveProperty('panNumber');
    expect(onlyAsked(child, { passport: false, pan: true, dateOfBirth: false })).toMatchObject({
      dateOfBirth: '2018-01-02',
      pan: '',
    });
  });

  it('are kept in the tab without passport, PAN and date of birth', () => {
    const kept = JSON.stringify(withoutSecrets({ ...adult, pan: 'ABCPE1234F' }));
    for (const secret of ['U7715342', '1990-05-02', '2033-01-21', 'ABCPE1234F']) expect(kept).not.toContain(secret);
    expect(kept).toContain('Meera');
  });

  it("have their passport's country in a restored journey, as they have their nationality", () => {
    expect(withoutSecrets({ ...adult, passportIssueCountryCode: 'CA' })).toMatchObject({
      passportIssueCountryCode: 'CA',
      nationality: 'IN',
    });
    expect(fromTraveller({ ...saved, passportIssueCountryCode: '' }, empty(1), []).passportIssueCountryCode).toBe('IN');
  });

  it('send no country that nobody was asked for', () => {
    expect(empty(1).countryCode).toBe('');
    expect(adult.countryCode).toBe('');
    expect(toTraveller(adult, saved).countryCode).toBe('IN');
  });
});

describe('errors of the form', () => {
  it('are links by name and field, cards from the top, the contact last', () => {
    const passengers = [
      { ...adult, passportNo: '', mobileNo: '' },
      { ...child, firstName: '', lastName: '' },
    ];
    const { errors } = findErrors({ passengers }, counts, terms);
    expect(errorLinks(errors, passengers).map(({ label }) => label)).toEqual([
      'Meera Menon, passport number',
      'Child 1, first name',
      'Child 1, last name',
      'Contact, mobile number',
    ]);
    expect(errors['passengers.0.passportNo']).toBe('This is required field.');
    expect(errors['passengers.0.mobileNo']).toBe('Phone number is required!');
  });

  it('leave a card finished whose contact alone is missing', () => {
    expect(isCardRight({ 'passengers.0.email': 'This is required field.' }, 0)).toBe(true);
    expect(isCardRight({ 'passengers.0.lastName': 'This is required field.' }, 0)).toBe(false);
    expect(isCardRight({ 'passengers.1.lastName': 'This is required field.' }, 0)).toBe(true);
  });

  it('count passengers among those of their type', () => {
    expect([0, 1, 2].map((i) => placeName([{ paxType: 1 }, { paxType: 1 }, { paxType: 3 }], i))).toEqual([
      'Adult 1',
      'Adult 2',
      'Infant 1',
    ]);
  });
});

describe('the countdown', () => {
  it('shows minutes and seconds, and never less than nothing', () => {
    expect([clockText(768), clockText(59.2), clockText(0), clockText(-3), clockText(3725)]).toEqual([
      '12:48',
      '01:00',
      '00:00',
      '00:00',
      '1:02:05',
    ]);
  });
});
