import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';

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
    '@media (max-width: 768px)': { left: '-10px', right: '-10px', maxWidth: 'none', padding: '12px' },
  },
});

/** px kept free beside the window's edge. */
const EDGE = 16;

/** What opens under a cell: closes on Escape and on a click elsewhere, and gives the focus back. */
export function Flyout({ label, onClose, children }: { label: string; onClose(): void; children: ReactNode }) {
  const styles = useStyles();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    panel.current?.querySelector<HTMLElement>('[data-autofocus], button, input')?.focus();
    return () => before?.focus();
  }, []);
  useEffect(() => {
    const outside = (event: MouseEvent) => !panel.current?.parentElement?.contains(event.target as Node) && onClose();
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    // A calendar of two months is wider than what lies left of its cell.
    const within = new ResizeObserver(([entry]) => {
      const { style } = entry!.target as HTMLElement;
      style.translate = '';
      const { left } = entry!.target.getBoundingClientRect();
      if (left < EDGE) style.translate = `${EDGE - left}px`;
    });
    within.observe(panel.current!);
    document.addEventListener('mousedown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      within.disconnect();
      document.removeEventListener('mousedown', outside);
      document.removeEventListener('keydown', escape);
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
