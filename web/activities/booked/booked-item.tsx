import { makeStyles } from '@fluentui/react-components';
import type { CartShown, ItemShown } from '#shared/activities/cart/cart-shown.ts';
import { formatDay } from '#shared/time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';
import { largeHeading, quietLine, softLine } from '#web/ui/text.ts';
import { visitName, visitNotes } from './visit-notes.ts';

const useStyles = makeStyles({
  root: inColumn('8px'),
  head: { ...apart('12px'), alignItems: 'start' },
  title: largeHeading,
  name: { ...softLine, margin: 0 },
  note: { ...quietLine, margin: 0 },
});

/** A visit as it was sold. */
export function BookedItem({ item, cart }: { item: ItemShown; cart: CartShown }) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const { title, name, date, timeSlot, total } = item;
  return (
    <Card aria-label={visitName(item)}>
      <div className={styles.root}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.name}>{[name, formatDay(date), timeSlot].filter(Boolean).join(', ')}</p>
          </div>
          {total !== null && <Money large minor={total} currency={cart.currency} />}
        </div>
        {visitNotes(item, cart, zone).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </Card>
  );
}
