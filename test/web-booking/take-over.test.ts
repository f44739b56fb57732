import { describe, expect, it } from 'vitest';
import type { SsrAnswer } from '#shared/flights/get-ssr.ts';
import type { Segment } from '#shared/flights/model.ts';
import { emptyPassenger } from '#web/flights/journey/passenger-fields.ts';
import { fromBooked, takeOver, withDocuments, withSameExtras } from '#web/flights/booking/take-over.ts';

const asha = { ...emptyPassenger(1, '+91', 'IN'), firstName: 'Asha', lastName: 'Menon' };
const papers = {
  firstName: 'Asha',
  lastName: 'Menon',
  dateOfBirth: '1988-04-12',
  passportNo: 'N1234567',
  passportIssueDate: '',
  passportExpiry: '2032-05-01',
  passportIssueCountryCode: 'AE',
  nationality: 'IN',
};
const outbound = { tripIndicator: 1, flightNumber: '804', origin: 'COK', destination: 'DXB' };
const booked = {
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Menon',
  paxType: 1,
  gender: 2,
  email: 'asha@example.com',
  phoneCode: '+971',
  mobileNo: '501234567',
  baggage: [{ ...outbound, code: 'XB10', weight: 10, price: 450_000, label: '10 KG' }],
  meals: [{ ...outbound, code: 'VGML', quantity: 1, price: 40_000, label: 'Vegetarian meal' }],
};

const back = { tripIndicator: 2, flightNumber: '805', origin: 'DXB', destination: 'COK' };
const segments = [
  {
    tripIndicator: 2,
    airlineCode: 'AI',
    flightNumber: '805',
    originAirportCode: 'DXB',
    originCityName: 'Dubai',
    destinationAirportCode: 'COK',
    destinationCityName: 'Kochi',
    departureTime: '2027-03-16T06:10',
  },
] as Segment[];
const ssr: SsrAnswer = {
  currency: 'INR',
  baggages: [
    { ...back, code: 'B5', weight: 5, price: 1, label: '5 KG' },
    { ...back, code: 'B10', weight: 10, price: 2, label: '10 KG' },
  ],
  meals: [{ ...back, code: 'NVML', quantity: 1, price: 1, label: 'Chicken' }],
};

describe('papers of an order', () => {
  it('come back to the passenger they belong to, and replace nothing that is written', () => {
    expect(withDocuments([asha], [papers])[0]).toMatchObject({
      dateOfBirth: '1988-04-12',
      passportNo: 'N1234567',
      passportExpiry: '2032-05-01',
      passportIssueCountryCode: 'AE',
    });
    const renewed = { ...asha, passportNo: 'P7654321', passportIssueCountryCode: 'IN' };
    expect(withDocuments([renewed], [papers])[0]).toMatchObject({
      passportNo: 'P7654321',
      passportIssueCountryCode: 'IN',
    });
  });

  it('never go to somebody else who was written in that place since', () => {
    const other = { ...asha, firstName: 'Ravi' };
    expect(withDocuments([other], [papers])).toEqual([other]);
  });
});

describe('the return leg', () => {
  it('takes over people and contact, where as many of the same types travel', () => {
    const place = emptyPassenger(1, '+91', 'IN');
    expect(fromBooked([booked], [place])).toMatchObject([
      {
        title: 'Ms',
        firstName: 'Asha',
        gender: 2,
        email: 'asha@example.com',
        phoneCode: '+971',
        mobileNo: '501234567',
      },
    ]);
    expect(fromBooked([booked], [place, place])).toBeUndefined();
    expect(fromBooked([booked], [emptyPassenger(2, '+91', 'IN')])).toBeUndefined();
  });

  it('proposes the same baggage and meals, by weight and name where the airline has other codes', () => {
    const { origin, destination, flightNumber } = back;
    expect(withSameExtras([asha], [booked], ssr, segments)[0]).toMatchObject({
      baggage: [{ code: 'B10', origin, destination, flightNumber }],
      meals: [],
    });
  });

  it('begins with the journey so far before the order, and its extras stand once somebody was there', () => {
    const place = emptyPassenger(1, '+91', 'IN');
    const begun = { kept: undefined, isBack: false, ssr, segments };
    expect(takeOver([place], begun, [booked], undefined)).toMatchObject([
      { firstName: 'Asha', email: 'asha@example.com', baggage: [{ code: 'B10' }] },
    ]);
    expect(takeOver([place], { ...begun, ssr: undefined }, [booked], undefined)).toMatchObject([{ baggage: [] }]);
    expect(takeOver([place], { ...begun, kept: [asha] }, [booked], undefined)).toMatchObject([
      { firstName: 'Asha', email: '', baggage: [{ code: 'B10' }] },
    ]);
    const there = { ...begun, kept: [asha], isBack: true };
    expect(takeOver([place], there, [booked], undefined)).toEqual([asha]);
    expect(takeOver([place], there, undefined, [papers])).toEqual(withDocuments([asha], [papers]));
    expect(takeOver([place], begun, undefined, undefined)).toEqual([place]);
  });
});
