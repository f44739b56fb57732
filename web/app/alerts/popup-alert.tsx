import { CookieStorage } from '@aws-amplify/core';
import { Suspense, useEffect, useState } from 'react';
import { useSite, useSiteDays } from '#web/site/site.ts';
import { lazyAside } from '#web/app/load-again.ts';

const PopupDialog = lazyAside(() => import('./popup-dialog.tsx'));
const SHOWN = 'portolan-popup-shown';

/** The site's notice, in its days, once per frequency period (hours), which a cookie remembers. */
export function PopupAlert() {
  const { popupAlert, popupFrequency, popupFrom, popupTo } = useSite().brandingSettings;
  const { today } = useSiteDays();
  const isDue = popupAlert && today >= (popupFrom || '') && !(popupTo && today > popupTo);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!isDue) return;
    const jar = new CookieStorage({
      path: '/',
      sameSite: 'lax',
      secure: location.protocol === 'https:',
      expires: popupFrequency / 24,
    });
    void jar.getItem(SHOWN).then((shown) => {
      if (shown) return;
      setOpen(true);
      void jar.setItem(SHOWN, '1');
    });
  }, [isDue, popupFrequency]);
  return open ? (
    <Suspense fallback={null}>
      <PopupDialog html={popupAlert} onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
}
