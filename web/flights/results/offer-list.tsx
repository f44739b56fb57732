import { makeStyles } from '@fluentui/react-components';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FlightGroup } from './flight-groups.ts';

const useStyles = makeStyles({
  root: { containerType: 'inline-size', minWidth: 0 },
  space: { position: 'relative', width: '100%' },
  item: { position: 'absolute', top: 0, left: 0, width: '100%', paddingBottom: '12px', contain: 'layout style' },
});

const USUAL_HEIGHT = 112;

/** Arrows walk from card to card, by what says `data-walk`; the next ones are drawn although out of sight. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const here = (event.target as HTMLElement).closest('[data-walk]')?.closest<HTMLElement>('[data-index]');
  if (!by || !here) return;
  event.preventDefault();
  event.currentTarget
    .querySelector<HTMLElement>(`[data-index="${Number(here.dataset.index) + by}"] [data-walk]`)
    ?.focus();
}

/** A long list of which only what is on screen is drawn; cards may be of any height. */
export function OfferList({
  label,
  groups,
  render,
}: {
  label: string;
  groups: readonly FlightGroup[];
  render(group: FlightGroup): ReactNode;
}) {
  const styles = useStyles();
  const root = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useEffect(() => {
    const measure = () => setMargin(root.current ? root.current.getBoundingClientRect().top + window.scrollY : 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- a warning for the React Compiler, which is not used here
  const virtual = useWindowVirtualizer({
    count: groups.length,
    estimateSize: () => USUAL_HEIGHT,
    overscan: 6,
    scrollMargin: margin,
    getItemKey: (at) => groups[at]!.key,
  });
  return (
    <div ref={root} className={styles.root} role="list" aria-label={label} onKeyDown={walk}>
      <div className={styles.space} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => (
          <div
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            role="listitem"
            aria-setsize={groups.length}
            aria-posinset={item.index + 1}
            className={styles.item}
            style={{ transform: `translateY(${item.start - margin}px)` }}
          >
            {render(groups[item.index]!)}
          </div>
        ))}
      </div>
    </div>
  );
}
