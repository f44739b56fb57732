import type { AsidesRow, ItineraryDay, ItineraryEntry, TransferOfVoucher } from '#functions/transfers/model.ts';
import { addDays } from '#shared/time.ts';
import type { Landing } from '#shared/quotations/follow-flights.ts';
import { sharingOfLeg } from '#shared/quotations/voucher-missing.ts';
import type { Kart, KartItem, Line } from '../model.ts';
import { dateOf } from '../show-kart.ts';
import { followedBy } from './follow.ts';
import { withClashes } from './trip-clashes.ts';

/** What a quotation's voucher makes: its drives, and the days of its guests. */
export interface Wanted {
  transfers: TransferOfVoucher[];
  days: ItineraryDay[];
}

type Driven = Extract<Line, { kind: 'activities' | 'accomodations' }>;
const isDriven = (line: Line): line is Driven => line.kind === 'activities' || line.kind === 'accomodations';

const nightsOf = (line: Line): number => (line.kind === 'accomodations' ? (line.fields.noOfNights ?? 1) : 0);

/** The first day of a line; empty where nobody said. */
function dayOf(head: KartItem, line: Line): string {
  const own = dateOf(head, line.day);
  if (line.kind === 'accomodations') return own || line.fields.checkinDate || '';
  return line.kind === 'flights' ? line.fields.depDate || own : own;
}

const titleOf = (line: Driven): string =>
  line.kind === 'activities' && line.optionName ? `${line.name}: ${line.optionName}` : line.name;

/** Who is spoken to: the first who travels, else the customer. */
function guestOf({ head, passengers }: Kart): string {
  const [first] = passengers.passengers;
  return first ? `${first.firstName} ${first.lastName}`.trim() || head.customerName : head.customerName;
}

function transfersOf(kart: Kart, line: Driven, phone: string): TransferOfVoucher[] {
  const { head } = kart;
  const { transferType, sharingBasis, pickupTransfer, dropTransfer } = line.fields;
  const first = dayOf(head, line);
  const legs = [
    ['P', 'pickup', pickupTransfer, first],
    ['D', 'drop', transferType === 'return' ? dropTransfer : undefined, first && addDays(first, nightsOf(line))],
  ] as const;
  return legs.flatMap(([end, way, leg, usual]) => {
    const date = leg?.date || usual;
    const sharingType = leg && sharingOfLeg(leg, way, sharingBasis);
    if (!transferType || !leg || !sharingType || !date) return [];
    return {
      ...{ id: `${head.id}.${line.id}.${end}`, source: 'kart' as const, kartId: head.id, lineId: line.id, end },
      ...{ quotationId: head.quotationId, kartName: head.kartName, title: titleOf(line), sharingType },
      ...{ date, time: leg.time, pickupLocation: leg.pickupLocation, dropLocation: leg.dropLocation },
      ...{ guest: guestOf(kart), phone, pax: head.adults + head.child + head.infant },
      ...{ remarkForCustomer: leg.remarkForCustomer, internalRemark: leg.internalRemark },
      flight: end === 'P' ? flightText(followedBy(head, kart.lines, line)) : '',
    };
  });
}

const flightText = (landing: Landing | undefined): string => (landing ? `${landing.name}, lands ${landing.time}` : '');

/** As the table sorts. */
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const nights = (count: number): string => (count === 1 ? '1 night' : `${count} nights`);

/** What a line has its guests do, by day. */
function entriesOf(head: KartItem, line: Line): [date: string, entry: ItineraryEntry][] {
  const date = dayOf(head, line);
  const time = line.fields.time ?? '';
  const one = (kind: ItineraryEntry['kind'], title: string, place: string, at = time, on = date) =>
    [on, { lineId: line.id, kind, time: at, title, place }] as [string, ItineraryEntry];
  switch (line.kind) {
    case 'activities':
      return [one('activity', titleOf(line), line.fields.remarks ?? '')];
    case 'miscellaneous':
      return [one('service', line.fields.name ?? '', line.fields.description ?? '')];
    case 'accomodations':
      return [
        one('stay', line.name, `Check-in, ${nights(nightsOf(line))}`),
        one('stay', line.name, 'Check-out', '', date && addDays(date, nightsOf(line))),
      ];
    case 'flights': {
      const { airlineCode = '', flightNo = '', origin = '', destination = '', depTime = '' } = line.fields;
      const { arrDate, arrTime } = line.fields;
      const name = `${airlineCode} ${flightNo}`;
      return [
        one('flight', name, `Leaves ${origin} for ${destination}`, depTime || time),
        ...(arrTime ? [one('flight', name, `Lands at ${destination}`, arrTime, arrDate || date)] : []),
      ];
    }
  }
}

/**
 * What a quotation's voucher makes of it as it stands. `phone` is where its guests are rung, `asides` which of its clashes
 * were set aside.
 */
export function wantedOf(kart: Kart, phone: string, asides: AsidesRow['asides'] = []): Wanted {
  const { head, lines } = kart;
  if (head.state !== 'VOUCHERED') return { transfers: [], days: [] };
  const transfers = withClashes(
    kart,
    lines.filter(isDriven).flatMap((line) => transfersOf(kart, line, phone)),
    asides,
  );
  const driven = transfers.map((one): [string, ItineraryEntry] => [
    one.date,
    {
      lineId: one.lineId,
      kind: 'transfer',
      time: one.time,
      title: one.title,
      place: `${one.pickupLocation} to ${one.dropLocation}`,
    },
  ]);
  const byDay = new Map<string, ItineraryEntry[]>();
  for (const [date, entry] of [...lines.flatMap((line) => entriesOf(head, line)), ...driven])
    if (date) byDay.set(date, [...(byDay.get(date) ?? []), entry]);
  const common = {
    ...{ kartId: head.id, quotationId: head.quotationId, kartName: head.kartName, customerName: head.customerName },
    ...{ guest: guestOf(kart), pax: head.adults + head.child + head.infant },
  };
  const days = [...byDay].map(([date, entries]) => ({
    ...common,
    date,
    entries: entries.toSorted((one, other) => compared(one.time || '~', other.time || '~')),
  }));
  return { transfers, days: days.toSorted((one, other) => compared(one.date, other.date)) };
}
