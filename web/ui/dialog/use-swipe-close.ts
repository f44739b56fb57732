import { type RefObject, useEffect, useRef } from 'react';

/** px that a finger pulls a sheet down before letting go closes it. */
const FAR = 72;

/** Whether something between here and the sheet is scrolled, or is moved by the finger itself. */
function isTaken(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let at = target as HTMLElement | null; at && at !== sheet; at = at.parentElement)
    if (at.scrollTop > 0 || at.matches('input[type=range], [role=slider]')) return true;
  return false;
}

/** A finger that pulls a sheet down closes it; the sheet goes with the finger, and back when it is let go too soon. */
export function useSwipeClose(sheet: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const element = sheet.current!;
    let from: number | undefined;
    let by = 0;
    const start = ({ touches, target }: TouchEvent) => {
      from = touches.length === 1 && !isTaken(target, element) ? touches[0]!.clientY : undefined;
      by = 0;
    };
    const move = ({ touches }: TouchEvent) => {
      if (from === undefined) return;
      by = Math.max(0, touches[0]!.clientY - from);
      element.style.translate = by ? `0 ${by}px` : '';
    };
    const end = () => {
      element.style.translate = '';
      if (from !== undefined && by > FAR) latest.current();
      from = undefined;
    };
    const passive = { passive: true };
    element.addEventListener('touchstart', start, passive);
    element.addEventListener('touchmove', move, passive);
    element.addEventListener('touchend', end, passive);
    element.addEventListener('touchcancel', end, passive);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [sheet]);
}
