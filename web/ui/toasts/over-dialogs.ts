/**
 * Keeps an element above everything that is open, in the browser's top layer, and inside the dialog opened last: what
 * stands beside a modal dialog can be neither pressed nor heard. `home` has it while none is open. Answers how to end
 * that.
 */
export function keepOverDialogs(element: HTMLElement, home: HTMLElement): () => void {
  const place = () => {
    const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? home;
    if (element.parentElement === dialog && element.matches(':popover-open')) return;
    dialog.append(element);
    element.showPopover();
  };
  element.popover = 'manual';
  place();
  const watch = new MutationObserver(place);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    watch.disconnect();
    element.remove();
  };
}
