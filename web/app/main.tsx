import './theme/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSender } from '#web/api/client.ts';
import { loadSite } from '#web/site/load-site.ts';
import { App } from './app.tsx';
import { lazyScreen } from './lazy-part.tsx';
import { readSession } from './session/start-session.ts';
import { loadToasterWhenTouched } from './toasts/toasts.tsx';

const ComingSoon = lazyScreen(() => import('./pages/coming-soon.tsx'));

const site = await loadSite();
if (site) await readSession();
createRoot(document.getElementById('root')!).render(<StrictMode>{site ? <App /> : <ComingSoon />}</StrictMode>);
(window.requestIdleCallback ?? setTimeout)(() => void loadSender().catch(() => undefined));
loadToasterWhenTouched();
