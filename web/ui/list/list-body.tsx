import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { inColumn } from '#web/ui/stack.ts';
import { Waiting } from '#web/ui/waiting.tsx';
import { StaleNote } from './stale-note.tsx';

const useStyles = makeStyles({
  // The footer waits below the window: in sight, it would be pushed out when the rows come.
  root: { ...inColumn('12px'), alignContent: 'start', minHeight: '100dvh' },
});

interface Props {
  /** The call the rows come from. */
  query: { error: Error | null; data?: unknown; refetch(): unknown };
  isPending: boolean;
  /** What is said while the rows come, e.g. `Tickets are being loaded`. */
  label: string;
  /** Height of a row, in px: one of Skeleton's sizes. */
  rowHeight: 48 | 56 | 96;
  /** Rows, or what is said without any. */
  children(): ReactNode;
}

/** The rows, or why there are none yet; rows that could not be asked again stay, with a word on it. */
export function ListBody({ query, isPending, label, rowHeight, children }: Props) {
  const styles = useStyles();
  const retry = () => void query.refetch();
  if (query.error && query.data === undefined) return <ErrorState error={query.error} onRetry={retry} />;
  if (!isPending)
    return (
      <>
        {query.error && <StaleNote onRetry={retry} />}
        {children()}
      </>
    );
  return (
    <Waiting>
      <Skeleton className={styles.root} aria-label={label}>
        {[1, 2, 3, 4, 5].map((row) => (
          <SkeletonItem key={row} size={rowHeight} />
        ))}
      </Skeleton>
    </Waiting>
  );
}
