import { HOUR } from '../../time.ts';

/** As much of a visit as its cancellation depends on. Minor units; ms since 1970. */
export interface Cancellable {
  total: number;
  startsAt: number;
  cancelHours: number;
  /** It was redeemed, or earned: nothing of it goes back. */
  isOver: boolean;
}

/** Until when a cancellation gives all back, ms since 1970. */
export const freeUntil = ({ startsAt, cancelHours }: Pick<Cancellable, 'startsAt' | 'cancelHours'>): number =>
  startsAt - cancelHours * HOUR;

/** What goes back of a visit that is cancelled at `now`: all of it in time, nothing after. */
export const refundOf = (visit: Cancellable, now: number): number =>
  visit.isOver || now > freeUntil(visit) ? 0 : visit.total;

/** What could go back of it at most, by staff’s word. */
export const mostOf = ({ isOver, total }: Cancellable): number => (isOver ? 0 : total);

/** An amount laid on visits, each up to what could go back of it, in their order. */
export function laidOn<Visit extends Cancellable>(visits: readonly Visit[], amount: number): number[] {
  let left = amount;
  return visits.map((visit) => {
    const part = Math.min(left, mostOf(visit));
    left -= part;
    return part;
  });
}
