import { makeStyles } from '@fluentui/react-components';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { formatDay } from '#shared/time.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn, inList } from '#web/ui/stack.ts';
import { quietLine, strongLine } from '#web/ui/text.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';

const useStyles = makeStyles({
  root: inColumn('12px'),
  list: inList('8px'),
  line: { ...apart('12px'), alignItems: 'start' },
  quiet: { ...quietLine, display: 'block' },
  total: { ...apart('12px'), ...strongLine },
});

/** What is in the cart, beside a search, and the way to it. */
export function CartSummary({ cart, address }: { cart: CartShown; address: string }) {
  const styles = useStyles();
  return (
    <TitledCard title="Cart">
      <div className={styles.root}>
        <span className={styles.quiet}>{guestWords(cart)}</span>
        <ul className={styles.list}>
          {cart.items.map(({ id, title, date, timeSlot, total, reason }) => (
            <li key={id} className={styles.line}>
              <span>
                {title}
                <span className={styles.quiet}>
                  {[formatDay(date, { weekday: true, year: false }), timeSlot].filter(Boolean).join(', ')}
                </span>
                {reason && <span className={styles.quiet}>{reason}</span>}
              </span>
              {total !== null && <Money minor={total} currency={cart.currency} />}
            </li>
          ))}
        </ul>
        {cart.total !== null && (
          <div className={styles.total}>
            <span>Total</span>
            <Money minor={cart.total} currency={cart.currency} />
          </div>
        )}
        <LinkButton to={address}>Open cart</LinkButton>
      </div>
    </TitledCard>
  );
}
