import type { Actor } from '#functions/actor.ts';
import { decryptPersonal } from '#functions/runtime/data-keys.ts';
import type { ResponseOf } from '#shared/contract.ts';
import type { getKartById } from '#shared/quotations/get-kart-by-id.ts';
import { symbolOf } from '#shared/money.ts';
import { stayPrice } from '#shared/quotations/sums.ts';
import { addDays } from '#shared/time.ts';
import type { Kart, KartItem, Line, LineOf } from './model.ts';

type Shown = ResponseOf<typeof getKartById>['kart'];

/** What sealed dates of birth are bound to. */
export const kartAad = (actor: Actor, id: string): string => `kart/${actor.site}/${id}`;

/** Dates of birth by passenger's id; none where nobody said one. */
export async function birthDates(actor: Actor, { head, passengers }: Kart): Promise<Record<string, string>> {
  if (!passengers.sealed) return {};
  return (await decryptPersonal(kartAad(actor, head.id), passengers.sealed)) as Record<string, string>;
}

/** The day of a trip's day; empty of a line without one. */
export const dateOf = ({ arrivalDate }: Pick<KartItem, 'arrivalDate'>, day: number): string =>
  day > 0 ? addDays(arrivalDate, day - 1) : '';

/** What a line is sold for, one's own price before the rates'; null where nobody said. Minor units. */
export function priceOfLine(line: Line): number | null {
  if (line.kind === 'accomodations') return stayPrice(line.fields);
  return line.fields.price ?? line.rate?.price ?? null;
}

/** As sums see a line. */
export const summed = (line: Line) => ({
  price: priceOfLine(line),
  cost: line.rate?.cost ?? null,
  ...(line.kind === 'accomodations' && { transferPrice: line.fields.transferPrice }),
  ...('bookedByCustomer' in line.fields && { bookedByCustomer: line.fields.bookedByCustomer }),
});

const said = (head: KartItem, line: Line) => ({
  id: line.id,
  version: line.version,
  day: line.day,
  place: line.place,
  price: priceOfLine(line),
  cost: line.rate?.cost ?? null,
  ratePrice: line.rate?.price ?? null,
  isOwnPrice: line.fields.price !== undefined && line.fields.price !== null,
  reason: line.rate?.reason ?? '',
  isOtherDay: line.rate !== undefined && line.day > 0 && line.rate.date !== dateOf(head, line.day),
  isClosed: line.rate?.isClosed === true && line.rate.date === dateOf(head, line.day),
});

const ofKind = <K extends Line['kind']>(lines: readonly Line[], kind: K): LineOf<K>[] =>
  lines.filter((line): line is Extract<Line, { kind: K }> => line.kind === kind) as unknown as LineOf<K>[];

const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => one.day - other.day || one.place - other.place || (one.id < other.id ? -1 : 1));

/** A quotation's lines as its builder has them, by the specification's lists. */
export function showLines(head: KartItem, all: readonly Line[]) {
  const lines = inOrder(all);
  return {
    accomodations: ofKind(lines, 'accomodations').map((line) => ({
      ...line.fields,
      ...said(head, line as Line),
      checkinDate: dateOf(head, line.day) || line.fields.checkinDate || '',
      name: line.name,
    })),
    activities: ofKind(lines, 'activities').map((line) => ({
      ...line.fields,
      ...said(head, line as Line),
      startDate: dateOf(head, line.day),
      activityName: line.name,
      tourOptionName: line.optionName,
    })),
    miscellaneous: ofKind(lines, 'miscellaneous').map((line) => ({
      ...line.fields,
      ...said(head, line as Line),
      startDate: dateOf(head, line.day),
    })),
    flights: ofKind(lines, 'flights').map((line) => ({
      ...line.fields,
      ...said(head, line as Line),
      depDate: line.fields.depDate || dateOf(head, line.day),
    })),
  };
}

/** A quotation as its builder has it. */
export async function showKart(actor: Actor, kart: Kart): Promise<Shown> {
  const { head } = kart;
  const born = await birthDates(actor, kart);
  const { createdAt: _made, fieldsVersion: _fields, userId: _user, marketId: _market, ...rest } = head;
  const { voucher: _work, beforeVoucher: _before, gstRate: _rate, ...shown } = rest;
  return {
    ...shown,
    currencySymbol: symbolOf(head.currency),
    collectedReason: head.collectedReason ?? '',
    isCancelled: head.state === 'CANCELLED',
    ...showLines(head, kart.lines),
    passengers: kart.passengers.passengers.map((one) => ({ ...one, dateOfBirth: born[one.id] ?? '' })),
  };
}
