import { useCallback } from 'react';

/**
 * For what may be taller than its place: while it scrolls it can be reached and scrolled by keyboard. Goes into `ref`.
 */
export function useScrollFocus(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => {
      if (element.scrollHeight > element.clientHeight) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const sizes = new ResizeObserver(look);
    const contents = new MutationObserver(look);
    sizes.observe(element);
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
}
