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
        if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
        // The content has no place of its own to show: the page stays scrolled as it was.
        else document.getElementById('main')?.focus({ preventScroll: true });
      });
    },
    [before, page],
  );
}
