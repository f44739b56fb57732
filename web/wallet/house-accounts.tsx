import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import { formatMoney } from '#shared/money.ts';
import { siteTaxes } from '#shared/site/site-taxes.ts';
import { addDays, formatDay } from '#shared/time.ts';
import { getHouseAccounts } from '#shared/wallet/figures/get-house-accounts.ts';
import { useCall } from '#web/api/use-call.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { plainList } from '#web/ui/stack.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { TitledCard } from '#web/ui/titled-card.tsx';

const useStyles = makeStyles({
  list: plainList,
  item: { padding: '8px 0', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  line: { display: 'flex', justifyContent: 'space-between', gap: '12px' },
  table: { width: '100%', borderCollapse: 'collapse' },
  cell: { padding: '6px 8px', textAlign: 'left', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  head: quietLine,
  right: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  part: { ...cardHeading, margin: '12px 0 0' },
  note: { ...quietLine, margin: '8px 0 0' },
});

const names: Record<string, string> = {
  clearing: 'Paid, not earned yet',
  bank: 'Bank: transfers and Add Money',
  commission: 'Commission',
  outsideRefunds: 'Refunded in gateway dashboards',
  collectedOutside: 'Collected by staff for quotations',
  'revenue:serviceFee': 'Service fees',
  'revenue:convenienceFee': 'Convenience fees',
  'revenue:cancellationFee': 'Cancellation fees',
  'revenue:retainedFee': 'Fees kept of cancellations',
  'tax:tds': 'TDS',
  'tax:tdsCredit': 'TDS deducted by partners',
};
/** What is called as the country calls its tax. */
const taxes: Record<string, (feeTax: string) => string> = {
  'tax:gst': (feeTax) => feeTax,
  'tax:input': (feeTax) => `${feeTax} charged by partners`,
  'tax:due': (feeTax) => `${feeTax} invoiced before payment`,
};
const nameOf = (account: string, feeTax: string): string =>
  taxes[account]?.(feeTax) ??
  names[account] ??
  account
    .replace(/^gateway:/, 'Gateway ')
    .replace(/^supplierPayable:site:/, 'Owed to partner ')
    .replace(/^supplierPayable:/, 'Owed to supplier ');

type Account = ResponseOf<typeof getHouseAccounts>['accounts'][number];

/** Accounts at which money comes in and goes out; of all others it is said what that money is for. */
const isPlace = ({ account }: Account): boolean =>
  account === 'bank' || account === 'collectedOutside' || account.startsWith('gateway:');

/**
 * What came in at the bank or a gateway is a debit in the ledger; a reader looks for it under In, beside what was earned
 * and what is owed.
 */
const asRead = (one: Account): Account =>
  isPlace(one) ? { ...one, moneyIn: one.moneyOut, moneyOut: one.moneyIn, net: 0 - one.net } : one;

const parts = [
  { heading: 'Where it was received', holds: isPlace },
  { heading: 'What it is for', holds: (one: Account) => !isPlace(one) },
] as const;

/** Days that are asked for at once, at most. */
const MOST_DAYS = 800;

/**
 * What went through the site's own accounts in the days that are shown; the last thirty where none are chosen. Sums of a
 * span and no balances, which the screen says.
 */
export default function HouseAccounts({ from, to }: { from: string; to: string }) {
  const styles = useStyles();
  const { today } = useSiteDays();
  const { feeTax } = siteTaxes(useSite());
  const isNarrow = useMedia(upTo768);
  const end = to || today;
  const earliest = addDays(end, -MOST_DAYS);
  const begin = !from ? addDays(end, -29) : from < earliest ? earliest : from;
  const { data } = useCall(getHouseAccounts, { from: begin, to: end }, { quiet: true, enabled: begin <= end });
  if (!data?.accounts.length || begin > end) return null;
  const groups = parts
    .map(({ heading, holds }) => ({ heading, accounts: data.accounts.filter(holds).map(asRead) }))
    .filter(({ accounts }) => accounts.length > 0);
  const money = (minor: number) => formatMoney(minor, data.currency);
  return (
    <TitledCard title="House accounts">
      {isNarrow ? (
        groups.map(({ heading, accounts }) => (
          <section key={heading} aria-label={heading}>
            <h3 className={styles.part}>{heading}</h3>
            <ul className={styles.list}>
              {accounts.map(({ account, moneyIn, moneyOut, net }) => (
                <li key={account} className={styles.item}>
                  <div>{nameOf(account, feeTax)}</div>
                  <div className={mergeClasses(styles.line, styles.head)}>
                    <span className={styles.right}>In {money(moneyIn)}</span>
                    <span className={styles.right}>Out {money(moneyOut)}</span>
                  </div>
                  <div className={mergeClasses(styles.line, styles.head)}>
                    <span>Net</span>
                    <span className={styles.right}>{money(net)}</span>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {['Account', 'In', 'Out', 'Net'].map((heading, at) => (
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
          {groups.map(({ heading, accounts }) => (
            <tbody key={heading}>
              <tr>
                <th scope="rowgroup" colSpan={4} className={mergeClasses(styles.cell, styles.part)}>
                  {heading}
                </th>
              </tr>
              {accounts.map(({ account, moneyIn, moneyOut, net }) => (
                <tr key={account}>
                  <td className={styles.cell}>{nameOf(account, feeTax)}</td>
                  <td className={mergeClasses(styles.cell, styles.right)}>{money(moneyIn)}</td>
                  <td className={mergeClasses(styles.cell, styles.right)}>{money(moneyOut)}</td>
                  <td className={mergeClasses(styles.cell, styles.right)}>{money(net)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      )}
      <p className={styles.note}>
        {formatDay(begin)} to {formatDay(end)}
        {data.rolledTo && `; closed up to ${formatDay(data.rolledTo)}`}. These are totals of entries in this period, not
        balances: check with the bank or gateway for what it holds now. Amounts a gateway has paid out to the bank are
        still shown under the gateway.
      </p>
    </TitledCard>
  );
}
