import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import Sheet from './sheet.tsx';
import { useMedia } from '../use-media.ts';
import { apart, inLines } from '#web/ui/stack.ts';
import { bodyText, largeHeading } from '#web/ui/text.ts';
import { useModal } from './use-modal.ts';
import { useScrollFocus } from '../use-scroll-focus.ts';

const useStyles = makeStyles({
  dialog: {
    ...bodyText,
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
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow64,
    '&[open]': { display: 'flex' },
    '::backdrop': { backgroundColor: 'rgba(10, 14, 22, 0.45)' },
  },
  wide: { width: '1040px' },
  head: { ...apart('8px'), flexShrink: 0, alignItems: 'flex-start' },
  title: { ...largeHeading, minWidth: 0, overflowWrap: 'anywhere' },
  body: {
    minHeight: '32px',
    padding: '4px',
    margin: '0 -4px',
    overflowY: 'auto',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  actions: {
    ...inLines('8px'),
    flexShrink: 0,
    justifyContent: 'flex-end',
    paddingTop: '8px',
    '& button': { whiteSpace: 'nowrap' },
  },
});

interface DialogAction {
  label: string;
  run: () => void;
  primary?: boolean;
  /** It takes something away: red, and only where it is primary. */
  danger?: boolean;
  disabled?: boolean;
}
interface Props {
  title: ReactNode;
  onClose: () => void;
  actions?: readonly DialogAction[];
  /** It holds rows of columns: 1,040 px where there is room. */
  isWide?: boolean;
  /** Pages of what scrolls: stay below it, in place of actions. */
  pages?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog of 500 px by the browser's own element, on a phone a sheet; its body scrolls, its actions stay, Back closes it and Enter does what the
 * primary action does. Render it lazily, and only while it is open.
 */
export default function SiteDialog({ title, onClose, actions = [], isWide = false, pages, children }: Props) {
  const isPhone = useMedia(upTo768);
  const buttons = actions.map(({ label, run, primary, danger, disabled }) => (
    <Button
      key={label}
      appearance={danger ? 'danger' : primary ? 'primary' : 'secondary'}
      disabled={disabled}
      onClick={run}
    >
      {label}
    </Button>
  ));
  if (isPhone)
    return (
      <Sheet title={title} onClose={onClose} footer={buttons.length > 0 ? buttons : pages}>
        {children}
      </Sheet>
    );
  return (
    <DeskDialog title={title} onClose={onClose} buttons={buttons} isWide={isWide} pages={pages}>
      {children}
    </DeskDialog>
  );
}

interface DeskProps extends Omit<Props, 'actions'> {
  buttons: ReactNode[];
}

function DeskDialog({ title, onClose, buttons, isWide, pages, children }: DeskProps) {
  const styles = useStyles();
  const scroller = useScrollFocus();
  const { modal, heading } = useModal(onClose);
  return (
    <dialog {...modal} className={mergeClasses(styles.dialog, isWide && styles.wide)}>
      <div className={styles.head}>
        <h2 {...heading} className={styles.title}>
          {title}
        </h2>
        <Button appearance="subtle" aria-label="Close" icon={<Icon name="close" />} onClick={onClose} />
      </div>
      <div ref={scroller} className={styles.body}>
        {children}
      </div>
      {buttons.length > 0 && <div className={styles.actions}>{buttons}</div>}
      {pages}
    </dialog>
  );
}
