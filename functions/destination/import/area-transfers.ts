import type { JobActor } from '#functions/actor.ts';
import { scopeOfJob } from '#functions/scope.ts';
import type { AreaItem, AreaTransferItem, Named } from '#functions/areas/model.ts';
import { newestTransfers, readNamed } from '#functions/areas/store.ts';
import { changeTransferWrites, createTransferWrites } from '#functions/areas/transfer-writes.ts';
import { clock } from '#functions/clock.ts';
import { transferRequest } from '#shared/areas/transfer-request.ts';
import { isPerPaxOf, isPrivate, sharingBases, transferScopes } from '#shared/destination/rates/sharing.ts';
import { randomId } from '#shared/ids.ts';
import { toMajor } from '#shared/money.ts';
import { instant } from '#shared/time.ts';
import { readFewNow } from '#functions/records/whole-kind-store.ts';
import { markets as siteMarkets } from '../masters.ts';
import { folded, naturalKey } from '#functions/records/natural-key.ts';
import { catalogueNames } from './catalogue-names.ts';
import { cityNames, NO_CITY } from './city-names.ts';
import { leftAlone } from './left-alone.ts';
import { importedWrites } from './imported-writes.ts';
import { parsed } from './parsed.ts';
import {
  activeColumn,
  changeOf,
  type ImportWays,
  isDeactivatedBy,
  type Problem,
  type RowErrors,
  type Values,
} from './ways.ts';

const NO_AREA = 'This city has no such area. Please import areas first.';
const NO_MARKET = 'No market has this name.';

/** Values of a transfer that go with any others (`parsed`). */
const standIns = {
  ...{ transferType: transferScopes[0], sharingBasis: 'SIC', amount: 0, cost: null, minPax: null, maxPax: null },
  ...{ validFromDate: '', validTillDate: '', description: '' },
};

type Wanted = Omit<AreaTransferItem, 'id' | 'version' | 'createdAt'>;

/** What tells a transfer apart from others: all that it is for, and none of its price. */
const keyOf = (transfer: Wanted): string =>
  naturalKey(
    ...[transfer.fromId, transfer.toId, transfer.marketId, transfer.transferType, transfer.sharingBasis],
    ...[transfer.validFromDate, transfer.validTillDate, String(transfer.minPax), String(transfer.maxPax)],
  );

/** What a new transfer cannot begin with; one that stands keeps what it has. */
const noLongerOffered = ({ fromId, toId, marketId }: Wanted, { areas, markets }: Named): Problem[] => [
  ...(areas.get(fromId)?.isDeactivated ? [{ field: 'from', message: NO_AREA }] : []),
  ...(areas.get(toId)?.isDeactivated ? [{ field: 'to', message: NO_AREA }] : []),
  ...(markets.get(marketId)?.isDeactivated ? [{ field: 'market', message: NO_MARKET }] : []),
];

/** A transfer as a file holds it, but for what it names. */
const valuesOf = (transfer: AreaTransferItem, currency: string): Values => ({
  transferType: transfer.transferType,
  sharingBasis: transfer.sharingBasis,
  amount: toMajor(transfer.amount, currency),
  cost: transfer.cost === null ? undefined : toMajor(transfer.cost, currency),
  minPax: transfer.minPax ?? undefined,
  maxPax: transfer.maxPax ?? undefined,
  validFromDate: transfer.validFromDate || undefined,
  validTillDate: transfer.validTillDate || undefined,
  isStandAlone: transfer.isStandAlone,
  description: transfer.description || undefined,
  isActive: !transfer.isDeactivated,
});

/** All transfers of the site, deactivated ones too. */
async function allTransfers(job: JobActor): Promise<AreaTransferItem[]> {
  const found: AreaTransferItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await newestTransfers(scopeOfJob(job), { cursor, limit: 500 });
    found.push(...page.cards);
    cursor = page.cursor;
  } while (cursor);
  return found;
}

/** Transfers between areas. */
export const areaTransfer: ImportWays = {
  columns: [
    { heading: 'From', field: 'from', type: 'text', isRequired: true, hint: 'An area.' },
    { heading: 'From City', field: 'fromCity', type: 'text', isRequired: true, hint: 'City of the from area.' },
    { heading: 'To', field: 'to', type: 'text', isRequired: true, hint: 'Area; the same one for transfers within it.' },
    { heading: 'To City', field: 'toCity', type: 'text', hint: 'If it is in another city.' },
    { heading: 'Market', field: 'market', type: 'text', isRequired: true, hint: 'A market of this site.' },
    {
      ...{ heading: 'Transfer Type', field: 'transferType', type: 'choice', isRequired: true },
      ...{ allowed: transferScopes, hint: 'Pickup, drop or both.' },
    },
    {
      ...{ heading: 'Sharing Basis', field: 'sharingBasis', type: 'choice', isRequired: true },
      ...{ allowed: sharingBases, hint: 'SIC: seat in coach. PVT: private vehicle.' },
    },
    { heading: 'Amount', field: 'amount', type: 'number', isRequired: true, hint: 'Per person, or per vehicle.' },
    { heading: 'Cost', field: 'cost', type: 'number', hint: 'Your cost, on the same basis as the amount.' },
    { heading: 'Min Pax', field: 'minPax', type: 'number', hint: 'If any part is private.' },
    { heading: 'Max Pax', field: 'maxPax', type: 'number', hint: 'If any part is private.' },
    { heading: 'Valid From', field: 'validFromDate', type: 'day', hint: 'First day; empty for no limit.' },
    { heading: 'Valid Till', field: 'validTillDate', type: 'day', hint: 'Last day; empty for no limit.' },
    { heading: 'Stand Alone', field: 'isStandAlone', type: 'flag', hint: 'Yes: also sold separately.' },
    { heading: 'Description', field: 'description', type: 'text', hint: 'Notes for guests and staff.' },
    activeColumn,
  ],
  async open(actor) {
    const [names, markets, transfers] = [
      await catalogueNames(actor),
      await readFewNow(scopeOfJob(actor), siteMarkets),
      await allTransfers(actor),
    ];
    const known = new Map(transfers.map((transfer) => [keyOf(transfer), transfer]));
    const marketNames = new Map(markets.map(({ id, name, isDeactivated }) => [id, { name, isDeactivated }]));
    const areas = new Map<string, AreaItem>();
    const areaOf = async (city: string, area: string) => {
      const cityId = names.cities.find(city, '')?.id;
      const found = cityId && (await names.area(cityId, area));
      if (found) areas.set(found.id, found);
      return { cityId, area: found || undefined };
    };
    const { currency } = actor.head;
    return {
      async check(values) {
        const { from, fromCity, to, toCity, market, isActive: _, ...fields } = values;
        const begins = await areaOf(String(fromCity ?? ''), String(from ?? ''));
        const ends = await areaOf(String(toCity ?? fromCity ?? ''), String(to ?? ''));
        const of = markets.find(({ name }) => folded(name) === folded(String(market)));
        const ids = { from: begins.area?.id ?? '-', to: ends.area?.id ?? '-', marketId: of?.id ?? '-' };
        const read = await parsed(transferRequest, { ...fields, ...ids, currency }, { standIns });
        const errors: RowErrors = {
          ...('errors' in read && read.errors),
          ...(!begins.cityId ? { fromCity: NO_CITY } : !begins.area && { from: NO_AREA }),
          ...(toCity !== undefined && !ends.cityId
            ? { toCity: NO_CITY }
            : ends.cityId && !ends.area && { to: NO_AREA }),
          ...(!of && { market: NO_MARKET }),
        };
        if ('errors' in read || Object.keys(errors).length) return { errors };
        const { sharingBasis, minPax = null, maxPax = null } = read.draft;
        const isBounded = isPrivate(sharingBasis);
        const wanted: Wanted = {
          fromId: ids.from,
          toId: ids.to,
          marketId: ids.marketId,
          description: read.draft.description,
          transferType: read.draft.transferType,
          sharingBasis,
          amount: read.draft.amount,
          cost: read.draft.cost ?? null,
          isStandAlone: read.draft.isStandAlone,
          isPerPax: isPerPaxOf(sharingBasis),
          minPax: isBounded ? minPax : null,
          maxPax: isBounded ? maxPax : null,
          validFromDate: read.draft.validFromDate,
          validTillDate: read.draft.validTillDate,
          isDeactivated: false,
        };
        return { nameKey: keyOf(wanted), values, draft: wanted };
      },
      find: (rows) => Promise.resolve(rows.map(({ nameKey }) => known.get(nameKey))),
      stood: (found) => valuesOf(found as AreaTransferItem, currency),
      plan({ draft, values }, found, stamp) {
        const before = found as AreaTransferItem | undefined;
        const wanted: Wanted = {
          ...(draft as Wanted),
          ...leftAlone(values, before, ['cost', 'isStandAlone', 'description']),
          isDeactivated: isDeactivatedBy(values, before),
        };
        const named = { areas, markets: marketNames };
        if (!before) {
          const [over, ...more] = noLongerOffered(wanted, named);
          if (over) return { state: 'bad', problems: [over, ...more] };
          const made = { id: randomId(100), version: 1, createdAt: instant(clock.now()) };
          const writes = createTransferWrites(actor, { ...wanted, ...made }, named);
          return { state: 'new', writes: importedWrites(actor, writes, stamp) };
        }
        const next: AreaTransferItem = { ...before, ...wanted, version: before.version + 1 };
        const isSame = (Object.keys(wanted) as (keyof Wanted)[]).every((field) => before[field] === wanted[field]);
        if (isSame) return { state: 'same', writes: [] };
        return {
          state: changeOf(before, next),
          writes: importedWrites(actor, changeTransferWrites(actor, before, next, named), stamp),
        };
      },
    };
  },
  async readPage(actor, cursor) {
    const cities = await cityNames();
    const page = await newestTransfers(scopeOfJob(actor), { cursor: cursor || undefined, limit: 500 });
    const { areas, markets } = await readNamed(actor, page.cards);
    const endOf = (id: string) => {
      const area = areas.get(id);
      return { name: area?.name, city: area && cities.write(area.cityId).city };
    };
    return {
      rows: page.cards.map((transfer) => {
        const [from, to] = [endOf(transfer.fromId), endOf(transfer.toId)];
        return {
          from: from.name,
          fromCity: from.city,
          to: to.name,
          toCity: to.city,
          market: markets.get(transfer.marketId)?.name,
          ...valuesOf(transfer, actor.head.currency),
        };
      }),
      cursor: page.cursor ?? null,
    };
  },
};
