import type { SearchQuery } from '#shared/flights/model.ts';

const some = (count: number, one: string, many = `${one}s`) => (count ? [`${count} ${count === 1 ? one : many}`] : []);

/** `2 adults, 1 child`. */
export const travellersText = ({
  adultCount,
  childCount,
  infantCount,
}: Pick<SearchQuery, 'adultCount' | 'childCount' | 'infantCount'>): string =>
  [...some(adultCount, 'adult'), ...some(childCount, 'child', 'children'), ...some(infantCount, 'infant')].join(', ');

export const cabinText: Record<SearchQuery['cabin'], string> = {
  Economy: 'Economy',
  PremiumEconomy: 'Premium economy',
  Business: 'Business',
  First: 'First',
};
