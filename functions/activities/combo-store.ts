import type { Actor } from '#functions/actor.ts';
import { unpackCombo } from '#functions/destination/combos/combo-card.ts';
import { areaTransferIds, isRateOf } from '#functions/destination/combos/combo-parts.ts';
import { keptRows, keptValue } from '#functions/destination/kept-rows.ts';
import { destinationKeys } from '#functions/destination/keys.ts';
import { readTourOptions } from '#functions/destination/activities/tour-option-store.ts';
import type { ComboItem } from '#functions/destination/catalogue-model.ts';
import { decidedBy } from '#functions/table/list-in.ts';
import { queryAll } from '#functions/table/read.ts';
import type { SharingBasis } from '#shared/destination/rates/sharing.ts';
import { hasTimes } from '#shared/activities/price/price-item.ts';
import type { ComboPart, SoldCombo } from '#shared/activities/price/price-combo.ts';
import { type CityOffer, keptCityOffer, type OptionForSale } from './city-offer-store.ts';
import { keptWaysById } from './way-store.ts';

/** A combo as buyers see it. */
export interface ComboForSale extends Omit<SoldCombo, 'parts'> {
  parts: readonly (ComboPart & {
    option: OptionForSale | undefined;
    words: string;
    /** How seats to it and from it are sold; absent where nobody is driven. */
    onward?: SharingBasis;
    back?: SharingBasis;
  })[];
  /** Where all of it is; empty where it is in several cities. */
  cityId: string;
  /** Every city that something of it is in. */
  cities: readonly string[];
}

/** Combos that are sold; kept in memory until the head's `destination` revision moves. */
export const keptCombos = (actor: Actor): Promise<readonly ComboForSale[]> =>
  keptValue(actor, 'combos for sale', async () => {
    const cards = await queryAll(decidedBy(destinationKeys.combos(actor)), { fields: ['card'] });
    const combos = cards.map(({ card }) => unpackCombo(card)).filter(({ isDeactivated }) => !isDeactivated);
    return Promise.all(combos.map((combo) => comboForSale(actor, combo)));
  });

async function comboForSale(actor: Actor, combo: ComboItem): Promise<ComboForSale> {
  const rows = await readTourOptions(
    actor,
    combo.tourOptions.map(({ tourOptionId }) => tourOptionId),
    keptRows,
  );
  const cities = [...new Set([...rows.values()].map(({ cityId }) => cityId))];
  const [offers, ways] = await Promise.all([
    Promise.all(cities.map((cityId) => keptCityOffer(actor, cityId))),
    keptWaysById(actor, areaTransferIds(combo.tourOptions)),
  ]);
  return {
    ...{ id: combo.id, name: combo.name, amount: combo.amount, isDeactivated: combo.isDeactivated },
    cityId: cities.length === 1 ? cities[0]! : '',
    cities,
    parts: combo.tourOptions.map((part) => {
      const found = optionIn(offers, part.tourOptionId);
      const wayOf = (id: string) =>
        isRateOf(part, id) ? (rateWay(found?.option, id) ?? null) : (ways.get(id) ?? null);
      const [onward, back] = [part.onwardTransfer, part.returnTransfer].map(
        (id) => (id ? wayOf(id) : null)?.sharingBasis,
      );
      return {
        ...(onward && { onward }),
        ...(back && { back }),
        ...(found && hasTimes(found.option) && { times: found.option.timeSlots }),
        isDeactivated: !found,
        weekdays: found?.option.weekdays ?? [],
        stopSales: found?.option.stopSales ?? [],
        ways: [part.onwardTransfer, part.returnTransfer].filter((id) => id !== '').map(wayOf),
        option: found?.option,
        words: found ? `${found.of.activity.name}, ${found.option.name}` : '',
      };
    }),
  };
}

const optionIn = (offers: readonly CityOffer[], id: string) =>
  offers.map(({ options }) => options.get(id)).find((found) => found !== undefined);

function rateWay(option: OptionForSale | undefined, id: string) {
  const rate = option?.transfers.find((one) => one.id === id);
  return rate && { ...rate, isDeactivated: false };
}
