import type { OctoStatus } from '#shared/activities/octo/model.ts';
import type { NoItemCode } from '#shared/activities/price/price-item.ts';

/** Why nobody can come, however many they are. */
const closedBy: ReadonlySet<NoItemCode> = new Set([
  ...(['PAST', 'DEACTIVATED', 'STOP_SALE', 'WEEKDAY', 'NO_RATE_OF_MARKET'] as const),
  ...(['NO_RATE_ON_DATE', 'COMES_TO_NOTHING', 'NO_SUCH_SLOT', 'TIME_OVER'] as const),
]);

/** Whether it is sold at all: a party too small, or too large, may be another one. */
export const isClosedBy = (price: { ok: true } | { ok: false; code: NoItemCode }): boolean =>
  !price.ok && closedBy.has(price.code);

/** Places of a time or of a day. */
export interface Places {
  /** Null without limit. */
  capacity: number | null;
  vacancies: number | null;
}

export const placesLeft = (capacity: number | null, taken: number): Places => ({
  capacity,
  vacancies: capacity === null ? null : Math.max(0, capacity - taken),
});

/** Places of all times of a day together. */
export const placesTogether = (places: readonly Places[]): Places => ({
  capacity: summed(places.map(({ capacity }) => capacity)),
  vacancies: summed(places.map(({ vacancies }) => vacancies)),
});

const summed = (counts: readonly (number | null)[]): number | null =>
  counts.reduce<number | null>((sum, count) => (sum === null || count === null ? null : sum + count), 0);

/** How free something is that is sold: below half of its places it is LIMITED (docs.octo.travel, Availability). */
export function statusOf({ capacity, vacancies }: Places): OctoStatus {
  if (capacity === null || vacancies === null) return 'AVAILABLE';
  if (vacancies === 0) return 'SOLD_OUT';
  return vacancies * 2 < capacity ? 'LIMITED' : 'AVAILABLE';
}

export const hasRoom = ({ vacancies }: Places, heads: number): boolean => vacancies === null || vacancies >= heads;
