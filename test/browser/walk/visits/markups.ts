import { paths } from '#web/app/paths.ts';
import { heading, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.flightsManageMarkup]: [
    { name: 'manage-markup', as: 'staff', at: '/flights/manage-markup', shows: heading('Markups') },
    {
      name: 'manage-markup-airlines',
      as: 'staff',
      at: '/flights/manage-markup?tab=airlines',
      shows: (page) => page.getByRole('link', { name: 'Airline specific' }),
    },
  ],
};
