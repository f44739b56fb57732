import { paths } from '#web/app/paths.ts';
import { useUser } from '#web/app/session/session.ts';

/** Where an empty list leads to, for EmptyState; nowhere for who stands for a partner site, whose own site sells. */
export const useBookFlight = (): { link?: { to: string; label: string } } =>
  useUser()?.partnerStay ? {} : { link: { to: paths.flightSearch, label: 'Book a Flight' } };
