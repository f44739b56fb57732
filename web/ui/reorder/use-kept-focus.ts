import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Rows that moved in the document lose the focus: the handle that had it (`data-handle`) gets it back. */
export function useKeptFocus(list: RefObject<HTMLElement | null>, order: string): void {
  const last = useRef('');
  useLayoutEffect(() => {
    const root = list.current!;
    const lost = document.activeElement === document.body;
    const handle = [...root.querySelectorAll<HTMLElement>('[data-handle]')].find(
      ({ dataset }) => dataset.handle === last.current,
    );
    if (lost && handle) handle.focus();
    const note = ({ target }: FocusEvent) => {
      last.current = (target as HTMLElement).dataset.handle ?? '';
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [list, order]);
}
