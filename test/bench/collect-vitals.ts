/** What a page has seen of itself so far. */
export interface Seen {
  lcp: number;
  lcpOf: string;
  cls: number;
  /** What moved in the window that was the largest, and from where to where (CSS px from the top). */
  clsOf: string;
  /** By the browser's number of the interaction. */
  interactions: Record<string, { at: number; duration: number }>;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}
interface Paint extends PerformanceEntry {
  element?: Element;
}
interface Interaction extends PerformanceEntry {
  interactionId: number;
}

/**
 * Runs in the page before anything of it, and stands alone for that. LCP as the last candidate before an input; CLS as
 * the largest window of shifts (at most 1 s apart, 5 s long) without a recent input; interactions from 16 ms on.
 */
export function collectVitals(): void {
  const seen: Seen = { lcp: 0, lcpOf: '', cls: 0, clsOf: '', interactions: {} };
  (window as unknown as { vitals: Seen }).vitals = seen;
  const watch = (type: string, each: (entry: never) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => each(entry as never))).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('largest-contentful-paint', ({ startTime, element }: Paint) => {
    seen.lcp = startTime;
    seen.lcpOf = `${element?.tagName.toLowerCase() ?? 'gone'} "${(element?.textContent ?? '').slice(0, 24)}"`;
  });
  let [first, last, sum, moved] = [0, 0, 0, ''];
  watch('layout-shift', ({ startTime, value, hadRecentInput, sources }: Shift) => {
    if (hadRecentInput) return;
    const goesOn = startTime - last < 1_000 && startTime - first < 5_000;
    [first, last, sum] = [goesOn ? first : startTime, startTime, goesOn ? sum + value : value];
    const said = sources.map(
      ({ node, previousRect, currentRect }) =>
        `"${(node?.textContent ?? '').slice(0, 24)}" ${previousRect.y} to ${currentRect.y}`,
    );
    moved = [goesOn ? moved : '', ...said].filter(Boolean).join(', ');
    if (sum > seen.cls) [seen.cls, seen.clsOf] = [sum, moved];
  });
  watch(
    'event',
    ({ interactionId, startTime, duration }: Interaction) => {
      if (!interactionId) return;
      const before = seen.interactions[interactionId];
      if (!before || duration > before.duration) seen.interactions[interactionId] = { at: startTime, duration };
    },
    { durationThreshold: 16 },
  );
}
