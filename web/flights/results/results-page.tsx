import { makeStyles, tokens } from '@fluentui/react-components';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { SearchQuery } from '#shared/flights/model.ts';
import { randomId } from '#shared/ids.ts';
import { from768, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { SkipLink } from '#web/app/shell/skip-link.tsx';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { loadAhead } from '#web/ui/load-again.ts';
import { roomBelow } from '#web/ui/edges/room-below.ts';
import { inGrid, pageWide } from '#web/ui/stack.ts';
import { useIdle } from '#web/ui/use-idle.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useStable } from '#web/ui/use-stable.ts';
import { useCustomer } from '../for-customer/use-customer.ts';
import { useToday } from '../search/use-today.ts';
import { useSeenFares } from '../search/use-seen-fares.ts';
import { resultsPath, searchFromQuery } from '../search-url.ts';
import { useSoldOut } from '../sold-out.ts';
import { filterOffers } from './filter-offers.ts';
import { FilterPanel } from './filter-panel.tsx';
import { type Filters, noFilters, type Sort } from './filters.ts';
import { FlightColumns } from './flight-columns.tsx';
import { NoFlights, ResultsSkeleton, SearchGone } from './results-states.tsx';
import { ResultsBar } from './results-bar.tsx';
import { ResultsHeader } from './results-header.tsx';
import { SortTabs } from './sort-tabs.tsx';
import { isChosenByWay, useFlightGroups } from './use-flight-groups.ts';
import { useChosen } from './use-chosen.ts';
import { useNames } from './use-names.ts';
import { useOpened } from './use-opened.ts';
import { useNoteLowest } from './use-note-lowest.ts';
import { type SearchState, useSearch } from './use-search.ts';
import { useView } from './use-view.ts';

const loadDialogs = () => import('./results-dialogs.tsx');
const ResultsDialogs = lazyPart(loadDialogs);
const SelectionBar = lazyPart(() => import('./selection-bar.tsx'));

const useStyles = makeStyles({
  page: {
    ...inGrid('248px minmax(0, 1fr)', '32px'),
    ...pageWide,
    // What follows lies below the screen from the beginning, however few flights come first.
    minHeight: '100dvh',
    alignContent: 'start',
    padding: '24px',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px' },
  },
  sheetSort: { marginBottom: '16px' },
  pill: {
    position: 'fixed',
    bottom: '16px',
    left: '50%',
    transform: 'translateX(-50%)',
    zIndex: 9,
    boxShadow: tokens.shadow16,
    borderRadius: '999px',
    [from768]: { display: 'none' },
  },
});

export { beginSearch, readSourcesAhead } from './use-search.ts';

/** /flight/searchResult/:searchId: everything is restored from the URL: the search, its filters and order. */
export default function ResultsPage() {
  const { searchId = '' } = useParams();
  const [query] = useSearchParams();
  const text = query.toString();
  const search = useMemo(() => searchFromQuery(new URLSearchParams(text)), [text]);
  return search ? <Results key={searchId} searchId={searchId} search={search} /> : <SearchGone />;
}

function Results({ searchId, search }: { searchId: string; search: SearchQuery }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const today = useToday();
  const isNarrow = useMedia(upTo768);
  const { mayChoose, customerId } = useCustomer();
  const state = useHeard(searchId, search, customerId);
  const { offers } = state;
  const isTwoColumns = isChosenByWay(search);
  const { selection, compared, select, compare, forget, book } = useChosen(searchId, search, customerId, isTwoColumns);
  const [opened, open, close] = useOpened();
  const [showNet, setShowNet] = useState(false);
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) loadAhead(loadDialogs);
  }, [isIdle]);

  const { filters, sort, change } = useView();
  const filtered = useMemo(() => filterOffers(offers, filters), [offers, filters]);
  const soldOut = useSoldOut(searchId);
  const { groups, backGroups, backOf } = useFlightGroups({
    search,
    offers: filtered.offers,
    sort,
    out: selection.out,
    soldOut,
  });
  const { airlineName, airportName, cityOf } = useNames(offers);
  const [first] = search.segments as [SearchQuery['segments'][number]];
  const fares = useSeenFares(
    first.origin,
    first.destination,
    state.isSearching ? undefined : first.preferredDepartureTime,
    searchId,
    customerId,
  );
  const userType = useUser()?.userType;
  // What a customer would pay is no price of staff's own to compare with.
  useNoteLowest(search, state, customerId === undefined ? userType : 'customer');
  const people = search.adultCount + search.childCount + search.infantCount;

  // What opens over the page draws nothing of it again.
  const openEdit = useStable(() => open({ kind: 'edit' }));
  const goToDay = useStable(
    (on: string) =>
      void navigate(
        resultsPath(randomId(), { ...search, segments: [{ ...first, preferredDepartureTime: on }] }, customerId),
      ),
  );
  const changeFilters = useStable((next: Filters) => change({ filters: next }));
  const changeSort = useStable((next: Sort) => change({ sort: next }));
  const panel = (
    <FilterPanel
      filters={filters}
      filtered={filtered}
      currency={state.currency}
      airlineName={airlineName}
      airportName={airportName}
      onChange={changeFilters}
    />
  );
  const sortTabs = <SortTabs offers={filtered.offers} sort={sort} currency={state.currency} onSort={changeSort} />;
  const shown = groups.length + backGroups.length;
  const isEmpty = !state.isSearching && shown === 0;

  return (
    <>
      <ResultsHeader
        search={search}
        cityOf={cityOf}
        state={state}
        mayChoose={mayChoose}
        today={today}
        fares={fares}
        onEdit={openEdit}
        onDay={goToDay}
      />
      <div className={styles.page}>
        {!isNarrow && (
          <aside>
            {offers.length > 0 && <SkipLink to="flights">Skip the filters</SkipLink>}
            {offers.length > 0 && panel}
          </aside>
        )}
        <div id="flights" tabIndex={-1} style={{ outline: 'none' }}>
          <ResultsBar sort={sortTabs} shown={shown} state={state} showNet={showNet} onShowNet={setShowNet} />
          {offers.length === 0 && state.isSearching && <ResultsSkeleton />}
          {isEmpty && (
            <NoFlights
              isFiltered={offers.length > 0}
              failed={state.failed.length > 0 && state.answered === 0}
              refusal={state.refusal}
              onClear={() => change({ filters: noFilters })}
              onEdit={openEdit}
            />
          )}
          {/* The titles of two columns would stand under the cards in waiting, and jump when these go. */}
          {offers.length > 0 && (
            <FlightColumns
              groups={groups}
              backGroups={backGroups}
              backOf={backOf}
              from={isTwoColumns ? cityOf(first.origin) : undefined}
              to={isTwoColumns ? cityOf(first.destination) : undefined}
              currency={state.currency}
              people={people}
              showNet={showNet}
              selection={selection}
              soldOut={soldOut}
              compared={compared}
              onSelect={select}
              onCompare={compare}
              onOpen={open}
              onForget={forget}
            />
          )}
        </div>
      </div>
      {compared.length > 0 && !opened && (
        <Button
          ref={roomBelow}
          className={styles.pill}
          style={{ bottom: isTwoColumns ? 96 : 72, display: 'inline-flex' }}
          appearance="primary"
          disabledFocusable={compared.length === 1}
          onClick={() => open({ kind: 'compare' })}
        >
          {compared.length === 1 ? 'Choose one more to compare' : `Compare ${compared.length} flights`}
        </Button>
      )}
      {offers.length > 0 && (
        <Button
          ref={roomBelow}
          className={styles.pill}
          style={isTwoColumns ? { bottom: 150 } : undefined}
          onClick={() => open({ kind: 'filters' })}
        >
          Filters | Sort
        </Button>
      )}
      {isTwoColumns && (selection.out || selection.back) && (
        <SelectionBar selection={selection} currency={state.currency} onBook={book} />
      )}
      {opened && (
        <ResultsDialogs
          opened={opened}
          searchId={searchId}
          search={search}
          today={today}
          currency={state.currency}
          compared={compared}
          shown={shown}
          filters={
            <>
              <div className={styles.sheetSort}>{sortTabs}</div>
              {panel}
            </>
          }
          onSelect={select}
          onClose={close}
        />
      )}
    </>
  );
}

/**
 * What the suppliers answered to a search so far: offers, counts and who has answered change together, never a number
 * older than the words beside it. An id that belongs to another question or person leads to a search with a fresh one.
 */
function useHeard(searchId: string, search: SearchQuery, customerId: number | undefined): SearchState {
  const navigate = useNavigate();
  const heard = useSearch(searchId, search, customerId);
  useEffect(() => {
    if (heard.wantsFreshId) void navigate(resultsPath(randomId(), search, customerId), { replace: true });
  }, [heard.wantsFreshId, navigate, search, customerId]);
  return useDeferredValue(heard);
}
