import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { formatMoney } from '#shared/money.ts';
import { smallInLine } from '#web/ui/text.ts';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import { BookingIcon } from '#web/ui/booking-icon.tsx';

const useStyles = makeStyles({
  root: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    maxWidth: '100%',
    color: tokens.colorNeutralForeground1,
    [upTo768]: { flexGrow: 1 },
  },
  icon: { position: 'absolute', left: '10px', display: 'inline-flex', pointerEvents: 'none' },
  select: {
    appearance: 'none',
    boxSizing: 'border-box',
    minHeight: '28px',
    maxWidth: '100%',
    padding: '4px 12px 4px 32px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    font: 'inherit',
    fontWeight: tokens.fontWeightMedium,
    color: 'inherit',
    backgroundColor: tokens.colorNeutralBackground1,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [upTo768]: { minHeight: '40px', width: '100%' },
    ...smallInLine,
  },
  chosen: { color: tokens.colorBrandForeground1 },
  chosenSelect: { backgroundColor: siteTokens.selectedBackground, border: `1px solid ${siteTokens.selectedLine}` },
  option: { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
});

interface Props {
  icon: 'bag' | 'meal';
  /** What the chip says while nothing is chosen. */
  add: string;
  label: string;
  options: readonly { code: string; label: string; price: number }[];
  currency: string;
  value: string;
  onPick(code: string): void;
}

/** A chip that opens the device's own list: what there is, what it costs. */
export function ExtraChip({ icon, add, label, options, currency, value, onPick }: Props) {
  const styles = useStyles();
  const chosen = value !== '';
  return (
    <span className={mergeClasses(styles.root, chosen && styles.chosen)}>
      <span className={styles.icon}>
        <BookingIcon name={icon} size={16} />
      </span>
      <select
        className={mergeClasses(styles.select, chosen && styles.chosenSelect)}
        style={{ fieldSizing: 'content' } as object}
        aria-label={label}
        value={value}
        onChange={(event) => onPick(event.target.value)}
      >
        <option className={styles.option} value="">
          {chosen ? 'None' : add}
        </option>
        {options.map((option) => (
          <option key={option.code} className={styles.option} value={option.code}>
            {option.label}, {formatMoney(option.price, currency)}
          </option>
        ))}
      </select>
    </span>
  );
}
