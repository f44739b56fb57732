import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { LogoutPage } from './logout-page.tsx';
// For the entry to name it: see there.
import './second-factor/lazy-step.ts';

const LoginPage = lazyScreen(() => import('./login-page.tsx'));

/** Signing in, up and out. */
export const usersRoutes: readonly SiteRoute[] = [
  { path: paths.login, screen: LoginPage, title: 'Sign in', access: 'guest', bare: true },
  { path: paths.flightLogin, screen: LoginPage, title: 'Sign in', access: 'guest', bare: true },
  {
    path: paths.signup,
    screen: lazyScreen(() => import('./signup-page.tsx')),
    title: 'Open an account',
    access: 'guest',
    bare: true,
  },
  {
    path: paths.userColleagues,
    screen: lazyScreen(() => import('./colleagues/colleagues-page.tsx')),
    title: 'Colleagues',
    access: ['travelAgent', 'corporate'],
  },
  { path: paths.logout, screen: LogoutPage, title: 'Signing out', bare: true },
];
