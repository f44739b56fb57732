const floating = new Set<HTMLElement>();

/** px between what floats and the last line. */
const GAP = 8;

/** The page can be scrolled until its last line is clear of all that floats over the window's lower edge. */
function makeRoom(): void {
  const tops = [...floating].map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
  const room = Math.max(0, ...tops.map(({ top }) => window.innerHeight - top + GAP));
  const length = room ? `${Math.round(room)}px` : '';
  document.body.style.paddingBottom = length;
  // What takes the focus is scrolled clear of it too.
  document.documentElement.style.scrollPaddingBottom = length;
}

/** The `ref` of what floats over the window's lower edge: while it is shown, the page ends as much later as it is high. */
export function roomBelow(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const sizes = new ResizeObserver(makeRoom);
  floating.add(element);
  sizes.observe(element);
  window.addEventListener('resize', makeRoom);
  makeRoom();
  return () => {
    sizes.disconnect();
    window.removeEventListener('resize', makeRoom);
    floating.delete(element);
    makeRoom();
  };
}
