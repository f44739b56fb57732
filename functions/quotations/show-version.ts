import type * as z from 'zod/mini';
import type { versionShown } from '#shared/quotations/get-kart-by-id.ts';
import type { KartItem, SentVersion } from './model.ts';

/** What a list of versions shows of one; `today` in the site's zone. */
export const showVersion = (head: KartItem, version: SentVersion, today: string) => ({
  number: version.number,
  sentAt: version.sentAt,
  sentBy: version.sentBy,
  currency: version.currency,
  validTill: version.validTill,
  state: version.number === head.acceptedVersion ? ('accepted' as const) : stateOf(version, today),
  total: version.total,
});

const stateOf = ({ isWithdrawn, validTill }: SentVersion, today: string): z.output<typeof versionShown>['state'] =>
  isWithdrawn ? 'withdrawn' : validTill < today ? 'lapsed' : 'stands';
