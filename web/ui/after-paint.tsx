import { type ReactNode, useDeferredValue } from 'react';

/** Draws its children one paint later, in the room they will take: what opens answers the press first. */
export function AfterPaint({ children, height }: { children: ReactNode; height: string }) {
  const isPainted = useDeferredValue(true, false);
  return isPainted ? children : <div style={{ height }} />;
}
