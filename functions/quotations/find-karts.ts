import type { Actor } from '#functions/actor.ts';
import { drive, type Driven } from '#functions/lists/drive.ts';
import { fitsWords } from '#functions/lists/fits-words.ts';
import type { Scope } from '#functions/scope.ts';
import type { RequestOf } from '#shared/contract.ts';
import type { getAllKartsForWl } from '#shared/quotations/get-all-karts-for-wl.ts';
import type { KartRow } from '#shared/quotations/kart-row.ts';
import { addDays } from '#shared/time.ts';
import { today } from './apply-lines.ts';
import { wordsOfKart, wordTyped } from './kart-words.ts';
import { kartsByWord, kartsIn } from './store.ts';

type Filter = RequestOf<typeof getAllKartsForWl>;

/** A quotation is paid late or soon where its deadline is within so many days. */
const DUE_SOON = 3;
/** Days within which somebody arrives soon. */
const ARRIVING_SOON = 7;

const byState = {
  draft: 'DRAFT',
  sent: 'SENT',
  accepted: 'ACCEPTED',
  vouchered: 'VOUCHERED',
  cancelled: 'CANCELLED',
} as const;

/**
 * Quotations that a filter lets through, the newest or the first to arrive first. One Query for a page that is full; what is
 * typed is found by its longest word, however long ago it was made.
 */
export async function findKarts(scope: Scope, filter: Filter, wanted?: number) {
  const { actor } = scope;
  const { customerId, show, search } = filter;
  const word = wordTyped(search);
  if (word) return byWord(scope, { word, filter, wanted });
  const { first, last } = arrivals(actor, filter);
  const byArrival = first !== '' || last !== '';
  return drive<KartRow>({
    read: (page) =>
      show === 'due'
        ? kartsIn(scope, { due: true }, { ...page, to: `${addDays(today(actor), DUE_SOON)}#~` })
        : customerId && !byArrival
          ? kartsIn(scope, { customerId: Number(customerId) }, { ...page, descending: true })
          : byArrival
            ? kartsIn(
                scope,
                { arrival: true },
                { ...page, ...(first && { from: first }), ...(last && { to: `${last}#~` }) },
              )
            : kartsIn(scope, undefined, { ...page, descending: true }),
    fits: (row) => fits(actor, row, filter),
    isNarrowed: search !== '' || (show !== 'all' && show !== 'arriving') || (byArrival && customerId !== ''),
    cursor: filter.cursor || undefined,
    ...(wanted !== undefined && { wanted }),
  });
}

/** Days of arrival that a filter lets through, each empty for no limit; those who arrive soon do so within a week. */
function arrivals(actor: Actor, { show, from, to }: Filter): { first: string; last: string } {
  if (show !== 'arriving') return { first: from, last: to };
  const now = today(actor);
  const week = addDays(now, ARRIVING_SOON);
  return { first: from > now ? from : now, last: to && to < week ? to : week };
}

interface ByWord {
  word: string;
  filter: Filter;
  wanted: number | undefined;
}

async function byWord(scope: Scope, { word: beginning, filter, wanted }: ByWord): Promise<Driven<KartRow>> {
  const { actor } = scope;
  const { show } = filter;
  const { first, last } = arrivals(actor, filter);
  const isWithin = ({ arrivalDate }: KartRow) => arrivalDate >= first && !(last && arrivalDate > last);
  const { found, cursor } = await drive({
    read: (page) => kartsByWord(scope, beginning, page),
    // A quotation stands once for each of its words: the first of those that begin so counts.
    fits: ({ row, word }) => word === firstWord(row, beginning) && isWithin(row) && fits(actor, row, filter),
    isNarrowed: true,
    cursor: filter.cursor || undefined,
    ...(wanted !== undefined && { wanted }),
  });
  const rows = found
    .map(({ row }) => row)
    .toSorted(show === 'due' ? byDeadline : first || last ? byArrivalDay : newestFirst);
  return { found: rows, cursor, last: undefined };
}

const firstWord = (row: KartRow, beginning: string): string | undefined =>
  wordsOfKart(row)
    .filter((word) => word.startsWith(beginning))
    .toSorted()[0];

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
const byDeadline = (one: KartRow, other: KartRow) => byText(one.paymentDeadline, other.paymentDeadline);
const byArrivalDay = (one: KartRow, other: KartRow) => byText(one.arrivalDate, other.arrivalDate);
const newestFirst = (one: KartRow, other: KartRow) => byText(other.createdAt, one.createdAt);

function fits(actor: Actor, row: KartRow, { show, search, customerId, from, to }: Filter): boolean {
  if (customerId && row.customerId !== Number(customerId)) return false;
  if (show === 'arriving' && row.state === 'CANCELLED') return false;
  if (show === 'due' && !isDue(row, today(actor))) return false;
  if (show === 'due' && ((from && row.arrivalDate < from) || (to && row.arrivalDate > to))) return false;
  if (show in byState && row.state !== byState[show as keyof typeof byState]) return false;
  return (
    !search ||
    String(row.quotationId) === search ||
    fitsWords({ typed: search, called: `${row.kartName} ${row.customerName} ${row.companyName}` })
  );
}

/** Something is to be paid by a day that is near or gone. */
const isDue = ({ state, paymentDeadline, paid, total }: KartRow, day: string): boolean =>
  state !== 'CANCELLED' && paymentDeadline !== '' && paymentDeadline <= addDays(day, DUE_SOON) && paid < total;
