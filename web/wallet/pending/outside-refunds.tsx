import { formatMoney } from '#shared/money.ts';
import { getGatewayTransactions } from '#shared/payments/gateways/get-gateway-transactions.ts';
import { paths } from '#web/app/paths.ts';
import { useSite } from '#web/site/site.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { Status } from '#web/ui/status.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useRowStyles } from './row-styles.ts';

/** Orders that stand although their money went back at a gateway's own dashboard: each is settled where it is opened. */
export function OutsideRefunds() {
  const styles = useRowStyles();
  const { zone } = useSite();
  const list = useCursorList(getGatewayTransactions, { show: 'refunds', userId: '', orderId: '', cursor: '' });
  const rows = rowsOf(list);
  return (
    <ListBody query={list} isPending={list.isPending} label="Refunds are being loaded" rowHeight={96}>
      {() => (
        <>
          {rows.length === 0 && !list.hasNextPage && <EmptyState icon="wallet" heading="No refund is to be settled" />}
          <ul className={styles.list} aria-label="Refunds to settle">
            {rows.map(({ orderId, userId, customerName, remark, currency, refunds }) => (
              <li key={orderId} className={styles.row}>
                <div className={styles.line}>
                  <TextLink to={`${paths.staffWalletReport}?${new URLSearchParams({ userId })}`}>
                    {customerName || 'Somebody who has left'}
                  </TextLink>
                  <span className={styles.amount}>
                    {refunds
                      .filter(({ waits }) => waits)
                      .map(({ amount }) => formatMoney(amount, currency))
                      .join(' and ')}
                  </span>
                </div>
                <div className={styles.line}>
                  <p className={styles.words}>
                    {remark}, order {orderId.slice(0, 10)}
                  </p>
                  <Status
                    isSmall
                    tone="waiting"
                    text={`Since ${momentText(refunds.find(({ waits }) => waits)?.at ?? '', zone)}`}
                  />
                </div>
                <p className={styles.meta}>Given back at the gateway’s own dashboard. The order stands.</p>
                <div className={styles.actions}>
                  <LinkButton
                    to={`${paths.staffGatewayTransactions}?${new URLSearchParams({ tab: 'refunds', open: orderId })}`}
                  >
                    Look at it
                  </LinkButton>
                </div>
              </li>
            ))}
          </ul>
          <CursorFoot list={list} found={rows.length} />
        </>
      )}
    </ListBody>
  );
}
