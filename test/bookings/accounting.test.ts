import { describe, expect, it } from 'vitest';
import { accountingOf } from '#functions/bookings/show-desk.ts';
import { BookingStatus } from '#shared/bookings/model.ts';

const sold = {
  amount: 561_800,
  costs: [
    { site: 'sarathi', minor: 530_000 },
    { site: 'kaveri', minor: 540_000 },
  ],
};
const booking = { statusId: BookingStatus.Ticketed };

describe('what a booking cost both sides', () => {
  it('is what its order says, of this site alone', () => {
    expect(accountingOf('sarathi', booking, [sold])).toEqual({
      middleManWl: { cost: 530_000 },
      endCustomer: { cost: 561_800 },
    });
  });

  it('has what was paid for reissues, and is less what they gave back', () => {
    const dearer = { amount: 90_000, costs: [{ site: 'sarathi', minor: 80_000 }] };
    const reissued = { payable: -20_000, serviceFee: 5_000, gst: 900 };
    expect(accountingOf('sarathi', { ...booking, reissued }, [sold, dearer])).toEqual({
      middleManWl: { cost: 530_000 + 80_000 - 20_000 },
      endCustomer: { cost: 561_800 + 90_000 - 14_100 },
    });
  });

  it('is not said where its order is not known, nor of what was never booked', () => {
    expect(accountingOf('sarathi', booking, [])).toBeUndefined();
    for (const statusId of [BookingStatus.Failed, BookingStatus.Released])
      expect(accountingOf('sarathi', { statusId }, [sold])).toBeUndefined();
  });
});
