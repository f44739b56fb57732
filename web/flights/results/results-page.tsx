import { makeStyles, Switch, tokens } from '@fluentui/react-components';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ReturnType, type SearchQuery } from '#shared/flights/model.ts';
import { randomId } from '#shared/ids.ts';
import { from768, upTo768 } from '#web/ui/theme/breakpoints.ts';
import { SkipLink } from '#web/app/shell/skip-link.tsx';
import { useUser } from '#web/app/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { inGrid, pageWide } from '#web/ui/stack.ts';
import { heardOnly, quietInLine } from '#web/ui/text.ts';
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
import type { OfferFacts } from './offer-facts.ts';
import { ResultsDialogs, useOpened } from './results-dialogs.tsx';
import { NoFlights, ResultsSkeleton, SearchGone } from './results-states.tsx';
import { PricesNote } from './prices-note.tsx';
import { ResultsHeader } from './results-header.tsx';
import { passengerPath, type Selection, type Way } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SortTabs } from './sort-tabs.tsx';
import { useFlightGroups } from './use-flight-groups.ts';
import { useCompared } from './use-compared.ts';
import { useNames } from './use-names.ts';
import { useNoteLowest } from './use-note-lowest.ts';
import { useSearch } from './use-search.ts';
import { useView } from './use-view.ts';

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
  // The switch, which comes once it is known who asks, finds its room taken already at every width: nothing below it
  // moves.
  bar: {
    ...inGrid('minmax(0, 1fr) auto', '12px 16px'),
    gridTemplateAreas: '"sort net" "count prices"',
    alignItems: 'start',
    marginBottom: '12px',
    [upTo768]: { gridTemplateAreas: '"sort sort" "count count" "prices net"', rowGap: 0 },
  },
  sort: { gridArea: 'sort', minWidth: 0, [upTo768]: { marginBottom: '12px' } },
  net: { gridArea: 'net', justifySelf: 'end', [upTo768]: { '& label': { paddingRight: '4px' } } },
  netOf: { [upTo768]: heardOnly },
  sheetSort: { marginBottom: '16px' },
  count: { ...quietInLine, gridArea: 'count' },
  prices: {
    ...quietInLine,
    gridArea: 'prices',
    [upTo768]: { minHeight: '40px', display: 'flex', alignItems: 'center' },
  },
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
  const heard = useSearch(searchId, search, customerId);
  // Offers, counts and who has answered change together: never a number older than the words beside it.
  const state = useDeferredValue(heard);
  const { offers } = state;
  useEffect(() => {
    if (heard.wantsFreshId) void navigate(resultsPath(randomId(), search, customerId), { replace: true });
  }, [heard.wantsFreshId, navigate, search, customerId]);
  const [selection, setSelection] = useState<Selection>({ out: undefined, back: undefined });
  const [opened, open, close] = useOpened();
  const [compared, compare] = useCompared();
  const [showNet, setShowNet] = useState(false);

  const { filters, sort, change } = useView();
  const filtered = useMemo(() => filterOffers(offers, filters), [offers, filters]);
  const soldOut = useSoldOut(searchId);
  const { groups, backGroups, backOf, isTwoColumns } = useFlightGroups({
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
  const isStaff = userType === 'staff';
  // What a customer would pay is no price of staff's own to compare with.
  useNoteLowest(search, state, customerId === undefined ? userType : 'customer');
  const people = search.adultCount + search.childCount + search.infantCount;

  const go = useCallback(
    (flights: Selection) => void navigate(passengerPath(searchId, search, flights, customerId)),
    [navigate, searchId, search, customerId],
  );
  const select = useCallback(
    (way: Way, facts: OfferFacts) => {
      if (!isTwoColumns) return go({ out: facts, back: undefined });
      setSelection((before) =>
        way === 'out' && search.returnType === ReturnType.LccSpecial
          ? { out: facts, back: undefined }
          : { ...before, [way]: facts },
      );
    },
    [go, isTwoColumns, search],
  );
  const forget = useCallback(() => setSelection({ out: undefined, back: undefined }), []);
  // What opens over the page draws nothing of it again.
  const openEdit = useCallback(() => open({ kind: 'edit' }), [open]);
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
          <div className={styles.bar}>
            <div className={styles.sort}>{sortTabs}</div>
            {(isStaff || userType === 'travelAgent') && (
              <Switch
                className={styles.net}
                label={
                  <>
                    Net<span className={styles.netOf}> and markup</span>
                  </>
                }
                labelPosition="before"
                checked={showNet}
                onChange={(_, { checked }) => setShowNet(checked)}
              />
            )}
            <div className={styles.count} role="status">
              {offers.length === 0 && state.isSearching
                ? 'Looking for flights'
                : `${shown} ${shown === 1 ? 'flight' : 'flights'}`}
              {state.asked > 0 && ` · ${state.answered} of ${state.asked} suppliers answered`}
              {isStaff &&
                state.failed.length > 0 &&
                !state.isSearching &&
                ` · no answer from ${state.failed.join(', ')}`}
            </div>
            <PricesNote className={styles.prices} />
          </div>
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
      {compared.length > 1 && !opened && (
        <Button
          className={styles.pill}
          style={{ bottom: isTwoColumns ? 96 : 72, display: 'inline-flex' }}
          appearance="primary"
          onClick={() => open({ kind: 'compare' })}
        >
          Compare {compared.length} flights
        </Button>
      )}
      {offers.length > 0 && (
        <Button
          className={styles.pill}
          style={isTwoColumns ? { bottom: 150 } : undefined}
          onClick={() => open({ kind: 'filters' })}
        >
          Filters | Sort
        </Button>
      )}
      {isTwoColumns && (selection.out || selection.back) && (
        <SelectionBar selection={selection} currency={state.currency} onBook={() => go(selection)} />
      )}
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
    </>
  );
}
