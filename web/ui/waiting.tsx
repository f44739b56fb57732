import type { ReactNode } from 'react';
import { useOnline } from './use-online.ts';

/** What is shown while an answer is on its way; without a connection, that it waits for one. */
export function Waiting({ children }: { children: ReactNode }) {
  return useOnline() ? (
    children
  ) : (
    <p role="status">You are offline. This loads automatically once you are back online.</p>
  );
}
