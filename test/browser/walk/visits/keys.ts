import { paths } from '#web/app/paths.ts';
import { heading, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.userKeys]: [{ name: 'own-keys', as: 'travelAgent', at: '/user/dashboard/keys', shows: heading('Keys') }],
  [paths.staffKeys]: [{ name: 'site-keys', as: 'staff', at: '/staff/keys', shows: heading('Keys') }],
};
