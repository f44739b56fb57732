import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatMoney, symbolOf } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import type { StatementEntry } from '#shared/wallet/statement/statement.ts';
import { msToLocal } from '#shared/zone-time.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useSite } from '#web/site/site.ts';
import { plainList } from '#web/ui/stack.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { quietLine } from '#web/ui/text.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { howItAddsUp, whatFor, whichOne } from './entry-text.ts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  head: {
    ...quietLine,
    padding: '8px',
    textAlign: 'left',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  cell: {
    padding: '6px 8px',
    verticalAlign: 'middle',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'anywhere',
  },
  right: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  below: quietLine,
  quiet: { color: tokens.colorNeutralForeground3 },
  in: { color: tokens.colorStatusSuccessForeground1 },
  under: { color: tokens.colorStatusDangerForeground1 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  cards: plainList,
  card: { padding: '12px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  line: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  words: { minWidth: 0, overflowWrap: 'anywhere' },
});

interface Props {
  entries: readonly StatementEntry[];
  currency: string;
  /** The entries of a whole site: whose each is stands beside it, and each balance is that customer's. */
  ofAll: boolean;
  /** In a narrow place: cards on a desk too. */
  asCards?: boolean;
}

/** Entries, newest first: a table with columns for money in and out, on a phone a card each. */
export function EntryTable({ entries, currency, ofAll, asCards = false }: Props) {
  const styles = useStyles();
  const { zone } = useSite();
  const isNarrow = useMedia(upTo768) || asCards;
  const when = ({ at }: StatementEntry) => msToLocal(Date.parse(at), zone);
  const amountOf = (minor: number) => formatMoney(minor, currency).replace(`${symbolOf(currency)} `, '');
  const tone = (minor: number) => (minor < 0 ? styles.under : undefined);
  if (isNarrow)
    return (
      <ul className={styles.cards} aria-label="Entries">
        {entries.map((entry) => (
          <li key={entry.id} className={styles.card}>
            <div className={styles.line}>
              <span className={styles.words}>
                <WhatFor entry={entry} />
              </span>
              <span className={mergeClasses(styles.right, styles.strong, entry.amount > 0 && styles.in)}>
                {formatMoney(entry.amount, currency)}
              </span>
            </div>
            <div className={mergeClasses(styles.line, styles.below)}>
              <span className={styles.words}>
                {formatDay(when(entry))}, {when(entry).slice(11)}
                {entry.customer && <>, {<Whose entry={entry} />}</>}
              </span>
              <span className={mergeClasses(styles.right, tone(entry.balanceAfter))}>
                {ofAll && 'then '}
                {formatMoney(entry.balanceAfter, currency)}
              </span>
            </div>
            <div className={styles.below}>
              {[whichOne(entry), entry.by && `by ${entry.by}`].filter(Boolean).join(', ')}
            </div>
            {entry.lines && <div className={styles.below}>{howItAddsUp(entry, currency)}</div>}
          </li>
        ))}
      </ul>
    );
  const columns = [
    ['Date', '112px'],
    ['Entry', undefined],
    [ofAll ? 'Customer' : 'By', '22%'],
    [`Money in, ${symbolOf(currency)}`, '124px'],
    [`Money out, ${symbolOf(currency)}`, '124px'],
    [`${ofAll ? 'Customer balance' : 'Balance'}, ${symbolOf(currency)}`, '132px'],
  ] as const;
  return (
    <table className={styles.table} aria-label="Entries">
      <thead>
        <tr>
          {columns.map(([heading, width], at) => (
            <th
              key={heading}
              scope="col"
              style={{ width }}
              className={mergeClasses(styles.head, at > 2 && styles.right)}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td className={styles.cell}>
              {formatDay(when(entry))}
              <div className={styles.below}>{when(entry).slice(11)}</div>
            </td>
            <td className={styles.cell}>
              <div>
                <WhatFor entry={entry} />
              </div>
              <div className={styles.below}>{whichOne(entry)}</div>
              {entry.lines && <div className={styles.below}>{howItAddsUp(entry, currency)}</div>}
            </td>
            <td className={mergeClasses(styles.cell, styles.quiet)}>
              {ofAll ? <Whose entry={entry} /> : entry.by}
              {ofAll && entry.by && <div className={styles.below}>{entry.by}</div>}
            </td>
            <td className={mergeClasses(styles.cell, styles.right, styles.in)}>
              {entry.amount > 0 && amountOf(entry.amount)}
            </td>
            <td className={mergeClasses(styles.cell, styles.right)}>{entry.amount < 0 && amountOf(-entry.amount)}</td>
            <td className={mergeClasses(styles.cell, styles.right, styles.strong, tone(entry.balanceAfter))}>
              {amountOf(entry.balanceAfter)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What an entry was for, with the way to what it paid for. */
function WhatFor({ entry }: { entry: StatementEntry }) {
  const { bookingId, orderId } = entry;
  const to = bookingId
    ? `${paths.flightTicketQueue}?${new URLSearchParams({ open: bookingId })}`
    : orderId && toPath(paths.userPayments, { orderId });
  if (!to) return <>{whatFor(entry)}</>;
  return (
    <TextLink inline to={to}>
      {whatFor(entry)}
    </TextLink>
  );
}

/** Whose entry it is, with the way to that wallet. */
function Whose({ entry: { customer } }: { entry: StatementEntry }) {
  if (!customer?.userId) return <>{customer?.name ?? ''}</>;
  return (
    <TextLink inline to={`${paths.staffWalletReport}?${new URLSearchParams({ userId: customer.userId })}`}>
      {customer.name}
    </TextLink>
  );
}
