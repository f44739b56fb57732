import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';

const useStyles = makeStyles({ root: { display: 'grid', gap: '12px' } });

interface Props {
  /** The call the rows come from. */
  query: { error: Error | null; refetch(): unknown };
  isPending: boolean;
  /** What is said while the rows come, e.g. `Tickets are being loaded`. */
  label: string;
  /** Height of a row, in px: one of Skeleton's sizes. */
  rowHeight: 48 | 56 | 96;
  /** Rows, or what is said without any. */
  children(): ReactNode;
}

/** The rows, or why there are none yet. */
export function ListBody({ query, isPending, label, rowHeight, children }: Props) {
  const styles = useStyles();
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!isPending) return children();
  return (
    <Skeleton className={styles.root} aria-label={label}>
      {[1, 2, 3, 4, 5].map((row) => (
        <SkeletonItem key={row} size={rowHeight} />
      ))}
    </Skeleton>
  );
}
