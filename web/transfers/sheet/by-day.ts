import type { TransferShown } from '#shared/transfers/transfer.ts';

/** Transfers of a day in their order. */
export interface SheetDay {
  date: string;
  rows: TransferShown[];
}

/** Transfers as their days have them. */
export function sheetDays(transfers: readonly TransferShown[]): SheetDay[] {
  const days = new Map<string, TransferShown[]>();
  for (const row of transfers) days.set(row.date, [...(days.get(row.date) ?? []), row]);
  return [...days].map(([date, rows]) => ({ date, rows }));
}

/** What drivers are paid for these; minor units, null where nobody said anything. */
export function chargesOf(rows: readonly TransferShown[]): number | null {
  const said = rows.flatMap(({ internalDriverCharges }) =>
    internalDriverCharges === null ? [] : [internalDriverCharges],
  );
  return said.length ? said.reduce((sum, one) => sum + one, 0) : null;
}

/** What each driver is paid a day, by day and then by name. Minor units. */
export function chargesByDriver(
  transfers: readonly TransferShown[],
): { date: string; driverName: string; transfers: number; charges: number }[] {
  const found = new Map<string, { date: string; driverName: string; transfers: number; charges: number }>();
  for (const { date, driverId, driverName, internalDriverCharges } of transfers) {
    if (internalDriverCharges === null) continue;
    const key = `${date}#${driverName}#${driverId}`;
    const one = found.get(key) ?? { date, driverName: driverName || 'Without a driver', transfers: 0, charges: 0 };
    found.set(key, { ...one, transfers: one.transfers + 1, charges: one.charges + internalDriverCharges });
  }
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}
