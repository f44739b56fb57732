import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { drivers } from '#functions/destination/masters.ts';
import { log } from '#functions/runtime/log.ts';
import { commit } from '#functions/table/commit.ts';
import type { Write } from '#functions/table/write.ts';
import type { TransferItem } from '#functions/transfers/model.ts';
import { readAsides, readDaysOfKart, readTransfersOfKart } from '#functions/transfers/store.ts';
import { dropDayWrite, itineraryDayWrite, transferWrites } from '#functions/transfers/writes.ts';
import { readUser } from '#functions/users/store.ts';
import { instant, SECOND } from '#shared/time.ts';
import type { KartItem } from '../model.ts';
import { isBeingMade, readKart } from '../store.ts';
import { changesOf, type TransferChange } from './changes.ts';
import { asReadWrites, endVoucherWrites } from './task-writes.ts';
import { wantedOf } from './wanted.ts';

/** Transfers or days of one commit, and its writes at most: a transfer's are two to five. */
const AT_ONCE = 30;
const MOST_WRITES = 98;
/** Looks anew where others changed a transfer, or a newer voucher came. */
const ROUNDS = 8;
/** What the call itself does of it; the sweep does the rest. */
export const OF_THE_CALL = 5 * SECOND;

/**
 * Makes, moves and withdraws transfers, and days, until they are what a quotation's newest voucher says, in parts that may
 * each be repeated. May run twice, and be killed anywhere. False where it is not done by `until` (ms since 1970).
 */
export async function leadVoucher(actor: Actor, kartId: string, until = Infinity): Promise<boolean> {
  for (let round = 1; round <= ROUNDS; round++) {
    const done = await oneRound(actor, kartId, until);
    if (done !== 'overtaken') return done === 'done';
  }
  log.warn('vouchers not made yet', { site: actor.site, kartId });
  return false;
}

async function oneRound(actor: Actor, kartId: string, until: number): Promise<'done' | 'late' | 'overtaken'> {
  if (!(await isBeingMade(actor, kartId))) return 'done';
  const kart = await readKart(actor, kartId);
  if (!kart) return 'done';
  const { head } = kart;
  const [transfers, days, aside, phone] = await Promise.all([
    readTransfersOfKart(actor, kartId),
    readDaysOfKart(actor, kartId),
    readAsides(actor, kartId),
    phoneOf(actor, head),
  ]);
  const now = instant(clock.now());
  const changes = changesOf(wantedOf(kart, phone, aside?.asides), { transfers, days }, { ...head, now });
  const ready = await Promise.all(changes.transfers.map((change) => withDriver(actor, change)));
  const parts = [
    ...inParts(ready, (part) => transferWrites(actor, ...part)),
    ...inParts(
      [
        ...changes.days.map((day) => itineraryDayWrite(actor, day)),
        ...changes.dropped.map((date) => dropDayWrite(actor, kartId, date)),
      ],
      (part) => part,
    ),
  ];
  for (const part of parts) {
    if (clock.now() > until) return 'late';
    const written = await commit(actor, [...asReadWrites(actor, head, aside), ...part]);
    if (!written.ok) return written.code === 'BUSY' ? 'late' : 'overtaken';
  }
  const ended = await commit(actor, endVoucherWrites(actor, head, aside));
  return ended.ok ? 'done' : ended.code === 'BUSY' ? 'late' : 'overtaken';
}

/** Where the customer is rung; empty for nowhere. */
async function phoneOf(actor: Actor, { userId }: KartItem): Promise<string> {
  const phones = (await readUser(actor, userId))?.phoneNumbers ?? [];
  const phone = phones.find(({ label }) => label === 'Primary') ?? phones[0];
  return phone ? `${phone.phoneCountryCode} ${phone.phoneNumber}`.trim() : '';
}

/** What is to be driven again has no driver where theirs is gone or deactivated. */
export async function withDriver(actor: Actor, change: TransferChange): Promise<TransferChange> {
  const { before, next } = change;
  if (before?.state !== 'WITHDRAWN' || !next.driverId) return change;
  const driver = await drivers.read(actor, next.driverId);
  return driver && !driver.isDeactivated ? change : { ...change, next: withoutDriver(next) };
}

const withoutDriver = (row: TransferItem): TransferItem => ({ ...row, driverId: '' });

type Part = readonly Write<'NOT_FOUND'>[];

/** What each part writes: as many of all as one commit takes, in their order. */
export function inParts<T>(all: readonly T[], writesOf: (part: readonly T[]) => Part): Part[] {
  const parts: Part[] = [];
  for (let from = 0; from < all.length;) {
    let to = Math.min(from + AT_ONCE, all.length);
    let writes = writesOf(all.slice(from, to));
    while (writes.length > MOST_WRITES && to > from + 1) writes = writesOf(all.slice(from, --to));
    parts.push(writes);
    from = to;
  }
  return parts;
}
