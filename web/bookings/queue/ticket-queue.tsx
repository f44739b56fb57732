import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { upTo768 } from '#web/app/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { BookingDetail } from './booking-detail.tsx';
import { FilterBar } from './filter-bar.tsx';
import { noFilter, readFilter, writeFilter } from './filter-url.ts';
import { QueueTabs } from './queue-tabs.tsx';
import { TicketList } from './ticket-list.tsx';
import { useFoldedMenu } from './use-folded-menu.ts';
import { useMedia } from '#web/ui/use-media.ts';

const FlightInformation = lazy(() => import('./flight-information.tsx'));

const useStyles = makeStyles({
  panes: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 368px',
    gap: '24px',
    alignItems: 'start',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: { display: 'grid', gap: '12px', minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
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
  back: { marginBottom: '8px' },
});

/**
 * The queue. The address holds filters, tab and what is open (`open=<bookingId>`, or the same in the
 * navigation's state), so that links and the back button restore the view. The detail is an aside on a desk and a page
 * on a phone.
 */
export default function TicketQueue() {
  const styles = useStyles();
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: { open?: string } | null };
  const isNarrow = useMedia(upTo768);
  const [flightsOf, setFlightsOf] = useState<string>();
  const filter = readFilter(query);
  useFoldedMenu();
  const openId = query.get('open') ?? state?.open;

  const change = (set: (next: URLSearchParams) => void, replace = false) => {
    const next = new URLSearchParams(query);
    set(next);
    setQuery(next, { replace });
  };
  const open = (bookingId: string) => change((next) => next.set('open', bookingId), Boolean(openId));
  const close = () => change((next) => next.delete('open'));
  const detail = openId && (
    <BookingDetail bookingId={openId} isPage={isNarrow} onClose={close} onFlights={() => setFlightsOf(openId)} />
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && openId) close();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event);
  };

  return (
    <Page heading={isNarrow && openId ? undefined : 'Ticket queue'}>
      {isNarrow && openId ? (
        <>
          <Button className={styles.back} appearance="subtle" icon={<Icon name="chevronLeft" />} onClick={close}>
            Back
          </Button>
          {detail}
        </>
      ) : (
        <div className={openId ? styles.panes : undefined} onKeyDown={onKeyDown}>
          <div className={styles.list}>
            <QueueTabs query={query} />
            <FilterBar filter={filter} onChange={(next) => setQuery(writeFilter(query, next))} />
            <TicketList
              filter={filter}
              openId={openId}
              onOpen={open}
              onFlights={setFlightsOf}
              onClear={() => setQuery(writeFilter(new URLSearchParams(), { ...noFilter, sort: filter.sort }))}
            />
          </div>
          {openId && (
            <aside className={styles.detail} aria-label="Booking">
              {detail}
            </aside>
          )}
        </div>
      )}
      {flightsOf && (
        <Suspense fallback={null}>
          <FlightInformation bookingId={flightsOf} onClose={() => setFlightsOf(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

/** Arrow keys walk from row to row. */
function walk(event: KeyboardEvent): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  rows[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
}
