import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { inRow } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: { ...inRow('8px'), justifyContent: 'center', fontWeight: tokens.fontWeightSemibold },
  ring: {
    flexShrink: 0,
    width: '32px',
    height: '32px',
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `3px solid ${tokens.colorNeutralStroke1}`,
    borderTopColor: tokens.colorBrandForeground1,
    animationName: { to: { transform: 'rotate(360deg)' } },
    animationDuration: '0.9s',
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  },
  small: { width: '24px', height: '24px' },
  tiny: {
    width: '16px',
    height: '16px',
    borderTopWidth: '2px',
    borderRightWidth: '2px',
    borderBottomWidth: '2px',
    borderLeftWidth: '2px',
  },
});

/** A ring that turns while something is waited for. `quiet` where the words around it already say so. */
export function Spinner({
  label,
  size = 'medium',
  quiet,
}: {
  label?: string;
  size?: 'tiny' | 'small' | 'medium';
  quiet?: boolean;
}) {
  const styles = useStyles();
  return (
    <span
      className={styles.root}
      {...(quiet ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label ?? 'Loading' })}
    >
      <span className={mergeClasses(styles.ring, size !== 'medium' && styles[size])} aria-hidden />
      {label}
    </span>
  );
}
