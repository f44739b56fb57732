import './theme/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSender } from '#web/api/client.ts';
import type { SiteData } from '#shared/site/model.ts';
import { detectedSite, followSaves, siteOfPage } from '#web/app/load-site.ts';
import { App } from './app.tsx';
import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { readSession } from './session/start-session.ts';
import { loadToasterWhenTouched } from '#web/ui/toasts/toasts.tsx';

const ComingSoon = lazyScreen(() => import('./pages/coming-soon.tsx'));

function start(site: SiteData | undefined): void {
  createRoot(document.getElementById('root')!).render(<StrictMode>{site ? <App /> : <ComingSoon />}</StrictMode>);
  (window.requestIdleCallback ?? setTimeout)(() => void loadSender().catch(() => undefined));
  loadToasterWhenTouched();
  followSaves();
}

const site = siteOfPage();
if (site) {
  await readSession();
  start(site);
}
// Not awaited: what asks imports this file's chunk, and each would wait for the other.
else
  void detectedSite().then(async (found) => {
    if (found) await readSession();
    start(found);
  });
