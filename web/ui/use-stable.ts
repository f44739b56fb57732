import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same from render to render and always does what its latest one does: for memoised rows. */
export function useStable<A extends readonly unknown[], R>(act: (...given: A) => R): (...given: A) => R {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: A) => latest.current(...given), []);
}
