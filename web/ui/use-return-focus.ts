import { useEffect, useState } from 'react';

/**
 * Gives the focus back to where it was when a dialog goes, else to the page's content. A dialog that is taken away
 * while open also leaves the page hidden from screen readers (Fluent 9.74, tried in Chromium): that is put right here.
 */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement);
  const [page] = useState(() => location.pathname);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) return;
        document.getElementById('root')?.removeAttribute('aria-hidden');
        // It led on: the next page's heading gets the focus.
        if (location.pathname !== page) return;
        const target =
          before instanceof HTMLElement && before.isConnected && before !== document.body
            ? before
            : document.getElementById('main');
        // The content as a whole is taller than the window: shown from its top it would push the site's header out.
        target?.focus({ preventScroll: target.id === 'main' });
      });
    },
    [before, page],
  );
}
