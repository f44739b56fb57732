import { makeStyles } from '@fluentui/react-components';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { formatMoney } from '#shared/money.ts';
import { useSiteDays } from '#web/site/site.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { apart, inColumn } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';
import { Timeline } from '#web/ui/timeline.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { PriceCard } from '../cart/price-card.tsx';
import { BookedItem } from './booked-item.tsx';
import { deedsOf } from './history-words.ts';

const useStyles = makeStyles({
  root: { ...inColumn('16px'), gridTemplateColumns: 'minmax(0, 1fr)' },
  facts: { ...inColumn('8px'), margin: 0 },
  fact: apart('12px'),
  label: { ...quietLine, margin: 0 },
  value: { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
});

/** What was booked: its visits, who comes, what was paid, who did what. */
export function BookedCart({ cart }: { cart: CartShown }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const { items, leadGuest, phone, pickUpPlace, driverNote, paidAt, statusReason, refunded, currency } = cart;
  const facts = [
    ['Lead guest', leadGuest],
    ['Phone', phone],
    ['Guests', guestWords(cart)],
    ['Fetched at', [pickUpPlace, driverNote].filter(Boolean).join(', ')],
    ['Booked for', cart.buyerName],
    ['Remarks', cart.remarks],
    ['Reason', statusReason],
    ['Paid', paidAt && momentText(paidAt, zone)],
    ['Refunded', refunded > 0 ? formatMoney(refunded, currency) : ''],
  ].filter(([, text]) => text);
  return (
    <div className={styles.root}>
      {items.map((item) => (
        <BookedItem key={item.id} item={item} cart={cart} />
      ))}
      <TitledCard title="Booking">
        <dl className={styles.facts}>
          {facts.map(([label, text]) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{text}</dd>
            </div>
          ))}
        </dl>
      </TitledCard>
      <PriceCard cart={cart} />
      <TitledCard title="Who did what">
        <Timeline deeds={deedsOf(cart)} />
      </TitledCard>
    </div>
  );
}
