import type { KeyboardEvent } from 'react';

/** What Enter already means something to. */
const OWN_ENTER = 'button, a, summary, select, textarea, form, [role=option], [role=menuitem], [role=listbox]';

/** Enter does what the primary button in here does, wherever it means nothing else. A key held down does not count. */
export function pressPrimary(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const own = (event.target as HTMLElement).closest(OWN_ENTER);
  if (own && event.currentTarget.contains(own)) return;
  const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[data-primary]:not(:disabled)');
  const primary = [...buttons].find((button) => button.checkVisibility());
  if (!primary) return;
  event.preventDefault();
  primary.click();
}
