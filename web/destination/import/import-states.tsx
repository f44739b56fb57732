import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ImportRow, importRowStates } from '#shared/destination/import/import-shown.ts';
import { inNarrowColumn } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { quietInLine } from '#web/ui/text.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { stateName } from './import-text.ts';

type View = 'all' | ImportRow['state'];

const useStyles = makeStyles({
  root: inNarrowColumn('4px'),
  bar: { display: 'flex', gap: '2px', height: '6px', '& span': { minWidth: '4px', borderRadius: '2px' } },
  tabs: {
    display: 'flex',
    gap: '24px',
    overflowX: 'auto',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    ...bareButton,
    ...focusRing,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    flexShrink: 0,
    minHeight: '40px',
    padding: '8px 0 10px',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: 600,
    boxShadow: `inset 0 -2px 0 ${siteTokens.selectedLine}`,
  },
  count: { ...quietInLine, fontWeight: tokens.fontWeightRegular, fontVariantNumeric: 'tabular-nums' },
  mark: { width: '8px', height: '8px', borderRadius: '2px' },
  bad: { backgroundColor: tokens.colorPaletteRedForeground1 },
  changed: { backgroundColor: tokens.colorPaletteBlueForeground2 },
  deactivated: { backgroundColor: tokens.colorPaletteDarkOrangeForeground1 },
  new: { backgroundColor: tokens.colorPaletteGreenForeground1 },
  same: { backgroundColor: tokens.colorNeutralStroke1 },
});

interface Props {
  counts: Readonly<Record<ImportRow['state'], number>>;
  total: number;
  view: View;
  onView(view: View): void;
}

/** How the rows of a file stand, as a bar and as tabs that narrow them. */
export function ImportStates({ counts, total, view, onView }: Props) {
  const styles = useStyles();
  const there = importRowStates.filter((state) => counts[state] > 0);
  const tab = (id: View, label: string, count: number) => (
    <button
      key={id}
      type="button"
      aria-pressed={id === view}
      className={mergeClasses(styles.tab, id === view && styles.current)}
      onClick={() => onView(id)}
    >
      {id !== 'all' && <span className={mergeClasses(styles.mark, styles[id])} aria-hidden />}
      {label}
      <span className={styles.count}>{count.toLocaleString('en-IN')}</span>
    </button>
  );
  return (
    <div className={styles.root}>
      <div className={styles.bar} aria-hidden>
        {there.map((state) => (
          <span key={state} className={styles[state]} style={{ flexGrow: counts[state] }} />
        ))}
      </div>
      <div className={styles.tabs} role="group" aria-label="Rows shown">
        {tab('all', 'All rows', total)}
        {there.map((state) => tab(state, stateName[state], counts[state]))}
      </div>
    </div>
  );
}
