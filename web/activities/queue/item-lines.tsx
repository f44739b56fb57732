import { makeStyles } from '@fluentui/react-components';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { formatDay } from '#shared/time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inList } from '#web/ui/stack.ts';
import { quietLine, strongLine } from '#web/ui/text.ts';
import { visitNotes } from '../booked/visit-notes.ts';

const useStyles = makeStyles({
  list: inList('12px'),
  head: { ...apart('12px'), alignItems: 'baseline' },
  title: strongLine,
  meta: { ...quietLine, overflowWrap: 'anywhere' },
});

/** The visits of a cart, a few lines each. */
export function ItemLines({ cart }: { cart: CartShown }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const { items, currency } = cart;
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const { id, title, name, date, timeSlot, total } = item;
        const when = [name, formatDay(date, { weekday: true }), timeSlot].filter(Boolean).join(', ');
        return (
          <li key={id}>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              {total !== null && <Money minor={total} currency={currency} />}
            </div>
            {[when, ...visitNotes(item, cart, zone)].map((note) => (
              <div key={note} className={styles.meta}>
                {note}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
