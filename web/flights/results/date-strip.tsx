import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { addDays, type Day, formatDay } from '#shared/time.ts';
import { edgeFade, useEdgeFade } from '#web/ui/edges/edge-fade.ts';
import { focusRing } from '#web/ui/surface.ts';
import { bodyInLine, quietLine } from '#web/ui/text.ts';
import type { SeenFares } from '../search/use-seen-fares.ts';

const useStyles = makeStyles({
  root: { ...edgeFade, display: 'flex', gap: '4px', overflowX: 'auto', scrollbarWidth: 'none', minWidth: 0 },
  day: {
    ...focusRing,
    flexShrink: 0,
    minWidth: '92px',
    padding: '6px 10px',
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    cursor: 'pointer',
    textAlign: 'center',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3 },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  },
  name: { ...quietLine, display: 'block' },
  fare: { display: 'block', ...bodyInLine, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  about: { fontWeight: tokens.fontWeightRegular, color: tokens.colorNeutralForeground2 },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground1,
  },
  lowest: { color: tokens.colorPaletteGreenForeground1 },
});

/** Three days either side with the lowest fare known, `~` before a calendar's; a day without one shows a dash. */
export function DateStrip({
  day,
  today,
  fares,
  onPick,
}: {
  day: Day;
  today: Day;
  fares: SeenFares;
  onPick(day: Day): void;
}) {
  const styles = useStyles();
  const bar = useRef<HTMLDivElement>(null);
  useEdgeFade(bar);
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(
    () =>
      void chosen.current?.parentElement?.scrollTo({
        left: chosen.current.offsetLeft - chosen.current.parentElement.clientWidth / 2 + 46,
      }),
    [day],
  );
  return (
    <div ref={bar} className={styles.root} role="group" aria-label="Other days">
      {[-3, -2, -1, 0, 1, 2, 3].map((by) => {
        const date = addDays(day, by);
        const fare = fares.get(date);
        return (
          <button
            key={date}
            ref={by === 0 ? chosen : undefined}
            type="button"
            disabled={date < today}
            aria-current={by === 0 ? 'date' : undefined}
            className={mergeClasses(styles.day, by === 0 && styles.chosen)}
            onClick={() => by !== 0 && onPick(date)}
          >
            <span className={styles.name}>{formatDay(date, { weekday: true, year: false }).replace(',', '')}</span>
            <span
              className={mergeClasses(
                styles.fare,
                fare?.isAbout && styles.about,
                fare?.lowest && by !== 0 && styles.lowest,
              )}
              title={fare?.isAbout ? 'From the suppliers’ calendars: not searched recently' : undefined}
            >
              {fare?.full ?? '–'}
            </span>
          </button>
        );
      })}
    </div>
  );
}
