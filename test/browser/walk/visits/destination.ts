import { paths } from '#web/app/paths.ts';
import { kept } from '../catalogue-world.ts';
import { desk, reads, type Visits } from '../visit.ts';

/** What a destination desk keeps: with rows of its own, and where nothing is like what is asked for. */
export const visits: Visits = {
  [paths.staffDmcActivities]: [
    { ...desk, name: 'activities', at: '/staff/dmc-activities?cityId=ae-03-dubai', shows: reads(kept.activity) },
    {
      ...desk,
      name: 'activities-elsewhere',
      at: '/staff/dmc-activities?cityId=om-0-salalah',
      shows: (page) => page.getByRole('heading', { name: 'No activities in this city yet' }),
    },
  ],
  [paths.staffDmcCombos]: [
    { ...desk, name: 'combos', at: '/staff/dmc-combos', shows: reads(kept.combo) },
    { ...desk, name: 'combos-none', at: '/staff/dmc-combos?search=nowhere', shows: reads('No Reults found!') },
  ],
  [paths.staffDmcRateManagement]: [
    {
      ...desk,
      name: 'rates',
      at: ({ marketId }) => `/staff/dmc_rate_management?cityId=ae-03-dubai&marketId=${marketId}`,
      shows: (page) => page.getByRole('list', { name: 'Options' }).getByText(kept.activity).first(),
    },
    {
      ...desk,
      name: 'rates-option',
      at: ({ tourOptionId, marketId }) =>
        `/staff/dmc_rate_management?tourOptionId=${tourOptionId}&marketId=${marketId}&year=2030`,
      shows: (page) => page.getByRole('list', { name: 'Rates by priority' }),
    },
  ],
  [paths.staffDmcMaster]: [
    { ...desk, name: 'masters', at: '/staff/dmc_master', shows: reads(kept.market) },
    ...(['accommodation', 'driver', 'location'] as const).map((one) => ({
      ...desk,
      name: `masters-${one}s`,
      at: `/staff/dmc_master?tab=${one}s`,
      shows: reads(kept[one]),
    })),
  ],
  [paths.staffDmcDataManagement]: [
    {
      ...desk,
      name: 'data-management',
      at: '/staff/dmc-data-management',
      shows: (page) => page.getByRole('button', { name: 'Choose a file' }),
    },
  ],
};
