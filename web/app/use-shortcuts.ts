import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { holds } from '#shared/permissions/holds.ts';
import { paths } from './paths.ts';
import { useHolder } from './session/permissions.ts';
import { useStable } from '#web/ui/use-stable.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type=checkbox], [type=radio], [type=range])'));

/**
 * `/` goes to the search of the page, from wherever nothing is being written; where a page has none, staff who may see
 * customers look for one of them.
 */
export function useShortcuts(): void {
  const holder = useHolder();
  const navigate = useNavigate();
  const toCustomers = useStable((): boolean => {
    if (holder?.userType !== 'staff' || !holds(holder, 'customers.view')) return false;
    void navigate(paths.staffCustomers, { state: { isSearch: true } });
    return true;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key !== '/' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target) ||
        document.querySelector('dialog[open], [aria-modal=true]')
      )
        return;
      const target = [...document.querySelectorAll<HTMLElement>('[data-search]')].find((one) => one.checkVisibility());
      if (target) target.focus();
      else if (!toCustomers()) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [toCustomers]);
}
