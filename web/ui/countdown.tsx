import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';

const useStyles = makeStyles({
  root: { fontVariantNumeric: 'tabular-nums', fontWeight: 600, color: tokens.colorBrandForeground1 },
  soon: { color: tokens.colorStatusWarningForeground1 },
});
const SOON_MS = 3 * 60_000;

/**
 * Time left until an instant, `14:59`; amber under three minutes. Calls `onEnd` once. Screen readers hear it by the
 * minute.
 */
export function Countdown({
  until,
  onEnd,
  label = 'Time left',
}: {
  until: string;
  onEnd?: () => void;
  label?: string;
}) {
  const styles = useStyles();
  const end = Date.parse(until);
  const [left, setLeft] = useState(() => Math.max(0, end - Date.now()));
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.max(0, end - Date.now());
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      onEnd?.();
    }, 1000);
    return () => clearInterval(timer);
  }, [end, onEnd]);
  const seconds = Math.ceil(left / 1000);
  const text = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span
      role="timer"
      aria-label={`${label}: ${Math.ceil(seconds / 60)} min`}
      className={mergeClasses(styles.root, left < SOON_MS && styles.soon)}
    >
      {text}
    </span>
  );
}
