import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { Button } from '#web/ui/button.tsx';
import Sheet from '#web/ui/dialog/sheet.tsx';
import { useBackCloses } from '#web/ui/dialog/use-back-closes.ts';
import { apart } from '#web/ui/stack.ts';
import { largeHeading } from '#web/ui/text.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useReturnFocus } from '#web/ui/dialog/use-return-focus.ts';

const useStyles = makeStyles({
  dialog: {
    border: 'none',
    padding: 0,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow64,
    width: 'min(720px, 95vw)',
    maxHeight: '85vh',
    '::backdrop': { backgroundColor: 'rgba(10, 14, 22, 0.45)' },
  },
  // High up: what its cells open finds room below them, for behind a dialog nothing scrolls.
  wide: { width: 'min(1200px, 95vw)', overflow: 'visible', marginTop: '8vh' },
  head: {
    ...apart('16px'),
    position: 'sticky',
    top: 0,
    zIndex: 1,
    padding: '16px 24px 8px',
    borderRadius: `${tokens.borderRadiusXLarge} ${tokens.borderRadiusXLarge} 0 0`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  title: largeHeading,
  body: { padding: '8px 24px 24px' },
  foot: {
    position: 'sticky',
    bottom: 0,
    padding: '12px 24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

interface Props {
  title: string;
  onClose(): void;
  children: ReactNode;
  foot?: ReactNode;
  isWide?: boolean;
}

/** A dialog by the browser's own element: focus stays in, Escape and Back close. On a phone a sheet. */
export default function Modal(props: Props) {
  const isPhone = useMedia(upTo768);
  if (!isPhone) return <DeskModal {...props} />;
  const { title, onClose, foot, children } = props;
  return (
    <Sheet title={title} onClose={onClose} footer={foot}>
      {children}
    </Sheet>
  );
}

function DeskModal({ title, onClose, children, foot, isWide }: Props) {
  const styles = useStyles();
  const dialog = useRef<HTMLDialogElement>(null);
  useReturnFocus();
  useBackCloses(onClose);
  useEffect(() => {
    const element = dialog.current!;
    element.showModal();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={mergeClasses(styles.dialog, isWide && styles.wide)}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button appearance="subtle" icon={<DismissRegular />} aria-label="Close" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </dialog>
  );
}
