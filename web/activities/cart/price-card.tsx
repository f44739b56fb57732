import { makeStyles, tokens } from '@fluentui/react-components';
import type { CartShown } from '#shared/activities/cart/cart-shown.ts';
import { guestWords } from '#shared/activities/guests.ts';
import { formatDay } from '#shared/time.ts';
import { Money } from '#web/ui/money.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';
import { quietLine, strongLine } from '#web/ui/text.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';

const useStyles = makeStyles({
  root: inColumn('8px'),
  line: apart('12px'),
  total: {
    ...apart('12px'),
    ...strongLine,
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  quiet: { ...quietLine, margin: 0 },
  day: quietLine,
});

/** The lines of the visits come first, in their order: two visits of one name are told apart by their days. */
const dayOf = ({ date }: CartShown['items'][number]): string => formatDay(date, { year: false });

/** What a cart comes to, line by line. */
export function PriceCard({ cart }: { cart: CartShown }) {
  const styles = useStyles();
  const { currency, lines, total, own, items } = cart;
  return (
    <TitledCard title="Price">
      <div className={styles.root}>
        <p className={styles.quiet}>
          {guestWords(cart)}, {items.length === 1 ? '1 activity' : `${items.length} activities`}
        </p>
        {lines.map(({ kind, label, amount }, at) => (
          <div key={`${kind} ${at}`} className={styles.line}>
            <span>
              {label} {kind === 'base' && items[at] && <span className={styles.day}>{dayOf(items[at])}</span>}
            </span>
            <Money minor={amount} currency={currency} />
          </div>
        ))}
        {total === null ? (
          <p className={styles.quiet}>An activity has no price. Please change or remove it.</p>
        ) : (
          <div className={styles.total}>
            <span>Total</span>
            <Money minor={total} currency={currency} />
          </div>
        )}
        {own > 0 && total !== null && (
          <div className={styles.line}>
            <span>Your customer pays</span>
            <Money minor={total + own} currency={currency} />
          </div>
        )}
      </div>
    </TitledCard>
  );
}
