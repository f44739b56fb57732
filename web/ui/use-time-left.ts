import { useEffect, useState } from 'react';

/**
 * Seconds until an instant, counted down once a second; zero when it is over. `serverTime` is the server's clock when
 * it said so, received at `heardAt` (ms of this clock): a computer's clock that is wrong shortens no one's time.
 */
export function useTimeLeft(until: string | undefined, serverTime?: string, heardAt?: number): number | undefined {
  const skew = serverTime && heardAt ? Date.parse(serverTime) - heardAt : 0;
  const [now, setNow] = useState(() => Date.now());
  const left = until ? Math.max(0, (Date.parse(until) - now - skew) / 1000) : undefined;
  const over = left === 0;
  useEffect(() => {
    if (!until || over) return;
    const look = () => setNow(Date.now());
    const [soon, timer] = [setTimeout(look), setInterval(look, 1000)];
    return () => {
      clearTimeout(soon);
      clearInterval(timer);
    };
  }, [until, over]);
  return left;
}
