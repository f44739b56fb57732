import { makeStyles } from '@fluentui/react-components';
import type { CartShown, ItemShown } from '#shared/activities/cart/cart-shown.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Card } from '#web/ui/card.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';
import { largeHeading, quietLine, softLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: inColumn('8px'),
  head: { ...apart('12px'), alignItems: 'start' },
  title: largeHeading,
  name: { ...softLine, margin: 0 },
  note: { ...quietLine, margin: 0 },
});

/** A visit as it was sold. */
export function BookedItem({
  item,
  currency,
  status,
}: {
  item: ItemShown;
  currency: string;
  status: CartShown['status'];
}) {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const { title, name, date, timeSlot, total, drives, confirmation, freeUntil, refunded } = item;
  const isOpen = status === 'PENDING' || status === 'CONFIRMED';
  const notes = [
    ...drives,
    confirmation && `Confirmation ${confirmation}`,
    isOpen && freeUntil && `Free cancellation until ${momentText(freeUntil, zone)}`,
    refunded > 0 && `${formatMoney(refunded, currency)} refunded`,
  ].filter(Boolean);
  return (
    <Card aria-label={`${title}, ${name}`}>
      <div className={styles.root}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.name}>{[name, formatDay(date), timeSlot].filter(Boolean).join(', ')}</p>
          </div>
          {total !== null && <Money large minor={total} currency={currency} />}
        </div>
        {notes.map((note) => (
          <p key={String(note)} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </Card>
  );
}
