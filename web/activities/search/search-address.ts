import * as z from 'zod/mini';
import { guestFields, soundGuests, usualGuests } from '#shared/activities/guests.ts';
import type { Day } from '#shared/time.ts';

const wanted = z.object(guestFields).check(soundGuests);
export type Guests = z.output<typeof wanted>;

/** What a search asks for, as its address has it. */
export interface Searched extends Guests {
  /** Empty: nobody chose one yet. */
  cityId: string;
  /** The cart that is added to; left out, the one in hand. */
  cartId?: string | undefined;
}

/** The search that an address asks for: `usual` for what it does not say, or says wrong. */
export function searchedIn(query: URLSearchParams, usual: Guests): Searched {
  const number = (text: string | null, otherwise: number) => (text === null ? otherwise : Number(text));
  const read = wanted.safeParse({
    adults: number(query.get('adults'), usual.adults),
    children: number(query.get('children'), usual.children),
    infants: number(query.get('infants'), usual.infants),
    startDate: query.get('from') ?? usual.startDate,
    endDate: query.get('to') ?? usual.endDate,
  });
  return {
    cityId: query.get('cityId') ?? '',
    cartId: query.get('cartId') ?? undefined,
    ...(read.success ? read.data : usual),
  };
}

/** An address that asks for a search. */
export const queryOf = ({ cityId, cartId, adults, children, infants, startDate, endDate }: Searched): URLSearchParams =>
  new URLSearchParams({
    ...(cityId && { cityId }),
    ...(cartId && { cartId }),
    ...{ from: startDate, to: endDate, adults: String(adults), children: String(children), infants: String(infants) },
  });

/** What a search begins with: the cart's guests and days where there is one that is not over. */
export const beginsWith = (cart: (Guests & { cartId: string }) | undefined, today: Day): Guests => {
  if (!cart?.cartId || cart.startDate < today) return usualGuests(today);
  const { adults, children, infants, startDate, endDate } = cart;
  return { adults, children, infants, startDate, endDate };
};
