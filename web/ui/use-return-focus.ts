import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was when a dialog goes, else to the page's content. A dialog that is taken away
 * while open also leaves the page hidden from screen readers (Fluent 9.74, tried in Chromium): that is put right here.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) return;
        document.getElementById('root')?.removeAttribute('aria-hidden');
        // The next page's heading has it by now.
        if (document.activeElement?.matches('h1')) return;
        const target =
          before instanceof HTMLElement && before.isConnected && before !== document.body
            ? before
            : document.getElementById('main');
        target?.focus();
      });
    },
    [before],
  );
}
