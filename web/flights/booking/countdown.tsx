import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { inRow } from '#web/ui/stack.ts';
import { largeText } from '#web/ui/text.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { BookingIcon } from '#web/ui/booking-icon.tsx';
import { clockText, SOON } from './time-left.ts';

const useStyles = makeStyles({
  root: {
    ...inRow('8px'),
    minHeight: '48px',
    boxSizing: 'border-box',
    padding: '8px 24px',
    backgroundColor: siteTokens.selectedBackground,
    color: tokens.colorBrandForeground1,
  },
  rounded: { borderRadius: tokens.borderRadiusMedium, padding: '8px 16px' },
  soon: { backgroundColor: tokens.colorStatusWarningBackground1, color: tokens.colorStatusWarningForeground3 },
  time: { ...largeText, marginLeft: 'auto', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

/** How long the price stands; amber and in words when it ends soon. */
export function Countdown({ left, rounded }: { left: number | undefined; rounded?: boolean }) {
  const styles = useStyles();
  const soon = left !== undefined && left < SOON;
  return (
    <div
      role="timer"
      aria-label="Price held for"
      className={mergeClasses(styles.root, soon && styles.soon, rounded && styles.rounded)}
    >
      <BookingIcon name="timer" />
      <span>{left === 0 ? 'Price no longer held' : soon ? 'Expiring soon' : 'Price held for'}</span>
      <span className={styles.time}>{left === undefined ? '' : clockText(left)}</span>
    </div>
  );
}
