import { hasTimes } from '#shared/activities/price/price-item.ts';
import type { Party } from '#shared/destination/rates/price-option.ts';
import type { ItemTake } from './model.ts';
import type { PricedItem } from './price-cart.ts';
import { nameOfTake, type WantedTake } from './slot-writes.ts';

/** Places that an item takes, and how many there are in all: null for no limit. */
export type WantedByItem = ItemTake & Pick<WantedTake, 'capacity'>;

/**
 * The places that each item takes for a party. A combo's options have no time of their own: those with times are counted for
 * the day, without limit, since the desk finds the time.
 */
export const takesByItem = (priced: readonly PricedItem[], { adults, children }: Party): WantedByItem[] =>
  priced.flatMap(({ item, subject }): WantedByItem[] => {
    const of = { itemId: item.id, date: item.date, guests: adults + children };
    if (subject.kind === 'option')
      return [{ ...of, optionId: subject.option.id, time: item.timeSlot, capacity: subject.option.capacity }];
    if (subject.kind === 'gone') return [];
    return subject.combo.parts.flatMap(({ option }) =>
      option ? [{ ...of, optionId: option.id, time: '', capacity: hasTimes(option) ? null : option.capacity }] : [],
    );
  });

/** The same together, one entry an option and time. A limit that one of them knows is the limit of all. */
export function takesOf(wanted: readonly WantedByItem[]): WantedTake[] {
  const together = new Map<string, WantedTake>();
  for (const { optionId, date, time, guests, capacity } of wanted) {
    const name = nameOfTake({ optionId, date, time });
    const before = together.get(name);
    together.set(name, {
      ...{ optionId, date, time, guests: (before?.guests ?? 0) + guests },
      capacity: capacity ?? before?.capacity ?? null,
    });
  }
  return [...together.values()];
}
