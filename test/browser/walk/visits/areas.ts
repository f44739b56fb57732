import { paths } from '#web/app/paths.ts';
import { kept } from '../catalogue-world.ts';
import { desk, reads, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.staffAreas]: [
    { ...desk, name: 'areas', at: '/staff/areas', shows: reads(kept.areas[0]) },
    {
      ...desk,
      name: 'areas-none',
      at: '/staff/areas?search=nowhere',
      shows: (page) => page.getByRole('heading', { name: 'No matching areas' }),
    },
  ],
  [paths.staffAreaTransfer]: [
    { ...desk, name: 'area-transfers', at: '/staff/area-transfer', shows: reads(kept.areas.join(' – ')) },
  ],
};
