import { makeStyles, tokens } from '@fluentui/react-components';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FareQuoteAnswer } from '#shared/flights/fare-quote.ts';
import type { Segment } from '#shared/flights/model.ts';
import { formatDay } from '#shared/time.ts';
import type { CallFailed } from '#web/api/call-failed.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Money } from '#web/ui/money.tsx';
import { inColumn, inGrid } from '#web/ui/stack.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { quietLine } from '#web/ui/text.ts';
import { BookingCard } from '../booking-card.tsx';
import { clockText } from '../time-left.ts';
import { endOf } from '../use-quote.ts';
import { useTimeLeft } from '#web/ui/use-time-left.ts';

/** What two one-way fares are; said before the first is paid, and between them. */
export const TWO_BOOKINGS = 'Two one-way fares are two bookings: the first is not affected by the second.';

const useStyles = makeStyles({
  legs: { ...inColumn('12px'), margin: 0 },
  leg: {
    ...inGrid('72px minmax(0, 1fr) auto', '2px 16px'),
    alignItems: 'baseline',
    [upTo768]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  name: { color: tokens.colorNeutralForeground3, [upTo768]: { gridColumn: '1 / -1' } },
  flight: { margin: 0, minWidth: 0 },
  price: { margin: 0, textAlign: 'right' },
  quiet: { ...quietLine, display: 'block', fontVariantNumeric: 'tabular-nums' },
  sum: {
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: '12px 0 0', color: tokens.colorNeutralForeground2 },
});

interface Outbound {
  segments: readonly Segment[];
  family: string;
  /** What it costs with its extras, minor units. */
  minor: number;
  /** Seconds it may still be booked or paid at that. */
  left: number | undefined;
  hasExtras: boolean;
}

interface Props {
  outbound: Outbound;
  currency: string;
  back: UseQueryResult<FareQuoteAnswer, CallFailed>;
  /** Where other flights can be chosen. */
  resultsPath: string;
}

const heldText = (left: number | undefined): string => {
  if (left === undefined) return '';
  return left === 0 ? 'Price no longer held' : `Price held for ${clockText(left)}`;
};

/** Both legs of a return sold as two one-way fares, both prices, their sum, and how long each stands. */
export default function TwoBookings({ outbound, currency, back, resultsPath }: Props) {
  const styles = useStyles();
  const backLeft = useTimeLeft(endOf(back));
  const quote = back.data;
  const backMinor = quote?.fareDetailResult.totalPayable;
  const wasMinor = quote?.fareDetailResult.isPriceChanged ? quote.previousTotalPayable : undefined;
  return (
    <BookingCard title="Two bookings" note="Pay for the outbound first, then the return">
      <dl className={styles.legs}>
        <div className={styles.leg}>
          <dt className={styles.name}>Outbound</dt>
          <Flight segments={outbound.segments} family={outbound.family} left={outbound.left} />
          <dd className={styles.price}>
            <Money minor={outbound.minor} currency={currency} />
          </dd>
        </div>
        <div className={styles.leg}>
          <dt className={styles.name}>Return</dt>
          {quote ? (
            <Flight segments={quote.segments} family={quote.family.name} left={backLeft} />
          ) : (
            <dd className={styles.flight}>
              {back.error ? (
                <>
                  <span role="alert">The return flight has no price right now. {back.error.message}</span>{' '}
                  <TextLink to={resultsPath}>Choose other flights</TextLink>
                </>
              ) : (
                'Checking the price with the airline'
              )}
            </dd>
          )}
          {backMinor !== undefined && (
            <dd className={styles.price}>
              <Money minor={backMinor} currency={currency} />
              {wasMinor !== undefined && (
                <span className={styles.quiet}>
                  was <Money minor={wasMinor} currency={currency} />
                </span>
              )}
            </dd>
          )}
        </div>
        {backMinor !== undefined && (
          <div className={`${styles.leg} ${styles.sum}`}>
            <dt className={styles.name}>Both</dt>
            <dd className={styles.flight}>
              Paid one after the other{outbound.hasExtras && '; baggage and meals of the return come on top'}
            </dd>
            <dd className={styles.price}>
              <Money minor={outbound.minor + backMinor} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.text}>
        {TWO_BOOKINGS} Your travellers are copied to the second booking
        {outbound.hasExtras ? ', and the same baggage and meals are suggested at that airline’s prices.' : '.'}
      </p>
    </BookingCard>
  );
}

function Flight({ segments, family, left }: Pick<Outbound, 'segments' | 'family' | 'left'>) {
  const styles = useStyles();
  const [first, last] = [segments[0]!, segments.at(-1)!];
  const when = `${formatDay(first.departureTime, { weekday: true })}, ${first.departureTime.slice(11)}`;
  return (
    <dd className={styles.flight}>
      {first.originCityName} to {last.destinationCityName}
      <span className={styles.quiet}>
        {when} · {`${first.airlineCode}\u00a0${first.flightNumber}`} · {family} fare
      </span>
      <span className={styles.quiet}>{heldText(left)}</span>
    </dd>
  );
}
