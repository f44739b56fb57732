import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useRef } from 'react';
import { PREVIEW_BOOKINGS, PREVIEW_DAYS, type RulePreview } from '#shared/markups/rules/preview-rule.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { Money } from '#web/ui/money.tsx';
import { inColumn, inLines, inList } from '#web/ui/stack.ts';
import { cardHeading, softLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...inColumn('8px'),
    marginTop: '16px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  heading: cardHeading,
  text: { margin: 0 },
  meta: { ...softLine, margin: 0 },
  list: inList('4px'),
  line: { ...inLines('12px'), justifyContent: 'space-between' },
});

const more = (minor: number, currency: string) =>
  `${formatMoney(Math.abs(minor), currency)} ${minor < 0 ? 'less' : 'more'}`;

/** What a rule would have done, in sentences and the largest moves. */
export function RulePreviewView({ of }: { of: RulePreview }) {
  const styles = useStyles();
  const shown = useRef<HTMLElement>(null);
  // It comes below a long form.
  useLayoutEffect(() => {
    shown.current!.scrollIntoView({ block: 'nearest' });
  }, [of]);
  const { currency, looked, isCut, moved, dearer, difference, earnedBefore, earnedAfter, examples, fares, day } = of;
  return (
    <section ref={shown} className={styles.root} aria-label="Effect on past sales">
      <h3 className={styles.heading}>Effect on past sales</h3>
      <p className={styles.text}>
        {looked === 0
          ? `Nothing was booked in the last ${PREVIEW_DAYS} days.`
          : `${moved} of ${isCut ? `the newest ${PREVIEW_BOOKINGS.toLocaleString('en-IN')} bookings` : looked === 1 ? 'the 1 booking' : `${looked.toLocaleString('en-IN')} bookings`} of the last ${PREVIEW_DAYS} days would have a different price${moved ? `: ${dearer} more expensive, ${moved - dearer} cheaper, ${more(difference, currency)} in total` : ''}.`}
      </p>
      {looked > 0 && (
        <p className={styles.text}>
          Earned: <Money minor={earnedBefore} currency={currency} /> → <Money minor={earnedAfter} currency={currency} />
        </p>
      )}
      {examples.length > 0 && (
        <ul className={styles.list} aria-label="Largest changes">
          {examples.map(({ bookingId, flight, before, after }) => (
            <li key={bookingId} className={styles.line}>
              <span>{flight}</span>
              <span>
                <Money minor={before} currency={currency} /> → <Money minor={after} currency={currency} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.meta}>
        {fares.looked
          ? `${fares.moved} of ${fares.looked.toLocaleString('en-IN')} recent fares on your most booked routes would change${fares.moved ? `, by ${more(fares.averageDifference, currency)} per adult on average` : ''}.`
          : 'No recent fares on your most booked routes.'}{' '}
        Calculated as if sold on {formatDay(day)}.
      </p>
    </section>
  );
}
