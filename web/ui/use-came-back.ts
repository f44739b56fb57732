import { useEffect } from 'react';

/**
 * Runs `done` when the page comes back as it was left, by the browser's own Back or Forward, which keeps it with its
 * state: what was on its way to another page is so no more.
 */
export function useCameBack(done: () => void): void {
  useEffect(() => {
    const heard = ({ persisted }: PageTransitionEvent) => {
      if (persisted) done();
    };
    window.addEventListener('pageshow', heard);
    return () => window.removeEventListener('pageshow', heard);
  });
}
