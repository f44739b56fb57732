import { formatMoney } from '#shared/money.ts';
import type { OpenPayment } from '#shared/payments/get-pending-entries.ts';
import { formatDay } from '#shared/time.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { paths } from '#web/app/paths.ts';
import { useSite } from '#web/site/site.ts';
import { Status } from '#web/ui/status.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AskAgain } from './ask-again.tsx';
import { useRowStyles } from './row-styles.ts';

/** Payments that were begun at a gateway and not heard of again. They are asked about by themselves, too. */
export function OpenPayments({ payments }: { payments: readonly OpenPayment[] }) {
  const styles = useRowStyles();
  const { zone } = useSite();
  return (
    <ul className={styles.list} aria-label="Unconfirmed gateway payments">
      {payments.map(({ orderId, title, gatewayOrderId, amount, currency, startedAt, customer, userId, remark }) => {
        const local = msToLocal(Date.parse(startedAt), zone);
        return (
          <li key={`${orderId}-${gatewayOrderId}`} className={styles.row}>
            <div className={styles.line}>
              <TextLink to={`${paths.staffWalletReport}?${new URLSearchParams({ userId })}`}>{customer}</TextLink>
              <span className={styles.amount}>{formatMoney(amount, currency)}</span>
            </div>
            <div className={styles.line}>
              <p className={styles.words}>
                {remark}, order {orderId.slice(0, 10)}
              </p>
              <Status isSmall tone="waiting" text={`Started ${formatDay(local)}, ${local.slice(11)}`} />
            </div>
            <p className={styles.meta}>
              {title}: {gatewayOrderId}
            </p>
            <div className={styles.actions}>
              <AskAgain orderId={orderId} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
