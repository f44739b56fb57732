import { makeStyles, tokens } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { getMyPayments } from '#shared/payments/get-my-payments.ts';
import type { ReturnedPayment } from '#shared/payments/returned-payment.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { isUndecided } from '#web/payments/gateways/transactions/transaction-words.ts';
import { ReturnedPayments } from '#web/payments/returned-payments.tsx';
import { useSiteDays } from '#web/site/site.ts';
import { rowsOf, useCursorList } from '#web/ui/list/use-list-calls.ts';
import { momentText } from '#web/ui/moment-text.ts';
import { inList } from '#web/ui/stack.ts';
import { TextLink } from '#web/ui/text-link.tsx';

const useStyles = makeStyles({
  list: inList('4px'),
  words: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

/** How many of those that go back are shown: on their way first, then the latest. All stand under Payments. */
const SHOWN = 3;
const rank = ({ backAt }: ReturnedPayment): number => (backAt ? -Date.parse(backAt) : Number.MIN_SAFE_INTEGER);

/** What of one's payments at gateways is not decided yet or goes back, and the way to all of them. */
export function UndecidedPayments() {
  const styles = useStyles();
  const { zone } = useSiteDays();
  const list = useCursorList(getMyPayments, { cursor: '' });
  const rows = rowsOf(list);
  if (rows.length === 0) return null;
  const undecided = rows.filter(isUndecided);
  const goesBack = rows
    .flatMap(({ returned, orderId }) => returned.map((one) => ({ ...one, orderId })))
    .toSorted((one, other) => rank(one) - rank(other));
  return (
    <div>
      {undecided.length > 0 && (
        <ul className={styles.list} aria-label="Pending payments">
          {undecided.map((row) => (
            <li key={row.orderId} className={styles.words}>
              {formatMoney(row.amount + row.fee, row.currency)} started on {momentText(row.startedAt, zone)} is still
              pending:{' '}
              <TextLink inline to={toPath(paths.userPayments, { orderId: row.orderId })}>
                {row.remark}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.words}>
        <ReturnedPayments returned={goesBack.slice(0, SHOWN)} />
      </div>
      <p className={styles.words}>
        Your gateway payments are listed under{' '}
        <TextLink inline to={paths.payments}>
          Payments
        </TextLink>
        .
      </p>
    </div>
  );
}
