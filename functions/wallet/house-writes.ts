import { type Actor, actorName } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { walletKeys } from './keys.ts';
import { create, type Write } from '#functions/table/write.ts';
import { sortableId } from '#shared/ids.ts';
import { dayIn, instant } from '#shared/time.ts';
import { houseEntryPlaces } from './list-writes.ts';
import type { AboutSale, HouseEntry, HouseLine } from './model.ts';

/** A posting between house accounts only; `about`: what was sold, where it comes of that. Throws unless it sums to zero. */
export function houseWrites(
  actor: Actor,
  {
    currency,
    reference,
    lines,
    about,
  }: { currency: string; reference: string; lines: readonly HouseLine[]; about?: AboutSale },
): Write<never>[] {
  if (lines.reduce((sum, { minor }) => sum + minor, 0) !== 0)
    throw new Error(`a posting for ${reference} does not sum to zero`);
  return houseEntries(actor, currency, reference, lines, about);
}

/** What each house account gains or loses; what sums to zero with a wallet's entry is the caller's to say. */
export function houseEntries(
  actor: Actor,
  currency: string,
  reference: string,
  lines: readonly HouseLine[],
  about?: AboutSale,
): Write<never>[] {
  const now = clock.now();
  const day = dayIn(actor.head.zone, now);
  return lines
    .filter(({ minor }) => minor !== 0)
    .map(({ account, minor }) => {
      const item: HouseEntry = {
        account,
        currency,
        minor,
        at: instant(now),
        by: actorName(actor),
        reference,
        ...(about && { about }),
      };
      const id = sortableId(now);
      const places = houseEntryPlaces(actor, item, day, id);
      return create(walletKeys.houseEntry(actor, account, currency, day, id), { ...item, ...places.set });
    });
}
