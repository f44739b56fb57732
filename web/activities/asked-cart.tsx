import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Page } from '#web/ui/page.tsx';
import { inNarrowColumn } from '#web/ui/stack.ts';
import { from1024 } from '#web/ui/theme/breakpoints.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { useCart } from './use-cart.ts';

/** What a page is about, with its price beside it; below it where there is no room. */
export const besideItsPrice = {
  ...inNarrowColumn('16px'),
  alignItems: 'start',
  [from1024]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
} as const;

/** The cart that the address names, or the person's in hand: asked for, failed, or there. */
export function AskedCart({ heading, draw }: { heading: string; draw(cart: CartShown): ReactNode }) {
  const [params] = useSearchParams();
  const { query, cart } = useCart(params.get('cartId') ?? undefined);
  if (query.error) return <ErrorState page error={query.error} onRetry={() => void query.refetch()} />;
  if (cart) return draw(cart);
  return (
    <Page heading={heading}>
      <Waiting>
        <p role="status">Loading the cart</p>
      </Waiting>
    </Page>
  );
}
