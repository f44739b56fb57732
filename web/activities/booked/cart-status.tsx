import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { cartStateNames, type CartState } from '#shared/activities/cart/lifecycle.ts';
import { Status, type StatusTone } from '#web/ui/status.tsx';

const tones: Record<CartState, StatusTone> = {
  ...{ DRAFT: 'over', ON_HOLD: 'waiting', PENDING: 'waiting', CONFIRMED: 'done', REDEEMED: 'done' },
  ...{ REJECTED: 'urgent', CANCELLED: 'over', EXPIRED: 'over' },
};

/** Where a cart is in its life. */
export const CartStatus = ({ status }: Pick<CartShown, 'status'>) => (
  <Status tone={tones[status]} text={cartStateNames[status]} />
);
