import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Detail, DetailPart, DetailSkeleton, Facts } from '#web/ui/list/detail.tsx';
import type { DetailPlace } from '#web/ui/list/list-page.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inLines } from '#web/ui/stack.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import { CartStatus } from '../booked/cart-status.tsx';
import { deedsOf } from '../booked/history-words.ts';
import { PapersLink } from '../booked/papers-link.tsx';
import { ItemLines } from './item-lines.tsx';

const CartRefund = lazyPart(() => import('./cart-refund.tsx'));
const ConfirmPart = lazyPart(() => import('./confirm-part.tsx'));
const RejectDialog = lazyPart(() => import('./reject-dialog.tsx'));
const CancelDialog = lazyPart(() => import('../booked/cancel-dialog.tsx'));

const useStyles = makeStyles({
  line: { ...apart('12px'), alignItems: 'baseline' },
  buttons: inLines('8px'),
});

interface Props {
  cartId: string;
  place: DetailPlace;
  /** Its status is another: the list begins anew. */
  onChanged(): void;
}

/** A cart of the queue: its items, what was paid, who did what, and what can be done. */
export default function QueueDetail({ cartId, place, onChanged }: Props) {
  const found = useCall(getCartData, { cartId }, { quiet: true });
  if (found.error)
    return (
      <ErrorState
        page={place.isPage}
        heading="The cart could not be loaded"
        error={found.error}
        onRetry={() => void found.refetch()}
      />
    );
  if (!found.data) return <DetailSkeleton label="Loading the cart" />;
  return <Opened cart={found.data.cart} place={place} onChanged={onChanged} />;
}

function Opened({ cart, place, onChanged }: Omit<Props, 'cartId'> & { cart: CartShown }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const isStaff = useUser()?.userType === 'staff';
  const { status, orderId, total, currency, refunded } = cart;
  return (
    <Detail
      title={cart.leadGuest || cart.buyerName}
      place={place}
      summary={
        <div className={styles.line}>
          <CartStatus status={status} />
          {total !== null && (
            <strong>
              <Money minor={total} currency={currency} />
            </strong>
          )}
        </div>
      }
    >
      <Actions cart={cart} onChanged={onChanged} />
      <DetailPart label="Items" place={place}>
        <ItemLines cart={cart} />
      </DetailPart>
      <Facts
        facts={[
          ['Guests', guestWords(cart)],
          ['Phone', cart.phone],
          ['Fetched at', [cart.pickUpPlace, cart.driverNote].filter(Boolean).join(', ')],
          ['Customer', cart.buyerName],
          ['Remarks', cart.remarks],
          ['Reason', cart.statusReason],
          ['Paid', cart.paidAt && momentText(cart.paidAt, zone)],
          ['Refunded', refunded > 0 && <Money minor={refunded} currency={currency} />],
        ]}
      />
      {isStaff && refunded > 0 && <CartRefund cartId={cart.cartId} />}
      <div className={styles.buttons}>
        {cart.voucherCode && (
          <LinkButton to={toPath(paths.activityVoucher, { code: cart.voucherCode })}>Open the voucher</LinkButton>
        )}
        {orderId && <LinkButton to={toPath(paths.userPayments, { orderId })}>Open the order</LinkButton>}
        <PapersLink cart={cart} />
      </div>
      <DetailPart label="Who did what" place={place}>
        <Timeline deeds={deedsOf(cart)} />
      </DetailPart>
    </Detail>
  );
}

/** What can be done with it, by whoever looks. */
function Actions({ cart, onChanged }: { cart: CartShown; onChanged(): void }) {
  const styles = useStyles();
  const [asked, setAsked] = useState<'reject' | 'cancel'>();
  const mayEdit = useMay('activities.edit');
  const isStaff = useUser()?.userType === 'staff';
  const { status } = cart;
  const isOpen = status === 'PENDING' || status === 'CONFIRMED';
  if (!mayEdit || !isOpen) return null;
  const toConfirm = isStaff && status === 'PENDING';
  return (
    <>
      {toConfirm && <ConfirmPart cart={cart} onChanged={onChanged} />}
      <div className={styles.buttons}>
        {toConfirm && <Button onClick={() => setAsked('reject')}>Reject</Button>}
        <Button onClick={() => setAsked('cancel')}>Cancel booking</Button>
      </div>
      {asked === 'reject' && <RejectDialog cart={cart} onChanged={onChanged} onClose={() => setAsked(undefined)} />}
      {asked === 'cancel' && <CancelDialog cart={cart} onChanged={onChanged} onClose={() => setAsked(undefined)} />}
    </>
  );
}
