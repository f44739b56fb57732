import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
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
  surface: {
    width: '500px',
    maxWidth: '95vw',
    boxSizing: 'border-box',
    padding: '24px',
  },
  content: { paddingTop: '4px' },
  actions: {
    justifySelf: 'end',
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
 * A dialog of 500 px, on a phone a sheet; its body scrolls, its actions stay, Back closes it and Enter does what the
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
  useReturnFocus();
  useBackCloses(onClose);
  const scroller = useScrollFocus();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} onKeyDown={pressPrimary}>
        <DialogBody>
          <DialogTitle
            action={<Button appearance="subtle" aria-label="Close" icon={<Icon name="close" />} onClick={onClose} />}
          >
            {title}
          </DialogTitle>
          <DialogContent ref={scroller} className={styles.content}>
            {children}
          </DialogContent>
          {buttons.length > 0 && (
            <DialogActions fluid className={styles.actions}>
              {buttons}
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
