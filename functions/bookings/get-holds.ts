import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { namesOf } from '#functions/users/names.ts';
import { getHolds } from '#shared/bookings/get-holds.ts';
import { ok } from '#shared/errors.ts';
import { showRow } from './show-row.ts';
import { withShownMaker } from './shown-maker.ts';
import { pageOfCards } from './store.ts';

const PAGE = 25;

/** One Query of the list by end, then the names of whose they are: kept in memory, else one trip. */
export const getHoldsHandler = handle(getHolds, async (actor, { cursor }) => {
  const page = await pageOfCards(scopeOf(actor, getHolds), {
    by: 'holds',
    descending: false,
    cursor: cursor || undefined,
    limit: PAGE,
  });
  const { users } = await namesOf(
    actor,
    page.cards.map(({ userId }) => userId ?? ''),
  );
  const rows = page.cards.map((card) => showRow(card, users));
  return ok({
    tickets: await withShownMaker(actor, rows),
    cursor: page.cursor ?? null,
    lookedBackTo: null,
    total: null,
  });
});
