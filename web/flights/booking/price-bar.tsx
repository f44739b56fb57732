import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { from768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import { roomBelow } from '#web/ui/edges/room-below.ts';
import { apartInRows, inColumn } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { quietLine, smallText } from '#web/ui/text.ts';
import { clockText } from './time-left.ts';

const Sheet = lazyPart(() => import('#web/ui/dialog/sheet.tsx'));

const useStyles = makeStyles({
  root: {
    ...apartInRows('8px 12px'),
    position: 'fixed',
    zIndex: 40,
    left: 0,
    right: 0,
    bottom: 0,
    padding: '10px 16px',
    paddingBottom: 'max(10px, env(safe-area-inset-bottom))',
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: `0 -1px 0 ${tokens.colorNeutralStroke2}, 0 -8px 24px rgba(16, 24, 40, .08)`,
    [from768]: { display: 'none' },
  },
  price: {
    ...bareButton,
    ...focusRing,
    // What is said wraps before the action does: it stays beside the price where both fit at all.
    flex: '1 1 180px',
    minWidth: 0,
    display: 'grid',
    justifyItems: 'start',
    padding: '2px 4px',
    margin: '0 -4px',
    color: 'inherit',
    textAlign: 'left',
    borderRadius: '8px',
  },
  beside: { flexBasis: '112px' },
  note: { ...quietLine, fontVariantNumeric: 'tabular-nums' },
  says: { ...smallText, flexBasis: '100%', margin: 0, color: tokens.colorStatusDangerForeground1 },
  good: { color: tokens.colorStatusSuccessForeground1 },
  action: { minWidth: '96px', whiteSpace: 'nowrap' },
  drawer: inColumn('20px'),
});

interface Props {
  total: { minor: number; currency: string } | undefined;
  /** Seconds the price stands. */
  left: number | undefined;
  /** Said before the time left, e.g. `From wallet`. */
  note?: string;
  /** Why the action was refused, beside its button. */
  says?: string;
  /** What it says is no error. */
  isGood?: boolean;
  /** A second way, before the action. */
  other?: ReactNode;
  action: string;
  disabled?: boolean;
  onAction(): void;
  /** What the drawer shows: the panel's contents. */
  children: ReactNode;
}

/** The pinned panel on a phone: total, time left and the one action; the rest in a drawer. */
export function PriceBar({
  total,
  left,
  note,
  says,
  isGood = false,
  other,
  action,
  disabled,
  onAction,
  children,
}: Props) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const held = left === undefined ? '' : `${note ? 'price for' : 'Price for'} ${clockText(left)}`;
  return (
    <div ref={roomBelow} className={styles.root} role="region" aria-label="Price">
      {says && (
        <p role={isGood ? 'status' : 'alert'} className={mergeClasses(styles.says, isGood && styles.good)}>
          {says}
        </p>
      )}
      <button
        type="button"
        className={mergeClasses(styles.price, Boolean(other) && styles.beside)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {total ? <Money minor={total.minor} currency={total.currency} large /> : <span>Checking the price</span>}
        <span className={styles.note}>{[note, held, 'details'].filter(Boolean).join(' · ')}</span>
      </button>
      {other}
      <Button appearance="primary" size="large" className={styles.action} disabled={disabled} onClick={onAction}>
        {action}
      </Button>
      {open && (
        <Sheet title="Price and flights" onClose={() => setOpen(false)}>
          <div className={styles.drawer}>{children}</div>
        </Sheet>
      )}
    </div>
  );
}
