import { paths } from '#web/app/paths.ts';
import { email, heading, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.staffPermissionGroups]: [
    {
      name: 'permission-groups',
      as: 'staff',
      at: '/staff/setting/permission-groups',
      shows: heading('Permission groups'),
    },
    {
      name: 'permission-groups-visitor',
      at: '/staff/setting/permission-groups',
      shows: email,
      leadsTo: /\/app\/login/,
    },
  ],
};
