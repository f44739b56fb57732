import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'grid', gap: '12px' },
  block: { borderRadius: '12px', backgroundColor: tokens.colorNeutralBackground3, animationName: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } }, animationDuration: '1.6s', animationIterationCount: 'infinite' },
});

/** Rows in the shape of what is coming, so that nothing jumps. Height in pixels. */
export function Skeletons({ count, height, label = 'Loading' }: { count: number; height: number; label?: string }) {
  const styles = useStyles();
  return <div className={styles.root} role="status" aria-label={label}>{Array.from({ length: count }, (_, index) => <div key={index} className={styles.block} style={{ height }} />)}</div>;
}
