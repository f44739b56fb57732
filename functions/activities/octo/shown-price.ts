import type { Terms } from '../selling.ts';
import type { OptionForSale } from '../city-offer-store.ts';
import { type ItemPrice, netOfOption, sellNet } from '#shared/activities/price/price-item.ts';
import type { OctoPricing, UnitId } from '#shared/activities/octo/model.ts';
import type { Party } from '#shared/destination/rates/price-option.ts';
import { type Currency, exponentOf } from '#shared/money.ts';
import type { Day } from '#shared/time.ts';

/** Guests of whom a price is told where a question names none. */
export const oneAdult: Party = { adults: 1, children: 0, infants: 0 };

/** What an option comes to for a party on a day, without transfers between areas; or why there is no price. */
export function priceOnDay(option: OptionForSale, party: Party, date: Day, terms: Terms): ItemPrice {
  const wish = { ...party, date };
  return sellNet([netOfOption(option, wish, terms)], option, wish, terms);
}

/**
 * A price as OCTO has it, minor units: `net` is what the caller pays, `retail` what its own customer does, as its markup
 * says.
 */
export function pricingOf({ total, own, lines }: Extract<ItemPrice, { ok: true }>, currency: Currency): OctoPricing {
  const taxes = lines.filter(({ kind }) => kind === 'gst');
  return {
    ...{ original: total + own, retail: total + own, net: total },
    ...{ currency, currencyPrecision: exponentOf(currency) },
    includedTaxes: taxes.map(({ label, amount }) => ({ name: label, original: amount, retail: amount, net: amount })),
  };
}

const isOf = (offered: readonly UnitId[], id: string): id is UnitId => (offered as readonly string[]).includes(id);

/** Units as guests, of those that an option is for: the one that is not among them. None at all stand for one adult. */
export function partyOf(
  units: readonly { id: string; quantity: number }[] | undefined,
  offered: readonly UnitId[],
): Party | { unitId: string } {
  const party = { adult: 0, child: 0, infant: 0 } satisfies Record<UnitId, number>;
  for (const { id, quantity } of units ?? []) {
    if (isOf(offered, id)) party[id] += quantity;
    // Who always sends every kind of traveller asks for none of those that an option is not for.
    else if (quantity > 0 || !(id in party)) return { unitId: id };
  }
  const { adult, child, infant } = party;
  return adult + child + infant === 0 ? oneAdult : { adults: adult, children: child, infants: infant };
}
