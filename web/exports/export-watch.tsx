import { useAtomValue } from 'jotai';
import { lazyAside } from '#web/ui/load-again.ts';
import { useUser } from '#web/app/session/session.ts';
import { watchedAtom } from './watched.ts';

const ExportProgress = lazyAside(() => import('./export-progress.tsx'));

/** Loads the progress of files for whoever has asked for one in this browser. */
export function ExportWatch() {
  const user = useUser();
  const watched = useAtomValue(watchedAtom);
  return user && watched?.userId === user.id ? <ExportProgress watched={watched} /> : null;
}
