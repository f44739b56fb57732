import { makeStyles, tokens } from '@fluentui/react-components';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CALENDAR_MONTHS } from '#shared/flights/search/calendar-months.ts';
import { getCalendarFare } from '#shared/flights/search/get-calendar-fare.ts';
import type { SearchQuery } from '#shared/flights/search-query.ts';
import { DAYS_AHEAD } from '#shared/flights/search-rules.ts';
import { randomId } from '#shared/ids.ts';
import { addDays, type Day, formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { roomBelow } from '#web/ui/edges/room-below.ts';
import { apart, growing, inGrid, inNarrowColumn, inRow, inRows, pageWide } from '#web/ui/stack.ts';
import { cardSurface } from '#web/ui/surface.ts';
import { bodyText, largeHeading, partHeading, quietLine, strongLine, sumText } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useCustomer } from '../for-customer/use-customer.ts';
import { SearchGone } from '../results/results-states.tsx';
import { monthAfter } from '../search/month-after.ts';
import { monthTitle } from '../search/month-grid.ts';
import { useToday } from '../search/use-today.ts';
import { calendarPath, oneWay, resultsPath, searchFromQuery } from '../search-url.ts';
import { type CalendarFares, type FareDay, fareText, measureOf, weekAround } from './calendar-fares.ts';
import { ChosenDay } from './chosen-day.tsx';
import { MonthDays } from './month-days.tsx';
import { MonthTiles } from './month-tiles.tsx';
import { WeekList } from './week-list.tsx';

const EditSearch = lazyPart(() => import('../results/edit-search.tsx'));

const useStyles = makeStyles({
  band: { backgroundColor: tokens.colorNeutralBackground1, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  head: { ...pageWide, ...apart('16px'), padding: '12px 24px', [upTo768]: { padding: '12px 16px' } },
  title: largeHeading,
  meta: { ...bodyText, color: tokens.colorNeutralForeground3 },
  page: {
    ...pageWide,
    ...inNarrowColumn('16px'),
    minHeight: '100dvh',
    alignContent: 'start',
    padding: '24px',
    [upTo768]: { padding: '16px' },
  },
  columns: { ...inGrid('minmax(0, 1fr) 320px', '24px'), alignItems: 'start', [upTo768]: { display: 'block' } },
  card: { ...cardSurface, padding: '16px', [upTo768]: { padding: 0, overflow: 'hidden' } },
  bar: { ...inRow('4px'), [upTo768]: { justifyContent: 'space-between', padding: '8px 0' } },
  month: { ...strongLine, margin: 0 },
  key: { ...quietLine, ...inRows('4px 16px'), ...growing, justifyContent: 'flex-end', [upTo768]: { display: 'none' } },
  seen: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  side: inNarrowColumn('24px'),
  week: { ...partHeading, margin: '0 8px 8px' },
  note: { ...quietLine, margin: '12px 0 0' },
  foot: {
    ...apart('16px'),
    position: 'fixed',
    left: 0,
    right: 0,
    bottom: 0,
    zIndex: 9,
    padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  footPrice: { ...sumText, fontVariantNumeric: 'tabular-nums' },
  footNote: { ...quietLine, display: 'block' },
});

/** `/flight/calendarFareResult`: the lowest fare known for each day of ten months; the address names route and day. */
export default function CalendarFarePage() {
  const [query] = useSearchParams();
  const text = query.toString();
  const search = useMemo(() => searchFromQuery(new URLSearchParams(text)), [text]);
  return search ? <Fares search={search} /> : <SearchGone />;
}

function Fares({ search }: { search: SearchQuery }) {
  const styles = useStyles();
  const navigate = useNavigate();
  const today = useToday();
  const isPhone = useMedia(upTo768);
  const { customerId } = useCustomer();
  const [isEditing, setEditing] = useState(false);
  const { origin, destination, preferredDepartureTime: chosen } = search.segments[0]!;
  const month = chosen.slice(0, 7);
  const { data, error, refetch, dataUpdatedAt } = useCall(
    getCalendarFare,
    { origin, destination, month, customerId },
    { quiet: true, staleTime: 0, placeholderData: keepPreviousData },
  );
  // What is asked for this month alone: another's days are not this one's.
  const days = data?.month === month ? data.days : undefined;
  const [earliest, latest] = [today, addDays(today, DAYS_AHEAD)];
  const last = monthAfter(today.slice(0, 7), CALENDAR_MONTHS - 1);
  const toDay = (day: Day) => void navigate(calendarPath(oneWay(search, day), customerId), { replace: true });
  const toMonth = (to: string) => toDay(to === today.slice(0, 7) ? today : `${to}-01`);
  const find = () => void navigate(resultsPath(randomId(), oneWay(search), customerId));
  if (error && !data) return <ErrorState page error={error} onRetry={() => void refetch()} />;
  const day: FareDay = days?.find(({ date }) => date === chosen) ?? { date: chosen };
  const currency = data?.currency ?? '';
  const marks = { currency, chosen, earliest, latest, onPick: toDay };
  const week = weekAround(chosen);
  const step = (by: number) => {
    const to = isPhone ? addDays(chosen, 7 * by) : `${monthAfter(month, by)}-01`;
    toDay(to < today ? today : to);
  };
  return (
    <>
      <div className={styles.band}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>
              {data?.originCityName ?? origin} to {data?.destinationCityName ?? destination}
            </h1>
            <div className={styles.meta}>Lowest fare per day · 1 adult · Economy</div>
          </div>
          <Button appearance="subtle" icon={<Icon name="search" />} onClick={() => setEditing(true)}>
            Edit
          </Button>
        </div>
      </div>
      <div className={styles.page}>
        {data && <MonthTiles fares={data} month={month} onMonth={toMonth} />}
        <div className={styles.columns}>
          <section aria-label={monthTitle(month)}>
            <div className={isPhone ? undefined : styles.card}>
              <div className={styles.bar}>
                <Button
                  appearance="subtle"
                  icon={<Icon name="chevronLeft" />}
                  aria-label={isPhone ? 'Previous week' : 'Previous month'}
                  disabled={isPhone ? week[0]! <= today : month <= today.slice(0, 7)}
                  onClick={() => step(-1)}
                />
                <h2 className={styles.month} aria-live="polite">
                  {isPhone ? weekTitle(week) : monthTitle(month)}
                </h2>
                <Button
                  appearance="subtle"
                  icon={<Icon name="chevronRight" />}
                  aria-label={isPhone ? 'Next week' : 'Next month'}
                  disabled={isPhone ? addDays(chosen, 7).slice(0, 7) > last : month >= last}
                  onClick={() => step(1)}
                />
                <p className={styles.key}>
                  <Key isSilent={data?.isCalendarSilent === true} />
                </p>
              </div>
              {isPhone ? (
                <div className={styles.card}>
                  <WeekList {...marks} week={week} days={days ?? []} now={dataUpdatedAt} />
                </div>
              ) : (
                <MonthDays {...marks} month={month} days={days} />
              )}
            </div>
            {isPhone && days && <p className={styles.note}>{phoneNote(days, data!)}</p>}
          </section>
          {!isPhone && (
            <div className={styles.side}>
              <ChosenDay day={day} currency={currency} now={dataUpdatedAt} onSearch={find} />
              {days && (
                <section aria-label="Nearby days">
                  <h2 className={styles.week}>Nearby days</h2>
                  <WeekList {...marks} week={week} days={days} />
                </section>
              )}
            </div>
          )}
        </div>
      </div>
      {isPhone && (
        <div ref={roomBelow} className={styles.foot}>
          <span>
            <span className={styles.footPrice}>{fareText(day, currency) ?? 'No fare yet'}</span>
            <span className={styles.footNote}>{formatDay(chosen, { weekday: true, year: false })}, per adult</span>
          </span>
          <Button appearance="primary" size="large" onClick={find}>
            Search this day
          </Button>
        </div>
      )}
      {isEditing && <EditSearch search={oneWay(search)} today={today} onClose={() => setEditing(false)} />}
    </>
  );
}

/** What the two kinds of prices mean; where no calendar answers, that. */
function Key({ isSilent }: { isSilent: boolean }) {
  const styles = useStyles();
  return isSilent ? (
    'The supplier’s calendar is not available'
  ) : (
    <>
      <span>
        <span className={styles.seen}>Bold</span> found in a search
      </span>
      <span>~ from the supplier’s calendar</span>
    </>
  );
}

function weekTitle(week: readonly Day[]): string {
  const [first, last] = [week[0]!, week.at(-1)!];
  const name = (day: Day) => monthTitle(day.slice(0, 7)).replace(/ \d+$/, '');
  const from = name(first) === name(last) ? `${Number(first.slice(8))}` : `${Number(first.slice(8))} ${name(first)}`;
  return `${from} to ${Number(last.slice(8))} ${name(last)}`;
}

function phoneNote(days: readonly FareDay[], { currency, month, isCalendarSilent }: CalendarFares): string {
  const { lowest } = measureOf(days);
  const low = days.find(({ date }) => date === lowest);
  const name = monthTitle(month).replace(/ \d+$/, '');
  return [
    isCalendarSilent
      ? 'The supplier’s calendar is not available.'
      : '~ from the supplier’s calendar, not searched yet.',
    low && `Lowest in ${name}: ${formatDay(low.date, { weekday: true, year: false })}, ${fareText(low, currency)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
