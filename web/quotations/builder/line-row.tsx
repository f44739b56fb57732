import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { memo, type ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { MenuButton, type MenuPlace } from '#web/ui/list/menu-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { Grip } from '#web/ui/reorder/grip.tsx';
import { reorderHandle } from '#web/ui/reorder/handle-style.ts';
import type { Reorder } from '#web/ui/reorder/use-reorder.ts';
import { inGrid } from '#web/ui/stack.ts';
import { bareButton, focusRing } from '#web/ui/surface.ts';
import { quietLine } from '#web/ui/text.ts';
import { upTo600 } from '#web/ui/theme/breakpoints.ts';
import type { LineKind, LineView } from './line-view.ts';

const useStyles = makeStyles({
  row: {
    ...inGrid('28px 48px 24px minmax(0, 1fr) auto 32px', '0 8px'),
    alignItems: 'center',
    minHeight: '48px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [upTo600]: { gridTemplateColumns: '36px 44px minmax(0, 1fr) 40px', columnGap: '4px', padding: '4px 0' },
  },
  open: { backgroundColor: tokens.colorNeutralBackground2 },
  held: { boxShadow: tokens.shadow8, backgroundColor: tokens.colorNeutralBackground1 },
  handle: reorderHandle,
  time: { fontVariantNumeric: 'tabular-nums' },
  kind: { display: 'flex', color: tokens.colorNeutralForeground3, [upTo600]: { display: 'none' } },
  name: {
    ...bareButton,
    ...focusRing,
    display: 'block',
    width: '100%',
    minHeight: '40px',
    padding: '4px 0',
    color: 'inherit',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    borderRadius: '4px',
  },
  note: quietLine,
  wrong: { color: tokens.colorPaletteRedForeground1 },
  waiting: { color: tokens.colorPaletteDarkOrangeForeground1 },
  price: {
    textAlign: 'right',
    whiteSpace: 'nowrap',
    [upTo600]: { gridRow: 2, gridColumn: 3, textAlign: 'left' },
  },
  menu: { [upTo600]: { gridRow: '1 / span 2', gridColumn: 4 } },
});

const icons: Record<LineKind, IconName> = {
  activity: 'ticket',
  accomodation: 'building',
  flight: 'plane',
  miscellaneous: 'box',
};

interface LineRowProps {
  line: LineView;
  currency: string;
  isOpen: boolean;
  isHeld: boolean;
  isMenuOpen: boolean;
  mayEdit: boolean;
  helpId: string;
  /** Stays the same from render to render (`useReorder`). */
  handleOf: Reorder['handle'];
  onOpen(id: string): void;
  onMenu(id: string, place: MenuPlace): void;
}

interface PlacedProps {
  place: number;
  children?: ReactNode;
}

/** A line at its place, with what stands below it. While others are dragged past it, its place alone is another. */
export const LineRow = memo(function LineRow({ place, children, ...line }: LineRowProps & PlacedProps) {
  return (
    <li style={{ order: place }}>
      <LineBody {...line} />
      {children}
    </li>
  );
});

/** A line of a day: when, what, what it costs; held by its grip, opened by its name. */
const LineBody = memo(function LineBody(props: LineRowProps) {
  const { line, currency, isOpen, isHeld, isMenuOpen, mayEdit, helpId, handleOf, onOpen, onMenu } = props;
  const styles = useStyles();
  const { id, kind, title, note, time, price, isByCustomer, isUnfinished, isWrong, isOtherDay } = line;
  return (
    <div className={mergeClasses(styles.row, isOpen && styles.open, isHeld && styles.held)}>
      {mayEdit ? (
        <button
          type="button"
          className={styles.handle}
          data-handle={id}
          aria-label={`Move ${title}`}
          aria-describedby={helpId}
          aria-pressed={isHeld}
          onKeyDown={(event) => handleOf(id).onKeyDown(event)}
          onPointerDown={(event) => handleOf(id).onPointerDown(event)}
          onPointerMove={(event) => handleOf(id).onPointerMove(event)}
          onPointerUp={() => handleOf(id).onPointerUp()}
          onPointerCancel={() => handleOf(id).onPointerCancel()}
          onBlur={() => handleOf(id).onBlur()}
        >
          <Grip />
        </button>
      ) : (
        <span />
      )}
      <span className={styles.time}>{time}</span>
      <span className={styles.kind}>
        <Icon name={icons[kind]} />
      </span>
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={() => onOpen(id)}>
        {title}
        {note && <div className={styles.note}>{note}</div>}
        {isWrong && <div className={mergeClasses(styles.note, styles.wrong)}>Not saved. Please check this line.</div>}
        {!isWrong && isUnfinished && (
          <div className={mergeClasses(styles.note, styles.waiting)}>Not saved yet. Fill in what is missing.</div>
        )}
        {isOtherDay && <div className={mergeClasses(styles.note, styles.waiting)}>The price is for another day.</div>}
      </button>
      <span className={styles.price}>
        {isByCustomer ? (
          <span className={styles.note}>Booked by customer</span>
        ) : price === null ? (
          <span className={styles.note}>No price</span>
        ) : (
          <Money minor={price} currency={currency} />
        )}
      </span>
      <span className={styles.menu}>
        {mayEdit && <MenuButton name={title} isOpen={isMenuOpen} isNarrow onMenu={(at) => onMenu(id, at)} />}
      </span>
    </div>
  );
});
