import { lazyScreen } from '#web/ui/lazy-part.tsx';
import { paths } from '#web/app/paths.ts';
import type { SiteRoute } from '#web/app/site-route.ts';

/** Passwords set and asked for again, and what is said after signing up. */
export const usersPublicRoutes: readonly SiteRoute[] = [
  {
    path: paths.createNewUser,
    screen: lazyScreen(() => import('./registration/create-new-user-page.tsx')),
    title: 'Register',
    access: 'guest',
    locked: true,
    bare: true,
  },
  {
    path: paths.signupSuccess,
    screen: lazyScreen(() => import('./signup-success-page.tsx')),
    title: 'Check your email',
    access: 'guest',
    bare: true,
  },
  {
    path: paths.generatePassword,
    screen: lazyScreen(() => import('./generate-password-page.tsx')),
    title: 'Set a password',
    bare: true,
  },
  {
    path: paths.confirmEmail,
    screen: lazyScreen(() => import('./confirm-email-page.tsx')),
    title: 'Confirm your email',
    bare: true,
  },
  {
    path: paths.keepEmail,
    screen: lazyScreen(() => import('./keep-email-page.tsx')),
    title: 'Keep your email',
    bare: true,
  },
  {
    path: paths.forgotPassword,
    screen: lazyScreen(() => import('./forgot-password-page.tsx')),
    title: 'Forgot password',
    access: 'guest',
    bare: true,
  },
];
