import { makeStyles, mergeClasses, Skeleton, SkeletonItem, tokens } from '@fluentui/react-components';
import type { ResponseOf } from '#shared/contract.ts';
import { getCustomerMonthlyFlightDetails } from '#shared/users/customers/get-customer-monthly-flight-details.ts';
import { formatDay } from '#shared/time.ts';
import { useCall } from '#web/api/use-call.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { apart, inColumn, inLines, inlineRow } from '#web/ui/stack.ts';
import { focusRing } from '#web/ui/surface.ts';
import { quietLine, smallText } from '#web/ui/text.ts';
import { Waiting } from '#web/ui/waiting.tsx';

type Month = ResponseOf<typeof getCustomerMonthlyFlightDetails>['months'][number];

const useStyles = makeStyles({
  table: {
    ...smallText,
    width: '100%',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
    '& th': { padding: '4px 0', textAlign: 'left', fontWeight: 400, color: tokens.colorNeutralForeground3 },
    '& td': { padding: '4px 8px 4px 0' },
    '& th:last-child, & td:last-child': { textAlign: 'right', paddingRight: 0 },
  },
  note: { ...quietLine, margin: 0 },
  chart: { ...inColumn('4px'), margin: '0 0 8px' },
  legend: { ...inLines('4px 16px'), ...smallText, fontVariantNumeric: 'tabular-nums' },
  kind: { ...inlineRow('8px') },
  swatch: { width: '8px', height: '8px', borderRadius: '2px' },
  drawing: { display: 'block', width: '100%', height: '88px' },
  searched: { fill: tokens.colorNeutralStrokeAccessible, backgroundColor: tokens.colorNeutralStrokeAccessible },
  booked: { fill: tokens.colorBrandStroke1, backgroundColor: tokens.colorBrandStroke1 },
  line: { stroke: tokens.colorNeutralStroke2, strokeWidth: '1px', vectorEffect: 'non-scaling-stroke' },
  ends: { ...apart('8px'), ...quietLine },
  summary: { ...smallText, ...focusRing, width: 'fit-content', padding: '8px 0', cursor: 'pointer' },
});

const monthText = (month: string): string => formatDay(`${month}-01`).slice(2).trim();
const sum = (months: readonly Month[], count: Count): number => months.reduce((all, month) => all + month[count], 0);
const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

type Count = 'look_count' | 'book_count';

/** How often somebody searched and booked, month by month: drawn, and in numbers for whoever opens them. */
export default function LookToBook({ userId }: { userId: string }) {
  const styles = useStyles();
  const found = useCall(getCustomerMonthlyFlightDetails, { userId }, { quiet: true });
  if (found.error) return <ErrorState heading="Not known" error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <Waiting>
        <Skeleton aria-label="Loading searches and bookings">
          <SkeletonItem size={96} />
        </Skeleton>
      </Waiting>
    );
  const { months } = found.data;
  const last = months.findLastIndex(({ look_count: looks, book_count: books }) => looks + books > 0);
  if (last < 0) return <p className={styles.note}>No searches or bookings in the last twelve months.</p>;
  return (
    <>
      <Chart months={months.toReversed()} />
      <details>
        <summary className={styles.summary}>Month by month</summary>
        <table className={styles.table}>
          <colgroup>
            <col style={{ width: '88px' }} />
            <col />
            <col />
            <col style={{ width: '64px' }} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Searches</th>
              <th scope="col">Bookings</th>
              <th scope="col">Ratio</th>
            </tr>
          </thead>
          <tbody>
            {months.slice(0, last + 1).map((month) => (
              <tr key={month.month_year}>
                <th scope="row">{monthText(month.month_year)}</th>
                <td>{month.look_count.toLocaleString('en-IN')}</td>
                <td>{month.book_count.toLocaleString('en-IN')}</td>
                <td>{month.lookToBook === null ? '–' : `${month.lookToBook.toFixed(1)} : 1`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const HEIGHT = 88;
/** Each month's place, and the bar in it. */
const [PLACE, BAR] = [25, 15];
/** Searches stand on the line, and bookings hang below it: each has a scale of its own, for searches are many a booking. */
const [ABOVE, BELOW] = [56, 28];

function Chart({ months }: { months: readonly Month[] }) {
  const styles = useStyles();
  const [looks, books] = [sum(months, 'look_count'), sum(months, 'book_count')];
  const most = (count: Count) => Math.max(1, ...months.map((month) => month[count]));
  const high = (month: Month, count: Count, room: number) =>
    month[count] ? Math.max(2, (month[count] / most(count)) * room) : 0;
  const busiest = months.reduce((one, other) => (other.look_count > one.look_count ? other : one));
  const words = `${counted(looks, 'search', 'searches')} and ${counted(books, 'booking', 'bookings')} in twelve months; most searches, ${busiest.look_count.toLocaleString('en-IN')}, in ${monthText(busiest.month_year)}.`;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span className={styles.kind}>
          <span aria-hidden className={mergeClasses(styles.swatch, styles.searched)} />
          {counted(looks, 'search', 'searches')}
        </span>
        <span className={styles.kind}>
          <span aria-hidden className={mergeClasses(styles.swatch, styles.booked)} />
          {counted(books, 'booking', 'bookings')}
        </span>
      </figcaption>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${months.length * PLACE} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words}
      >
        {months.map((month, at) => {
          const [x, up, down] = [
            at * PLACE + (PLACE - BAR) / 2,
            high(month, 'look_count', ABOVE),
            high(month, 'book_count', BELOW),
          ];
          return (
            <g key={month.month_year}>
              <title>
                {`${monthText(month.month_year)}: ${counted(month.look_count, 'search', 'searches')}, ${counted(month.book_count, 'booking', 'bookings')}`}
              </title>
              {/* The whole of its place, so that the words come up wherever a pointer is over it. */}
              <rect x={at * PLACE} y={0} width={PLACE} height={HEIGHT} fill="transparent" />
              <rect className={styles.searched} x={x} y={ABOVE - up} width={BAR} height={up} />
              <rect className={styles.booked} x={x} y={ABOVE + 1} width={BAR} height={down} />
            </g>
          );
        })}
        <path className={styles.line} d={`M0 ${ABOVE + 0.5}H${months.length * PLACE}`} />
      </svg>
      <div className={styles.ends} aria-hidden>
        <span>{monthText(months[0]!.month_year)}</span>
        <span>{monthText(months.at(-1)!.month_year)}</span>
      </div>
    </figure>
  );
}
