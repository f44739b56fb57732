import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, useRef } from 'react';
import { formatDay } from '#shared/time.ts';
import { Button } from '#web/ui/button.tsx';
import { edgeFade, useEdgeFade } from '#web/ui/edges/edge-fade.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { apart } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { quietLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { dayName, type DayView } from './line-view.ts';

const useStyles = makeStyles({
  root: {
    ...edgeFade,
    display: 'grid',
    gap: '2px',
    alignContent: 'start',
    [upTo768]: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' },
  },
  day: {
    ...bareButton,
    ...focusRing,
    ...apart('8px'),
    width: '100%',
    padding: '6px 12px',
    textAlign: 'left',
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    [upTo768]: { width: 'auto', minWidth: '104px', flexShrink: 0 },
  },
  name: { fontWeight: tokens.fontWeightSemibold },
  quiet: quietLine,
  sum: { ...quietLine, fontVariantNumeric: 'tabular-nums', [upTo768]: { display: 'none' } },
  add: { justifySelf: 'start', flexShrink: 0 },
});

interface Props {
  days: readonly DayView[];
  currency: string;
  onAdd: (() => void) | undefined;
}

/** The trip's days with their sums; each leads to its lines. */
export const DaysNav = memo(function DaysNav({ days, currency, onAdd }: Props) {
  const styles = useStyles();
  const root = useRef<HTMLElement>(null);
  useEdgeFade(root);
  return (
    <nav ref={root} className={styles.root} aria-label="Days">
      {days.map(({ day, date, sum }) => (
        <button
          key={day}
          type="button"
          className={styles.day}
          onClick={() => document.querySelector(`#day-${day}`)?.scrollIntoView({ block: 'start', behavior: 'smooth' })}
        >
          <span>
            <span className={styles.name}>{dayName(day)}</span>
            {date && <div className={styles.quiet}>{formatDay(date, { weekday: true, year: false })}</div>}
          </span>
          <span className={styles.sum}>
            <Money minor={sum} currency={currency} round />
          </span>
        </button>
      ))}
      {onAdd && (
        <Button
          size="small"
          appearance="subtle"
          className={mergeClasses(styles.add)}
          icon={<Icon name="plus" size={16} />}
          onClick={onAdd}
        >
          Add day
        </Button>
      )}
    </nav>
  );
});
