import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '#web/ui/use-online.ts';
import { useStable } from '#web/ui/use-stable.ts';
import { type Autosave, type AutosaveState, makeAutosave, type Saved } from './autosave.ts';
import type { Edits, Values } from './pieces.ts';

interface Ways {
  isWhole(id: string, values: Values): boolean;
  save(edits: Edits): Promise<Saved>;
}

/** `makeAutosave` for as long as its page stands. */
export function useAutosave(ways: Ways): { autosave: Autosave; state: AutosaveState } {
  const isWhole = useStable(ways.isWhole);
  const save = useStable(ways.save);
  const isOnline = useOnline();
  const [autosave] = useState(() => makeAutosave({ isWhole, save, isOnline: () => navigator.onLine }));
  const state = useSyncExternalStore(autosave.subscribe, autosave.get);
  useEffect(() => {
    autosave.connected();
  }, [autosave, isOnline]);
  useEffect(() => {
    return () => autosave.stop();
  }, [autosave]);
  return { autosave, state };
}
