import { paths } from '#web/app/paths.ts';
import { heading, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.flightChangeRequests]: [
    { name: 'changes', as: 'travelAgent', at: '/flight/changeRequests', shows: heading('Change requests') },
    { name: 'changes-staff', as: 'staff', at: '/flight/changeRequests', shows: heading('Change requests') },
    {
      name: 'changes-missing',
      as: 'travelAgent',
      at: '/flight/changeRequests?open=none-1',
      shows: (page) => page.getByText('This request could not be opened').first(),
    },
  ],
};
