import { makeStyles, MenuItem, MenuList, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import Sheet from '#web/ui/dialog/sheet.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { useReturnFocus } from '#web/ui/dialog/use-return-focus.ts';
import type { MenuEntry, MenuPlace } from './menu-button.tsx';

const useStyles = makeStyles({
  menu: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    padding: '4px',
    minWidth: '176px',
    maxHeight: 'calc(100dvh - 16px)',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
  },
  entry: { [upTo768]: { minHeight: '44px', alignItems: 'center' } },
  danger: {
    color: tokens.colorPaletteRedForeground1,
    ':hover': { color: tokens.colorPaletteRedForeground1 },
  },
});

interface Props {
  /** Whose menu it is. */
  title: string;
  entries: readonly MenuEntry[];
  place: MenuPlace;
  onClose(): void;
}

/** What can be done about a row; a sheet on a phone. Render it lazily, and only while it is open. */
export default function RowMenu({ title, entries, place, onClose }: Props) {
  const styles = useStyles();
  const isPhone = useMedia(upTo768);
  const list = (
    <MenuList aria-label={title}>
      {entries.map(({ label, danger, run }) => (
        <MenuItem
          key={label}
          className={mergeClasses(styles.entry, danger && styles.danger)}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {label}
        </MenuItem>
      ))}
    </MenuList>
  );
  if (isPhone)
    return (
      <Sheet title={title} onClose={onClose}>
        {list}
      </Sheet>
    );
  return (
    <Beside place={place} onClose={onClose}>
      {list}
    </Beside>
  );
}

/** Px between the menu and what it hangs on, and the window's edges. */
const [GAP, EDGE] = [4, 8];

/** The browser's own popover: over everything, closed by Escape, Tab, and a press or the focus elsewhere. */
function Beside({ place, onClose, children }: { place: MenuPlace; onClose(): void; children: ReactNode }) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  useReturnFocus();
  useLayoutEffect(() => {
    const menu = root.current!;
    menu.showPopover();
    const { width, height } = menu.getBoundingClientRect();
    const { left, top } = placeOf(place, width, height);
    menu.style.left = `${left}px`;
    menu.style.top = `${top}px`;
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [place]);
  return (
    <div
      ref={root}
      popover="auto"
      className={styles.menu}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      onKeyDown={(event) => {
        if (event.key === 'Tab') onClose();
        // It closes the menu alone, not what the menu is of.
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      {children}
    </div>
  );
}

/** Below a button and flush with its end, above where there is no room; else where the mouse is. Never past an edge. */
function placeOf(place: MenuPlace, width: number, height: number): { left: number; top: number } {
  const { clientWidth, clientHeight } = document.documentElement;
  const isButton = place instanceof HTMLElement;
  const { left, right, top, bottom } = isButton ? place.getBoundingClientRect() : new DOMRect(place.x, place.y);
  const gap = isButton ? GAP : 0;
  return {
    left: Math.max(EDGE, Math.min(isButton ? right - width : left, clientWidth - EDGE - width)),
    top: bottom + gap + height > clientHeight - EDGE ? Math.max(EDGE, top - gap - height) : bottom + gap,
  };
}
