import { makeStyles } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { JourneyType } from '#shared/flights/search-query.ts';
import { randomId } from '#shared/ids.ts';
import { getAirports } from '#shared/reference/get-airports.ts';
import { formatDay } from '#shared/time.ts';
import { callApi } from '#web/api/client.ts';
import { lazyAside } from '#web/ui/load-again.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { useSite } from '#web/site/site.ts';
import { inGrid, pageWide } from '#web/ui/stack.ts';
import { cardSurface, focusRing } from '#web/ui/surface.ts';
import { bodyInLine, cardHeading, pageHeading, quietInLine } from '#web/ui/text.ts';
import { useIdle } from '#web/ui/use-idle.ts';
import { resultsPath, searchToQuery } from '../search-url.ts';
import { travellersText } from '../travellers-text.ts';
import { emptyForm, formErrors, type FormState, formToSearch, type Place } from './form-state.ts';
import { useRecentSearches } from './recent-searches.ts';
import { SearchForm } from './search-form.tsx';
import { useResultsAhead } from './use-results-ahead.ts';
import { useToday } from './use-today.ts';

const HomeLists = lazyAside(() => import('./home-lists.tsx'));
const RecentPrice = lazyAside(() => import('./recent-price.tsx'));
const RouteDrawing = lazyAside(() => import('./route-drawing.tsx'));

const useStyles = makeStyles({
  band: {
    position: 'relative',
    overflow: 'hidden',
    backgroundColor: siteTokens.bandBackground,
    color: siteTokens.bandText,
    paddingBottom: '96px',
    [upTo768]: { paddingBottom: '72px' },
  },
  bandText: { ...pageWide, position: 'relative', padding: '56px 24px 48px', [upTo768]: { padding: '24px 16px' } },
  title: pageHeading,
  line: { color: siteTokens.bandText2, margin: '8px 0 0' },
  wrap: {
    ...pageWide,
    margin: '-96px auto 0',
    padding: '0 24px 48px',
    position: 'relative',
    [upTo768]: { margin: '-72px auto 0', padding: '0 16px 32px' },
  },
  heading: { ...cardHeading, margin: '32px 0 12px' },
  recents: { ...inGrid('repeat(4, minmax(0, 1fr))', '16px'), [upTo768]: { gridTemplateColumns: '1fr', gap: '8px' } },
  recent: {
    ...cardSurface,
    ...focusRing,
    textAlign: 'left',
    padding: '16px',
    border: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    ...bodyInLine,
    cursor: 'pointer',
    ':hover': { boxShadow: siteTokens.floatShadow },
  },
  // Its room is taken before it is known.
  price: { display: 'block', minHeight: '20px', marginTop: '8px' },
  // Room for a heading, four rows and what their marks mean: nothing moves when they come.
  lists: { minHeight: '352px' },
  meta: { ...quietInLine, display: 'block', marginTop: '4px' },
});

/** Whoever has not said from where starts at the site's home, however late that is known. */
function fromHome(form: FormState, home: Place | undefined): FormState {
  const [first, ...others] = form.journeys as [FormState['journeys'][number]];
  return home && !first.from && first.to?.code !== home.code
    ? { ...form, journeys: [{ ...first, from: home }, ...others] }
    : form;
}

/** /flight/search: one object beside one button, with what was searched before one tap away. */
export default function SearchPage() {
  const styles = useStyles();
  const site = useSite();
  const navigate = useNavigate();
  const today = useToday();
  const { recent, remember } = useRecentSearches(today);
  const [changed, setForm] = useState<FormState | undefined>(recent[0]);
  const isIdle = useIdle();
  const home = useQuery({
    queryKey: ['airports', site.homeAirport.toLowerCase()],
    staleTime: Infinity,
    queryFn: () => callApi(getAirports, { search: site.homeAirport, limit: 1 }, { quiet: true }),
  });
  const homeAirport = home.data?.ok ? home.data.value[0] : undefined;

  const form = fromHome(changed ?? emptyForm(undefined, today), homeAirport);
  const begin = useResultsAhead(isIdle && Object.keys(formErrors(form, today)).length === 0);
  const search = (wanted: FormState) => {
    const [searchId, asked] = [randomId(), formToSearch(wanted)];
    begin(searchId, asked);
    remember(wanted);
    navigate(resultsPath(searchId, asked));
  };

  return (
    <div>
      <div className={styles.band}>
        {homeAirport && <RouteDrawing home={homeAirport} />}
        <div className={styles.bandText}>
          <h1 className={styles.title}>{site.tagline || 'Where to?'}</h1>
          <p className={styles.line}>Live fares from every supplier of {site.companyName}.</p>
        </div>
      </div>
      <div className={styles.wrap}>
        <SearchForm form={form} today={today} onChange={setForm} onSearch={search} />
        {recent.length > 0 && (
          <>
            <h2 className={styles.heading}>Recent searches</h2>
            <div className={styles.recents}>
              {recent.map((one) => {
                const [journey] = one.journeys as [FormState['journeys'][number]];
                const dates =
                  one.journeyType === 2 && one.returnOn
                    ? `${formatDay(journey.on, { year: false })} to ${formatDay(one.returnOn, { year: false })}`
                    : formatDay(journey.on, { year: false });
                return (
                  <button
                    key={searchToQuery(formToSearch(one)).toString()}
                    type="button"
                    className={styles.recent}
                    onClick={() => search(one)}
                  >
                    <b>{journey.from!.city}</b> to{' '}
                    <b>{(one.journeyType === 3 ? one.journeys.at(-1)! : journey).to!.city}</b>
                    <span className={styles.meta}>
                      {dates} · {travellersText(one)}
                    </span>
                    <span className={styles.price}>{isIdle && <RecentPrice recent={one} />}</span>
                  </button>
                );
              })}
            </div>
          </>
        )}
        <div className={styles.lists}>
          {isIdle && homeAirport && (
            <HomeLists
              from={homeAirport}
              today={today}
              searched={recent.flatMap(({ journeyType, journeys: [first] }) =>
                journeyType === JourneyType.MultiStop || first!.from!.code !== homeAirport.code ? [] : [first!.to!],
              )}
              onPick={(to, on) =>
                search({ ...emptyForm(homeAirport, today), journeys: [{ from: homeAirport, to, on }] })
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}
