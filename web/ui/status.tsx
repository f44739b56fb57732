import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { inlineRow } from '#web/ui/stack.ts';
import { smallText } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { ...inlineRow('8px'), fontWeight: 500, whiteSpace: 'nowrap' },
  small: { ...smallText, gap: '6px' },
  dot: { width: '8px', height: '8px', borderRadius: '50%', backgroundColor: 'currentColor', flexShrink: 0 },
  urgent: { color: tokens.colorPaletteRedForeground1 },
  waiting: { color: tokens.colorPaletteDarkOrangeForeground1 },
  done: { color: tokens.colorPaletteGreenForeground1 },
  working: { color: tokens.colorPaletteBlueForeground2 },
  over: { color: tokens.colorNeutralForeground3 },
});

/** Red needs action now, amber waits, green done, blue under way or worth knowing, grey over. */
export type StatusTone = 'urgent' | 'waiting' | 'done' | 'working' | 'over';

/** A status as a word and a colour. */
export function Status({ tone, text, isSmall }: { tone: StatusTone; text: string; isSmall?: boolean }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, isSmall && styles.small, styles[tone])}>
      <span className={styles.dot} aria-hidden />
      {text}
    </span>
  );
}
