import { paths } from '#web/app/paths.ts';
import { desk, heading, reads, type Visits } from '../visit.ts';

/** Quotations: none yet, a new one, one that is not there, and a link that opens nothing. */
export const visits: Visits = {
  [paths.staffKart]: [{ ...desk, name: 'karts', at: '/staff/kart', shows: heading('Quotations') }],
  [paths.staffKartOne]: [
    { ...desk, name: 'kart-new', at: '/staff/kart/new', shows: heading('New quotation'), focus: /^combobox/ },
    { ...desk, name: 'kart-unknown', at: '/staff/kart/nowhere', shows: reads('Quotation not found') },
  ],
  [paths.staffKartVersions]: [
    { ...desk, name: 'kart-versions-unknown', at: '/staff/kart/nowhere/versions', shows: reads('Quotation not found') },
  ],
  [paths.quotation]: [
    {
      site: 'dune',
      name: 'quotation-unknown',
      at: '/quotation/nowhere-0123456789ABCDEFGHJK',
      shows: reads('Quotation not found'),
    },
  ],
  [paths.quotationPayment]: [
    {
      site: 'dune',
      name: 'quotation-payment-elsewhere',
      at: '/quotationPayment/0123456789ABCDEFGHJK',
      shows: reads('Open your quotation again'),
    },
  ],
};
