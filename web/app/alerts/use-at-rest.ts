import { useEffect, useRef } from 'react';
import { useStable } from '#web/ui/use-stable.ts';

/** ms without a key, press or scroll until a page is idle. */
const REST = 2000;
const signs = ['pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;
const entries = ['input', 'change'] as const;

/** What is typed or chosen in has the focus, or something is open over the page. */
const isInHand = (): boolean =>
  document.visibilityState !== 'visible' ||
  document.activeElement?.matches('input, textarea, select, [contenteditable]:not([contenteditable=false])') === true ||
  document.querySelector('dialog[open], [aria-modal=true]') !== null;

/**
 * Calls `onRest` once somebody has come to rest on this page, waited for while `isWanted`: nothing is open over it, no
 * field has the focus, and nothing was pressed for a while. A page on which something was typed or chosen is in hand
 * until it is left.
 */
export function useAtRest(isWanted: boolean, page: string, onRest: () => void): void {
  const rest = useStable(onRest);
  const isFilledIn = useRef(false);
  // Heard from the page's beginning: what is typed before it is wanted counts too.
  useEffect(() => {
    isFilledIn.current = false;
    const fillIn = () => void (isFilledIn.current = true);
    for (const entry of entries) window.addEventListener(entry, fillIn, true);
    return () => {
      for (const entry of entries) window.removeEventListener(entry, fillIn, true);
    };
  }, [page]);
  useEffect(() => {
    if (!isWanted) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      if (isInHand()) wait();
      else if (!isFilledIn.current) rest();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST);
    };
    for (const sign of signs) window.addEventListener(sign, wait, { capture: true, passive: true });
    wait();
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, wait, true);
    };
  }, [isWanted, page, rest]);
}
