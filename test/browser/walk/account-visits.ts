import type { Page } from 'playwright-core';
import { paths } from '#web/app/paths.ts';
import { heading, type Visit } from './visit.ts';

/** Registering, one's own account, and the check of a PAN card. */
export const accountVisits = {
  [paths.createNewUser]: [
    { name: 'create-new-user', at: '/createNewUser', shows: heading('Register') },
    {
      name: 'create-new-user-company',
      at: '/createNewUser?userType=corporate',
      shows: (page: Page) => page.getByLabel('Concerned person'),
    },
    { name: 'create-new-user-traveller', at: '/createNewUser?userType=retail', shows: heading('Register') },
  ],
  [paths.userProfile]: [
    { name: 'profile', as: 'travelAgent', at: '/user/dashboard/userProfile', shows: heading('Profile') },
  ],
  [paths.userBilling]: [
    {
      name: 'billing-agency',
      as: 'travelAgent',
      at: '/user/billing-details',
      shows: (page) => page.getByRole('region', { name: 'Company' }),
    },
    {
      name: 'billing-person',
      as: 'retail',
      at: '/user/billing-details',
      shows: (page) => page.getByRole('button', { name: 'Save billing details' }),
    },
  ],
  [paths.userTravellers]: [
    {
      name: 'travellers',
      as: 'travelAgent',
      at: '/user/dashboard/travellers',
      shows: (page) => page.getByRole('region', { name: 'Travellers' }),
    },
  ],
  [paths.userDevices]: [
    {
      name: 'devices',
      as: 'retail',
      at: '/user/dashboard/devices',
      shows: (page) => page.getByText('This device', { exact: true }),
    },
  ],
  [paths.userReferral]: [
    {
      name: 'referral',
      as: 'travelAgent',
      at: '/user/dashboard/referral',
      shows: (page) => page.getByRole('button', { name: 'Copy link' }),
    },
    {
      name: 'referral-staff',
      as: 'staff',
      at: '/user/dashboard/referral',
      shows: (page) => page.getByRole('button', { name: 'Copy link' }),
    },
  ],
  [paths.staffFailedMails]: [
    { name: 'failed-mails', as: 'staff', at: '/staff/failedMails', shows: heading('Failed mails') },
  ],
  [paths.staffVerifyPanCard]: [
    { name: 'verify-pan-card', as: 'staff', at: '/staff/verifyPanCard', shows: heading('Verify PAN card') },
  ],
} satisfies Partial<Record<string, readonly Visit[]>>;
