import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { pressPrimary } from './press-primary.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useReturnFocus } from './use-return-focus.ts';

/**
 * Opens the dialog that a heading stands over. What comes after the heading is drawn later: its `autoFocus` meets a
 * dialog that is open, and only in an open one can anything have the focus.
 */
export function openOver(heading: HTMLElement | null): void {
  const dialog = heading?.closest('dialog');
  if (dialog && !dialog.open) dialog.showModal();
}

/**
 * What every modal of the site does, a dialog on a desk as a sheet on a phone: it opens over everything when it is drawn;
 * Back, Esc and a press beside it close it, Enter does what its primary button does, and the focus goes back to where it
 * was. `modal` is spread into the `<dialog>`, `heading` into what it is called by, its first element.
 */
export function useModal(onClose: () => void) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useReturnFocus();
  useBackCloses(onClose);
  useLayoutEffect(() => {
    const element = ref.current!;
    return () => element.close();
  }, []);
  const modal = {
    ref,
    'aria-modal': true,
    'aria-labelledby': titleId,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      // What it stands in on the page hears nothing of it.
      event.stopPropagation();
      if (event.target === ref.current && isBeside(event, ref.current)) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      event.stopPropagation();
      pressPrimary(event);
    },
  };
  return { modal, heading: { id: titleId, ref: openOver } };
}

/** The dialog's backdrop is a part of it; its own paddings are not beside it. */
function isBeside({ clientX, clientY }: { clientX: number; clientY: number }, dialog: HTMLElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
