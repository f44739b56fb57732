import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useMedia } from '#web/ui/use-media.ts';

const Sheet = lazyPart(() => import('#web/ui/dialog/sheet.tsx'));

const useStyles = makeStyles({
  panel: {
    position: 'absolute',
    top: '100%',
    right: 0,
    zIndex: 20,
    marginTop: '8px',
    padding: '16px',
    boxSizing: 'border-box',
    maxWidth: 'calc(100vw - 32px)',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow28,
    cursor: 'default',
  },
  end: { marginTop: '12px' },
});

/** px kept free beside the window's edge. */
const EDGE = 16;

interface Props {
  label: string;
  /** What ends it, below the rest; in a sheet it stays in sight. */
  end?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** What opens under a cell, on a phone as a sheet. */
export default function Flyout({ label, end, onClose, children }: Props) {
  const styles = useStyles();
  const isPhone = useMedia(upTo768);
  const content = <Suspense fallback={<Spinner size="small" />}>{children}</Suspense>;
  if (!isPhone)
    return (
      <DeskFlyout label={label} onClose={onClose}>
        {content}
        {end && <div className={styles.end}>{end}</div>}
      </DeskFlyout>
    );
  return (
    <Sheet title={label} footer={end} onClose={onClose}>
      {content}
    </Sheet>
  );
}

/**
 * Under the middle of its cell, within the form's two sides (a calendar of two months is wider than the cell), its foot
 * scrolled into sight unless it stands in a dialog.
 */
function place(panel: HTMLElement): void {
  panel.style.translate = '';
  const { left, width, bottom } = panel.getBoundingClientRect();
  const cell = panel.parentElement!.getBoundingClientRect();
  const form = panel.closest('form')?.getBoundingClientRect();
  const [least, most] = [Math.max(EDGE, form?.left ?? EDGE), (form?.right ?? window.innerWidth - EDGE) - width];
  const wanted = Math.max(least, Math.min(most, cell.left + (cell.width - width) / 2));
  panel.style.translate = `${wanted - left}px`;
  if (!panel.closest('dialog') && bottom > window.innerHeight - EDGE)
    window.scrollBy(0, bottom - window.innerHeight + EDGE);
}

/** Closes on Escape and on a click elsewhere, and gives the focus back to what opened it. */
function DeskFlyout({ label, onClose, children }: Props) {
  const styles = useStyles();
  const panel = useRef<HTMLDivElement>(null);
  // Before anything in it takes the focus, as a calendar's chosen day does.
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => {
    if (!panel.current!.contains(document.activeElement))
      panel.current!.querySelector<HTMLElement>('button:enabled, input:enabled')?.focus();
    return () => opener?.focus();
  }, [opener]);
  useEffect(() => {
    const isWithin = (target: EventTarget | null) => panel.current!.parentElement!.contains(target as Node);
    const outside = (event: MouseEvent) => !isWithin(event.target) && onClose();
    // Heard first: what it stands in, such as a dialog, stays open.
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(isWithin(event.target) || event.target === document.body)) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    const within = new ResizeObserver(([entry]) => {
      place(entry!.target as HTMLElement);
    });
    within.observe(panel.current!);
    document.addEventListener('mousedown', outside);
    document.addEventListener('keydown', escape, true);
    return () => {
      within.disconnect();
      document.removeEventListener('mousedown', outside);
      document.removeEventListener('keydown', escape, true);
    };
  }, [onClose]);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={label}
      className={styles.panel}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}
