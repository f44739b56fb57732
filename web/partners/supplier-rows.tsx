import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { inGrid, plainList } from '#web/ui/stack.ts';
import { quietInLine, quietLine, strongLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { SiteMark } from './site-mark.tsx';

const columns = inGrid('minmax(0, 3fr) minmax(0, 1fr) minmax(0, 2fr) minmax(0, 2fr) 168px', '4px 16px');

const useStyles = makeStyles({
  heads: {
    ...columns,
    ...quietLine,
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '> :nth-last-child(-n+2)': { textAlign: 'right' },
    [upTo768]: { display: 'none' },
  },
  heading: {
    ...strongLine,
    margin: 0,
    padding: '16px 0 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  count: { ...quietInLine, marginLeft: '8px', fontWeight: tokens.fontWeightRegular },
  list: plainList,
  row: {
    ...columns,
    alignItems: 'center',
    minHeight: '52px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  category: { [upTo768]: { display: 'none' } },
  money: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  deed: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    justifySelf: 'end',
    [upTo768]: { gridRow: 1, gridColumn: 2 },
  },
  site: { [upTo768]: { gridRow: 1, gridColumn: 1 } },
  below: { ...quietLine, overflowWrap: 'anywhere' },
});

/** A site, or a source of one's own, with what there is to say of it and to do about it. */
export interface SupplierRow {
  id: string;
  site: { companyName: string; logoUrl: string; domain: string };
  category: string;
  state: ReactNode;
  stateBelow: string;
  /** An amount, and what is said below it; left out where there is none. */
  money?: { amount: ReactNode; below: string };
  deed?: ReactNode;
}

/** The domain; on a phone the category too, which has no column of its own there. */
function Below({ domain, category }: { domain: string; category: string }) {
  const isPhone = useMedia(upTo768);
  return [domain, isPhone && category].filter(Boolean).join(', ');
}

/** What stands below each other in all rows; each row names its own to who does not see them. */
export function SupplierHeads() {
  return (
    <div className={useStyles().heads} aria-hidden>
      <span>Supplier</span>
      <span>Category</span>
      <span>State, decided by</span>
      <span>Your balance with them</span>
      <span>Sell</span>
    </div>
  );
}

/** Rows of one kind under their heading, with a word on all of them; nothing without any. */
export function SupplierRows({
  heading,
  note,
  rows,
}: {
  heading: string;
  note?: string;
  rows: readonly SupplierRow[];
}) {
  const styles = useStyles();
  if (!rows.length) return null;
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>
        {heading}
        <span className={styles.count}>{[rows.length, note].filter(Boolean).join(', ')}</span>
      </h2>
      <ul className={styles.list} aria-label={heading}>
        {rows.map(({ id, site, category, state, stateBelow, money, deed }) => (
          <li key={id} className={styles.row} aria-label={`${site.companyName}, ${category}`}>
            <div className={styles.site}>
              <SiteMark site={site} below={<Below domain={site.domain} category={category} />} />
            </div>
            <div className={styles.category}>{category}</div>
            <div>
              {state}
              <div className={styles.below}>{stateBelow}</div>
            </div>
            <div className={styles.money}>
              {money?.amount}
              {money && <div className={styles.below}>{money.below}</div>}
            </div>
            <div className={styles.deed}>{deed}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
