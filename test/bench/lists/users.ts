import { getColleagues } from '#shared/users/company/get-colleagues.ts';
import { getCustomersByRbacGroup } from '#shared/users/customers/get-customers-by-rbac-group.ts';
import { getCustomers } from '#shared/users/customers/get-customers.ts';
import { getFailedMails } from '#shared/users/customers/get-failed-mails.ts';
import { getReferrals } from '#shared/users/registration/get-referrals.ts';
import { getSessions } from '#shared/users/session/get-sessions.ts';
import { getTravellers } from '#shared/users/profile/get-travellers.ts';
import { searchWlUser } from '#shared/users/customers/search-wl-user.ts';
import { type DomainLists, list } from '../list-row.ts';

/** The index finds them, late by a moment: whether somebody is blocked is asked of the rows. */
const accounts = { with: 'accounts as they stand in one trip more', trips: 3, most: 3 };

export const lists: DomainLists = {
  measured: [
    list('agent', getReferrals),
    list('agent', getSessions),
    list('agent', getTravellers),
    list('staff', getCustomers),
    list('staff', getCustomersByRbacGroup, { body: ({ groupId }) => ({ rbacUserGroupId: groupId }) }),
    list('staff', getFailedMails),
    list('staff', searchWlUser, { ...accounts, body: ({ lastName }) => ({ searchQuery: lastName }) }),
    list('agent', getColleagues, {
      ...accounts,
      with: 'limits, blocks and what is spent today as they stand, with the company that says who may, in one trip more',
      most: 4,
    }),
  ],
  left: {
    'users/customers/get-user-by-id': 'one thing, with what belongs to it',
    'users/session/get-user-by-session-id': 'one thing, with what belongs to it',
    'users/customers/get-customer-monthly-flight-details': 'sums of days or months',
    'users/profile/open-travellers': 'personal data, opened once that is noted',
    'users/customers/approve-customer': 'writes, and answers what it wrote',
    'users/profile/change-my-phone-details': 'writes, and answers what it wrote',
    'users/customers/create-agent': 'writes, and answers what it wrote',
    'users/customers/create-detail-pending-customer-for-dmc': 'writes, and answers what it wrote',
    'users/profile/save-profile': 'writes, and answers what it wrote',
    'users/customers/toggle-block': 'writes, and answers what it wrote',
    'users/customers/toggle-flight-search-exemption': 'writes, and answers what it wrote',
  },
};
