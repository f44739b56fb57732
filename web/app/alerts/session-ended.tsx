import { useAtom } from 'jotai';
import { sessionEndedAtom } from '#web/app/session/session-ended.ts';
import { lazyAside } from '#web/ui/load-again.ts';

const SessionEndedDialog = lazyAside(() => import('./session-ended-dialog.tsx'));

/** Says that the session ended under a flight call, which leads to the search page by itself. */
export function SessionEnded() {
  const [from, setFrom] = useAtom(sessionEndedAtom);
  return from ? <SessionEndedDialog from={from} onClose={() => setFrom(undefined)} /> : null;
}
