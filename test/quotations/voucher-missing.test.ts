import { describe, expect, it } from 'vitest';
import { missingForVoucher, NO_ITINERARY, type VoucherAsked } from '#shared/quotations/voucher-missing.ts';

const leg = (more: object = {}) => ({
  ...{ date: '', time: '14:30', pickupLocation: 'DXB', dropLocation: 'Marina', sharingType: 'PVT' },
  ...more,
});
const activity = (more: object = {}) => ({
  ...{ id: 'A', activityName: 'Safari', tourOptionName: 'Evening', startDate: '2026-12-13' },
  ...more,
});
const stay = (more: object = {}) => ({ id: 'S', name: 'Marina Bay', checkinDate: '2026-12-13', ...more });
const messages = (asked: Partial<VoucherAsked>) =>
  missingForVoucher({ accomodations: [], activities: [], miscellaneous: [], ...asked }).map(
    ({ lineId, title, message }) => [lineId, title, message],
  );

describe('what a quotation lacks to be vouchered', () => {
  it.each([
    ['Please select start date for all activities', { startDate: '' }],
    ['Please add pickup transfer for activity', { transferType: 'oneway', pickupTransfer: null }],
    ['Please add transfer for activity', { transferType: 'return', pickupTransfer: leg(), dropTransfer: null }],
    ['Please add transfer for activity', { transferType: 'return', pickupTransfer: null, dropTransfer: leg() }],
    [
      'Please enter the sharing type of the pickup transfer.',
      { transferType: 'oneway', pickupTransfer: leg({ sharingType: '' }) },
    ],
    ['Please enter the time of the pickup transfer.', { transferType: 'oneway', pickupTransfer: leg({ time: '' }) }],
    [
      'Please enter the pickup location and drop location of the drop transfer.',
      {
        ...{ transferType: 'return', sharingBasis: 'PVT', pickupTransfer: leg() },
        dropTransfer: leg({ pickupLocation: '', dropLocation: '' }),
      },
    ],
  ])('is said of an activity: %s', (message, more) =>
    expect(messages({ activities: [activity(more)] })).toEqual([['A', 'Safari: Evening', message]]),
  );

  it.each([
    ['Please choose the check-in date.', { checkinDate: '' }],
    ['Please add pickup transfer for accomodation', { transferType: 'oneway' }],
    ['Please add transfer for accomodation', { transferType: 'return', pickupTransfer: leg() }],
  ])('is said of a stay: %s', (message, more) =>
    expect(messages({ accomodations: [stay(more)] })).toEqual([['S', 'Marina Bay', message]]),
  );

  it('is a date of a drive where neither it nor its line has one', () =>
    expect(
      messages({ activities: [activity({ startDate: '', transferType: 'oneway', pickupTransfer: leg() })] }),
    ).toEqual([
      ['A', 'Safari: Evening', 'Please select start date for all activities'],
      ['A', 'Safari: Evening', 'Please enter the date of the pickup transfer.'],
    ]));

  it('is of every line what it is, of none where there is nothing at all, and nothing where all is there', () => {
    expect(messages({})).toEqual([['', '', NO_ITINERARY]]);
    expect(messages({ miscellaneous: [{ id: 'M', name: 'Visa', startDate: '' }] })).toEqual([
      ['M', 'Visa', 'Please select start date for all miscellaneous'],
    ]);
    const whole = {
      ...{ transferType: 'return' as const, sharingBasis: 'DROP_SIC_PICKUP_PVT' as const },
      ...{ pickupTransfer: leg({ sharingType: '' }), dropTransfer: leg({ sharingType: '' }) },
    };
    expect(messages({ activities: [activity(whole)], accomodations: [stay(whole)] })).toEqual([]);
  });
});
