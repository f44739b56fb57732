import type { Page } from 'playwright-core';
import type { UserType } from '#shared/users/types.ts';
import { paths } from '#web/app/paths.ts';
import { kept } from './catalogue-world.ts';
import type { Visit } from './visit.ts';

const desk = { site: 'dune', as: 'staff' as UserType } as const;
const reads = (text: string) => (page: Page) => page.getByText(text).first();

/** What a destination desk keeps: with rows of its own, and where nothing is like what is asked for. */
export const catalogueVisits = {
  [paths.staffDmcActivities]: [
    { ...desk, name: 'activities', at: '/staff/dmc-activities?cityId=ae-03-dubai', shows: reads(kept.activity) },
    {
      ...desk,
      name: 'activities-elsewhere',
      at: '/staff/dmc-activities?cityId=om-0-salalah',
      shows: (page: Page) => page.getByRole('heading', { name: 'Nothing in this city yet' }),
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
      at: ({ marketId }) => `/staff/dmc_rate_management?cityId=ae-03-dubai&marketId=${marketId}&year=2026`,
      shows: (page: Page) => page.getByRole('list', { name: 'Options' }).getByText(kept.activity).first(),
    },
    {
      ...desk,
      name: 'rates-option',
      at: ({ tourOptionId, marketId }) =>
        `/staff/dmc_rate_management?tourOptionId=${tourOptionId}&marketId=${marketId}&year=2026`,
      shows: (page: Page) => page.getByRole('list', { name: 'Rates by priority' }),
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
      shows: (page: Page) => page.getByRole('button', { name: 'Choose a file' }),
    },
  ],
  [paths.staffAreas]: [
    { ...desk, name: 'areas', at: '/staff/areas', shows: reads(kept.areas[0]) },
    {
      ...desk,
      name: 'areas-none',
      at: '/staff/areas?search=nowhere',
      shows: (page: Page) => page.getByRole('heading', { name: 'No area is called like this' }),
    },
  ],
  [paths.staffAreaTransfer]: [
    { ...desk, name: 'area-transfers', at: '/staff/area-transfer', shows: reads(kept.areas.join(' – ')) },
  ],
} satisfies Partial<Record<string, readonly Visit[]>>;
