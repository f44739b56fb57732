import { drive } from '#functions/lists/drive.ts';
import { fitsWords } from '#functions/lists/fits-words.ts';
import { ofOwner, type Scope } from '#functions/scope.ts';
import { type ChangeFilter, changeKinds } from '#shared/changes/change-filter.ts';
import { CancellationType, RequestType } from '#shared/changes/model.ts';
import { addDays, instant } from '#shared/time.ts';
import { localToMs } from '#shared/zone-time.ts';
import type { ChangeItem } from './model.ts';
import { changesIn } from './store.ts';

/**
 * A page of a scope's change requests, those that wait the longest first, all the newest first: one Query where days alone
 * or one consumer narrow them, else a bounded amount of cards; throws where a consumer's are asked for by who reaches their own. `wanted`: how many rows; left out, a page's.
 */
export function findChanges(scope: Scope, asked: ChangeFilter, wanted?: number) {
  const { waiting, from, to, state, kind, search, consumerSiteId } = asked;
  const within = consumerSiteId === undefined ? scope : ofOwner(scope, `SITE#${consumerSiteId}`);
  const { zone } = scope.actor.head;
  const start = (day: string) => localToMs(`${day}T00:00`, zone);
  const days = {
    ...(from && { from: instant(start(from)) }),
    ...(to && { to: instant(start(addDays(to, 1)) - 1) }),
  };
  return drive<ChangeItem>({
    read: (page) => changesIn(within, waiting, { ...days, ...page }),
    fits: (change) =>
      (!state || state === change.state || (state === 'Completed' && change.state === 'Closed')) &&
      (!kind || kind === kindOf(change)) &&
      (!search || isSought(change, search)),
    isNarrowed: state !== '' || kind !== '' || search !== '',
    cursor: asked.cursor || undefined,
    wanted,
  });
}

function kindOf({ requestType, cancellationType }: ChangeItem): (typeof changeKinds)[number] {
  if (requestType === RequestType.ChangeItinerary) return 'itinerary';
  if (requestType === RequestType.PartialRefund) return 'partial';
  return cancellationType === CancellationType.FlightCancelled ? 'cancelled' : 'refund';
}

function isSought(
  { pnr, bookingId, requestId, who, askedBy, customer = '', airlines = [] }: ChangeItem,
  search: string,
): boolean {
  const typed = search.toUpperCase();
  if ([pnr, bookingId, requestId].includes(typed) || airlines.some((one) => one.split(' ')[0] === typed)) return true;
  const called = [...who, askedBy.email, customer, ...airlines].join(' ').replaceAll('/', ' ');
  return fitsWords({ typed: search, called });
}
