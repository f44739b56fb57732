import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useQueries } from '@tanstack/react-query';
import { getFlightPrice } from '#shared/flights/get-flight-price.ts';
import { formatMoney } from '#shared/money.ts';
import { addDays, type Day, formatDay } from '#shared/time.ts';
import { callApi } from '#web/api/client.ts';
import { upTo768 } from '#web/app/theme/breakpoints.ts';
import type { Place } from './form-state.ts';
import { ROWS, useHomeStyles } from './home-styles.ts';

/** Days looked ahead: ten either side of the tenth from today. */
const AROUND = 10;
/** Places asked about; of those with fares the first few are shown. */
const ASKED = 6;
/** px; a day without a fare keeps a foot. */
const [HIGHEST, FOOT] = [32, 3];

const useStyles = makeStyles({
  row: {
    gridTemplateColumns: 'minmax(0, 1fr) auto 88px 84px',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr) auto 76px' },
  },
  bars: { display: 'flex', alignItems: 'flex-end', gap: '2px', height: `${HIGHEST}px`, [upTo768]: { gap: '1px' } },
  bar: { width: '5px', borderRadius: '2px', backgroundColor: tokens.colorNeutralStroke1, [upTo768]: { width: '3px' } },
  lowest: { backgroundColor: tokens.colorPaletteGreenForeground1 },
  day: { [upTo768]: { display: 'none' } },
  price: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  from: Place;
  /** In order of interest. */
  to: readonly Place[];
  today: Day;
  onPick(to: Place, on: Day): void;
}

/** The lowest fare seen on the days ahead to each of a few places; a press searches that day. */
export function LowFares({ from, to, today, onPick }: Props) {
  const home = useHomeStyles();
  const styles = useStyles();
  const rows = useQueries({
    queries: to.slice(0, ASKED).map(({ code }) => ({
      queryKey: ['seenFares', from.code, code, addDays(today, AROUND), AROUND],
      staleTime: 300_000,
      queryFn: () =>
        callApi(
          getFlightPrice,
          { origin: from.code, destination: code, date: addDays(today, AROUND), daysAround: AROUND },
          { quiet: true },
        ),
    })),
  }).map(({ data, isPending }, at) => ({
    place: to[at]!,
    isPending,
    days: data?.ok ? data.value.days : [],
    currency: data?.ok ? data.value.currency : '',
  }));
  const seen = rows.flatMap(({ place, days, currency }) => {
    const priced = days.flatMap(({ price }) => (price === undefined ? [] : [price]));
    const least = Math.min(...priced);
    return priced.length
      ? [
          {
            place,
            days,
            currency,
            least,
            most: Math.max(...priced),
            on: days.find(({ price }) => price === least)!.date,
          },
        ]
      : [];
  });
  return (
    <section aria-label="Low fares">
      <h2 className={home.heading}>
        Low fares from {from.city} <span className={home.quiet}>next {2 * AROUND} days</span>
      </h2>
      {seen.length > 0 && (
        <ul className={home.card}>
          {seen.slice(0, ROWS).map(({ place, days, currency, least, most, on }) => (
            <li key={place.code} className={home.item}>
              <button type="button" className={mergeClasses(home.row, styles.row)} onClick={() => onPick(place, on)}>
                <span>
                  <b>{place.city}</b> <span className={home.quiet}>{place.code}</span>
                </span>
                <span className={styles.bars} aria-hidden>
                  {days.map(({ date, price }) => (
                    <span
                      key={date}
                      className={mergeClasses(styles.bar, date === on && styles.lowest)}
                      style={{
                        height:
                          price === undefined ? FOOT : 10 + ((price - least) / (most - least || 1)) * (HIGHEST - 10),
                      }}
                    />
                  ))}
                </span>
                <span className={mergeClasses(home.meta, styles.day)}>
                  {formatDay(on, { weekday: true, year: false })}
                </span>
                <span className={styles.price}>{formatMoney(least, currency, { round: true })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {seen.length === 0 && rows.every(({ isPending }) => !isPending) && (
        <p className={home.empty}>
          No fares seen in the last days. Search a flight, and the days around it gather here.
        </p>
      )}
    </section>
  );
}
