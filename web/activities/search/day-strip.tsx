import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { DayPrice } from '#shared/activities/search-activities-by-city-id.ts';
import { formatMoney } from '#shared/money.ts';
import { formatDay } from '#shared/time.ts';
import { bareButton, focusRing, outlined } from '#web/ui/surface.ts';
import { smallText, strongLine } from '#web/ui/text.ts';
import { shownOf } from './shown-price.ts';

const useStyles = makeStyles({
  root: {
    ...{ display: 'flex', gap: '8px', overflowX: 'auto', padding: '2px', scrollbarWidth: 'thin' },
  },
  day: {
    ...bareButton,
    ...outlined,
    ...focusRing,
    display: 'grid',
    flexShrink: 0,
    justifyItems: 'center',
    alignContent: 'center',
    minWidth: '92px',
    minHeight: '52px',
    padding: '4px 8px',
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: {
    ...outlined,
    border: `1px solid ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  off: {
    border: '1px solid transparent',
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground3,
    cursor: 'default',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
  },
  name: smallText,
  price: { ...strongLine, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
});

interface Props {
  /** What the days are of. */
  label: string;
  days: readonly string[];
  prices: readonly DayPrice[];
  currency: string;
  isOwn: boolean;
  chosen: string | undefined;
  onChoose(day: string): void;
}

/** Days of a search, each with its price or why there is none. */
export function DayStrip({ label, days, prices, currency, isOwn, chosen, onChoose }: Props) {
  const styles = useStyles();
  return (
    <div
      className={styles.root}
      role="group"
      aria-label={`Days of ${label}`}
      tabIndex={prices.some(({ total }) => total !== null) ? undefined : 0}
    >
      {days.map((day, at) => {
        const price = prices[at]!;
        const minor = shownOf(price, isOwn);
        const name = formatDay(day, { weekday: true, year: false });
        return minor === null ? (
          <div key={day} className={mergeClasses(styles.day, styles.off)}>
            <span className={styles.name}>{name}</span>
            <span className={styles.name}>{price.reason}</span>
          </div>
        ) : (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            className={mergeClasses(styles.day, day === chosen && styles.chosen)}
            onClick={() => onChoose(day)}
          >
            <span className={styles.name}>{name}</span>
            <span className={styles.price}>{formatMoney(minor, currency, { round: true })}</span>
          </button>
        );
      })}
    </div>
  );
}
