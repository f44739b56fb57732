import type { AsidesRow, TransferOfVoucher, TripClash } from '#functions/transfers/model.ts';
import { type Clash, clashesOf } from '#shared/quotations/clashes.ts';
import type { Kart } from '../model.ts';
import { showLines } from '../show-kart.ts';

type Aside = AsidesRow['asides'][number];
type Placed = Pick<TransferOfVoucher, 'id' | 'lineId' | 'end' | 'date' | 'time'>;

/** A drive says so many of them at most, those that nobody set aside first; the quotation says all. */
const MOST = 20;

const sortOf = ({ date, time, id }: Placed): string => `${date}#${time}#${id}`;

/** The drives that say a clash: those of its lines, at the end that it is of; the trip's first where those have none. */
function saidBy({ lineIds, end }: Clash, drives: readonly Placed[]): readonly Placed[] {
  const own = drives.filter((drive) => lineIds.includes(drive.lineId) && (!end || drive.end === end));
  return own.length ? own : drives.toSorted((one, other) => (sortOf(one) < sortOf(other) ? -1 : 1)).slice(0, 1);
}

/** Drives of a quotation as they are, each with the clashes of the trip that it says. */
export function withClashes<Drive extends Placed>(
  { head, lines }: Pick<Kart, 'head' | 'lines'>,
  drives: readonly Drive[],
  asides: readonly Aside[],
): (Drive & { clashes: TripClash[] })[] {
  const found = new Map<string, TripClash[]>();
  for (const clash of drives.length ? clashesOf({ ...head, ...showLines(head, lines) }) : []) {
    const { reason = '' } = asides.find((one) => one.clash === clash.id) ?? {};
    for (const { id } of saidBy(clash, drives))
      found.set(id, [...(found.get(id) ?? []), { clash: clash.id, text: clash.text, reason }]);
  }
  const said = (all: readonly TripClash[] = []) =>
    [...all.filter(({ reason }) => !reason), ...all.filter(({ reason }) => reason)].slice(0, MOST);
  return drives.map((drive) => ({ ...drive, clashes: said(found.get(drive.id)) }));
}
