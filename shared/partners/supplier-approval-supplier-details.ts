import { defineCall } from '../contract.ts';
import { applicationShown, supplierDetails } from './application.ts';

export const supplierApprovalSupplierDetails = defineCall({
  name: 'partners/supplier-approval-supplier-details',
  method: 'POST',
  path: '/api/wl/user/supplierApproval_supplierDetails',
  summary:
    'Saves what other sites read of this one as a supplier. Other categories than were decided on are decided on again.',
  actor: 'user',
  access: { scope: 'public', userTypes: ['staff'], permission: 'superAdmin' },
  request: supplierDetails,
  response: applicationShown,
  failures: [],
});
