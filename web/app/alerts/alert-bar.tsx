import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { PASSWORD_CHANGED } from '#shared/users/session/change-password.ts';
import { alertAtom } from './alert.ts';
import { lazyAside } from '#web/ui/load-again.ts';

const Bar = lazyAside(() => import('./bar.tsx'));
const SHOWN_MS = 4000;

/** The alert bar: gone after four seconds, green for the changed password only (spec: flights-and-shell 8). */
export function AlertBar() {
  const [text, setText] = useAtom(alertAtom);
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => setText(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, setText]);
  return text ? <Bar text={text} good={text === PASSWORD_CHANGED} /> : null;
}
