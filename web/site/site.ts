import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import type { SiteData } from '#shared/site/model.ts';
import type { SiteModule } from '#shared/site/modules.ts';
import { type Day, dayIn, type Instant } from '#shared/time.ts';

/** Set once before the first screen. */
export const siteAtom = atom<SiteData | undefined>(undefined);

/** The site this page belongs to. */
export function useSite(): SiteData {
  const site = useAtomValue(siteAtom);
  if (!site) throw new Error('The site is read before anything is shown.');
  return site;
}

/** Days of instants as the site counts them, wherever its reader sits. */
export function useSiteDays(): { zone: string; today: Day; dayOf: (instant: Instant) => Day } {
  const { zone } = useSite();
  const [today] = useState(() => dayIn(zone, Date.now()));
  return { zone, today, dayOf: (instant) => dayIn(zone, Date.parse(instant)) };
}

export const hasModule = (site: SiteData, module: SiteModule): boolean =>
  site.activeModules.some((active) => active.siteModule.module_name === module);
