import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { CustomerRow } from '#shared/users/customers/customer.ts';
import { useSiteDays } from '#web/site/site.ts';
import type { CardPlace } from '#web/ui/list/list-rows.tsx';
import { formatLongDay } from '#web/ui/long-day.ts';
import { apart, inColumn } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { AddMoney } from './wallet-links.tsx';
import { besideName, Groups, Marks, nameOf, primaryPhone } from './customer-text.tsx';

const useStyles = makeStyles({
  root: {
    ...inColumn('6px'),
    margin: '0 -16px',
    padding: '0 16px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  head: { ...apart('12px'), alignItems: 'flex-start' },
  name: cardHeading,
  opener: { minHeight: '40px', fontWeight: 600, textAlign: 'left', color: tokens.colorNeutralForeground1 },
  meta: quietLine,
  foot: apart('12px'),
  under: { marginTop: '-8px' },
});

/** A customer on a phone (spec: Customer card). */
export function CustomerCard({ row, place }: { row: CustomerRow; place: CardPlace }) {
  const styles = useStyles();
  const { dayOf } = useSiteDays();
  const name = nameOf(row);
  return (
    <article className={styles.root} aria-label={name}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>
            <Link as="button" appearance="subtle" className={styles.opener} data-row onClick={place.onOpen}>
              {name}
            </Link>
          </h2>
          <div className={mergeClasses(styles.meta, styles.under)}>{besideName(row)}</div>
        </div>
        {place.menu}
      </div>
      <Groups row={row} />
      <div className={styles.meta}>
        <div>{row.email}</div>
        <div>{primaryPhone(row)}</div>
        <div>Registered {formatLongDay(dayOf(row.createdAt))}</div>
      </div>
      <div className={styles.foot}>
        <Marks row={row} />
        <AddMoney row={row} />
      </div>
    </article>
  );
}
