import type { OwnerId } from '#functions/actor.ts';
import { COUNT_SHARDS } from '#functions/activities/cart/writes.ts';
import type { CartHead } from '#functions/activities/cart/model.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { drive } from '#functions/lists/drive.ts';
import { fitsWords } from '#functions/lists/fits-words.ts';
import { pageOf } from '#functions/lists/pages.ts';
import { readCards } from '#functions/lists/store.ts';
import type { Scope } from '#functions/scope.ts';
import { listIn } from '#functions/table/list-in.ts';
import { getItems } from '#functions/table/read.ts';
import {
  isQueueNarrowed,
  type QueueFilter,
  type QueueState,
  queueStates,
} from '#shared/activities/queue/queue-filter.ts';
import type { QueueRow } from '#shared/activities/queue/queue-row.ts';
import type { NumberedPage } from '#shared/lists/pages.ts';

type Counts = Record<QueueState, number>;

/** How many carts there are of each state: the site's, or an owner's. One trip. */
export async function queueCounts({ actor, owner }: Scope): Promise<Counts> {
  const of: (OwnerId | `SHARD#${number}`)[] = owner
    ? [owner]
    : Array.from({ length: COUNT_SHARDS }, (_, nth) => `SHARD#${nth}` as const);
  const rows = await getItems(of.map((one) => activityKeys.cartCount(actor, one)));
  return Object.fromEntries(
    queueStates.map((state) => [state, rows.reduce((sum, row) => sum + (row?.[state] ?? 0), 0)]),
  ) as Counts;
}

const listOf = (scope: Scope, status: QueueState) =>
  listIn(scope, {
    site: (actor) => activityKeys.cartsInState(actor, status),
    own: (actor, owner) => activityKeys.cartsOfOwner(actor, owner, status),
  });

/** Carts in a state, changed last first, by cursor. One Query. */
export async function cartsFrom(
  scope: Scope,
  status: QueueState,
  asked: { cursor: string | undefined; limit: number },
): Promise<{ carts: QueueRow[]; cursor: string | undefined }> {
  const { cards, cursor } = await readCards(listOf(scope, status), unpackCart, { ...asked, descending: true });
  return { carts: cards.map((head) => showRow(head, scope.actor.head.currency)), cursor };
}

/**
 * Carts in a state that meet what narrows them, changed last first: one Query where nothing does, else a bounded amount of
 * cards. `wanted`: how many; left out, a page's.
 */
export async function findCarts(
  scope: Scope,
  { status, search, from, to, ...asked }: QueueFilter,
  wanted?: number,
): Promise<{ carts: QueueRow[]; cursor: string | undefined; lookedBackTo: string | undefined }> {
  const { found, cursor, last } = await drive<QueueRow>({
    read: async (page) => {
      const { carts, cursor: next } = await cartsFrom(scope, status, page);
      return { cards: carts, cursor: next };
    },
    fits: (row) =>
      (!from || row.firstDate >= from) &&
      (!to || row.firstDate <= to) &&
      fitsWords({ typed: search, called: [row.leadGuest, row.buyerName, ...row.titles, row.cartId].join(' ') }),
    isNarrowed: isQueueNarrowed({ search, from, to }),
    cursor: asked.cursor || undefined,
    wanted,
  });
  return { carts: found, cursor, lookedBackTo: last?.updatedAt };
}

const unpackCart = (card: string) => JSON.parse(card) as CartHead;

/** A cart as the queue lists it. */
function showRow({ booked, ...head }: CartHead, currency: string): QueueRow {
  return {
    ...{ currency, cartId: head.id, status: head.status, buyerName: head.buyerName, itemCount: head.itemCount },
    ...{ adults: head.adults, children: head.children, infants: head.infants, updatedAt: head.updatedAt },
    leadGuest: booked?.leadGuest ?? '',
    titles: booked?.titles ?? [],
    firstDate: booked?.firstDate ?? head.startDate,
    paidAt: booked?.paidAt ?? '',
    total: booked?.total ?? null,
  };
}

interface QueueAsked {
  status: QueueState;
  page: number;
  cursor: string;
  size: number;
  /** How many there are; the first page, and one from a cursor, do not wait for it. */
  total: Promise<number>;
}

/**
 * Page n of the carts in a state. One Query of the page alone for the first page and from a cursor on; any other page reads
 * those before it as well.
 */
export async function pageOfQueue(
  scope: Scope,
  { status, page, cursor, size, total }: QueueAsked,
): Promise<NumberedPage<QueueRow> & { cursor: string | null }> {
  const skipped = cursor ? 0 : (page - 1) * size;
  const found: QueueRow[] = [];
  let next: string | undefined = cursor || undefined;
  let isRead = skipped > 0 && skipped >= (await total);
  while (!isRead) {
    const read = await cartsFrom(scope, status, { cursor: next, limit: skipped + size - found.length });
    found.push(...read.carts);
    next = read.cursor;
    isRead = !next || found.length === skipped + size;
  }
  const numbered = pageOf(found.slice(skipped), await total, page, size);
  return { ...numbered, cursor: numbered.hasNextPage ? (next ?? null) : null };
}
