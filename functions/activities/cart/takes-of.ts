import type { Party } from '#shared/destination/rates/price-option.ts';
import type { Take } from './model.ts';
import type { PricedItem } from './price-cart.ts';
import type { WantedTake } from './slot-writes.ts';

const nameOf = ({ optionId, date, time }: Take): string => `${optionId}#${date}#${time}`;

/**
 * The places that items take for a party, one entry an option and time. A combo's options have no time of their own: those
 * with times are counted for the day, without limit, since the desk finds the time.
 */
export function takesOf(priced: readonly PricedItem[], { adults, children }: Party): WantedTake[] {
  const wanted = new Map<string, WantedTake>();
  const add = (take: WantedTake) => {
    const guests = (wanted.get(nameOf(take))?.guests ?? 0) + take.guests;
    wanted.set(nameOf(take), { ...take, guests });
  };
  for (const { item, subject } of priced) {
    const of = { date: item.date, guests: adults + children };
    if (subject.kind === 'option')
      add({ ...of, optionId: subject.option.id, time: item.timeSlot, capacity: subject.option.capacity });
    if (subject.kind === 'combo')
      for (const { option } of subject.combo.parts)
        if (option)
          add({ ...of, optionId: option.id, time: '', capacity: option.hasTimeSlots ? null : option.capacity });
  }
  return [...wanted.values()];
}
