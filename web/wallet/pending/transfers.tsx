import { useState } from 'react';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { isTransferWaiting, type TransferRow, transferStateName } from '#shared/wallet/transfer.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import { useMay } from '#web/app/session/permissions.ts';
import { useSite } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { momentText } from '#web/ui/moment-text.ts';
import { Status } from '#web/ui/status.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { toneOf } from '../my-transfers.tsx';
import { SlipButton } from '../slip-button.tsx';
import { useRowStyles } from './row-styles.ts';

const DecideDialog = lazyPart(() => import('./decide-dialog.tsx'));

/** Transfers that customers reported or staff entered, with what staff may do about those that wait. */
export function Transfers({ transfers }: { transfers: readonly TransferRow[] }) {
  const styles = useRowStyles();
  const { zone } = useSite();
  const mayDecide = useMay('payments.transfers');
  const [decided, decide] = useState<{ row: TransferRow; verb: 'confirm' | 'reject' }>();
  return (
    <>
      {transfers.length > 0 && (
        <ul className={styles.list} aria-label="Transfers">
          {transfers.map((row) => {
            const waits = isTransferWaiting(row.state);
            const about = [
              `Reference ${row.reference}`,
              `${row.isEntered ? 'entered' : 'sent'} on ${formatDay(row.sentOn)}`,
              row.accountEnd && `to the account ending ${row.accountEnd}`,
            ].filter(Boolean);
            return (
              <li key={row.transferId} className={styles.row}>
                <div className={styles.line}>
                  <TextLink to={`${paths.staffWalletReport}?${new URLSearchParams({ userId: row.userId })}`}>
                    {row.customer}
                  </TextLink>
                  <span className={styles.amount}>{formatMoney(row.amount, row.currency)}</span>
                </div>
                <div className={styles.line}>
                  <p className={styles.words}>{about.join(', ')}</p>
                  <Status isSmall tone={toneOf(row.state)} text={transferStateName[row.state]} />
                </div>
                <p className={styles.words}>
                  {row.isEntered ? 'Entered' : 'Reported'} by {row.by}
                  {row.remark && `: ${row.remark}`}
                  {row.reason && `. Rejected: ${row.reason}`}
                </p>
                {decisionsOf(row, zone).map((line) => (
                  <p key={line} className={styles.meta}>
                    {line}
                  </p>
                ))}
                {waits && mayDecide && !row.mayConfirm && (
                  <p className={styles.meta}>
                    {row.state === 'HALF_CONFIRMED'
                      ? 'You cannot confirm it again: a second person must.'
                      : 'You cannot confirm it: you reported it, or it is for your own wallet.'}
                  </p>
                )}
                <div className={styles.actions}>
                  {waits && mayDecide && (
                    <>
                      <Button
                        appearance="primary"
                        disabled={!row.mayConfirm}
                        onClick={() => decide({ row, verb: 'confirm' })}
                      >
                        Confirm
                      </Button>
                      <Button onClick={() => decide({ row, verb: 'reject' })}>Reject</Button>
                    </>
                  )}
                  {row.hasSlip && <SlipButton transferId={row.transferId} reference={row.reference} />}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {decided && <DecideDialog key={decided.row.transferId} {...decided} onClose={() => decide(undefined)} />}
    </>
  );
}

/** Who confirmed or rejected it, and when, a line each. */
function decisionsOf({ state, firstBy, firstAt, decidedBy, decidedAt }: TransferRow, zone: string): string[] {
  const line = (deed: string, by: string, at: string) =>
    by ? [[`${deed} by ${by}`, at && momentText(at, zone)].filter(Boolean).join(', ')] : [];
  return [
    ...line('First confirmed', firstBy, firstAt),
    ...line(state === 'REJECTED' ? 'Rejected' : 'Confirmed', decidedBy, decidedAt),
  ];
}
