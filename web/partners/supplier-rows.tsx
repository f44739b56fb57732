import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { inGrid, plainList } from '#web/ui/stack.ts';
import { quietInLine, quietLine, strongLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { SiteMark } from './site-mark.tsx';

const useStyles = makeStyles({
  heading: {
    ...strongLine,
    margin: 0,
    padding: '16px 0 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  count: { ...quietInLine, marginLeft: '8px', fontWeight: tokens.fontWeightRegular },
  list: plainList,
  row: {
    ...inGrid('minmax(0, 5fr) minmax(0, 2fr) minmax(0, 4fr) minmax(0, 3fr) 168px', '4px 16px'),
    alignItems: 'center',
    minHeight: '52px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  columns: { ...quietLine, minHeight: 'auto', [upTo768]: { display: 'none' } },
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
  // Below the word, beside its mark.
  below: { ...quietLine, paddingLeft: '16px', overflowWrap: 'anywhere' },
});

/** A site, or a source of one's own, with what there is to say of it and to do about it. */
export interface SupplierRow {
  id: string;
  site: { companyName: string; logoUrl: string; domain: string };
  category: string;
  state: ReactNode;
  stateBelow: string;
  /** What the site has there; left out where it has nothing. */
  money?: ReactNode;
  deed?: ReactNode;
}

/** The domain; on a phone the category too, which has no column of its own there. */
function Below({ domain, category }: { domain: string; category: string }) {
  const isPhone = useMedia(upTo768);
  return [domain, isPhone && category].filter(Boolean).join(', ');
}

/** What the columns say, where there is room for them. */
export function SupplierColumns() {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.row, styles.columns)} aria-hidden>
      <span>Supplier</span>
      <span>Category</span>
      <span>State, decided by</span>
      <span className={styles.money}>Your balance with them</span>
      <span className={styles.deed}>Sell</span>
    </div>
  );
}

/** Rows of one kind under their heading; nothing without any. */
export function SupplierRows({ heading, rows }: { heading: string; rows: readonly SupplierRow[] }) {
  const styles = useStyles();
  if (!rows.length) return null;
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>
        {heading}
        <span className={styles.count}>{rows.length}</span>
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
            <div className={styles.money}>{money}</div>
            <div className={styles.deed}>{deed}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
