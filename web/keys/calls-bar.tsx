import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { KeyShown } from '#shared/keys/key.ts';
import { NEAR_LIMIT } from '#shared/keys/limits.ts';
import { inColumn } from '#web/ui/stack.ts';
import { countText } from './key-words.ts';

const useStyles = makeStyles({
  root: { ...inColumn('4px'), minWidth: 'min(144px, 40vw)', fontVariantNumeric: 'tabular-nums' },
  of: { color: tokens.colorNeutralForeground3 },
  track: { height: '3px', overflow: 'hidden', borderRadius: '2px', backgroundColor: tokens.colorNeutralBackground5 },
  bar: { height: '100%', backgroundColor: tokens.colorBrandBackground },
  near: { backgroundColor: tokens.colorPaletteDarkOrangeForeground1 },
});

/** A key's calls of today, of as many as it may make. */
export function CallsBar({ row }: { row: KeyShown }) {
  const styles = useStyles();
  if (row.state !== 'active') return <>–</>;
  const share = Math.min(1, row.callsToday / row.perDay);
  return (
    <div className={styles.root}>
      <span>
        {countText(row.callsToday)} <span className={styles.of}>of {countText(row.perDay)}</span>
      </span>
      <div className={styles.track} aria-hidden>
        <div
          className={mergeClasses(styles.bar, share >= NEAR_LIMIT && styles.near)}
          style={{ width: `${Math.ceil(share * 100)}%` }}
        />
      </div>
    </div>
  );
}
