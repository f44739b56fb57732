import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '8px', fontWeight: 500, whiteSpace: 'nowrap' },
  dot: { width: '8px', height: '8px', borderRadius: '50%', backgroundColor: 'currentColor', flexShrink: 0 },
  urgent: { color: tokens.colorPaletteRedForeground1 },
  waiting: { color: tokens.colorPaletteDarkOrangeForeground1 },
  done: { color: tokens.colorPaletteGreenForeground1 },
  working: { color: tokens.colorPaletteBlueForeground2 },
  over: { color: tokens.colorNeutralForeground3 },
});

/** By statusId: red needs action now, amber waits, green done, blue under way, grey over. */
const tones: Record<number, 'urgent' | 'waiting' | 'done' | 'working' | 'over'> = {
  1: 'working',
  2: 'urgent',
  3: 'done',
  4: 'over',
  5: 'waiting',
  6: 'over',
  7: 'over',
  8: 'urgent',
};

/** A status as a word and a colour. */
export function StatusMark({ statusId, text }: { statusId: number; text: string }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, styles[tones[statusId] ?? 'over'])}>
      <span className={styles.dot} aria-hidden />
      {text}
    </span>
  );
}
