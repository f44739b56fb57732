import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import type { NumberedPage } from '#shared/lists/pages.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { apart, inRow } from '#web/ui/stack.ts';
import { smallText } from '#web/ui/text.ts';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { useStable } from '#web/ui/use-stable.ts';

const useStyles = makeStyles({
  root: { ...apart('12px'), ...smallText, padding: '4px 0 16px', fontVariantNumeric: 'tabular-nums' },
  range: { color: tokens.colorNeutralForeground3 },
  steps: inRow('4px'),
});

const count = (number: number) => number.toLocaleString('en-IN');

/** Where a page's rows stand among all: `26 – 50 of 1,284`. */
export function rangeText({ records, currentPage, totalPages, totalRecords }: NumberedPage<unknown>, size: number) {
  const first = (currentPage - 1) * size + 1;
  const last = currentPage === totalPages ? totalRecords : first + records.length - 1;
  return `${count(first)} – ${count(last)} of ${count(totalRecords)}`;
}

/** Whether an address asks for a page behind the last one. */
export const isBeyond = (page: NumberedPage<unknown> | undefined): boolean =>
  page !== undefined && page.records.length === 0 && page.totalPages > 0;

/** After this many milliseconds a page that is still to come is said to be loading. */
const PATIENCE = 300;

interface Props {
  page: NumberedPage<unknown>;
  /** Rows of a full page. */
  size: number;
  /** The next page is on its way. */
  isLoading: boolean;
  /** `replace`: no step of its own in the browser's history. */
  onPage(number: number, replace?: boolean): void;
  /** Asks for a page ahead: the pointer or the focus is on its button. */
  onAhead(number: number): void;
}

/**
 * Pages by number. Its buttons keep the focus at either end, a new page is shown from its top, and an address of a page
 * that is no more becomes the last one's.
 */
export function Pager({ page, size, isLoading, onPage, onAhead }: Props) {
  const styles = useStyles();
  const { currentPage, totalPages, hasNextPage, hasPreviousPage } = page;
  const isSlow = useDebounced(isLoading, PATIENCE) && isLoading;
  const goTo = useStable(onPage);
  useEffect(() => {
    if (isBeyond(page)) goTo(page.totalPages, true);
  }, [page, goTo]);
  const root = useRef<HTMLElement>(null);
  const shown = useRef(currentPage);
  useEffect(() => {
    const list = root.current?.parentElement;
    if (shown.current !== currentPage && list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
    shown.current = currentPage;
  }, [currentPage]);
  if (isBeyond(page)) return null;
  const step = (label: string, icon: 'chevronLeft' | 'chevronRight', to: number, isThere: boolean) => {
    const ahead = () => {
      if (isThere) onAhead(to);
    };
    return (
      <Button
        appearance="subtle"
        size="small"
        aria-label={label}
        icon={<Icon name={icon} size={16} />}
        disabledFocusable={!isThere}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={() => onPage(to)}
      />
    );
  };
  return (
    <nav ref={root} className={styles.root} aria-label="Pages">
      <span className={styles.range} role="status">
        {rangeText(page, size)}
      </span>
      <span className={styles.steps}>
        {step('Previous page', 'chevronLeft', currentPage - 1, hasPreviousPage)}
        <span>{isSlow ? 'Loading…' : `Page ${count(currentPage)} of ${count(totalPages)}`}</span>
        {step('Next page', 'chevronRight', currentPage + 1, hasNextPage)}
      </span>
    </nav>
  );
}

/** A list in numbered pages, as `useNumberedList` has it. */
export interface NumberedList {
  data: NumberedPage<unknown> | undefined;
  isPlaceholderData: boolean;
}

/** The pages of such a list; nothing while there are none. */
export const PagesFoot = ({ list, ...props }: { list: NumberedList } & Omit<Props, 'page' | 'isLoading'>) =>
  list.data?.totalPages ? <Pager {...props} page={list.data} isLoading={list.isPlaceholderData} /> : null;
