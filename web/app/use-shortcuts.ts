import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { isFindOpenAtom } from './find-open.ts';
import { useSignedIn } from './session/session.ts';
import { useStable } from '#web/ui/use-stable.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range])'));

/** No page of a document on its own has the search. */
const hasFind = () => document.querySelector('[aria-keyshortcuts^=Control]') !== null;
const isCovered = () => document.querySelector('dialog[open], [aria-modal=true]') !== null;

/** Ctrl K, on a Mac Cmd K. */
const isFindKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/**
 * `/` goes to the search of the page, from wherever nothing is being written; where a page has none, it opens the search of
 * the whole site, as Ctrl K does from anywhere.
 */
export function useShortcuts(): void {
  const signedIn = useSignedIn();
  const [isOpen, setOpen] = useAtom(isFindOpenAtom);
  const find = useStable((): boolean => {
    if (!signedIn || isOpen || isCovered() || !hasFind()) return false;
    setOpen(true);
    return true;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isFindKey(event)) {
        // Even over a dialog: the browser's own Ctrl K leaves the page.
        if (find() || isCovered()) event.preventDefault();
        return;
      }
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping(event.target) || isCovered()) return;
      const target = [...document.querySelectorAll<HTMLElement>('[data-search]')].find((one) => one.checkVisibility());
      if (target) target.focus();
      else if (!find()) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [find]);
}
