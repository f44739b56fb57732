import type { UserActor } from '#functions/actor.ts';
import { keptCombos } from '#functions/activities/combo-store.ts';
import { readTourOptions } from '#functions/destination/activities/tour-option-store.ts';
import { keptRows } from '#functions/destination/kept-rows.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { sortableId } from '#shared/ids.ts';
import { clock } from '#functions/clock.ts';
import type { NoItemPrice } from '#shared/activities/price/price-item.ts';
import { noPriceSentence } from '#shared/activities/price/no-price-said.ts';
import type { CartItem } from './model.ts';
import { timesToCome } from './sold-item.ts';

/** What an item is to be, as calls send it. */
export interface ItemSent {
  tourOptionId?: string | undefined;
  comboId?: string | undefined;
  date: string;
  timeSlot: string;
  pickUp: string;
  drop: string;
  both: string;
}

/** An item of what the site has; NOT_FOUND where it has no such option or combo. By what is kept in memory. */
export async function newItem(
  actor: UserActor,
  { tourOptionId = '', comboId = '', date, timeSlot, pickUp, drop, both }: ItemSent,
): Promise<Outcome<CartItem & { firstSlot: string }, 'NOT_FOUND'>> {
  const made = {
    ...{ id: sortableId(clock.now()), tourOptionId, comboId },
    ...{ date, timeSlot, pickUp, drop, both, seen: null },
  };
  if (comboId) {
    const combo = (await keptCombos(actor)).find(({ id }) => id === comboId);
    if (!combo) return fail('NOT_FOUND');
    const name = combo.parts.map(({ words }) => words).join('; ');
    return ok({ ...made, cityId: combo.cityId, title: combo.name, name, firstSlot: '' });
  }
  const option = (await readTourOptions(actor, [tourOptionId], keptRows)).get(tourOptionId);
  if (!option) return fail('NOT_FOUND');
  const { cityId, activityName: title, name } = option;
  const times = option.hasTimeSlots ? option.timeSlots : [];
  const firstSlot = timesToCome(actor, date, times)[0] ?? times[0] ?? '';
  return ok({ ...made, cityId, title, name, firstSlot });
}

/** Another item of the same; of what there is no more it keeps what that was called, and its price says why there is none. */
export async function copiedItem(actor: UserActor, item: CartItem): Promise<CartItem> {
  const { tourOptionId, comboId, cityId, title, name, date, timeSlot, pickUp, drop, both } = item;
  const ofOne = comboId ? { comboId } : { tourOptionId };
  const made = await newItem(actor, { ...ofOne, date, timeSlot, pickUp, drop, both });
  const id = sortableId(clock.now());
  const ways = { pickUp, drop, both };
  if (!made.ok) return { id, tourOptionId, comboId, cityId, title, name, date, timeSlot, ...ways, seen: null };
  const { firstSlot, ...copied } = made.value;
  return { ...copied, timeSlot: timeSlot || firstSlot };
}

const fieldOf: Record<NoItemPrice['about'], string> = {
  option: 'date',
  Pickup: 'pickUpAreaTransfer',
  Drop: 'dropAreaTransfer',
  'Pickup & Drop': 'returnAreaTransfer',
  combo: 'date',
  comboTransfer: 'date',
};

/** Why something cannot be put in, at the field that it is about. */
export function notPriced(price: NoItemPrice, prefix = '') {
  const message = noPriceSentence(price);
  const isOfTime = price.code === 'NO_SUCH_SLOT' || (price.code === 'TIME_OVER' && price.about === 'option');
  const field = isOfTime ? 'timeSlot' : price.code === 'NOBODY' ? 'adults' : fieldOf[price.about];
  return fail('VALIDATION', { message, errors: { [field === 'adults' ? field : `${prefix}${field}`]: message } });
}
