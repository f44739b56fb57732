import { paths } from '#web/app/paths.ts';
import { heading, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.userInvoices]: [
    { name: 'invoices', as: 'staff', at: '/user/invoices', shows: heading('Invoices') },
    { name: 'own-invoices', as: 'travelAgent', at: '/user/invoices', shows: heading('Invoices') },
  ],
};
