import { paths } from '#web/app/paths.ts';
import { heading, type Visit } from './visit.ts';

/** Activities and combos, whose sites have none yet: what is shown then. */
export const catalogueVisits: Record<typeof paths.staffDmcActivities | typeof paths.staffDmcCombos, readonly Visit[]> =
  {
    [paths.staffDmcActivities]: [
      { name: 'activities', site: 'dune', as: 'staff', at: '/staff/dmc-activities', shows: heading('Activities') },
      {
        name: 'activities-elsewhere',
        site: 'dune',
        as: 'staff',
        at: '/staff/dmc-activities?cityId=om-0-salalah',
        shows: (page) => page.getByRole('heading', { name: 'Nothing in this city yet' }),
      },
    ],
    [paths.staffDmcCombos]: [
      { name: 'combos', site: 'dune', as: 'staff', at: '/staff/dmc-combos', shows: heading('Combos') },
      {
        name: 'combos-none',
        site: 'dune',
        as: 'staff',
        at: '/staff/dmc-combos?search=nowhere',
        shows: (page) => page.getByText('No Reults found!'),
      },
    ],
  };
