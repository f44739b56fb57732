import { useEffect, useState } from 'react';

/** A value once it has stood still for so many milliseconds (spec: user search 400, other search inputs 500). */
export function useDebounced<T>(value: T, wait: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
