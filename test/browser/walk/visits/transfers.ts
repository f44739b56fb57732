import { paths } from '#web/app/paths.ts';
import { desk, heading, reads, type Visits } from '../visit.ts';

/** Nothing to drive yet, a day without guests, and a driver's link that opens nothing. */
export const visits: Visits = {
  [paths.staffJobSheet]: [{ ...desk, name: 'job-sheet', at: '/staff/dmc_job_sheet', shows: heading('Job sheet') }],
  [paths.staffItineraries]: [
    {
      ...desk,
      name: 'itineraries',
      at: '/staff/dmc-datewise-itineraries',
      shows: heading('Itineraries by date'),
    },
  ],
  [paths.driver]: [
    {
      site: 'dune',
      name: 'driver-unknown',
      at: '/dmc/driver/nowhere-0123456789ABCDEFGHJK',
      shows: reads('This link has ended'),
      // A document of its own, loaded as a first page is.
      focus: /body/,
    },
  ],
};
