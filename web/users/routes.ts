import { lazy } from 'react';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';
import { LogoutPage } from './logout-page.tsx';
// For the entry to name it: see there.
import './second-factor/lazy-step.ts';

const LoginPage = lazy(() => import('./login-page.tsx'));

/** Signing in, up and out; staff's customers. */
export const usersRoutes: readonly SiteRoute[] = [
  { path: paths.login, screen: LoginPage, title: 'Sign in', access: 'guest', bare: true },
  { path: paths.flightLogin, screen: LoginPage, title: 'Sign in', access: 'guest', bare: true },
  {
    path: paths.signup,
    screen: lazy(() => import('./signup-page.tsx')),
    title: 'Open an account',
    access: 'guest',
    bare: true,
  },
  {
    path: paths.signupSuccess,
    screen: lazy(() => import('./signup-success-page.tsx')),
    title: 'Check your mail',
    access: 'guest',
    bare: true,
  },
  {
    path: paths.generatePassword,
    screen: lazy(() => import('./generate-password-page.tsx')),
    title: 'Set a password',
    bare: true,
  },
  {
    path: paths.forgotPassword,
    screen: lazy(() => import('./forgot-password-page.tsx')),
    title: 'Forgot password',
    access: 'guest',
    bare: true,
  },
  {
    path: paths.staffCustomers,
    screen: lazy(() => import('./customers/customers-page.tsx')),
    permission: 'customers.view',
    title: 'Customers',
    access: ['staff'],
  },
  { path: paths.logout, screen: LogoutPage, title: 'Signing out', bare: true },
];
