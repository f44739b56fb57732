import { makeStyles, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import type { compareKartVersions } from '#shared/quotations/compare-kart-versions.ts';
import { Money } from '#web/ui/money.tsx';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  table: {
    width: '100%',
    marginTop: '16px',
    borderCollapse: 'collapse',
    '& th, & td': { padding: '6px 8px', textAlign: 'right', verticalAlign: 'top' },
    '& tr > :first-child': { textAlign: 'left', overflowWrap: 'anywhere' },
    '& thead th': { ...quietLine, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '& tbody th': { fontWeight: tokens.fontWeightRegular },
  },
  total: { fontWeight: tokens.fontWeightSemibold, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
});

type Side = ResponseOf<typeof compareKartVersions>['before'];

interface Props {
  before: Side;
  after: Side;
  names: readonly [string, string];
}

/** What both sides are made of: lines, charges, the total. */
export function ComparedSums({ before, after, names }: Props) {
  const styles = useStyles();
  const labels = [...new Set([...before.charges, ...after.charges].map(({ label }) => label))];
  const chargeOf = ({ charges }: Side, label: string) => charges.find((one) => one.label === label)?.amount ?? 0;
  const rows = [
    ['Lines', before.linesTotal, after.linesTotal] as const,
    ...labels.map((label) => [label, chargeOf(before, label), chargeOf(after, label)] as const),
  ];
  return (
    <table className={styles.table} aria-label="Sums">
      <thead>
        <tr>
          <th>Sum</th>
          <th>{names[0]}</th>
          <th>{names[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, one, other]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Money minor={one} currency={before.currency} />
            </td>
            <td>
              <Money minor={other} currency={after.currency} />
            </td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Total price</th>
          <td>
            <Money minor={before.total} currency={before.currency} />
          </td>
          <td>
            <Money minor={after.total} currency={after.currency} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
