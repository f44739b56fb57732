import { describe, expect, it } from 'vitest';
import type { UserData } from '#shared/users/model.ts';
import { contactOf, emptyPlaces, firstPassengers, ownContact } from '#web/flights/booking/first-passengers.ts';
import { emptyPassenger } from '#web/flights/journey/passenger-fields.ts';

const counts = { adultCount: 2, childCount: 1, infantCount: 1 } as Parameters<typeof emptyPlaces>[0];
const lists = { defaultCountry: 'AE', phoneCodeList: [{ code: 'AE', dial_code: '+971' }] } as Parameters<
  typeof emptyPlaces
>[1];
const [place] = emptyPlaces({ ...counts, adultCount: 1 }, lists) as [ReturnType<typeof emptyPassenger>];
const asksAll = { passport: true, pan: false, dateOfBirth: true };

describe('the passengers to begin with', () => {
  it('are a place for each of those searched for, with the country and the code of the site', () => {
    expect(emptyPlaces(counts, lists).map(({ paxType }) => paxType)).toEqual([1, 1, 2, 3]);
    expect(emptyPlaces(counts, lists)[0]).toEqual(emptyPassenger(1, '+971', 'AE'));
    expect(emptyPlaces(counts, { ...lists, phoneCodeList: [] })[0]).toMatchObject({ phoneCode: '+91' });
    expect(firstPassengers([place], [place], asksAll)).toEqual([place]);
  });

  it('have a nationality where none was asked before, and nothing that this fare does not ask', () => {
    const person = { ...place, firstName: 'Asha', nationality: '', passportNo: 'N1234567', dateOfBirth: '1988-04-12' };
    expect(firstPassengers([person], [place], asksAll)).toEqual([{ ...person, nationality: 'AE' }]);
    expect(firstPassengers([person], [place], { passport: false, pan: false, dateOfBirth: false })).toMatchObject([
      { firstName: 'Asha', nationality: '', dateOfBirth: '', passportNo: '' },
    ]);
  });
});

describe('the contact of whoever pays', () => {
  it('is their main number without spaces, and leaves the code of the site where none is known', () => {
    const phones = [
      { label: 'Office', phoneNumber: '1', phoneCountryCode: '+1' },
      { label: 'Primary', phoneNumber: '98470 33211', phoneCountryCode: '+91' },
    ];
    const user = (phoneNumbers: typeof phones) => ({ email: 'a@example.com', phoneNumbers }) as unknown as UserData;
    expect(ownContact(user(phones))).toEqual({ email: 'a@example.com', mobileNo: '9847033211', phoneCode: '+91' });
    expect(ownContact(user(phones.slice(0, 1)))).toMatchObject({ mobileNo: '1' });
    expect(contactOf(ownContact(user([])))).toEqual({ email: 'a@example.com', mobileNo: '' });
    expect(contactOf(undefined)).toBeUndefined();
  });
});
