import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useQueries } from '@tanstack/react-query';
import { getFlightPrice } from '#shared/flights/search/get-flight-price.ts';
import { formatMoney } from '#shared/money.ts';
import { addDays, type Day, formatDay } from '#shared/time.ts';
import { type Answer, callApi } from '#web/api/client.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import type { Place } from './form-state.ts';
import { ROWS, useHomeStyles } from './home-styles.ts';
import { WaitingRows } from './waiting-rows.tsx';

/** Days looked ahead: ten either side of the tenth from today. */
const AROUND = 10;
/** Places asked about; of those with fares the first few are shown. */
export const ASKED = 5;
/** px; a day without a fare keeps a foot. */
const [HIGHEST, LOWEST, FOOT] = [32, 10, 3];

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
  /** In order of interest; undefined until it is known. */
  to: readonly Place[] | undefined;
  today: Day;
  onPick(to: Place, on: Day): void;
}

type Answered = Answer<typeof getFlightPrice>;

interface Row {
  place: Place;
  days: { date: Day; price?: number | undefined }[];
  currency: string;
  least: number;
  most: number;
  /** The cheapest day, and whether only a supplier's calendar says so. */
  on: Day;
  isAbout: boolean;
}

/** A place with its days; none where no day has a price. */
function rowOf(place: Place, answer: Answered | undefined): Row[] {
  if (!answer?.ok) return [];
  const { days, currency } = answer.value;
  const priced = days.flatMap(({ price }) => (price === undefined ? [] : [price]));
  const least = Math.min(...priced);
  const cheapest = days.find(({ price }) => price === least);
  if (!cheapest) return [];
  const isAbout = cheapest.from === 'calendar';
  return [{ place, days, currency, least, most: Math.max(...priced), on: cheapest.date, isAbout }];
}

const heightOf = (price: number | undefined, { least, most }: Row) =>
  price === undefined ? FOOT : LOWEST + ((price - least) / (most - least || 1)) * (HIGHEST - LOWEST);

/**
 * The lowest fare known on the days ahead to each of a few places; a press searches that day. Shown when all have
 * answered, in rows that stand there from the beginning: nothing moves.
 */
export function LowFares({ from, to, today, onPick }: Props) {
  const home = useHomeStyles();
  const styles = useStyles();
  const places = (to ?? []).slice(0, ASKED);
  const answers = useQueries({
    queries: places.map(({ code }) => ({
      queryKey: ['seenFares', from.code, code, addDays(today, AROUND), AROUND],
      staleTime: 300_000,
      queryFn: () =>
        callApi(
          getFlightPrice,
          { origin: from.code, destination: code, date: addDays(today, AROUND), daysAround: AROUND },
          { quiet: true },
        ),
    })),
  });
  const isPending = to === undefined || answers.some((answer) => answer.isPending);
  const rows = isPending ? [] : answers.flatMap(({ data }, at) => rowOf(places[at]!, data)).slice(0, ROWS);
  return (
    <section aria-label="Low fares" aria-busy={isPending}>
      <h2 className={home.heading}>
        Low fares from {from.city} <span className={home.quiet}>next {2 * AROUND} days</span>
      </h2>
      {isPending && <WaitingRows />}
      {rows.length > 0 && (
        <ul className={home.card}>
          {rows.map((row) => (
            <li key={row.place.code} className={home.item}>
              <button
                type="button"
                className={mergeClasses(home.row, styles.row)}
                onClick={() => onPick(row.place, row.on)}
              >
                <span>
                  <b>{row.place.city}</b> <span className={home.quiet}>{row.place.code}</span>
                </span>
                <span className={styles.bars} aria-hidden>
                  {row.days.map(({ date, price }) => (
                    <span
                      key={date}
                      className={mergeClasses(styles.bar, date === row.on && styles.lowest)}
                      style={{ height: heightOf(price, row) }}
                    />
                  ))}
                </span>
                <span className={mergeClasses(home.meta, styles.day)}>
                  {formatDay(row.on, { weekday: true, year: false })}
                </span>
                <span className={styles.price}>
                  {row.isAbout && '~'}
                  {formatMoney(row.least, row.currency, { round: true })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {rows.some(({ isAbout }) => isAbout) && (
        <p className={home.legend}>~ from the suppliers’ calendars, not searched yet</p>
      )}
      {rows.length === 0 && !isPending && (
        <p className={home.empty}>
          No recent fares. Search for a flight, and the lowest fares around its date appear here.
        </p>
      )}
    </section>
  );
}
