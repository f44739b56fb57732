import { makeStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { checkOut, type FullItem } from '#shared/activities/cart/check-out.ts';
import { getCartData } from '#shared/activities/cart/get-cart-data.ts';
import { formatMoney } from '#shared/money.ts';
import { PAYMENT_WINDOW_MINUTES } from '#shared/payments/model.ts';
import { formatDay } from '#shared/time.ts';
import { useAction } from '#web/api/use-action.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShortField } from '#web/ui/form/short-field.tsx';
import { type ShortForm, useShortForm } from '#web/ui/form/use-short-form.ts';
import { Page } from '#web/ui/page.tsx';
import { inLines, inList, inNarrowColumn, inPairs } from '#web/ui/stack.ts';
import { quietLine, wrongLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { AskedCart, besideItsPrice } from '../asked-cart.tsx';
import { PriceCard } from '../cart/price-card.tsx';
import { cartAddress } from '../use-cart.ts';
import { FullTimes } from './full-times.tsx';

const useStyles = makeStyles({
  columns: besideItsPrice,
  column: inNarrowColumn('16px'),
  pair: inPairs('16px'),
  visits: { ...inList('8px'), marginTop: '16px' },
  visit: inLines('4px 16px'),
  time: { fontVariantNumeric: 'tabular-nums', ':empty': { display: 'none' } },
  fine: { ...quietLine, margin: 0 },
  wrong: { ...wrongLine, margin: 0 },
});

/** `/activities/checkout`: who comes and where to, then the total is accepted, and the order paid. */
export default function CheckoutPage() {
  return <AskedCart heading="Check out" draw={(cart) => <Found cart={cart} />} />;
}

function Found({ cart }: { cart: CartShown }) {
  if (cart.status !== 'DRAFT' || cart.items.length === 0)
    return (
      <EmptyState
        page
        heading={cart.items.length ? 'This cart was checked out' : 'Your cart is empty'}
        text={
          cart.items.length
            ? 'Open it to see whether it is paid and confirmed.'
            : 'Activities that you add appear here with their price.'
        }
        link={
          cart.items.length
            ? { to: cartAddress(cart.cartId), label: 'Open the cart' }
            : { to: paths.activitySearch, label: 'Search activities' }
        }
      />
    );
  return <Asked cart={cart} />;
}

type Name = 'leadGuest.firstName' | 'leadGuest.lastName' | 'phone' | 'pickUpPlace' | 'driverNote';

function Asked({ cart }: { cart: CartShown }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const short = useShortForm<Name>({
    ...{ 'leadGuest.firstName': '', 'leadGuest.lastName': '', phone: '', pickUpPlace: '', driverNote: '' },
  });
  const asking = useAction(checkOut, { quiet: true, invalidates: [getCartData] });
  const [full, setFull] = useState<readonly FullItem[]>([]);
  const { currency, total } = cart;
  const forget = () => {
    short.begin();
    setFull([]);
  };
  const submit = async () => {
    if (total === null) return;
    forget();
    const { 'leadGuest.firstName': firstName, 'leadGuest.lastName': lastName, ...said } = short.values;
    const answer = await asking.mutateAsync({
      ...{ cartId: cart.cartId, version: cart.version, currency, total },
      ...{ leadGuest: { firstName, lastName }, ...said },
    });
    if (answer.ok) return void navigate(toPath(paths.userPayments, { orderId: answer.value.orderId }));
    if (answer.stands) setFull(answer.stands.full);
    short.refused(answer);
  };
  return (
    <Page
      heading="Check out"
      lead={[
        cart.userId !== null && `For ${cart.buyerName}.`,
        `Places are kept for ${PAYMENT_WINDOW_MINUTES} minutes from Continue to payment.`,
      ]
        .filter(Boolean)
        .join(' ')}
      actions={<TextLink to={cartAddress(cart.cartId)}>Back to the cart</TextLink>}
    >
      <form {...short.sends(() => void submit())} className={styles.columns}>
        <div className={styles.column}>
          <TitledCard title="Lead guest">
            <div className={styles.pair}>
              <ShortField
                label="First name"
                autoComplete="given-name"
                maxLength={60}
                {...short.field('leadGuest.firstName')}
              />
              <ShortField
                label="Last name"
                autoComplete="family-name"
                maxLength={60}
                {...short.field('leadGuest.lastName')}
              />
              <ShortField
                label="Mobile, reached on the day"
                hint="With country code, such as +971 50 555 0177."
                type="tel"
                autoComplete="tel"
                maxLength={25}
                {...short.field('phone')}
              />
            </div>
          </TitledCard>
          {cart.items.some(({ isDriven }) => isDriven) && <Fetched cart={cart} short={short} />}
        </div>
        <div className={styles.column}>
          <PriceCard cart={cart} />
          {full.length > 0 && <FullTimes cart={cart} full={full} onChosen={forget} />}
          {short.says && (
            <p role="alert" className={styles.wrong}>
              {short.says}
            </p>
          )}
          <Button type="submit" appearance="primary" disabledFocusable={asking.isPending || total === null}>
            {total === null ? 'Continue to payment' : `Continue to payment, ${formatMoney(total, currency)}`}
          </Button>
          <p className={styles.fine}>{confirmedWhen(cart)}</p>
        </div>
      </form>
    </Page>
  );
}

/** Where a driver finds the guests, and for which visits. */
function Fetched({ cart, short }: { cart: CartShown; short: ShortForm<Name> }) {
  const styles = useStyles();
  return (
    <TitledCard title="Where to be fetched">
      <div className={styles.pair}>
        <ShortField
          label="Hotel or address"
          autoComplete="street-address"
          maxLength={200}
          {...short.field('pickUpPlace')}
        />
        <ShortField
          label="Room or note for the driver (optional)"
          autoComplete="off"
          maxLength={200}
          {...short.field('driverNote')}
        />
      </div>
      <ul className={styles.visits}>
        {cart.items
          .filter(({ isDriven }) => isDriven)
          .map((item) => (
            <li key={item.id} className={styles.visit}>
              <strong className={styles.time}>{item.pickUpTime}</strong>
              <span>{formatDay(item.date, { weekday: true, year: false })}</span>
              <strong>{item.title}</strong>
              <span className={styles.fine}>
                {[...waysOf(item), item.timeSlot && `begins at ${item.timeSlot}`].filter(Boolean).join(', ')}
              </span>
            </li>
          ))}
      </ul>
    </TitledCard>
  );
}

const waysOf = ({
  ways,
  pickUpAreaTransfer,
  dropAreaTransfer,
  returnAreaTransfer,
}: CartShown['items'][number]): string[] =>
  ways
    .filter(({ id }) => [pickUpAreaTransfer, dropAreaTransfer, returnAreaTransfer].includes(id))
    .map(({ scope, name }) => `${scope}, ${name}`);

/** What is confirmed when. */
function confirmedWhen({ items }: CartShown): string {
  const later = items.filter(({ isInstant }) => !isInstant);
  if (!later.length) return 'All of it is confirmed once it is paid.';
  return 'Our desk confirms it once it is paid. What cannot be confirmed is refunded in full.';
}
