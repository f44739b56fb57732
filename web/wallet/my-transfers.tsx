import { makeStyles, tokens } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { isTransferWaiting, transferStateName, type TransferState } from '#shared/wallet/transfer.ts';
import { useCall } from '#web/api/use-call.ts';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { TitledCard } from './titled-card.tsx';
import { SlipButton } from './slip-button.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 16px' },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  words: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  end: { marginLeft: 'auto' },
});

export const toneOf = (state: TransferState): StatusTone =>
  isTransferWaiting(state) ? 'waiting' : state === 'CONFIRMED' ? 'done' : 'urgent';

/** How many of the latest are shown above the statement, which has those that were confirmed. */
const SHOWN = 5;

/** The transfers that were reported lately, and what became of them. */
export function MyTransfers() {
  const styles = useStyles();
  const { data } = useCall(getMyTransfers, { cursor: '' }, { quiet: true });
  if (!data?.records.length) return null;
  return (
    <TitledCard title="Reported transfers">
      <ul className={styles.list}>
        {data.records.slice(0, SHOWN).map((row) => (
          <li key={row.transferId} className={styles.row}>
            <span className={styles.amount}>{formatMoney(row.amount, row.currency)}</span>
            <span className={styles.words}>
              {row.reference}, {formatDay(row.sentOn)}
              {row.reason && `. ${row.reason}`}
            </span>
            {row.hasSlip && <SlipButton transferId={row.transferId} />}
            <span className={styles.end}>
              <Status
                isSmall
                tone={toneOf(row.state)}
                text={isTransferWaiting(row.state) ? 'Waiting' : transferStateName[row.state]}
              />
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
