import { clock } from '#functions/clock.ts';
import { drivers } from '#functions/destination/masters.ts';
import { handle } from '#functions/http/handle.ts';
import { listFew } from '#functions/records/whole-kind-store.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { addDays, dayIn } from '#shared/time.ts';
import { getTransferJobSheet, type SheetOrder } from '#shared/transfers/get-transfer-job-sheet.ts';
import type { TransferShown } from '#shared/transfers/transfer.ts';
import { showTransfer } from './show-transfer.ts';
import { quotationsAtWork, transfersIn } from './store.ts';

export const getTransferJobSheetHandler = handle(getTransferJobSheet, async (actor, asked) => {
  const scope = scopeOf(actor, getTransferJobSheet);
  const today = dayIn(actor.head.zone, clock.now());
  const dateRange = asked.dateRange ?? { from: today, to: addDays(today, 1) };
  const by = asked.onlyWithoutDriver ? 'withoutDriver' : asked.driverId ? { driverId: asked.driverId } : undefined;
  const [{ cards, cursor }, beingMade, all] = await Promise.all([
    transfersIn(scope, dateRange, by),
    quotationsAtWork(actor),
    listFew(scope, drivers),
  ]);
  const names = new Map(all.map(({ id, driverName }) => [id, driverName]));
  return ok({
    dateRange,
    transfers: cards
      .filter(({ state, pressedAt }) => state !== 'WITHDRAWN' || pressedAt)
      .filter(({ driverId }) => !asked.onlyWithoutDriver || !asked.driverId || driverId === asked.driverId)
      .map((row) => showTransfer(actor, row, names))
      .toSorted(orders[asked.sortBy]),
    isCut: cursor !== undefined,
    beingMade,
    drivers: all
      .filter(({ isDeactivated }) => !isDeactivated)
      .map(({ id, driverName, phone }) => ({ id, driverName, phone })),
  });
});

/** As the table sorts. */
const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
/** Guests are fetched before they are brought back: where neither has a time, `P` comes before `D`. */
const waysOf = ({ id }: TransferShown): string => `${id.slice(0, -1)}${id.endsWith('P') ? 0 : 1}`;
const byTime = (one: TransferShown, other: TransferShown): number =>
  compared(`${one.date}#${one.time}#${waysOf(one)}`, `${other.date}#${other.time}#${waysOf(other)}`);
const byDay = (one: TransferShown, other: TransferShown): number => compared(one.date, other.date);
const ranks = { OPEN: 1, DONE: 2, WITHDRAWN: 3 } as const;
/** What nobody drives is the first to see to. */
const rankOf = ({ state, driverId }: TransferShown): number => (state === 'OPEN' && !driverId ? 0 : ranks[state]);

const orders: Record<SheetOrder, (one: TransferShown, other: TransferShown) => number> = {
  time: byTime,
  driver: (one, other) =>
    byDay(one, other) || one.driverName.localeCompare(other.driverName, 'en') || byTime(one, other),
  status: (one, other) => byDay(one, other) || rankOf(one) - rankOf(other) || byTime(one, other),
};
