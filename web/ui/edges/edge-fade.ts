import { type RefObject, useEffect } from 'react';

const side = (to: 'left' | 'right') => `linear-gradient(to ${to}, #000 calc(100% - 40px), transparent)`;

/**
 * Of a bar that scrolls sideways, to spread into makeStyles: where it goes on, its edge fades out instead of cutting a
 * word. Goes with `useEdgeFade`.
 */
export const edgeFade = {
  '&[data-more="end"]': { maskImage: side('right') },
  '&[data-more="start"]': { maskImage: side('left') },
  '&[data-more="both"]': { maskImage: `${side('right')}, ${side('left')}`, maskComposite: 'intersect' },
} as const;

const moreOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): string => {
  const before = scrollLeft > 1;
  const after = scrollLeft + clientWidth < scrollWidth - 1;
  return before && after ? 'both' : before ? 'start' : after ? 'end' : '';
};

const say = (bar: HTMLElement | null) => bar?.setAttribute('data-more', moreOf(bar));

/** Says of the bar that it is given to on which sides it goes on. */
export function useEdgeFade(bar: RefObject<HTMLElement | null>): void {
  // What stands in it may have changed with every render.
  useEffect(() => {
    say(bar.current);
  });
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const said = () => say(element);
    const observer = new ResizeObserver(said);
    observer.observe(element);
    element.addEventListener('scroll', said, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', said);
    };
  }, [bar]);
}
