import { scopeOfJob } from '#functions/scope.ts';
import { createRateWrites, changeRateWrites } from '../rates/writes.ts';
import { namesOf, type OptionAtHand, optionAtHand, type RatesByKind, ratesOf } from '../rates/rated-option.ts';
import { orderOfKind, readCityRates } from '../rates/store.ts';
import { rateIdOf } from '../rates/pack-rate.ts';
import { readMarkets } from '../rates/markets.ts';
import { MOST_RATES, type RateKind } from '#shared/destination/rates/rate-fields.ts';
import { nameOfRate, rateWords } from '#shared/destination/rates/rate-words.ts';
import { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import { isPerPaxOf, sharingBases, transferTypes } from '#shared/destination/rates/sharing.ts';
import { randomId } from '#shared/ids.ts';
import { toMajor } from '#shared/money.ts';
import { folded, naturalKey } from '#functions/records/natural-key.ts';
import { readTourOptionsOfCity } from '../activities/tour-option-store.ts';
import { cityColumns } from './catalogue.ts';
import { catalogueNames } from './catalogue-names.ts';
import { NO_CITY } from './city-names.ts';
import { pageOfCities } from './city-pages.ts';
import { importedWrites } from './imported-writes.ts';
import { leftAlone } from './left-alone.ts';
import { parsed } from './parsed.ts';
import type { ImportColumn } from './read-value.ts';
import type { ImportWays, RowErrors, Values } from './ways.ts';

const NO_OPTION = 'No tour option in this city has this name. Please import options first.';
const OVER = 'This tour option is no longer sold. Reactivate it before adding rates.';
const NO_MARKET = 'No market has this name.';
const FULL = `An option can have at most ${MOST_RATES} rates of one type.`;
/** Bits of the part of a rate's id that is its own, among the rates of one option. */
const OWN_BITS = 80;

const whose: readonly ImportColumn[] = [
  ...cityColumns,
  { heading: 'Activity', field: 'activity', type: 'text', isRequired: true, hint: 'An activity of the city.' },
  { heading: 'Tour Option', field: 'option', type: 'text', isRequired: true, hint: 'An option of the activity.' },
  { heading: 'Market', field: 'market', type: 'text', isRequired: true, hint: 'A market of this site.' },
  { heading: 'Description', field: 'description', type: 'text', hint: 'Internal name, such as a season.' },
  { heading: 'Valid From', field: 'validFromDate', type: 'day', isRequired: true, hint: 'First day of travel.' },
  { heading: 'Valid Till', field: 'validTillDate', type: 'day', isRequired: true, hint: 'Last day of travel.' },
  { heading: 'Min Pax', field: 'minPax', type: 'number', hint: 'Smallest group; empty for any.' },
  { heading: 'Max Pax', field: 'maxPax', type: 'number', hint: 'Largest group; empty for any.' },
];
/** Values of a rate that go with any others (`parsed`). */
const standIns = {
  ...{ validFromDate: '0001-01-01', validTillDate: '9999-12-31', minPax: null, maxPax: null },
  ...{ description: '-', isPerPax: undefined, transferType: transferTypes[0], sharingBasis: 'SIC' },
};
const amount = (heading: string, field: string, hint: string, isRequired?: true): ImportColumn => ({
  ...{ heading, field, type: 'number', hint },
  ...(isRequired && { isRequired }),
});

type Wanted<K extends RateKind> = Omit<RatesByKind[K], 'id' | 'version' | 'tourOptionId'>;

/** What one kind of rates says of itself. */
interface Typed<K extends RateKind> {
  kind: K;
  columns: readonly ImportColumn[];
  /** The rate as its form's contract reads it, in minor units. */
  read(fields: Readonly<Record<string, unknown>>): Promise<{ draft: Wanted<K> } | { errors: RowErrors }>;
  /** What tells a rate apart from others of its option, beside market, days, party and description. */
  keyOf(rate: Wanted<K>): string;
  /** What a row may leave as it is. */
  optional: readonly (keyof RatesByKind[K] & string)[];
  /** Its amounts and kind as a file holds them. */
  valuesOf(rate: RatesByKind[K], major: (minor: number | null) => number | undefined): Values;
}

interface Draft<K extends RateKind> {
  at: OptionAtHand;
  wanted: Wanted<K>;
}

/**
 * Rates of one kind. What stands already keeps its place in the order; new ones come behind it, as the file has them. A
 * rate is known again by option, market, days, party and description.
 */
const ratesWays = <K extends RateKind>(typed: Typed<K>): ImportWays => {
  const { kind, columns, read, keyOf, optional, valuesOf } = typed;
  const ownKey = (rate: Wanted<K>): string =>
    naturalKey(
      ...[rate.marketId, rate.validFromDate, rate.validTillDate, String(rate.minPax), String(rate.maxPax)],
      ...[rate.description, String(rate.isPerPax), keyOf(rate)],
    );
  const rateValues = (rate: RatesByKind[K], currency: string): Values => ({
    description: rate.description || undefined,
    validFromDate: rate.validFromDate,
    validTillDate: rate.validTillDate,
    minPax: rate.minPax ?? undefined,
    maxPax: rate.maxPax ?? undefined,
    ...valuesOf(rate, (minor) => (minor === null ? undefined : toMajor(minor, currency))),
  });
  return {
    columns,
    async open(actor) {
      const [names, markets] = [await catalogueNames(actor), await readMarkets(actor)];
      const { currency } = actor.head;
      const atHand = new Map<string, Promise<OptionAtHand | undefined>>();
      const stand = (id: string) => {
        const known = atHand.get(id) ?? optionAtHand(actor, id);
        atHand.set(id, known);
        return known;
      };
      return {
        async check(values) {
          const { city: cityName, country, activity, option, market, isActive: _, ...fields } = values;
          const city = names.cities.find(String(cityName ?? ''), String(country ?? ''));
          const card = city && (await names.option(city.id, String(activity ?? ''), String(option ?? '')));
          const at = card && (await stand(card.id));
          const of = markets.find(({ name }) => folded(name) === folded(String(market)));
          const named = { tourOptionId: card?.id ?? '-', marketId: of?.id ?? '-', currency };
          const found = await read({ ...fields, ...named });
          const errors: RowErrors = {
            ...('errors' in found && found.errors),
            ...(!city ? { city: NO_CITY } : !at && activity && option && { option: NO_OPTION }),
            ...(!of && { market: NO_MARKET }),
          };
          if ('errors' in found || !at || Object.keys(errors).length) return { errors };
          const draft: Draft<K> = { at, wanted: found.draft };
          return { nameKey: `${at.option.id}|${ownKey(found.draft)}`, values, draft };
        },
        find: (rows) =>
          Promise.resolve(
            rows.map(({ draft }) => {
              const { at, wanted } = draft as Draft<K>;
              return ratesOf(at.rates, kind).find((rate) => ownKey(rate) === ownKey(wanted));
            }),
          ),
        stood: (found) => rateValues(found as RatesByKind[K], currency),
        plan({ draft, values }, found, stamp) {
          const { at, wanted } = draft as Draft<K>;
          const before = found as RatesByKind[K] | undefined;
          const { option } = at;
          const rates = ratesOf(at.rates, kind) as RatesByKind[K][];
          const rate = {
            ...wanted,
            ...leftAlone(values, before, optional),
            tourOptionId: option.id,
            // The letters of what stands stay as they are.
            description: before?.description ?? wanted.description,
            id: before?.id ?? rateIdOf(option.id, randomId(OWN_BITS)),
            version: (before?.version ?? 0) + 1,
          } as unknown as RatesByKind[K];
          if (before && isSame(before, rate)) return { state: 'same', writes: [] };
          const isOffered = markets.some(({ id, isDeactivated }) => id === rate.marketId && !isDeactivated);
          const [problem, ...problems] = before
            ? []
            : [
                ...(option.isDeactivated ? [{ message: OVER }] : []),
                ...(isOffered ? [] : [{ field: 'market', message: NO_MARKET }]),
                ...(rates.length >= MOST_RATES ? [{ message: FULL }] : []),
              ];
          if (problem) return { state: 'bad', problems: [problem, ...problems] };
          const rateNames = namesOf(actor, markets);
          const words = { from: before ? rateWords(before, rateNames) : '', to: rateWords(rate, rateNames) };
          if (before) {
            const writes = changeRateWrites(actor, { option, kind, before, next: rate }, words);
            rates[rates.indexOf(before)] = rate;
            return { state: 'changed', writes: importedWrites(actor, writes, stamp) };
          }
          const order = { order: [...rates.map(({ id }) => id), rate.id], version: orderOfKind(at.rates, kind) };
          const told = { name: nameOfRate(rate), ...words };
          const writes = createRateWrites(actor, { option, kind, rates: [rate], order }, told);
          // The next rate of the same option finds it behind this one.
          rates.push(rate);
          if (kind === 'ticket') at.rates.ticketOrder += 1;
          else at.rates.transferOrder += 1;
          return { state: 'new', writes: importedWrites(actor, writes, stamp) };
        },
      };
    },
    readPage: (actor, cursor) =>
      pageOfCities(scopeOfJob(actor), cursor, async (place, cityId) => {
        const [rates, options, markets] = await Promise.all([
          readCityRates(actor, cityId),
          readTourOptionsOfCity(scopeOfJob(actor), cityId),
          readMarkets(actor),
        ]);
        const marketName = new Map(markets.map(({ id, name }) => [id, name]));
        return options.flatMap((option) => {
          const of = rates.get(option.id);
          return (of ? ratesOf(of, kind) : []).map((rate) => ({
            ...place,
            activity: option.activityName,
            option: option.name,
            market: marketName.get(rate.marketId),
            ...rateValues(rate, actor.head.currency),
          }));
        });
      }),
  };
};

const isSame = (one: object, other: object): boolean => {
  const plain = (rate: object) => JSON.stringify(Object.entries({ ...rate, version: 0 }).toSorted());
  return plain(one) === plain(other);
};

/** Ticket rates of tour options. */
export const ticketRate = ratesWays<'ticket'>({
  kind: 'ticket',
  columns: [
    ...whose,
    {
      heading: 'Per Pax',
      field: 'isPerPax',
      type: 'flag',
      isRequired: true,
      hint: 'Yes: per person. No: per group.',
    },
    amount('Adult Amount', 'adultAmount', 'Price per adult, or for all adults.', true),
    amount('Child Amount', 'childAmount', 'Price per child, or for all children.', true),
    amount('Infant Amount', 'infantAmount', 'Price per infant; default 0 for a new rate.'),
    amount('Adult Cost', 'adultCost', 'Your cost per adult.'),
    amount('Child Cost', 'childCost', 'Your cost per child.'),
    amount('Infant Cost', 'infantCost', 'Your cost per infant.'),
  ],
  async read(fields) {
    const found = await parsed(saveActivityTicketRates.request, fields, {
      standIns: {
        ...{ ...standIns, isPerPax: true, adultAmount: 0, childAmount: 0, infantAmount: 0 },
        ...{ adultCost: null, childCost: null, infantCost: null },
      },
    });
    if ('errors' in found) return found;
    const { id: _, version: __, currency: ___, tourOptionId: ____, ...draft } = found.draft;
    return { draft };
  },
  keyOf: () => '',
  optional: ['infantAmount', 'adultCost', 'childCost', 'infantCost'],
  valuesOf: (rate, major) => ({
    isPerPax: rate.isPerPax,
    adultAmount: major(rate.adultAmount),
    childAmount: major(rate.childAmount),
    infantAmount: major(rate.infantAmount),
    adultCost: major(rate.adultCost),
    childCost: major(rate.childCost),
    infantCost: major(rate.infantCost),
  }),
});

/** Transfer rates of tour options. */
export const transferRate = ratesWays<'transfer'>({
  kind: 'transfer',
  columns: [
    ...whose.map((column) => (column.field === 'description' ? ({ ...column, isRequired: true } as const) : column)),
    {
      ...{ heading: 'Transfer Type', field: 'transferType', type: 'choice', isRequired: true },
      ...{ allowed: transferTypes, hint: 'One way, or return.' },
    },
    {
      ...{ heading: 'Sharing Basis', field: 'sharingBasis', type: 'choice', isRequired: true },
      ...{ allowed: sharingBases, hint: 'SIC: seat in coach. PVT: private vehicle.' },
    },
    { heading: 'Per Pax', field: 'isPerPax', type: 'flag', hint: 'Leave empty to follow the basis.' },
    amount('Amount', 'amount', 'Price per seat, or per vehicle.', true),
    amount('Adult Amount', 'adultAmount', 'Per seat, if adults pay a different amount.'),
    amount('Child Amount', 'childAmount', 'Per seat, if children pay a different amount.'),
    amount('Cost', 'cost', 'Your cost per seat, or per vehicle.'),
  ],
  async read(fields) {
    const found = await parsed(saveTourOptionTransferRates.request, fields, {
      standIns: { ...standIns, amount: 0, adultAmount: null, childAmount: null, cost: null },
    });
    if ('errors' in found) return found;
    const { id: _, version: __, currency: ___, tourOptionId: ____, ...rate } = found.draft;
    const isPerPax = rate.isPerPax ?? isPerPaxOf(rate.sharingBasis);
    return { draft: { ...rate, ...(!isPerPax && { adultAmount: null, childAmount: null }), isPerPax } };
  },
  keyOf: ({ transferType, sharingBasis }) => `${transferType} ${sharingBasis}`,
  optional: ['adultAmount', 'childAmount', 'cost'],
  valuesOf: (rate, major) => ({
    transferType: rate.transferType,
    sharingBasis: rate.sharingBasis,
    isPerPax: rate.isPerPax,
    amount: major(rate.amount),
    adultAmount: major(rate.adultAmount),
    childAmount: major(rate.childAmount),
    cost: major(rate.cost),
  }),
});
