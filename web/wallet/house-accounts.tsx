import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { addDays, formatDay } from '#shared/time.ts';
import { getHouseAccounts } from '#shared/wallet/get-house-accounts.ts';
import { useCall } from '#web/api/use-call.ts';
import { upTo768 } from '#web/app/theme/breakpoints.ts';
import { useSiteDays } from '#web/site/site.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { TitledCard } from './titled-card.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: { padding: '8px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  line: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: { padding: '6px 8px', textAlign: 'left', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  head: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
  right: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  note: { margin: '8px 0 0', fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground3 },
});

const names: Record<string, string> = {
  clearing: 'Paid, not earned yet',
  bank: 'Bank',
  commission: 'Commission',
  'revenue:serviceFee': 'Service fees',
  'revenue:convenienceFee': 'Convenience fees',
  'tax:gst': 'GST',
  'tax:tds': 'TDS',
};
const nameOf = (account: string): string =>
  names[account] ?? account.replace(/^gateway:/, 'Gateway ').replace(/^supplierPayable:/, 'Owed to supplier ');

/**
 * Of where the site's money lies (its bank, its gateways) what came in is a debit in the ledger; a reader sees it as money
 * that is there, beside what was earned and what is owed.
 */
const asRead = (one: ResponseOf<typeof getHouseAccounts>['accounts'][number]) =>
  one.account === 'bank' || one.account.startsWith('gateway:')
    ? { account: one.account, moneyIn: one.moneyOut, moneyOut: one.moneyIn, net: -one.net }
    : one;

/** What the site's own accounts came to in the days that are shown; the last thirty where none are chosen. */
export default function HouseAccounts({ from, to }: { from: string; to: string }) {
  const styles = useStyles();
  const { today } = useSiteDays();
  const isNarrow = useMedia(upTo768);
  const end = to || today;
  const { data } = useCall(getHouseAccounts, { from: from || addDays(end, -29), to: end }, { quiet: true });
  if (!data?.accounts.length) return null;
  const accounts = data.accounts.map(asRead);
  const money = (minor: number) => formatMoney(minor, data.currency);
  return (
    <TitledCard title="House accounts">
      {isNarrow ? (
        <ul className={styles.list}>
          {accounts.map(({ account, moneyIn, moneyOut, net }) => (
            <li key={account} className={styles.item}>
              <div className={styles.line}>
                <span>{nameOf(account)}</span>
                <span className={styles.right}>{money(net)}</span>
              </div>
              <div className={mergeClasses(styles.line, styles.head)}>
                <span className={styles.right}>In {money(moneyIn)}</span>
                <span className={styles.right}>Out {money(moneyOut)}</span>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {['Account', 'In', 'Out', 'Left'].map((heading, at) => (
                <th
                  key={heading}
                  scope="col"
                  className={mergeClasses(styles.cell, styles.head, at > 0 && styles.right)}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ account, moneyIn, moneyOut, net }) => (
              <tr key={account}>
                <td className={styles.cell}>{nameOf(account)}</td>
                <td className={mergeClasses(styles.cell, styles.right)}>{money(moneyIn)}</td>
                <td className={mergeClasses(styles.cell, styles.right)}>{money(moneyOut)}</td>
                <td className={mergeClasses(styles.cell, styles.right)}>{money(net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.note}>
        {from ? formatDay(from) : formatDay(addDays(end, -29))} to {formatDay(end)}
        {data.rolledTo && `; days up to ${formatDay(data.rolledTo)} are closed`}.
      </p>
    </TitledCard>
  );
}
