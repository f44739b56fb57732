import { expect } from 'vitest';
import { newCart } from '#functions/activities/cart/new-cart.ts';
import { createCart } from '#functions/activities/cart/writes.ts';
import { commit } from '#functions/table/commit.ts';
import { sortableId } from '#shared/ids.ts';
import type { TestUser } from '#test/harness/test-user.ts';

/** Id of a cart of somebody's with one item, as it is stored. */
export async function storeCart({ actor }: TestUser, tourOptionId: string): Promise<string> {
  const guests = { adults: 2, children: 0, infants: 0, startDate: '2027-03-12', endDate: '2027-03-16' };
  const head = { ...newCart(actor, guests), itemCount: 1 };
  const item = {
    ...{ id: sortableId(Date.parse('2026-11-22T06:00:00Z')), tourOptionId, comboId: '', cityId: 'ae-03-dubai' },
    ...{ title: `Safari of ${actor.name}`, name: 'Evening', date: '2027-03-12', timeSlot: '' },
    ...{ pickUp: '', drop: '', both: '', seen: 10_000 },
  };
  expect(await commit(actor, createCart(actor, head, [item]).writes)).toMatchObject({ ok: true });
  return head.id;
}
