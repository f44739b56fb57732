import { makeStyles, tokens } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useSiteDays } from '#web/site/site.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { CursorFoot } from '#web/ui/list/list-foot.tsx';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { Page } from '#web/ui/page.tsx';
import { apartInRows, inColumn, plainList } from '#web/ui/stack.ts';
import { Status } from '#web/ui/status.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { outcomeWords, refundText } from './gateways/transactions/transaction-words.ts';
import { NoPayments } from './no-payments.tsx';
import { ReturnedPayments } from './returned-payments.tsx';

const useStyles = makeStyles({
  list: { ...plainList, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  row: { ...inColumn('4px'), padding: '12px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  line: { ...apartInRows('4px 16px'), alignItems: 'baseline' },
  amount: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  words: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere', minWidth: 0 },
});

/** What one began to pay at gateways, the latest first: each leads to its order, which asks the gateway. */
export default function OwnPayments() {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const list = useCursorList(getMyPayments, { cursor: '' });
  const rows = rowsOf(list);
  if (list.isSuccess && rows.length === 0) return <NoPayments />;
  return (
    <Page
      narrow
      heading="Payments"
      lead="Your payments at gateways. Payments from your wallet are in its statement."
      actions={<LinkButton to={paths.userTransactionHistory}>Open my wallet</LinkButton>}
    >
      <ListBody query={list} isPending={list.isPending} label="Loading payments" rowHeight={56}>
        {() => (
          <>
            <ul className={styles.list} aria-label="Payments">
              {rows.map((row) => (
                <li key={row.orderId} className={styles.row}>
                  <div className={styles.line}>
                    <TextLink to={toPath(paths.userPayments, { orderId: row.orderId })}>{row.remark}</TextLink>
                    <span className={styles.amount}>{formatMoney(row.amount + row.fee, row.currency)}</span>
                  </div>
                  <div className={styles.line}>
                    <span className={styles.words}>
                      {[momentText(row.startedAt, zone), row.attempts[0]?.title, `order ${row.orderId.slice(0, 10)}`]
                        .filter(Boolean)
                        .join(', ')}
                      {row.refund !== 'none' && `. ${refundText(row)}`}
                    </span>
                    <Status isSmall {...outcomeWords(row)} />
                  </div>
                  {row.returned.length > 0 && (
                    <div className={styles.words}>
                      <ReturnedPayments returned={row.returned} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
            <CursorFoot list={list} found={rows.length} />
          </>
        )}
      </ListBody>
    </Page>
  );
}
