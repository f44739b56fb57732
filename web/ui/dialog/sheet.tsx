import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { apart, inColumn } from '#web/ui/stack.ts';
import { cardHeading } from '#web/ui/text.ts';
import { openOver, useModal } from './use-modal.ts';
import { useScrollFocus } from '../use-scroll-focus.ts';
import { useSwipeClose } from './use-swipe-close.ts';

const useStyles = makeStyles({
  sheet: {
    position: 'fixed',
    inset: 'auto 0 0 0',
    boxSizing: 'border-box',
    flexDirection: 'column',
    width: '100%',
    maxWidth: '100%',
    maxHeight: 'calc(100dvh - 16px)',
    margin: 0,
    padding: 0,
    border: 'none',
    overflow: 'hidden',
    overscrollBehavior: 'contain',
    textAlign: 'left',
    cursor: 'default',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 0 0`,
    boxShadow: tokens.shadow64,
    '&[open]': { display: 'flex' },
    '::backdrop': { backgroundColor: 'rgba(10, 14, 22, 0.45)' },
    '::before': {
      content: '""',
      flexShrink: 0,
      width: '36px',
      height: '4px',
      margin: '8px auto 0',
      borderRadius: '2px',
      backgroundColor: tokens.colorNeutralStroke1,
    },
  },
  head: { ...apart('12px'), flexShrink: 0, padding: '4px 8px 4px 16px' },
  title: { ...cardHeading, minWidth: 0, outlineStyle: 'none', overflowWrap: 'anywhere' },
  body: {
    minHeight: 0,
    overflowX: 'hidden',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: '4px 16px 24px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  foot: {
    ...inColumn('8px'),
    flexShrink: 0,
    padding: '12px 16px',
    paddingBottom: 'max(12px, env(safe-area-inset-bottom))',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

/** The heading has the focus, unless something in the sheet asks for it. */
const openAndRead = (heading: HTMLElement | null) => {
  openOver(heading);
  heading?.focus();
};

interface Props {
  title: ReactNode;
  onClose: () => void;
  /** Stays in sight below what scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * What opens on a phone: a sheet from the bottom edge, as high as its contents and never higher than the window, above
 * everything else. A swipe, Back, Esc and a tap beside it close it; Enter does what its primary button does. Render it
 * lazily, and only while it is open.
 */
export default function Sheet({ title, onClose, footer, children }: Props) {
  const styles = useStyles();
  const scroller = useScrollFocus();
  const { modal, heading } = useModal(onClose);
  useSwipeClose(modal.ref, onClose);
  return (
    <dialog {...modal} className={styles.sheet}>
      <div className={styles.head}>
        <h2 {...heading} ref={openAndRead} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <Button appearance="subtle" aria-label="Close" icon={<Icon name="close" />} onClick={onClose} />
      </div>
      <div ref={scroller} className={styles.body}>
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </dialog>
  );
}
