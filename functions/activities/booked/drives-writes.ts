import type { Actor } from '#functions/actor.ts';
import { cartSubject } from '#functions/activities/cart/expiry-writes.ts';
import type { BookedHead } from '#functions/activities/cart/model.ts';
import { activityKeys } from '#functions/activities/keys.ts';
import { clock } from '#functions/clock.ts';
import type { Write } from '#functions/table/write.ts';
import { putTask } from '#functions/tasks/writes.ts';

/** The job sheet is to say what the cart says now; no write where nobody is driven. */
export const drivesDueWrites = (actor: Actor, { id, booked }: Pick<BookedHead, 'id' | 'booked'>): Write<never>[] =>
  booked.isDriven
    ? [
        putTask(
          actor,
          activityKeys.cartTask(actor, id, 'DRIVES'),
          'MAIL',
          { ...cartSubject(actor, id), name: 'cart-drives' },
          clock.now(),
        ),
      ]
    : [];

/** The cart is as it was read. CONFLICT where it is not. */
export const cartStands = (actor: Actor, { id, version }: Pick<BookedHead, 'id' | 'version'>): Write<never> => ({
  kind: 'check',
  key: activityKeys.cart(actor, id),
  when: [{ field: 'version', is: version }],
});
