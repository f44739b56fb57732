import { useEffect, useRef } from 'react';
import { overHistory } from './over-history.ts';

const layers = overHistory(window);

/** While this is shown, the browser's Back closes it instead of leaving the page. */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const close = layers.open(() => latest.current());
    return close;
  }, []);
}
