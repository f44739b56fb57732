import { startTransition, useCallback, useState } from 'react';
import type { Opening } from './selection.ts';

/** What stands over the results. */
export type Opened = Opening | { kind: 'filters' | 'compare' | 'edit' };

/** What is open over the results. The press that opens something is answered first, and drawn into after it. */
export function useOpened(): [opened: Opened | undefined, open: (next: Opened) => void, close: () => void] {
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback((next: Opened) => startTransition(() => setOpened(next)), []);
  const close = useCallback(() => setOpened(undefined), []);
  return [opened, open, close];
}
