import { CookieStorage } from '@aws-amplify/core';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { lazyAside } from '#web/ui/load-again.ts';
import { mayInterrupt } from './may-interrupt.ts';
import { noticeMark } from './notice-mark.ts';
import { useAtRest } from './use-at-rest.ts';

const NoticeLine = lazyAside(() => import('./notice-line.tsx'));
const SEEN = 'portolan-popup-shown';

/**
 * The site's notice, in its days: a line above the page once somebody has come to rest on one of the pages where it may
 * stand. It takes no focus. A cookie remembers which notice was closed or read, for its period (hours).
 */
export function PopupAlert() {
  const { popupAlert, popupFrequency, popupFrom, popupTo } = useSite().brandingSettings;
  const { today } = useSiteDays();
  const { pathname } = useLocation();
  const isDue = Boolean(popupAlert) && today >= (popupFrom || '') && !(popupTo && today > popupTo);
  const [state, setState] = useState<'unknown' | 'waiting' | 'open' | 'seen'>('unknown');
  useEffect(() => {
    if (!isDue) return;
    void jarFor(popupFrequency)
      .getItem(SEEN)
      .then((seen) => setState(seen === noticeMark(popupAlert) ? 'seen' : 'waiting'));
  }, [isDue, popupAlert, popupFrequency]);
  const isHere = isDue && mayInterrupt(pathname);
  // Once open it comes along to the other pages where it may stand, with them.
  useAtRest(isHere && state === 'waiting', pathname, () => setState('open'));
  if (!isHere || state !== 'open') return null;
  return (
    <NoticeLine
      html={popupAlert}
      onSeen={() => void jarFor(popupFrequency).setItem(SEEN, noticeMark(popupAlert))}
      onClose={() => setState('seen')}
    />
  );
}

const jarFor = (hours: number) =>
  new CookieStorage({ path: '/', sameSite: 'lax', secure: location.protocol === 'https:', expires: hours / 24 });
