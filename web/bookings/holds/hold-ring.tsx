import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { HOUR, MINUTE } from '#shared/time.ts';
import { useTimeLeft } from '#web/ui/use-time-left.ts';
import { cardHeading, quietLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: { position: 'relative', width: '88px', height: '88px', flexShrink: 0, color: tokens.colorBrandForeground1 },
  soon: { color: tokens.colorStatusWarningForeground3 },
  now: { color: tokens.colorStatusDangerForeground1 },
  text: { position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', justifyItems: 'center' },
  time: { ...cardHeading, fontVariantNumeric: 'tabular-nums' },
  unit: { ...quietLine, margin: 0 },
});

/** A full ring is a day. */
const FULL = 24 * HOUR;
const LENGTH = 2 * Math.PI * 40;
const two = (n: number) => String(Math.floor(n)).padStart(2, '0');

/** How long held seats are kept, ms of this clock: minutes and seconds in the last hour, hours and minutes before. */
export function HoldRing({ until }: { until: number }) {
  const styles = useStyles();
  const left = (useTimeLeft(new Date(until).toISOString()) ?? 0) * 1000;
  const isMinutes = left < HOUR;
  const [first, second] = isMinutes ? [left / MINUTE, (left % MINUTE) / 1000] : [left / HOUR, (left % HOUR) / MINUTE];
  const share = Math.min(1, left / (isMinutes ? HOUR : FULL));
  return (
    <div
      className={mergeClasses(styles.root, left < 3 * HOUR && styles.soon, left < 30 * MINUTE && styles.now)}
      role="timer"
      aria-label="Time left to pay"
    >
      <svg width="88" height="88" viewBox="0 0 88 88" aria-hidden>
        <circle cx="44" cy="44" r="40" fill="none" stroke={tokens.colorNeutralStroke2} strokeWidth="4" />
        <circle
          cx="44"
          cy="44"
          r="40"
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${LENGTH * share} ${LENGTH}`}
          transform="rotate(-90 44 44)"
        />
      </svg>
      <div className={styles.text}>
        <span className={styles.time}>
          {two(first)}:{two(second)}
        </span>
        <span className={styles.unit}>{isMinutes ? 'minutes' : 'hours'}</span>
      </div>
    </div>
  );
}
