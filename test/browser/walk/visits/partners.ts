import { paths } from '#web/app/paths.ts';
import { heading, type Visits } from '../visit.ts';

export const visits: Visits = {
  [paths.staffLinkSupplier]: [
    { name: 'linked-suppliers', as: 'staff', at: '/staff/link_supplier', shows: heading('Linked suppliers') },
  ],
  [paths.jump]: [{ name: 'jump-over', at: '/jump', shows: heading('Partner access') }],
  [paths.becomeSupplier]: [
    {
      name: 'become-supplier',
      as: 'staff',
      at: '/user/supplier/becomeSupplier',
      shows: heading('Become a supplier'),
    },
    {
      name: 'become-supplier-agent',
      as: 'travelAgent',
      at: '/user/supplier/becomeSupplier',
      shows: heading('Become a supplier'),
    },
  ],
};
