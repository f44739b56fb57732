import './theme/page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadSender } from '#web/api/client.ts';
import { loadSite } from '#web/site/load-site.ts';
import { App } from './app.tsx';
import { ComingSoon } from './pages/coming-soon.tsx';
import { readSession } from './session/start-session.ts';

const site = await loadSite();
if (site) await readSession();
createRoot(document.getElementById('root')!).render(<StrictMode>{site ? <App /> : <ComingSoon />}</StrictMode>);
(window.requestIdleCallback ?? setTimeout)(() => void loadSender());
