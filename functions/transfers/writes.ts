import { type Actor, actorName, type DriverActor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { drivers } from '#functions/destination/masters.ts';
import { recordKeys } from '#functions/records/keys.ts';
import { unuseWrite, usableWrite, useWrite } from '#functions/records/uses-store.ts';
import { entry } from '#functions/table/key.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import { instant } from '#shared/time.ts';
import type { TransferEvent } from '#shared/transfers/lifecycle.ts';
import { transferKeys } from './keys.ts';
import type { AsidesRow, DriverTokenItem, ItineraryDay, TransferItem } from './model.ts';

/**
 * A transfer's places: among all that stand, its driver's, those without one. One that was
 * withdrawn is its driver's alone, until it is pressed done: then staff see it too.
 */
function placesOf(actor: Actor, row: TransferItem): Record<string, string> {
  const sort = `${row.date}#${row.time}#${row.id}`;
  return {
    card: JSON.stringify(row),
    ...((row.state !== 'WITHDRAWN' || row.pressedAt) && entry(transferKeys.drives(actor), sort)),
    ...(row.driverId
      ? entry(transferKeys.drivesOfDriver(actor, row.driverId), sort)
      : row.state === 'OPEN' && entry(transferKeys.drivesWithoutDriver(actor), sort)),
  };
}

/** Who drives it, while it is to be driven: such a driver can be neither deleted nor deactivated. */
const used = (row: TransferItem | undefined): string => (row?.state === 'OPEN' ? row.driverId : '');

/** A transfer as it was, undefined for a new one, and as it is to be, with what is told of it. */
export interface TransferWish {
  before: TransferItem | undefined;
  next: TransferItem;
  event: TransferEvent | 'move' | 'driver' | 'charges' | 'pressed' | 'aside';
  note?: string;
  by?: string;
}

function useWrites(actor: Actor, { before, next }: TransferWish): Write<never>[] {
  const [had, has] = [used(before), used(next)];
  if (had === has && before?.date === next.date && before.time === next.time) return [];
  const { id, title, date, time } = next;
  return [
    ...(had && had !== has ? [unuseWrite(actor, had, { kind: 'transfer', id })] : []),
    ...(has
      ? [useWrite(actor, has, { kind: 'transfer', id, name: `${[date, time].filter(Boolean).join(' ')}, ${title}` })]
      : []),
  ];
}

/** What these do to how many jobs each driver is to drive, and that whoever gets one is there to drive it. */
function driverWrites(actor: Actor, wishes: readonly TransferWish[]): Write<'NOT_FOUND'>[] {
  const open = new Map<string, number>();
  const getting = new Set<string>();
  for (const { before, next } of wishes) {
    const [had, has] = [used(before), used(next)];
    if (had === has) continue;
    if (had) open.set(had, (open.get(had) ?? 0) - 1);
    if (has) open.set(has, (open.get(has) ?? 0) + 1);
    if (has) getting.add(has);
  }
  return [
    ...[...getting].map((id) => usableWrite(recordKeys.few(actor, drivers.rows, id))),
    ...[...open].flatMap(([id, more]): Write<never>[] =>
      more === 0 ? [] : [{ kind: 'update', key: transferKeys.driverJobs(actor, id), add: { open: more } }],
    ),
  ];
}

function rowWrites(actor: Actor, { before, next, event, note = '', by }: TransferWish): Write<never>[] {
  const now = clock.now();
  const part = `${next.lineId}.${next.end}`;
  const key = transferKeys.drive(actor, next.kartId, part);
  const item = { ...next, version: (before?.version ?? 0) + 1 };
  const stored = { ...item, ...placesOf(actor, item) };
  return [
    before ? { kind: 'put', key, item: stored, when: [{ field: 'version', is: before.version }] } : create(key, stored),
    create(transferKeys.driveEvent(actor, next.kartId, part, sortableId(now)), {
      ...{ event, note, from: before?.state ?? '', to: next.state },
      at: instant(now),
      by: by ?? actorName(actor),
    }),
  ];
}

/**
 * Transfers as they are to be, one version on, with what is told of them and who uses their drivers. CONFLICT where one
 * changed since it was read, NOT_FOUND where its driver is gone or deactivated.
 */
export const transferWrites = (actor: Actor, ...wishes: readonly TransferWish[]): Write<'NOT_FOUND'>[] => [
  ...wishes.flatMap((wish) => [...rowWrites(actor, wish), ...useWrites(actor, wish)]),
  ...driverWrites(actor, wishes),
];

/** Clashes of a trip that are set aside by now. CONFLICT where others were meanwhile. */
export const asidesWrite = (
  actor: Actor,
  kartId: string,
  before: AsidesRow | undefined,
  asides: AsidesRow['asides'],
): Write<never> => ({
  kind: 'put',
  key: transferKeys.clashesAside(actor, kartId),
  item: { asides, version: (before?.version ?? 0) + 1 },
  when: [before ? { field: 'version', is: before.version } : { absent: true }],
});

/** A day of a vouchered quotation as its guests have it. */
export const itineraryDayWrite = (actor: Actor, day: ItineraryDay): Write<never> => ({
  kind: 'put',
  key: transferKeys.itineraryDay(actor, day.kartId, day.date),
  item: {
    card: JSON.stringify(day),
    ...entry(transferKeys.itineraries(actor), `${day.date}#${day.kartId}`),
  },
});

/** A day on which a quotation's guests do nothing any more. */
export const dropDayWrite = (actor: Actor, kartId: string, date: string): Write<never> => ({
  kind: 'delete',
  key: transferKeys.itineraryDay(actor, kartId, date),
});

/** A driver's token, in the place of the one before. NOT_FOUND where the driver is gone or deactivated. */
export const driverTokenWrites = (actor: Actor, driverId: string, token: DriverTokenItem): Write<'NOT_FOUND'>[] => [
  { kind: 'put', key: transferKeys.driverToken(actor, driverId), item: { ...token } },
  usableWrite(recordKeys.few(actor, drivers.rows, driverId)),
];

/** When the driver's link was last used. CONFLICT where another took its place. */
export const usedWrite = (actor: DriverActor, hash: string, lastUsedAt: string): Write<never> => ({
  kind: 'update',
  key: transferKeys.driverToken(actor, actor.driverId),
  set: { lastUsedAt },
  when: [{ field: 'hash', is: hash }],
});
