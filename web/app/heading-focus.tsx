import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const heading = () => document.querySelector<HTMLElement>('main h1');
const isNowhere = (element: Element | null) => !element || element === document.body || element.id === 'main';
/** A person or a form put the focus into what the page shows. */
const isChosen = (element: Element | null) =>
  !isNowhere(element) && element!.closest('main') !== null && !element!.matches('h1');

/** Moves the focus to headings; `step` begins a page, `look` is called when anything on it changed. */
function makeHeadingFocus(first: string) {
  let page = first;
  let isWanted = false;
  /** What had the focus last, and the heading that stood over it. */
  let last: Element | null = null;
  let over = heading();
  const look = () => {
    const focused = document.activeElement;
    const next = heading();
    // What had it is gone, and so is the page it was on: a list gave way to one of its rows, a page had been loading.
    const isLost = isNowhere(focused) && last !== null && !last.isConnected && next !== over;
    if (isChosen(focused)) isWanted = false;
    if (!isNowhere(focused)) [last, over] = [focused, next];
    if (!next || !(isWanted || isLost) || document.querySelector('dialog[open], [aria-modal=true]')) return;
    isWanted = false;
    [last, over] = [next, next];
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  const step = (pathname: string) => {
    if (pathname === page) return;
    page = pathname;
    isWanted = true;
    look();
  };
  return { look, step };
}

/**
 * After every step the focus is on the heading of what came, unless a person or a form put it elsewhere on that page.
 * The first page begins at its top, as any document does.
 */
export function HeadingFocus() {
  const { pathname } = useLocation();
  const [focus] = useState(() => makeHeadingFocus(pathname));
  useEffect(() => {
    focus.step(pathname);
  }, [pathname, focus]);
  useEffect(() => {
    const changes = new MutationObserver(focus.look);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', focus.look);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', focus.look);
    };
  }, [focus]);
  return null;
}
