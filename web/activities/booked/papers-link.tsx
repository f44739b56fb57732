import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Which numbered papers a cart has, a moment after it is confirmed or cancelled; empty for none. */
function papersOf({ status, items, history, refunded, total }: CartShown): string {
  if (status === 'CONFIRMED' || status === 'REDEEMED') return 'Invoice';
  if (status !== 'CANCELLED') return '';
  const wasConfirmed = items.every(({ isInstant }) => isInstant) || history.some(({ event }) => event === 'confirm');
  if (wasConfirmed) return refunded > 0 ? 'Invoice and credit note' : 'Invoice';
  return refunded < (total ?? 0) ? 'Invoice' : '';
}

/** To a cart's invoice, and its credit note where something went back. */
export function PapersLink({ cart }: { cart: CartShown }) {
  const maySee = useMay('invoices.view');
  const papers = papersOf(cart);
  if (!maySee || !papers) return null;
  return (
    <LinkButton appearance="subtle" to={`${paths.userInvoices}?${new URLSearchParams({ search: cart.cartId })}`}>
      {papers}
    </LinkButton>
  );
}
