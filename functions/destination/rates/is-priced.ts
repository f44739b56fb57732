import type { TourOptionItem } from '#functions/destination/catalogue-model.ts';
import type { Day } from '#shared/time.ts';
import type { OptionRates } from './model.ts';

/** Whether a rate of any market prices an option on some day that has not gone by: its ticket, or, without one, its transfer. */
export function isPriced({ hasTicket }: Pick<TourOptionItem, 'hasTicket'>, rates: OptionRates, today: Day): boolean {
  const { tickets, transfers } = rates;
  return [...tickets, ...(hasTicket ? [] : transfers)].some(({ validTillDate }) => validTillDate >= today);
}
