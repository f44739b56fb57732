import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { Usage } from '#shared/keys/get-usage.ts';
import { formatDay } from '#shared/time.ts';
import { quietLine } from '#web/ui/text.ts';
import { countText } from './key-words.ts';

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: '6px 0 6px 8px',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  first: { paddingLeft: 0, textAlign: 'left', fontWeight: 400 },
  head: { ...quietLine, fontWeight: 400 },
});

const headings = ['Day', 'Calls', 'Searches', 'Bookings', 'Refused'] as const;

/** What a key was used for on each day with calls, the latest first; nothing where there was none. */
export function DaysUsed({ days }: Pick<Usage, 'days'>) {
  const styles = useStyles();
  const used = days.filter(({ answered, refused }) => answered + refused > 0).toReversed();
  if (used.length === 0) return null;
  return (
    <table className={styles.table} aria-label="Calls by day">
      <thead>
        <tr>
          {headings.map((heading, at) => (
            <th key={heading} scope="col" className={mergeClasses(styles.cell, styles.head, at === 0 && styles.first)}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {used.map(({ day, answered, refused, searches, bookings }) => (
          <tr key={day}>
            <th scope="row" className={mergeClasses(styles.cell, styles.first)}>
              {formatDay(day, { year: false })}
            </th>
            {[answered + refused, searches, bookings, refused].map((count, at) => (
              <td key={headings[at + 1]} className={styles.cell}>
                {countText(count)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
