import { lazyWithin } from '#web/ui/lazy-part.tsx';

/** The second step of signing in. Named in the entry, whose list of files has its parts already: the login page has no room for a list. */
export const SecondFactorStep = lazyWithin(() => import('./second-factor-step.tsx'));
