import type { Health } from '#functions/suppliers/duffel/memory.ts';
import { DAY, formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';

/** Offers in another currency are said for so long, ms: an account that was mended stays silent after that. */
const DROPPED_SAID_FOR = 7 * DAY;

interface Now {
  /** There is a token, and it is of this deployment's kind. */
  isUsed: boolean;
  /** Duffel refused that very token. */
  isRefused: boolean;
  /** ms since 1970. */
  now: number;
  /** The site's own zone and currency. */
  zone: string;
  currency: string;
}

/** What staff should know of a source's connection, a sentence each; none where all is well. */
export function connectionNotes(health: Health, { isUsed, isRefused, now, zone, currency }: Now): string[] {
  if (!isUsed) return ['There is no token this deployment can use, so nothing is sold from this source.'];
  if (isRefused)
    return [
      'Duffel no longer accepts the token. The source is off until it does (we retry every 15 minutes) or until you save another token below.',
    ];
  const timeOf = (ms: number) => msToLocal(ms, zone).slice(11);
  const notes: string[] = [];
  if ((health.openUntil ?? 0) > now)
    notes.push(`Ten requests in a row failed. Searches skip this source until ${timeOf(health.openUntil!)}.`);
  const pausedUntil = Math.max(health.pausedUntil ?? 0, health.allPausedUntil ?? 0);
  if (pausedUntil > now) notes.push(`Duffel’s request limit is used up. We try again at ${timeOf(pausedUntil)}.`);
  if (health.dropped && health.droppedAt && health.droppedAt > now - DROPPED_SAID_FOR) {
    const local = msToLocal(health.droppedAt, zone);
    notes.push(
      `${health.dropped} of ${health.droppedOf} offers of a search (${formatDay(local.slice(0, 10))}, ${local.slice(11)}) were in ${health.droppedCurrency} and are not sold: this site sells in ${currency}.`,
    );
  }
  return notes;
}
