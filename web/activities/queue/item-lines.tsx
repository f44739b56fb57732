import { makeStyles } from '@fluentui/react-components';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inList } from '#web/ui/stack.ts';
import { quietLine, strongLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  list: inList('12px'),
  head: { ...apart('12px'), alignItems: 'baseline' },
  title: strongLine,
  meta: { ...quietLine, overflowWrap: 'anywhere' },
});

/** The visits of a cart, a few lines each. */
export function ItemLines({ cart: { items, currency, status } }: { cart: CartShown }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const isOpen = status === 'PENDING' || status === 'CONFIRMED';
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const { id, title, name, date, timeSlot, total, drives, confirmation, freeUntil, refunded } = item;
        const notes = [
          [name, formatDay(date), timeSlot].filter(Boolean).join(', '),
          ...drives,
          confirmation && `Confirmation ${confirmation}`,
          isOpen && freeUntil && `Free cancellation until ${momentText(freeUntil, zone)}`,
          refunded > 0 && `${formatMoney(refunded, currency)} refunded`,
        ].filter(Boolean);
        return (
          <li key={id}>
            <div className={styles.head}>
              <span className={styles.title}>{title}</span>
              {total !== null && <Money minor={total} currency={currency} />}
            </div>
            {notes.map((note) => (
              <div key={String(note)} className={styles.meta}>
                {note}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
