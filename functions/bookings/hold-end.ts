import { BookingStatus } from '#shared/bookings/model.ts';
import { RELEASE_BEFORE_MINUTES } from '#shared/payments/model.ts';
import { MINUTE } from '#shared/time.ts';
import type { BookingItem } from './model.ts';

type Held = Pick<BookingItem, 'statusId' | 'unpaid' | 'holdUntil'>;

/** When held seats that nobody paid are given back, ms since 1970, by their supplier's own limit. */
export const releaseAt = (holdUntil: number): number => holdUntil - RELEASE_BEFORE_MINUTES * MINUTE;

/** The limit by which seats go back then: `releaseAt` the other way round. */
export const limitOf = (releasedAt: number): number => releasedAt + RELEASE_BEFORE_MINUTES * MINUTE;

/** Seats that stand without payment: they are a customer's to pay or to release. */
export const isUnpaidHold = (booking: Held): booking is Held & { holdUntil: number } =>
  booking.statusId === BookingStatus.Hold && booking.unpaid === true && booking.holdUntil !== undefined;

/** When a hold ends as its customer sees it, ms since 1970; undefined where nothing is held. */
export const holdEnd = (booking: Held): number | undefined =>
  isUnpaidHold(booking) ? releaseAt(booking.holdUntil) : booking.holdUntil;
