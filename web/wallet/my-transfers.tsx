import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { getMyTransfers } from '#shared/wallet/get-my-transfers.ts';
import { isTransferWaiting, transferStateName, type TransferState } from '#shared/wallet/transfer.ts';
import { Button } from '#web/ui/button.tsx';
import { useCursorList } from '#web/ui/list/use-list-calls.ts';
import { inLines, inList } from '#web/ui/stack.ts';
import { Status, type StatusTone } from '#web/ui/status.tsx';
import { TitledCard } from '#web/ui/titled-card.tsx';
import { SlipButton } from './slip-button.tsx';

const useStyles = makeStyles({
  list: inList('12px'),
  row: { ...inLines('2px 16px'), alignItems: 'baseline' },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  words: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  end: { marginLeft: 'auto' },
  more: { marginTop: '12px' },
});

export const toneOf = (state: TransferState): StatusTone =>
  isTransferWaiting(state) ? 'waiting' : state === 'CONFIRMED' ? 'done' : 'urgent';

/** How many of the latest are shown above the statement before more are asked for. */
const SHOWN = 5;

/** The transfers that were reported, the latest first, and what became of them. */
export function MyTransfers() {
  const styles = useStyles();
  const list = useCursorList(getMyTransfers, { cursor: '' });
  const [shown, setShown] = useState(SHOWN);
  const records = list.data?.pages.flatMap((page) => page.records) ?? [];
  if (records.length === 0) return null;
  const showMore = () => {
    if (shown >= records.length) void list.fetchNextPage();
    setShown(Number.POSITIVE_INFINITY);
  };
  return (
    <TitledCard title="Reported transfers">
      <ul className={styles.list}>
        {records.slice(0, shown).map((row) => (
          <li key={row.transferId} className={styles.row}>
            <span className={styles.amount}>{formatMoney(row.amount, row.currency)}</span>
            <span className={styles.words}>
              {row.reference}, {formatDay(row.sentOn)}
              {row.reason && `. ${row.reason}`}
            </span>
            {row.hasSlip && <SlipButton transferId={row.transferId} reference={row.reference} />}
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
      {(records.length > shown || list.hasNextPage) && (
        <Button className={styles.more} disabled={list.isFetchingNextPage} onClick={showMore}>
          {records.length > shown ? 'Show all' : 'Show more'}
        </Button>
      )}
    </TitledCard>
  );
}
