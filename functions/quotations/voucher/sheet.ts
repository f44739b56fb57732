import { addDays, daysBetween } from '#shared/time.ts';
import type { VoucherSheet } from '#shared/quotations/voucher-sheet.ts';
import type { Kart, Line } from '../model.ts';
import { wantedOf } from './wanted.ts';

type Day = VoucherSheet['days'][number];
type Entry = Day['entries'][number];

const vehicles = { SIC: 'Shared coach', PVT: 'Private car' } as const;

/** What is shown at a gate or a desk: an activity's own number, else the trip's. */
function referenceOf(line: Line | undefined, { head }: Kart): string {
  if (line?.kind === 'flights') return line.fields.pnr ?? '';
  const own = line?.kind === 'activities' ? line.fields.purchaseConfirmationNo : '';
  return own || (line?.kind === 'accomodations' ? head.purchaseConfirmationNo : '');
}

/**
 * A vouchered trip as its guests carry it, or one of its lines alone; undefined where it is not vouchered, or has no such
 * line. `phone`: where help is rung.
 */
export function voucherSheetOf(kart: Kart, phone: string, lineId = ''): VoucherSheet | undefined {
  const { head, lines, passengers } = kart;
  if (head.state !== 'VOUCHERED') return undefined;
  const wanted = wantedOf(kart, '');
  const byDate = new Map<string, Entry[]>();
  const put = (date: string, entry: Entry) => byDate.set(date, [...(byDate.get(date) ?? []), entry]);
  const isAsked = (id: string) => !lineId || id === lineId;
  for (const { date, entries } of wanted.days)
    for (const { kind, lineId: id, time, title, place } of entries)
      if (kind !== 'transfer' && isAsked(id)) {
        const reference = referenceOf(
          lines.find((line) => line.id === id),
          kart,
        );
        put(date, { lineId: id, time, title, note: place, reference, isDrive: false });
      }
  for (const one of wanted.transfers)
    if (isAsked(one.lineId)) {
      const way = `${one.pickupLocation} to ${one.dropLocation}`;
      const note = [way, one.remarkForCustomer].filter(Boolean).join('. ');
      put(one.date, {
        ...{ lineId: one.lineId, time: one.time, title: vehicles[one.sharingType], note, reference: '' },
        isDrive: true,
      });
    }
  if (byDate.size === 0) return undefined;
  const sortOf = ({ time }: Entry) => time || '~';
  return {
    ...{ voucherNo: `V-${head.quotationId}`, kartName: head.kartName, phone, remark: head.remarkForCustomer },
    ...{ from: head.arrivalDate, to: addDays(head.arrivalDate, head.noOfDays - 1) },
    guests: passengers.passengers.map(({ title, firstName, lastName, paxType }) => ({
      ...{ name: [title, firstName, lastName].filter(Boolean).join(' '), paxType },
    })),
    days: [...byDate]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, entries]) => ({
        date,
        day: daysBetween(head.arrivalDate, date) + 1,
        entries: entries.toSorted((one, other) =>
          sortOf(one) < sortOf(other) ? -1 : sortOf(one) > sortOf(other) ? 1 : 0,
        ),
      })),
  };
}
