import { makeStyles, tokens } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { isDay } from '#shared/flights/is-day.ts';
import { addDays, formatDay } from '#shared/time.ts';
import { getItinerariesByDate } from '#shared/transfers/get-itineraries-by-date.ts';
import { useCall } from '#web/api/use-call.ts';
import { paths, toPath } from '#web/app/paths.ts';
import { useSiteDays } from '#web/site/site.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { DayInput } from '#web/ui/form/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ListBody } from '#web/ui/list/list-body.tsx';
import { Page } from '#web/ui/page.tsx';
import { inColumn, inGrid, inRows, notOnPaper, plainList } from '#web/ui/stack.ts';
import { cardHeading, partHeading, quietLine } from '#web/ui/text.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';

const useStyles = makeStyles({
  bar: { ...inRows('8px'), ...notOnPaper, alignItems: 'flex-end', marginBottom: '24px' },
  day: { width: '184px', [upTo600]: { width: '152px' } },
  trips: inColumn('16px'),
  trip: { padding: '16px 20px', breakInside: 'avoid' },
  name: cardHeading,
  quiet: { ...quietLine, margin: '2px 0 8px' },
  list: plainList,
  entry: {
    ...inGrid('52px minmax(0, 1fr)', '0 12px'),
    padding: '6px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  time: { fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  what: { minWidth: 0, overflowWrap: 'anywhere' },
  place: quietLine,
  heading: { ...partHeading, margin: '16px 0 8px' },
  print: notOnPaper,
});

const kinds = {
  activity: 'Activity',
  stay: 'Stay',
  flight: 'Flight',
  service: 'Service',
  transfer: 'Transfer',
} as const;
const guests = (count: number) => (count === 1 ? '1 guest' : `${count} guests`);

/** `/staff/dmc-datewise-itineraries`: what guests with a voucher do on a day, and who arrives without one. */
export default function ItinerariesPage() {
  const styles = useStyles();
  const { today } = useSiteDays();
  const [query, setQuery] = useSearchParams();
  const said = query.get('date') ?? '';
  const date = isDay(said) ? said : today;
  const found = useCall(getItinerariesByDate, { date }, { quiet: true, staleTime: 0, refetchOnWindowFocus: true });
  const go = (next: string) => {
    if (isDay(next)) setQuery(next === today ? {} : { date: next }, { replace: true });
  };
  const { itineraries = [], arrivals = [] } = found.data ?? {};
  return (
    <Page
      heading="Itineraries by date"
      lead={formatDay(date, { weekday: true })}
      actions={
        <div className={styles.print}>
          <Button icon={<Icon name="print" />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      }
    >
      <div className={styles.bar} role="group" aria-label="Day">
        <Button aria-label="Day before" icon={<Icon name="chevronLeft" />} onClick={() => go(addDays(date, -1))} />
        <Field label="Date" className={styles.day}>
          {(aria) => <DayInput aria={aria} name="date" value={date} onChange={go} />}
        </Field>
        <Button aria-label="Day after" icon={<Icon name="chevronRight" />} onClick={() => go(addDays(date, 1))} />
        {date !== today && <Button onClick={() => go(today)}>Today</Button>}
      </div>
      <ListBody query={found} isPending={found.isPending} label="Loading itineraries" rowHeight={96}>
        {() => (
          <>
            {itineraries.length === 0 && (
              <EmptyState
                icon="box"
                heading="No itineraries on this day"
                text="What guests do appears here once their quotation is vouchered."
              />
            )}
            <div className={styles.trips}>
              {itineraries.map((trip) => (
                <Card key={trip.kartId} className={styles.trip} aria-label={trip.kartName}>
                  <h2 className={styles.name}>
                    <TextLink to={toPath(paths.staffKartOne, { kartId: trip.kartId })}>{trip.kartName}</TextLink>
                  </h2>
                  <p className={styles.quiet}>
                    {[trip.guest, guests(trip.pax), trip.customerName, `Quotation ${trip.quotationId}`]
                      .filter((text, at, all) => text && all.indexOf(text) === at)
                      .join(' · ')}
                  </p>
                  <ul className={styles.list}>
                    {trip.entries.map((entry, at) => (
                      <li key={`${entry.lineId} ${entry.kind} ${at}`} className={styles.entry}>
                        <span className={styles.time}>{entry.time || '–'}</span>
                        <span className={styles.what}>
                          {entry.title}
                          <div className={styles.place}>
                            {[kinds[entry.kind], entry.place].filter(Boolean).join(': ')}
                          </div>
                        </span>
                      </li>
                    ))}
                  </ul>
                </Card>
              ))}
            </div>
            {arrivals.length > 0 && (
              <section>
                <h2 className={styles.heading}>Arriving without a voucher</h2>
                <ul className={styles.list}>
                  {arrivals.map((trip) => (
                    <li key={trip.kartId} className={styles.entry}>
                      <span className={styles.time}>{trip.quotationId}</span>
                      <span className={styles.what}>
                        <TextLink to={toPath(paths.staffKartOne, { kartId: trip.kartId })}>{trip.kartName}</TextLink>
                        <div className={styles.place}>
                          {guests(trip.pax)}, {trip.customerName}
                        </div>
                      </span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </ListBody>
    </Page>
  );
}
