import { useEffect, useState } from 'react';

/** False until the browser has nothing better to do: for what may come after a page can be used. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!window.requestIdleCallback) {
      const timer = setTimeout(() => setIdle(true), 300);
      return () => clearTimeout(timer);
    }
    const asked = requestIdleCallback(() => setIdle(true), { timeout: 2000 });
    return () => cancelIdleCallback(asked);
  }, []);
  return isIdle;
}
