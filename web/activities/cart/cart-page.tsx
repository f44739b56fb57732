import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addToCart } from '#shared/activities/cart/add-to-cart.ts';
import type { CartShown, ItemShown } from '#shared/activities/cart/cart-shown.ts';
import { clearAllCart } from '#shared/activities/cart/clear-all-cart.ts';
import { deleteCartItem } from '#shared/activities/cart/delete-cart-item.ts';
import { duplicateCart } from '#shared/activities/cart/duplicate-cart.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { updateCartData } from '#shared/activities/cart/update-cart-data.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { formatDay } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { inNarrowColumn } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { showToast } from '#web/ui/toasts/show-toast.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { AskedCart, besideItsPrice } from '../asked-cart.tsx';
import { GuestsFields } from '../guests-fields.tsx';
import { queryOf } from '../search/search-address.ts';
import { guestsOfCart, guestsOnly } from '../use-cart.ts';
import { useToday } from '../use-today.ts';
import { CartItemCard } from './cart-item-card.tsx';
import { PriceCard } from './price-card.tsx';
import { Remarks } from './remarks.tsx';

const BookedPage = lazyPart(() => import('../booked/booked-page.tsx'));
const ForCustomer = lazyPart(() => import('./for-customer.tsx'));

const useStyles = makeStyles({
  columns: besideItsPrice,
  items: inNarrowColumn('16px'),
  fine: { ...quietLine, margin: 0 },
});

/** `/activities/cart`: the cart in hand, or the one that the address names. */
export default function CartPage() {
  const mayEdit = useMay('activities.edit');
  // Who may only look sees what is in it, without what would change it.
  const isOpen = ({ status, items }: CartShown) => status === 'DRAFT' && (mayEdit || items.length === 0);
  return (
    <AskedCart heading="Cart" draw={(cart) => (isOpen(cart) ? <Opened cart={cart} /> : <BookedPage cart={cart} />)} />
  );
}

/** An item as it is put in again after it was taken out. */
const itemSent = (item: ItemShown) => ({
  ...(item.comboId ? { comboId: item.comboId } : { tourOptionId: item.tourOptionId }),
  date: item.date,
  timeSlot: item.timeSlot,
  pickUpAreaTransfer: item.pickUpAreaTransfer,
  dropAreaTransfer: item.dropAreaTransfer,
  returnAreaTransfer: item.returnAreaTransfer,
});

const booked = (
  <LinkButton to={paths.activityQueue} appearance="subtle">
    Booked activities
  </LinkButton>
);

const stale = { invalidates: [getCartData] };

function Opened({ cart }: { cart: CartShown }) {
  const styles = useStyles();
  const today = useToday();
  const navigate = useNavigate();
  const isStaff = useUser()?.userType === 'staff';
  const [isGiving, setGiving] = useState(false);
  const changing = useAction(updateCartData, stale);
  const removing = useAction(deleteCartItem, stale);
  const adding = useAction(addToCart, stale);
  const clearing = useAction(clearAllCart, stale);
  const duplicating = useAction(duplicateCart, stale);
  const { cartId, items } = cart;
  const city = items.find((item) => item.cityId)?.cityId ?? '';
  const search = `${paths.activitySearch}?${queryOf({ ...cart, cityId: city })}`;
  const putBack = async (some: readonly ItemShown[]) => {
    for (const item of some)
      await adding.mutateAsync({ loadingId: '', isBack: true, ...guestsOfCart(cart), ...itemSent(item) });
  };
  const remove = async (item: ItemShown) => {
    const answer = await removing.mutateAsync({ cartId, itemId: item.id });
    if (answer.ok)
      showToast(`${item.title}, ${item.name}, was removed.`, 'info', {
        label: 'Undo',
        run: () => void putBack([item]),
      });
  };
  const clear = async () => {
    const answer = await clearing.mutateAsync({ cartId });
    if (answer.ok) showToast('The cart was cleared.', 'info', { label: 'Undo', run: () => void putBack(items) });
  };
  const duplicate = async () => {
    const answer = await duplicating.mutateAsync({ cartId, cartItems: [], ...guestsOnly(cart) });
    if (!answer.ok) return;
    showToast('This is a copy. The other cart stays as it was.', 'success');
    void navigate(paths.activityCart);
  };
  if (items.length === 0)
    return (
      <Page heading="Cart" actions={booked}>
        <EmptyState
          heading="Your cart is empty"
          text="Activities that you add appear here with their price."
          link={{ to: search, label: 'Search activities' }}
        />
      </Page>
    );
  const range = `${formatDay(cart.startDate, { year: false })} to ${formatDay(cart.endDate)}`;
  return (
    <Page
      heading="Cart"
      lead={[guestWords(cart), range, cart.userId !== null && `for ${cart.buyerName}`].filter(Boolean).join(', ')}
      actions={
        <>
          {booked}
          {isStaff && (
            <Button appearance="subtle" onClick={() => setGiving(true)}>
              Give to a customer
            </Button>
          )}
          <Button appearance="subtle" disabledFocusable={duplicating.isPending} onClick={() => void duplicate()}>
            Duplicate
          </Button>
          <Button appearance="subtle" disabledFocusable={clearing.isPending} onClick={() => void clear()}>
            Clear
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <div className={styles.items}>
          <Card aria-label="Guests">
            <GuestsFields
              guests={cart}
              today={today}
              onChange={(guests) => void changing.mutateAsync({ cartId, ...guests })}
            />
          </Card>
          {items.map((item) => (
            <CartItemCard
              key={item.id}
              item={item}
              currency={cart.currency}
              today={today}
              isPending={changing.isPending || removing.isPending}
              onChange={(changed) =>
                void changing.mutateAsync({ ...guestsOfCart(cart), item: { id: item.id, ...changed } })
              }
              onRemove={() => void remove(item)}
            />
          ))}
          <TextLink to={search}>Add an activity</TextLink>
          <Remarks cart={cart} />
        </div>
        <div className={styles.items}>
          <PriceCard cart={cart} />
          {cart.total !== null && (
            <>
              <LinkButton to={`${paths.activityCheckout}?cartId=${cartId}`} appearance="primary">
                Check out
              </LinkButton>
              <p className={styles.fine}>
                {cart.items.some(({ isDriven }) => isDriven)
                  ? 'Next you say who comes and where to be fetched. Nothing is charged yet.'
                  : 'Next you say who comes. Nothing is charged yet.'}
              </p>
            </>
          )}
        </div>
      </div>
      {isGiving && <ForCustomer cart={cart} onClose={() => setGiving(false)} />}
    </Page>
  );
}
