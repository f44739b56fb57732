import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { inGrid, inNarrowColumn } from '#web/ui/stack.ts';
import { useMedia } from '#web/ui/use-media.ts';

const useStyles = makeStyles({
  panes: {
    ...inGrid('minmax(0, 1fr) 368px', '24px'),
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  // Below the window the footer stays, however few rows a search leaves: in sight, it would move with them.
  list: { ...inNarrowColumn('12px'), alignContent: 'start', minWidth: 0, minHeight: '100dvh' },
  detail: {
    position: 'sticky',
    top: '16px',
    maxHeight: 'calc(100dvh - 32px)',
    overflowY: 'auto',
    boxSizing: 'border-box',
    padding: '16px 20px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo768]: { position: 'static', maxHeight: 'none' },
  },
  // The footer waits below the window: in sight, it would be pushed out when what is open comes.
  whole: { minHeight: '100dvh' },
  back: { minWidth: 'auto', margin: '0 0 8px -8px', paddingLeft: '8px' },
});

/** Where what is open stands: beside its list, as a page of its own (its heading is the h1), or in a dialog. */
export interface DetailPlace {
  isPage: boolean;
  /** A dialog has its own title and its own way out. */
  isDialog?: true;
  onClose(): void;
  /** Shows it as a page of its own; left out, where it is one already or none is offered. */
  onWhole?(): void;
}
interface Props {
  heading: string;
  /** Beside the heading, below it on a phone. */
  actions?: ReactNode;
  /** What the pane beside the list is called. */
  detailLabel: string;
  openId: string | undefined;
  /** What is open is asked for as a page of its own, on a desk too. */
  isWhole?: boolean;
  onClose(): void;
  onWhole?(): void;
  detail(id: string, place: DetailPlace): ReactNode;
  children: ReactNode;
}

/**
 * A list and, beside it, what of it is open: an aside on a desk, a page with its way back on a phone. Esc closes it,
 * arrow keys walk the rows.
 */
export function ListPage({
  heading,
  actions,
  detailLabel,
  openId,
  onClose,
  onWhole,
  detail,
  children,
  ...asked
}: Props) {
  const styles = useStyles();
  const isNarrow = useMedia(upTo768);
  const isPage = isNarrow || Boolean(asked.isWhole);
  const isWhole = isPage && Boolean(openId);
  useOwnScroll(isWhole);
  const opened = openId && detail(openId, { isPage, onClose, onWhole: isPage ? undefined : onWhole });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && openId) onClose();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event);
  };
  if (isWhole)
    return (
      <Page>
        <Button className={styles.back} appearance="subtle" icon={<Icon name="chevronLeft" />} onClick={onClose}>
          Back
        </Button>
        <div className={styles.whole}>{opened}</div>
      </Page>
    );
  return (
    <Page heading={heading} actions={actions}>
      <div className={openId ? styles.panes : undefined} onKeyDown={onKeyDown}>
        <div className={styles.list}>{children}</div>
        {openId && (
          <aside className={styles.detail} aria-label={detailLabel}>
            {opened}
          </aside>
        )}
      </div>
    </Page>
  );
}

/** What is open as a page begins at its top; the list it was opened from stands where it was once that is shown again. */
function useOwnScroll(isWhole: boolean): void {
  const listAt = useRef(0);
  useLayoutEffect(() => {
    if (isWhole) {
      window.scrollTo(0, 0);
      return undefined;
    }
    window.scrollTo(0, listAt.current);
    const keep = () => (listAt.current = window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [isWhole]);
}

/** Arrow keys walk from row to row. */
function walk(event: KeyboardEvent): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  rows[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}
