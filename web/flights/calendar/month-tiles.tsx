import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { focusRing, outlined } from '#web/ui/surface.ts';
import { quietInLine, strongLine } from '#web/ui/text.ts';
import { monthTitle } from '../search/month-grid.ts';
import { type CalendarFares, fareText } from './calendar-fares.ts';

/** px: the foot of the dearest month. */
const HIGHEST = 24;

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
    gap: '8px',
    [upTo768]: {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: '0 -16px',
      padding: '2px 16px',
    },
  },
  tile: {
    ...outlined,
    ...focusRing,
    ...quietInLine,
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    minHeight: '76px',
    padding: '8px 4px',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground1,
    fontFamily: 'inherit',
    cursor: 'pointer',
    [upTo768]: { flexShrink: 0, width: '104px', minHeight: '60px' },
  },
  chosen: {
    border: `1px solid ${siteTokens.selectedLine}`,
    backgroundColor: siteTokens.selectedBackground,
    color: tokens.colorBrandForeground1,
  },
  price: { ...strongLine, color: tokens.colorNeutralForeground1, fontVariantNumeric: 'tabular-nums' },
  about: { fontWeight: tokens.fontWeightRegular },
  chosenPrice: { color: tokens.colorBrandForeground1 },
  bar: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    backgroundColor: tokens.colorNeutralBackground4,
    [upTo768]: { display: 'none' },
  },
  chosenBar: { backgroundColor: tokens.colorBrandBackground2 },
});

interface Props {
  fares: Pick<CalendarFares, 'months' | 'currency'>;
  /** The month that is looked at, `2027-03`. */
  month: string;
  onMonth(month: string): void;
}

/** Ten months, each with the lowest fare known for it, and how it stands to the others at its foot. */
export function MonthTiles({ fares: { months, currency }, month, onMonth }: Props) {
  const styles = useStyles();
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const row = chosen.current?.parentElement;
    row?.scrollTo({ left: chosen.current!.offsetLeft - row.clientWidth / 2 + 52 });
  }, [month]);
  const prices = months.flatMap(({ price }) => (price === undefined ? [] : [price]));
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return (
    <div className={styles.root} role="group" aria-label="Months">
      {months.map((one) => {
        const isChosen = one.month === month;
        const title = monthTitle(one.month);
        return (
          <button
            key={one.month}
            ref={isChosen ? chosen : undefined}
            type="button"
            aria-current={isChosen ? 'date' : undefined}
            className={mergeClasses(styles.tile, isChosen && styles.chosen)}
            onClick={() => !isChosen && onMonth(one.month)}
          >
            <span>{`${title.slice(0, 3)} ${title.slice(-4)}`} </span>
            {one.price === undefined ? (
              <span>No fares yet</span>
            ) : (
              <span
                className={mergeClasses(
                  styles.price,
                  one.from === 'calendar' && styles.about,
                  isChosen && styles.chosenPrice,
                )}
              >
                {fareText(one, currency)}
              </span>
            )}
            {one.price !== undefined && (
              <span
                aria-hidden
                className={mergeClasses(styles.bar, isChosen && styles.chosenBar)}
                style={{ height: 4 + ((one.price - least) / (most - least || 1)) * (HIGHEST - 4) }}
              />
            )}
          </button>
        );
      })}
    </div>
  );
}
