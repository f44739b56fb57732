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
import { upTo600 } from '#web/app/theme/breakpoints.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollFocus } from './use-scroll-focus.ts';

const useStyles = makeStyles({
  surface: {
    width: '500px',
    maxWidth: '95vw',
    boxSizing: 'border-box',
    padding: '24px',
    [upTo600]: { width: '95vw', padding: '16px' },
  },
  content: { paddingTop: '4px' },
  actions: {
    justifySelf: 'end',
    '& button': { whiteSpace: 'nowrap' },
    [upTo600]: { justifySelf: 'stretch', '> button': { width: '100%' } },
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
 * A dialog of 500 px (95 % on a phone); its body scrolls, its actions stay. Render it lazily, and only while it is
 * open.
 */
export default function SiteDialog({ title, onClose, actions = [], children }: Props) {
  const styles = useStyles();
  useReturnFocus();
  const scroller = useScrollFocus();
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle
            action={<Button appearance="subtle" aria-label="Close" icon={<Icon name="close" />} onClick={onClose} />}
          >
            {title}
          </DialogTitle>
          <DialogContent ref={scroller} className={styles.content}>
            {children}
          </DialogContent>
          {actions.length > 0 && (
            <DialogActions fluid className={styles.actions}>
              {actions.map(({ label, run, primary, disabled }) => (
                <Button key={label} appearance={primary ? 'primary' : 'secondary'} disabled={disabled} onClick={run}>
                  {label}
                </Button>
              ))}
            </DialogActions>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
