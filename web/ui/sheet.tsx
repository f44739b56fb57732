import {
  Drawer,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
} from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { useReturnFocus } from './use-return-focus.ts';
import { useScrollFocus } from './use-scroll-focus.ts';

const useStyles = makeStyles({
  root: { height: 'auto', maxHeight: '88dvh', borderRadius: '16px 16px 0 0' },
  body: { paddingBottom: '24px' },
});

/** A sheet from the bottom edge, for phones. Render it lazily, and only while it is open. */
export default function Sheet({
  title,
  onClose,
  footer,
  children,
}: {
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const styles = useStyles();
  useReturnFocus();
  const scroller = useScrollFocus();
  return (
    <Drawer
      type="overlay"
      position="bottom"
      open
      onOpenChange={(_, { open }) => !open && onClose()}
      className={styles.root}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={<Button appearance="subtle" aria-label="Close" icon={<Icon name="close" />} onClick={onClose} />}
        >
          {title}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody ref={scroller} className={styles.body}>
        {children}
      </DrawerBody>
      {footer && <DrawerFooter>{footer}</DrawerFooter>}
    </Drawer>
  );
}
