import { makeStyles, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { upTo768 } from '#web/app/theme/breakpoints.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { pressPrimary } from './press-primary.ts';
import Sheet from './sheet.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useMedia } from './use-media.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollFocus } from './use-scroll-focus.ts';

const useStyles = makeStyles({
  dialog: {
    boxSizing: 'border-box',
    flexDirection: 'column',
    gap: '8px',
    width: '500px',
    maxWidth: '95vw',
    maxHeight: 'calc(100dvh - 32px)',
    padding: '24px',
    border: 'none',
    overflow: 'hidden',
    textAlign: 'left',
    cursor: 'default',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow64,
    '&[open]': { display: 'flex' },
    '::backdrop': { backgroundColor: 'rgba(10, 14, 22, 0.45)' },
  },
  head: { display: 'flex', flexShrink: 0, alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' },
  title: {
    margin: 0,
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: {
    minHeight: '32px',
    padding: '4px',
    margin: '0 -4px',
    overflowY: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  actions: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    paddingTop: '8px',
    '& button': { whiteSpace: 'nowrap' },
  },
});

interface DialogAction {
  label: string;
  run: () => void;
  primary?: boolean;
  disabled?: boolean;
}
interface Props {
  title: ReactNode;
  onClose: () => void;
  actions?: readonly DialogAction[];
  children: ReactNode;
}

/**
 * A dialog of 500 px by the browser's own element, on a phone a sheet; its body scrolls, its actions stay, Back closes it and Enter does what the
 * primary action does. Render it lazily, and only while it is open.
 */
export default function SiteDialog({ title, onClose, actions = [], children }: Props) {
  const isPhone = useMedia(upTo768);
  const buttons = actions.map(({ label, run, primary, disabled }) => (
    <Button key={label} appearance={primary ? 'primary' : 'secondary'} disabled={disabled} onClick={run}>
      {label}
    </Button>
  ));
  if (isPhone)
    return (
      <Sheet title={title} onClose={onClose} footer={buttons.length > 0 && buttons}>
        {children}
      </Sheet>
    );
  return (
    <DeskDialog title={title} onClose={onClose} buttons={buttons}>
      {children}
    </DeskDialog>
  );
}

function DeskDialog({ title, onClose, buttons, children }: Omit<Props, 'actions'> & { buttons: ReactNode[] }) {
  const styles = useStyles();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const scroller = useScrollFocus();
  useReturnFocus();
  useBackCloses(onClose);
  // Before the effects of what is inside: it may want the focus for itself.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    event.stopPropagation();
    pressPrimary(event);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-modal
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // What it stands in on the page hears nothing of it.
        event.stopPropagation();
        if (event.target === dialog.current && isBeside(event, dialog.current)) onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Button appearance="subtle" aria-label="Close" icon={<Icon name="close" />} onClick={onClose} />
      </div>
      <div ref={scroller} className={styles.body}>
        {children}
      </div>
      {buttons.length > 0 && <div className={styles.actions}>{buttons}</div>}
    </dialog>
  );
}

/** The dialog's backdrop is a part of it; its own paddings are not beside it. */
function isBeside({ clientX, clientY }: { clientX: number; clientY: number }, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
