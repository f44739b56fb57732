import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

export type StatusTone = 'danger' | 'warning' | 'success' | 'information' | 'over';

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '8px', fontWeight: tokens.fontWeightMedium, whiteSpace: 'nowrap', '::before': { content: '""', flexShrink: 0, width: '8px', height: '8px', borderRadius: '50%', backgroundColor: 'currentColor' } },
  danger: { color: tokens.colorStatusDangerForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  information: { color: tokens.colorPaletteBlueForeground2 },
  over: { color: tokens.colorNeutralForeground3 },
});

/** A status as a word with a dot: red needs action, amber waits, green done, blue informs, grey over. Never the brand's colour. */
export function StatusDot({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const styles = useStyles();
  return <span className={mergeClasses(styles.root, styles[tone])}>{children}</span>;
}
