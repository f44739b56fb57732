import { makeStyles } from '@fluentui/react-components';
import type { RefObject } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useSwipeClose } from './use-swipe-close.ts';

const useStyles = makeStyles({ close: { position: 'absolute', top: '8px', right: '8px' } });

/** Closes what a part of the page became while it is used as a sheet: a swipe, Back, or this button. */
export default function SheetCloses({ sheet, onClose }: { sheet: RefObject<HTMLElement | null>; onClose: () => void }) {
  const styles = useStyles();
  useBackCloses(onClose);
  useSwipeClose(sheet, onClose);
  return (
    <Button
      className={styles.close}
      appearance="subtle"
      aria-label="Close"
      icon={<Icon name="close" />}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClose}
    />
  );
}
