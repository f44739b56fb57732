import { makeStyles, tokens } from '@fluentui/react-components';
import { formatDay } from '#shared/time.ts';
import type { TransferShown } from '#shared/transfers/transfer.ts';
import { Money } from '#web/ui/money.tsx';
import { partHeading } from '#web/ui/text.ts';
import { chargesByDriver } from './by-day.ts';

const useStyles = makeStyles({
  root: { marginTop: '32px', overflowX: 'auto' },
  heading: { ...partHeading, marginBottom: '8px' },
  table: {
    width: '100%',
    maxWidth: '640px',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: '8px 12px 8px 0',
      textAlign: 'left',
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& th:nth-child(n + 3), & td:nth-child(n + 3)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& th': { fontWeight: tokens.fontWeightSemibold },
  },
});

/** What each driver is paid each day. */
export default function ChargesSums({
  transfers,
  currency,
}: {
  transfers: readonly TransferShown[];
  currency: string;
}) {
  const styles = useStyles();
  const sums = chargesByDriver(transfers);
  if (sums.length === 0) return null;
  return (
    <section className={styles.root}>
      <h2 className={styles.heading}>Charges by driver and day</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Driver</th>
            <th scope="col">Transfers</th>
            <th scope="col">Charges</th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ date, driverName, transfers: count, charges }) => (
            <tr key={`${date} ${driverName}`}>
              <td>{formatDay(date, { weekday: true })}</td>
              <td>{driverName}</td>
              <td>{count}</td>
              <td>
                <Money minor={charges} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
