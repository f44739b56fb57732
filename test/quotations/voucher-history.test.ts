import { describe, expect, it } from 'vitest';
import type { Kart, KartItem, Line, LineOf } from '#functions/quotations/model.ts';
import { changesOf } from '#functions/quotations/voucher/changes.ts';
import { wantedOf } from '#functions/quotations/voucher/wanted.ts';
import type { ItineraryDay, TransferItem } from '#functions/transfers/model.ts';

/** Edits of one history; the long run has more. */
const EDITS = Number(process.env.VOUCHER_EDITS ?? 1_000);
const NOW = '2026-11-21T06:00:00.000Z';

/** Random numbers that are the same at each run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const head = (more: Partial<KartItem>): KartItem =>
  ({
    ...{ id: 'K1', quotationId: 1, kartName: 'Five days', customerName: 'Malabar', adults: 2, child: 1, infant: 0 },
    ...{ arrivalDate: '2026-12-12', noOfDays: 5, state: 'VOUCHERED', voucher: 1, currency: 'INR' },
    ...more,
  }) as KartItem;

type Table = { transfers: TransferItem[]; days: ItineraryDay[] };

function carriedOut(stands: Table, kart: Kart): Table {
  const changes = changesOf(wantedOf(kart, ''), stands, { ...kart.head, now: NOW });
  const transfers = new Map(stands.transfers.map((one) => [one.id, one]));
  for (const { next } of changes.transfers) transfers.set(next.id, { ...next, version: next.version + 1 });
  const days = new Map(stands.days.map((day) => [day.date, day]));
  for (const day of changes.days) days.set(day.date, day);
  for (const date of changes.dropped) days.delete(date);
  return { transfers: [...transfers.values()], days: [...days.values()] };
}

/** What is the voucher's of what stands, by id. */
const ofVoucher = ({ transfers, days }: Table) => ({
  transfers: transfers
    .filter(({ state }) => state !== 'WITHDRAWN')
    .map(({ id, date, time, pickupLocation, dropLocation, sharingType, kartName, title, clashes }) => ({
      ...{ id, date, time, pickupLocation, dropLocation, sharingType, kartName, title, clashes },
    }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
});

describe('transfers of a quotation', () => {
  it.each([1, 2, 3])('are after any history those of its last voucher made at once, %s', (seed) => {
    const random = randomOf(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!;
    const lines = new Map<string, Line>();
    let kart: Kart = { head: head({}), lines: [], passengers: { passengers: [] } };
    let table: Table = { transfers: [], days: [] };
    const leg = () => ({
      ...{ date: '', time: pick(['06:00', '14:30', '22:10']), pickupLocation: pick(['DXB', 'Deira']) },
      ...{ dropLocation: pick(['Palm', 'Marina']), sharingType: pick(['', 'SIC', 'PVT'] as const) },
      ...{ remarkForCustomer: '', internalRemark: pick(['', 'VIP']) },
    });
    const edits: (() => void)[] = [
      () => {
        const id = `L${Math.floor(random() * 12)}`;
        const stay: LineOf<'accomodations'> = {
          ...{
            kind: 'accomodations',
            id,
            version: 1,
            day: 1 + Math.floor(random() * 5),
            place: 0,
            name: `Hotel ${id}`,
          },
          ...{ optionName: '', by: '', at: '' },
          fields: {
            ...{ noOfNights: pick([1, 2]), transferType: pick(['oneway', 'return', null] as const) },
            ...{ sharingBasis: pick(['SIC', 'PVT', 'DROP_SIC_PICKUP_PVT'] as const) },
            ...{ pickupTransfer: leg(), dropTransfer: leg() },
          },
        };
        lines.set(id, stay);
      },
      () => lines.delete(`L${Math.floor(random() * 12)}`),
      () => {
        kart = { ...kart, head: { ...kart.head, arrivalDate: pick(['2026-12-12', '2026-12-13', '2027-01-02']) } };
      },
      () => {
        kart = { ...kart, head: { ...kart.head, state: pick(['VOUCHERED', 'VOUCHERED', 'DRAFT'] as const) } };
      },
    ];
    const driven = new Set<string>();
    for (let edit = 0; edit < EDITS; edit++) {
      pick(edits)();
      kart = { ...kart, lines: [...lines.values()], head: { ...kart.head, voucher: kart.head.voucher + 1 } };
      table = carriedOut(table, kart);
      expect(carriedOut(table, kart), 'it has nothing left to do').toEqual(table);
      expect(ofVoucher(table)).toEqual(ofVoucher(carriedOut({ transfers: [], days: [] }, kart)));
      // Who drives, and for how much, is nobody's to change but staff's.
      for (const one of table.transfers)
        if (driven.has(one.id)) expect(one).toMatchObject({ driverId: 'D1', charges: 85 });
      if (table.transfers.length) {
        const one = pick(table.transfers);
        driven.add(one.id);
        table = {
          ...table,
          transfers: table.transfers.map((row) => (row === one ? { ...row, driverId: 'D1', charges: 85 } : row)),
        };
      }
    }
  });

  it('that were driven stay, whatever becomes of their line', () => {
    const stay = {
      ...{
        kind: 'accomodations',
        id: 'L1',
        version: 1,
        day: 1,
        place: 0,
        name: 'Hotel',
        optionName: '',
        by: '',
        at: '',
      },
      fields: {
        ...{ noOfNights: 1, transferType: 'oneway', sharingBasis: 'PVT' },
        pickupTransfer: {
          ...{ date: '', time: '06:00', pickupLocation: 'DXB', dropLocation: 'Palm', sharingType: '' },
          ...{ remarkForCustomer: '', internalRemark: '' },
        },
      },
    } as Line;
    const kart: Kart = { head: head({}), lines: [stay], passengers: { passengers: [] } };
    const made = carriedOut({ transfers: [], days: [] }, kart);
    const done = { ...made, transfers: made.transfers.map((row) => ({ ...row, state: 'DONE' as const })) };
    expect(carriedOut(done, { ...kart, lines: [] }).transfers).toMatchObject([{ state: 'DONE', date: '2026-12-12' }]);
    expect(carriedOut(done, { ...kart, head: head({ state: 'CANCELLED' }) }).transfers).toMatchObject([
      { state: 'DONE' },
    ]);
    expect(carriedOut(made, { ...kart, head: head({ state: 'CANCELLED' }) }).transfers).toMatchObject([
      { state: 'WITHDRAWN' },
    ]);
  });
});
