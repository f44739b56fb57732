import { DAY, HOUR } from '#shared/time.ts';
import { between } from './draw.ts';
import type { Region } from './regions.ts';

/** A top-up at the gateway, and what becomes of it. */
export interface TopUp {
  /** Tells the site's top-ups apart. */
  nth: number;
  email: string;
  /** Major units of the site's currency. */
  amount: number;
  /** `left`: never paid; `givenBack`: paid, and a part of it given back at the gateway's own dashboard. */
  end: 'paid' | 'left' | 'givenBack';
}

/** A bank transfer that a customer says to have made, and what staff say to it. */
export interface SentTransfer {
  /** Tells the site's transfers apart. */
  nth: number;
  email: string;
  /** Major units of the site's currency. */
  amount: number;
  reference: string;
  end: 'REPORTED' | 'CONFIRMED' | 'REJECTED';
}

/** What a customer pays into their wallet by themselves, at an instant (ms since 1970). */
export type PaidIn = { at: number } & (
  | { does: 'topsUp'; topUp: TopUp }
  | { does: 'sendsTransfer'; transfer: SentTransfer }
);

/** Ends and how long ago each was begun, ms: what waits for staff is of the last days. */
const topUps = [
  { end: 'paid', ago: 16 * DAY },
  { end: 'left', ago: 9 * DAY },
  { end: 'givenBack', ago: 4 * DAY },
] as const satisfies readonly { end: TopUp['end']; ago: number }[];
const transfers = [
  { end: 'CONFIRMED', ago: 20 * DAY },
  { end: 'REJECTED', ago: 12 * DAY },
  { end: 'REPORTED', ago: 28 * HOUR },
  { end: 'REPORTED', ago: 5 * HOUR },
] as const satisfies readonly { end: SentTransfer['end']; ago: number }[];

/** What the owners of these wallets pay in by themselves, one after the other, up to `now` (ms since 1970). */
export function paidInOf(site: string, region: Region, emails: readonly string[], now: number): PaidIn[] {
  const who = (nth: number) => emails[nth % emails.length]!;
  const amountOf = (what: string, nth: number) => region.deposit * between(1, 4, site, what, nth);
  return [
    ...topUps.map(({ end, ago }, nth): PaidIn => ({
      at: now - ago,
      does: 'topsUp',
      topUp: { nth, email: who(nth), amount: amountOf('topUp', nth), end },
    })),
    ...transfers.map(({ end, ago }, nth): PaidIn => ({
      at: now - ago,
      does: 'sendsTransfer',
      transfer: {
        nth,
        email: who(nth),
        amount: amountOf('transfer', nth),
        reference: `${region.transfer}${between(100_000, 999_999, site, 'reported', nth)}R${nth}`,
        end,
      },
    })),
  ];
}
