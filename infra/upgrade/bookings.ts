import type { BookingItem } from '#functions/bookings/model.ts';
import { openWrite } from '#functions/bookings/writes.ts';
import { BookingStatus } from '#shared/bookings/model.ts';
import { type Upgrade, upgradeOf } from './upgrade.ts';

export const bookingUpgrades: readonly Upgrade[] = [
  upgradeOf<BookingItem>({
    rows: 'bookings',
    at: /^S#[^#]+#BKG#[^#]+ \/ A$/,
    to: 2,
    dependsOn: ['statusId'],
    bringUpToDate: (actor, booking) =>
      booking.statusId === BookingStatus.ChangeRequested ? { beside: [openWrite(actor, booking)] } : {},
  }),
];
