import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { formatDay } from '#shared/time.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { inRows } from '#web/ui/stack.ts';
import { quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { ...inRows('12px'), ...quietLine, padding: '16px 0' },
});

interface Props {
  found: number;
  isNarrowed: boolean;
  /** An instant or a day, as the contract's answer has it. */
  lookedBackTo: string | null | undefined;
  hasMore: boolean;
  isLoading: boolean;
  onMore(): void;
}

/** What was found and how far the search went, with more on demand. */
export function ListFoot({ found, isNarrowed, lookedBackTo, hasMore, isLoading, onMore }: Props) {
  const { dayOf } = useSiteDays();
  if (!hasMore && !isNarrowed) return null;
  const back = lookedBackTo && formatDay(lookedBackTo.endsWith('Z') ? dayOf(lookedBackTo) : lookedBackTo);
  return (
    <FootLine text={`${found} found${hasMore && back ? `, searched back to ${back}` : ''}`}>
      {hasMore && (
        <Button disabled={isLoading} onClick={onMore}>
          {isLoading ? 'Loading…' : 'Show more'}
        </Button>
      )}
    </FootLine>
  );
}

/** A list that goes on by cursor, as `useCursorList` has it. */
export interface CursorList {
  data: { pages: readonly { cursor: string | null; lookedBackTo?: string | null }[] } | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
}

/** The same of a list that goes on by cursor, which is asked for its next page. */
export const CursorFoot = ({
  list,
  found,
  isNarrowed = false,
}: {
  list: CursorList;
  found: number;
  isNarrowed?: boolean;
}) => (
  <ListFoot
    found={found}
    isNarrowed={isNarrowed}
    lookedBackTo={list.data?.pages.at(-1)?.lookedBackTo}
    hasMore={list.hasNextPage}
    isLoading={list.isFetchingNextPage}
    onMore={() => void list.fetchNextPage()}
  />
);

/** What a list says of itself below its rows. */
export function FootLine({ text, children }: { text: string; children?: ReactNode }) {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <span role="status">{text}</span>
      {children}
    </div>
  );
}
