import { expect } from 'vitest';
import type { Call, WireRequestOf } from '#shared/contract.ts';
import { accommodations, drivers, locations, markets } from '#functions/destination/masters.ts';
import { rowWrites } from '#functions/records/record-writes.ts';
import { beginUploadWrites } from '#functions/files/writes.ts';
import { putGroup, putRule } from '#functions/markups/writes.ts';
import { createGroupWrites } from '#functions/permissions/groups/writes.ts';
import { reportTransferWrites } from '#functions/wallet/transfers/writes.ts';
import { passwordLinkWrites } from '#functions/users/session/password-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { getTickets } from '#shared/bookings/get-tickets.ts';
import { startExport } from '#shared/exports/start-export.ts';
import { fareQuote } from '#shared/flights/fare-quote.ts';
import { searchFlights } from '#shared/flights/search/search-flights.ts';
import { randomId } from '#shared/ids.ts';
import { generateDriverAccessToken } from '#shared/transfers/generate-driver-access-token.ts';
import { DAY } from '#shared/time.ts';
import { saveTraveller } from '#shared/users/profile/save-traveller.ts';
import { makeBooking, storeBooking } from '#test/fixtures/booking.ts';
import { callHttp } from '#test/harness/call-http.ts';
import { type TestSiteName, testSites } from '#test/harness/test-sites.ts';
import type { TableCounts } from '#test/harness/table-faults.ts';
import type { TestUser } from '#test/harness/test-user.ts';
import type { World } from '#test/harness/use-world.ts';
import { sellOrder } from '#test/payments/sell-order.ts';
import { reported } from '#test/wallet/reported.ts';
import { readRows } from '#test/wallet/read-ledger.ts';
import { storeCatalogue } from '#test/destination/store-catalogue.ts';
import { storeRates } from '#test/destination/store-rates.ts';
import { storeActivityRule } from '#test/activities/store-rule.ts';
import { storeInvoice } from '#test/invoices/store-invoice.ts';
import { storeAreas } from '#test/areas/store-areas.ts';
import { storeCart } from '#test/activities/store-cart.ts';
import { sendStoredKart, storeKart } from '#test/quotations/store-kart.ts';
import { storeVouchered } from '#test/quotations/store-vouchered.ts';
import { makeKey } from '#test/keys/make-key.ts';
import { storeChange } from '#test/changes/make-change.ts';
import type { IdKind } from './id-fields.ts';

/** Somebody with one of everything that has an owner. */
export interface Owning {
  site: TestSiteName;
  owner: TestUser;
  ids: Record<IdKind, string>;
}

/** What stands in this somebody's rows and nowhere else. */
export interface Marks {
  lastName: string;
  pnr: string;
}

const segments = [{ origin: 'DEL', destination: 'BOM', preferredDepartureTime: '2027-03-12' }];
/** One more than a page, so that the list has a place where it goes on. */
export const MORE_THAN_A_PAGE = 26;

/**
 * An agent of the site who has searched, quoted, ordered, booked and saved, under names of their own, and one of the
 * site's staff of that name, alone in a permission group. With one booking there is no cursor.
 */
export async function makeOwning(
  world: World,
  site: TestSiteName,
  { lastName, pnr }: Marks,
  count = 1,
): Promise<Owning> {
  const email = `${lastName.toLowerCase()}@example.com`;
  const owner = await world.addUser(site, 'travelAgent', { lastName });
  const ask = <C extends Call>(call: C, body: WireRequestOf<C>) => callHttp({ site, call, body, as: owner });
  const bookings = await Promise.all(
    Array.from({ length: count }, () => {
      const made = makeBooking(owner, { pnr });
      const passengers = made.passengers.map((passenger) => ({ ...passenger, lastName, email }));
      return storeBooking(world.job(site), { ...made, passengers });
    }),
  );
  const { orderId } = await sellOrder(owner);
  const search = () =>
    ask(searchFlights, {
      searchId: randomId(),
      source: 'sandbox-gds',
      JourneyType: 1,
      segments,
      adultCount: 1,
      childCount: 0,
      infantCount: 0,
    });
  const { result: found } = await search();
  // A search id is every site's own: asked elsewhere, another one, lest it make the offers that are asked for there.
  const { result: other } = await search();
  const resultIndex = found!.offers[0]!.resultIndex;
  const { result: quote } = await ask(fareQuote, { traceId: found!.traceId, resultIndex });
  const { result: traveller } = await ask(saveTraveller, { firstName: 'Foreign', lastName, paxType: 1 });
  const { result: page } = await ask(getTickets, {});
  const { link, writes } = passwordLinkWrites(owner.actor, testSites[site].origin, owner.item, DAY);
  expect((await commit(owner.actor, writes)).ok).toBe(true);
  const { group, writes: made } = createGroupWrites(world.job(site), `Desk of ${lastName}`);
  expect((await commit(world.job(site), made)).ok).toBe(true);
  await world.addUser(site, 'staff', { lastName, permissionGroupId: group.groupId });
  const sent = { purpose: 'agencyLogo', contentType: 'image/png', bytes: 100 } as const;
  const { item: upload, writes: begun } = beginUploadWrites(owner.actor, sent);
  expect((await commit(owner.actor, begun)).ok).toBe(true);
  const transfer = reported(owner);
  expect((await commit(owner.actor, reportTransferWrites(owner.actor, transfer))).ok).toBe(true);
  const change = await storeChange(owner, bookings[0]!, 'ChargesSet');
  const exporter = await world.addUser(site, 'staff', { isSuperAdmin: true });
  const { result: file } = await callHttp({
    site,
    call: startExport,
    body: { list: 'tickets', filter: { Passenger: lastName } },
    as: exporter,
  });
  const [markupGroup, defaultRule, airlineRule, departureRule] = [
    randomId(100),
    randomId(100),
    randomId(100),
    randomId(100),
  ];
  const rule = {
    kind: 'perPassenger',
    value: 0,
    groupId: markupGroup,
    airlineCode: '',
    departureId: '',
    version: 1,
  } as const;
  const job = world.job(site);
  const priced = await commit(job, [
    putGroup(job, { id: markupGroup, groupName: `Prices of ${lastName}`, commissionShare: 0, isDefault: false }),
    putRule(job, 'DEF', { ...rule, id: defaultRule }),
    putRule(job, 'AIR', { ...rule, id: airlineRule, airlineCode: 'AI' }),
    putRule(job, 'FD', { ...rule, id: departureRule }),
  ]);
  expect(priced.ok).toBe(true);
  const [market, accommodation, driver, location] = [randomId(100), randomId(100), randomId(100), randomId(100)];
  const record = { isDeactivated: false, version: 1, createdAt: '2026-03-01T00:00:00.000Z' };
  const kept = await commit(job, [
    ...rowWrites(
      job,
      undefined,
      markets.rowOf(job, { ...record, id: market, name: `M ${lastName}`, isDefault: false }),
    ),
    ...rowWrites(
      job,
      undefined,
      accommodations.rowOf(job, {
        ...{
          ...record,
          id: accommodation,
          name: `Hotel ${lastName}`,
          address: '1 Quay',
          area: '',
          areaId: '',
          phoneNumber: '',
        },
        ...{ cityId: 'ae-03-dubai', city: 'Dubai', email: '' },
      }),
    ),
    ...rowWrites(job, undefined, drivers.rowOf(job, { ...record, id: driver, driverName: lastName, phone: '' })),
    ...rowWrites(job, undefined, locations.rowOf(job, { ...record, id: location, location: `Gate ${lastName}` })),
  ]);
  expect(kept.ok).toBe(true);
  const activityRule = await storeActivityRule(owner);
  const { activity, tourOption, combo } = await storeCatalogue(job, lastName);
  const rates = await storeRates(job, tourOption, market);
  const { area, areaTransfer } = await storeAreas(job, lastName, market);
  const invoice = await storeInvoice(world.job(site), owner);
  const kart = await storeKart(exporter, owner, {
    miscellaneous: [{ id: randomId(), day: 1, name: 'Visa fees', price: 270 }],
  });
  const {
    transfers: [drive],
  } = await storeVouchered(exporter, owner);
  const driverLink = await callHttp({
    site,
    call: generateDriverAccessToken,
    body: { driverId: driver },
    as: exporter,
  });
  const ids: Record<IdKind, string> = {
    'ticket rate': rates.ticket,
    'transfer rate': rates.transfer,
    area,
    'area transfer': areaTransfer,
    market,
    accommodation,
    driver,
    location,
    activity,
    'tour option': tourOption,
    combo,
    'program key': (await makeKey(owner)).key.id,
    'markup group': markupGroup,
    'default rule': defaultRule,
    'airline rule': airlineRule,
    'departure rule': departureRule,
    'activity rule': activityRule,
    booking: bookings[0]!.bookingId,
    invoice,
    order: orderId,
    search: other!.searchId,
    trace: found!.traceId,
    quote: quote!.quoteId,
    traveller: traveller!.id,
    user: owner.item.userId,
    'permission group': group.groupId,
    upload: upload.uploadId,
    transfer: transfer.transferId,
    'change request': change.requestId,
    export: file!.exportId,
    company: owner.item.legalEntityId!,
    session: owner.token,
    'password link': new URL(link).searchParams.get('token')!,
    pnr,
    drive,
    'driver link': driverLink.result!.driverAccessToken,
    cart: await storeCart(owner, tourOption),
    kart: kart.id,
    'quote link': await sendStoredKart(exporter, kart.id),
    cursor: page!.cursor ?? '',
    passenger: lastName,
  };
  for (const [kind, id] of Object.entries(ids)) if (kind !== 'cursor' || count > 1) expect(id, kind).toBeTruthy();
  return { site, owner, ids };
}

/** Ids in the same forms that nobody has. */
export const unknownIds = (): Record<IdKind, string> => ({
  booking: randomId(),
  invoice: 'ZZZ/26-27/000001',
  order: randomId(),
  search: randomId(),
  trace: `${randomId()}.sandbox-gds`,
  quote: randomId(),
  traveller: randomId(100),
  user: randomId(),
  'permission group': randomId(100),
  upload: randomId(),
  transfer: randomId(),
  'change request': `${randomId()}-1`,
  'ticket rate': `${randomId(100)}.${randomId(80)}`,
  'transfer rate': `${randomId(100)}.${randomId(80)}`,
  area: randomId(100),
  'area transfer': randomId(100),
  market: randomId(100),
  accommodation: randomId(100),
  driver: randomId(100),
  location: randomId(100),
  activity: randomId(100),
  'tour option': randomId(100),
  combo: randomId(100),
  export: randomId(),
  'program key': randomId(100),
  'markup group': randomId(100),
  'default rule': randomId(100),
  'airline rule': randomId(100),
  'departure rule': randomId(100),
  'activity rule': randomId(100),
  company: randomId(100),
  session: `${randomId()}.${'0'.repeat(64)}`,
  'password link': randomId(),
  drive: `${randomId()}.${randomId()}.P`,
  'driver link': `${randomId(100)}-${randomId()}`,
  cart: randomId(100),
  kart: randomId(),
  'quote link': `${randomId()}-${randomId()}`,
  pnr: 'ZZZZZ9',
  cursor: Buffer.from(JSON.stringify({ pk: 'S#sarathi#X', sk: 'X' })).toString('base64url'),
  passenger: 'Nobodyatall',
});

/** Texts of somebody's that no answer to anybody else may hold, but for what was sent. */
export const tellTales = ({ owner, ids }: Owning, sent: readonly string[]): string[] =>
  [...Object.values(ids), owner.item.userId, owner.item.email, owner.actor.owner].filter(
    (text) => !sent.includes(text),
  );

/** Texts by which a row is known as somebody's: written into one, or into its key, it is theirs. */
const theirsIn = ({ site, owner, ids }: Owning, text: string): boolean =>
  text.includes(`S#${site}#`) &&
  !text.includes('#RATE#') &&
  [...Object.values(ids), owner.item.userId, owner.actor.owner].some((id) => id && text.includes(id));

/** Every row that names somebody's things, but the counts of who asked how often. */
export const rowsOf = async (owning: Owning): Promise<Record<string, unknown>[]> =>
  (await readRows(owning.site)).filter((row) => theirsIn(owning, JSON.stringify(row)));

/** Writes that took effect on somebody's rows, or on any of another tenant's, since the operations were last forgotten. */
export const writesTo = (owning: Owning, asker: TestSiteName, { list }: Pick<TableCounts, 'list'>): string[] =>
  list
    .filter(({ name, units }) => units > 0 && /^(TransactWrite|Put|Update|Delete|BatchWrite)/.test(name))
    .flatMap(({ input }) => (Array.isArray(input.TransactItems) ? (input.TransactItems as unknown[]) : [input]))
    .map((write) => JSON.stringify(write))
    .filter((text) => (owning.site === asker ? theirsIn(owning, text) : text.includes(`S#${owning.site}#`)));
