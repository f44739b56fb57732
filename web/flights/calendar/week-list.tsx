import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type Day, formatDay } from '#shared/time.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { inGrid, plainList } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { bodyInLine, quietLine } from '#web/ui/text.ts';
import { type FareDay, fareText, measureOf, whenSeen } from './calendar-fares.ts';

const useStyles = makeStyles({
  list: plainList,
  row: {
    ...bareButton,
    ...focusRing,
    ...inGrid('112px minmax(0, 1fr) auto', '8px'),
    ...bodyInLine,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '36px',
    padding: '4px 8px',
    alignItems: 'center',
    textAlign: 'left',
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default', backgroundColor: 'transparent' },
  },
  tall: {
    minHeight: '56px',
    padding: '8px 16px',
    borderRadius: 0,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  chosen: { backgroundColor: siteTokens.selectedBackground, color: tokens.colorBrandForeground1 },
  note: { ...quietLine, display: 'block', fontWeight: tokens.fontWeightRegular },
  bar: { height: '4px', minWidth: '4px', borderRadius: '2px', backgroundColor: tokens.colorNeutralStroke1 },
  lowBar: { backgroundColor: tokens.colorPaletteGreenForeground1 },
  price: { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
  seen: { fontWeight: tokens.fontWeightSemibold },
  low: { color: tokens.colorPaletteGreenForeground1 },
});

interface Props {
  week: readonly Day[];
  days: readonly FareDay[];
  currency: string;
  chosen: Day;
  earliest: Day;
  latest: Day;
  /** ms since 1970, for how long ago a price was seen; left out, that is not said. */
  now?: number;
  onPick(day: Day): void;
}

/** Seven days below each other, each with a bar that says how it stands to the others of its month. */
export function WeekList({ week, days, currency, chosen, earliest, latest, now, onPick }: Props) {
  const styles = useStyles();
  const { isLow, share } = measureOf(days);
  return (
    <ul className={styles.list}>
      {week.map((date) => {
        const fare = days.find((one) => one.date === date) ?? { date };
        const low = isLow(fare);
        const name = formatDay(date, { weekday: true, year: false });
        return (
          <li key={date}>
            <button
              type="button"
              disabled={date < earliest || date > latest}
              aria-pressed={date === chosen}
              className={mergeClasses(styles.row, now !== undefined && styles.tall, date === chosen && styles.chosen)}
              onClick={() => onPick(date)}
            >
              <span className={date === chosen ? styles.seen : undefined}>
                {name}
                {now !== undefined && date >= earliest && <span className={styles.note}>{whenSeen(fare, now)}</span>}
              </span>
              <span
                className={mergeClasses(fare.price !== undefined && styles.bar, low && styles.lowBar)}
                style={{ width: `${20 + share(fare) * 80}%` }}
              />
              <span className={mergeClasses(styles.price, fare.from === 'seen' && styles.seen, low && styles.low)}>
                {fareText(fare, currency)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
