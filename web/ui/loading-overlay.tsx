import { makeStyles, tokens } from '@fluentui/react-components';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { inColumn } from '#web/ui/stack.ts';

const useStyles = makeStyles({
  root: {
    ...inColumn('8px'),
    position: 'fixed',
    inset: 0,
    zIndex: 900,
    placeContent: 'center',
    justifyItems: 'center',
    '::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundColor: siteTokens.pageBackground,
      opacity: 0.7,
    },
  },
  ring: {
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
});

/**
 * Covers the page at opacity 0.7 while something loads that leaves nothing else to do. Drawn by hand: it is in the
 * first chunk.
 */
export function LoadingOverlay({ label = 'Loading' }: { label?: string }) {
  const styles = useStyles();
  return (
    <div className={styles.root} role="status">
      <span className={styles.ring} aria-hidden />
      <span>{label}</span>
    </div>
  );
}
