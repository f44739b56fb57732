import { noPriceShort } from '#shared/activities/price/no-price-said.ts';
import {
  type ItemPrice,
  netOfOption,
  netOfWays,
  priceComboItem,
  type Selling,
  sellNet,
} from '#shared/activities/price/price-item.ts';
import type {
  DayPrice,
  OfferedActivity,
  OfferedCombo,
  OfferedOption,
  OfferedWay,
} from '#shared/activities/search-activities-by-city-id.ts';
import type { SoldAs } from '#shared/destination/activities/sold-as.ts';
import type { Party } from '#shared/destination/rates/price-option.ts';
import type { PriceLine } from '#shared/price-line.ts';
import type { Day } from '#shared/time.ts';
import type { ActivityForSale, OptionForSale } from './city-offer-store.ts';
import type { ComboForSale } from './combo-store.ts';
import type { Terms } from './selling.ts';
import type { WayForSale } from './way-store.ts';

/** Who searches for which days. */
interface Asked {
  party: Party;
  days: readonly Day[];
  terms: Terms;
}

const dayPriceOf = (price: ItemPrice, day: Day): DayPrice =>
  price.ok
    ? { total: price.total, own: price.own, reason: '', ...feeIn(price.lines) }
    : { total: null, own: 0, reason: noPriceShort(price, day) };

/** What the site adds of it; left out where that is nothing. */
function feeIn(lines: readonly PriceLine[]): Pick<DayPrice, 'fee'> {
  const fee = lines.reduce((sum, { kind, amount }) => (kind === 'markup' ? sum + amount : sum), 0);
  return fee > 0 ? { fee } : {};
}

/** The lowest total among some days; null where none has a price. */
function lowestOf(days: readonly DayPrice[]): { from: number | null; fromOwn: number } {
  let lowest: DayPrice | undefined;
  for (const day of days)
    if (day.total !== null && (lowest === undefined || day.total < (lowest.total ?? 0))) lowest = day;
  return { from: lowest?.total ?? null, fromOwn: lowest?.own ?? 0 };
}

const soldAs = (option: SoldAs): SoldAs => ({
  durationMinutes: option.durationMinutes,
  minAge: option.minAge,
  maxAge: option.maxAge,
  inclusions: option.inclusions,
  exclusions: option.exclusions,
  capacity: option.capacity,
  isInstant: option.isInstant,
  cancelHours: option.cancelHours,
});

const sellingOf = (terms: Terms, ways: readonly WayForSale[]): Selling => ({
  ...terms,
  transfers: new Map(ways.map((way) => [way.id, way])),
});

/** An option without transfers, day by day. */
const offerOption = (option: OptionForSale, selling: Selling, { party, days }: Asked): OfferedOption => ({
  id: option.id,
  name: option.name,
  description: option.description,
  hasMeal: option.hasMeal,
  hasGuide: option.hasGuide,
  hasTicket: option.hasTicket,
  timeSlots: option.hasTimeSlots ? option.timeSlots : [],
  ...soldAs(option),
  days: days.map((date) => {
    const wish = { ...guests(party), date };
    return dayPriceOf(sellNet([netOfOption(option, wish, selling)], option, wish, selling), date);
  }),
});

const guests = ({ adults, children, infants }: Party): Party => ({ adults, children, infants });
const namedBy = { Pickup: 'pickUp', Drop: 'drop', 'Pickup & Drop': 'both' } as const;

/** What a transfer adds to whichever option of an activity, day by day: what is asked once an item is in neither twice. */
function offerWay(way: WayForSale, option: OptionForSale, selling: Selling, { party, days }: Asked): OfferedWay {
  const scope = way.transferType;
  return {
    id: way.id,
    scope,
    areaId: way.otherId,
    area: way.otherName,
    words: way.words,
    days: days.map((date) => {
      const wish = { ...guests(party), date, [namedBy[scope]]: way.id };
      const sold = sellNet([netOfWays(option.areaId, wish, selling)], option, wish, selling);
      const without = sellNet([], option, wish, selling);
      return sold.ok && without.ok
        ? { total: sold.total - without.total, own: sold.own - without.own, reason: '' }
        : dayPriceOf(sold, date);
    }),
  };
}

/** An activity with its options and transfers for somebody on some days. */
export function offerActivity(
  { activity, area, options }: ActivityForSale,
  ways: readonly WayForSale[],
  asked: Asked,
): OfferedActivity {
  const selling = sellingOf(asked.terms, ways);
  const offered = options.map((option) => offerOption(option, selling, asked));
  const hasPrice = ({ days }: OfferedOption) => days.some(({ total }) => total !== null);
  return {
    id: activity.id,
    name: activity.name,
    description: activity.description,
    area,
    pictures: activity.pictures,
    ...lowestOf(offered.flatMap(({ days }) => days)),
    options: offered.toSorted((one, other) => Number(hasPrice(other)) - Number(hasPrice(one))),
    ways: ways.map((way) => offerWay(way, options[0]!, selling, asked)),
  };
}

/** A combo for somebody on some days. */
export function offerCombo(combo: ComboForSale, { party, days, terms }: Asked): OfferedCombo {
  const selling = sellingOf(terms, []);
  const prices = days.map((date) =>
    dayPriceOf(priceComboItem(combo, combo.cityId, { ...guests(party), date }, selling), date),
  );
  return {
    id: combo.id,
    name: combo.name,
    parts: combo.parts.map(({ words }) => words).filter(Boolean),
    ...lowestOf(prices),
    days: prices,
  };
}
