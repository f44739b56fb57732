import type { IdFields } from '../id-fields.ts';

export const idFields: IdFields = {
  'users/session/get-user-by-session-id': { sessionId: 'session' },
  'users/session/login-by-session-id': { sessionId: 'session' },
  'users/session/generate-password': { token: 'password link' },
  'users/registration/get-referrals': { cursor: 'maybe cursor' },
  // Named by a hash of what the token is.
  'users/session/end-sessions': { 'sessionIds.[]': 'session' },
  // A number counted by each site for itself.
  'users/customers/approve-customer': { customerId: 'nobody: test/users/approve-customer.test.ts' },
  'users/company/set-agency-logo': { uploadId: 'upload' },
  'users/registration/confirm-email': { token: 'password link' },
  'users/registration/take-back-email': { token: 'password link' },
  // A customer's number.
  'users/profile/get-travellers': { customerId: 'nobody: test/payments/pay-for-customer.test.ts' },
  'users/profile/open-travellers': {
    'ids.[]': 'traveller',
    customerId: 'nobody: test/payments/pay-for-customer.test.ts',
  },
  'users/profile/save-traveller': { id: 'traveller', customerId: 'nobody: test/payments/pay-for-customer.test.ts' },
  'users/profile/delete-traveller': { id: 'traveller' },
  'users/customers/get-customers': {
    groupId: 'maybe markup group',
    cursor: 'maybe cursor',
    staffId: 'maybe user',
    userId: 'maybe user',
  },
  'users/customers/get-customers-by-rbac-group': { rbacUserGroupId: 'maybe permission group', cursor: 'maybe cursor' },
  'users/customers/search-wl-user': { searchQuery: 'maybe passenger' },
  'users/customers/get-user-by-id': { id: 'user' },
  'users/customers/get-customer-monthly-flight-details': { userId: 'user' },
  'users/customers/add-customer-note': { userId: 'user' },
  'users/customers/open-customer-pan': { userId: 'user' },
  'users/customers/create-staff': { permissionGroupId: 'permission group' },
  'users/customers/resend-link': { userId: 'user' },
  'users/customers/set-super-admin': { userId: 'user' },
  // A mailed link opens nothing here, whoever's.
  'users/session/confirm-second-factor': { token: 'password link' },
  'users/customers/get-failed-mails': {
    mailId: 'nobody: test/notifications/failed-mails.test.ts',
    cursor: 'maybe cursor',
  },
  'users/customers/lift-bounce': { userId: 'user' },
  'users/customers/reset-second-factor': { userId: 'user' },
  // A number counted by each site for itself.
  'users/customers/toggle-block': { customerId: 'nobody: test/users/customer-actions.test.ts' },
  'users/customers/update-details': { customerId: 'nobody: test/users/update-details.test.ts' },
  'users/customers/toggle-flight-search-exemption': { customerId: 'nobody: test/users/customer-actions.test.ts' },
  'users/customers/set-flight-hold-setting-for-user': { userId: 'user' },
  'users/customers/set-flight-search-setting-for-user': { userId: 'user' },
  'users/customers/create-agent': { 'userData.legalEntityId': 'company' },
  'users/company/get-legal-entity-by-id': { id: 'company' },
  'users/company/get-colleagues': { legalEntityId: 'company', cursor: 'maybe cursor' },
  'users/company/toggle-block-colleague': { userId: 'user' },
  'users/company/set-daily-limit': { userId: 'user' },
};
