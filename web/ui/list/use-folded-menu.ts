import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { appStateAtom } from '#web/app/app-state.ts';

/** Folds the staff's menu while a screen with panes is shown, unless the person has chosen. */
export function useFoldedMenu(): void {
  const setState = useSetAtom(appStateAtom);
  useEffect(() => {
    let folded = false;
    setState((before) => {
      folded = before.menuFolded === undefined;
      return folded ? { ...before, menuFolded: true } : before;
    });
    return () => {
      if (folded) setState((before) => (before.menuFolded ? { ...before, menuFolded: undefined } : before));
    };
  }, [setState]);
}
