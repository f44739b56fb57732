import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { duplicateCart } from '#shared/activities/cart/duplicate-cart.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { formatDay } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { guestsOnly } from '../use-cart.ts';
import { BookedCart } from './booked-cart.tsx';
import { CartStatus } from './cart-status.tsx';
import { PapersLink } from './papers-link.tsx';

const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'));

/** A cart that was checked out, on a page of its own. */
export default function BookedPage({ cart }: { cart: CartShown }) {
  const { leadGuest, items, orderId, status } = cart;
  const first = items[0];
  const mayEdit = useMay('activities.edit');
  const [isCancelling, setCancelling] = useState(false);
  return (
    <Page
      narrow
      heading={leadGuest ? `Activities of ${leadGuest}` : 'Activities'}
      lead={
        <>
          <CartStatus status={status} /> {first && `from ${formatDay(first.date)}`}
        </>
      }
      actions={
        <>
          {status === 'ON_HOLD' && (
            <LinkButton to={toPath(paths.userPayments, { orderId })} appearance="primary">
              Pay
            </LinkButton>
          )}
          {cart.voucherCode && (
            <LinkButton to={toPath(paths.activityVoucher, { code: cart.voucherCode })} appearance="primary">
              Open the voucher
            </LinkButton>
          )}
          <PapersLink cart={cart} />
          {mayEdit && (status === 'PENDING' || status === 'CONFIRMED') && (
            <Button appearance="subtle" onClick={() => setCancelling(true)}>
              Cancel booking
            </Button>
          )}
          <Again cart={cart} />
        </>
      }
    >
      <BookedCart cart={cart} />
      {isCancelling && <CancelDialog cart={cart} onClose={() => setCancelling(false)} />}
    </Page>
  );
}

/** What is over is tried again as another cart. */
function Again({ cart }: { cart: CartShown }) {
  const mayEdit = useMay('activities.edit');
  const navigate = useNavigate();
  const duplicating = useAction(duplicateCart, { invalidates: [getCartData] });
  const duplicate = async () => {
    const answer = await duplicating.mutateAsync({ cartId: cart.cartId, cartItems: [], ...guestsOnly(cart) });
    if (!answer.ok) return;
    showToast('This is a copy. The other cart stays as it was.', 'success');
    void navigate(paths.activityCart);
  };
  return mayEdit && cart.items.length > 0 ? (
    <Button appearance="subtle" disabledFocusable={duplicating.isPending} onClick={() => void duplicate()}>
      Duplicate
    </Button>
  ) : null;
}
