import { Link, makeStyles, tokens } from '@fluentui/react-components';
import type { AreaTransferRow } from '#shared/areas/area-transfer.ts';
import type { CardPlace } from '#web/ui/list/list-rows.tsx';
import { Money } from '#web/ui/money.tsx';
import { ActiveMark } from './active-mark.tsx';
import { flagsOf, sharingOf, transferName, validityOf } from './transfer-text.ts';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '2px',
    margin: '0 -16px',
    padding: '0 16px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px' },
  name: { margin: 0, fontSize: '14px', lineHeight: '20px', fontWeight: 600 },
  opener: { minHeight: '40px', fontWeight: 600, textAlign: 'left', color: tokens.colorNeutralForeground1 },
  line: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  meta: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
});

/** A transfer on a phone, its areas whole. */
export function TransferCard({ row, place }: { row: AreaTransferRow; place: CardPlace }) {
  const styles = useStyles();
  const name = transferName(row);
  return (
    <article className={styles.root} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link as="button" appearance="subtle" className={styles.opener} data-row onClick={place.onOpen}>
            {name}
          </Link>
        </h2>
        {place.menu}
      </div>
      <div className={styles.line}>
        <span>{sharingOf(row)}</span>
        <Money minor={row.amount} currency={row.currency} />
      </div>
      <div className={styles.line}>
        <span className={styles.meta}>{flagsOf(row)}</span>
        <span className={styles.meta}>{row.isPerPax ? 'per person' : 'per vehicle'}</span>
      </div>
      <div className={styles.line}>
        <span className={styles.meta}>
          {row.marketName}, {validityOf(row)}
        </span>
        <ActiveMark isDeactivated={row.isDeactivated} />
      </div>
    </article>
  );
}
