import { paths } from '#web/app/paths.ts';
import { email, heading, searchForm, type Visits } from '../visit.ts';

/** What one comes to fill in. */
const field = /^input /;

export const visits: Visits = {
  [paths.login]: [
    { name: 'login', at: '/login', shows: email, focus: field },
    // The others for their own colours.
    { name: 'login-dune', site: 'dune', at: '/login', shows: email, focus: field },
    { name: 'login-lantern', site: 'lantern', at: '/login', shows: email, focus: field },
    { name: 'login-again', as: 'travelAgent', at: '/login', shows: searchForm, leadsTo: /\/app\/flight\/search$/ },
  ],
  [paths.flightLogin]: [{ name: 'flight-login', at: '/flight/login', shows: email, focus: field }],
  [paths.signup]: [{ name: 'signup', at: '/signup', shows: email }],
  [paths.signupSuccess]: [{ name: 'signup-success', at: '/signup_success', shows: heading('Check your email') }],
  [paths.forgotPassword]: [{ name: 'forgot-password', at: '/forgot_password', shows: email, focus: field }],
  [paths.generatePassword]: [
    {
      name: 'generate-password',
      at: `/generate_password?token=${'a'.repeat(43)}`,
      shows: (page) => page.getByLabel('New password'),
    },
  ],
  [paths.confirmEmail]: [
    {
      name: 'confirm-email',
      at: `/confirm_email?token=${'a'.repeat(43)}`,
      shows: heading('Confirm your new email'),
    },
  ],
  [paths.keepEmail]: [
    { name: 'keep-email', at: `/keep_email?token=${'a'.repeat(43)}`, shows: heading('Keep your email') },
  ],
  [paths.logout]: [{ name: 'logout', at: '/logout', shows: email, leadsTo: /\/app\/login/ }],
  [paths.staff]: [
    { name: 'staff', as: 'staff', at: '/staff', shows: heading('Customers'), leadsTo: /\/app\/staff\/customers$/ },
  ],
  [paths.staffCustomers]: [
    {
      name: 'customers',
      as: 'staff',
      at: '/staff/customers',
      shows: (page) => page.locator('[data-row]').first(),
    },
    {
      name: 'customers-none',
      as: 'staff',
      at: '/staff/customers?isBlocked=1',
      shows: (page) => page.getByText('No Reults found!'),
    },
    {
      name: 'customer-open',
      as: 'staff',
      at: ({ customer }) => `/staff/customers?open=${customer}`,
      shows: (page) => page.getByRole('region', { name: 'At a glance' }).getByText(/^₹/).first(),
    },
    { name: 'customers-visitor', at: '/staff/customers', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.userDashboard]: [
    {
      name: 'dashboard-staff',
      as: 'staff',
      at: '/user/dashboard',
      shows: heading('Ticket queue'),
      leadsTo: /\/app\/flight\/ticketQueue$/,
    },
    ...(['travelAgent', 'retail'] as const).map((as) => ({
      name: `dashboard-${as}`,
      as,
      at: '/user/dashboard',
      shows: heading('My Profile'),
    })),
    { name: 'dashboard-visitor', at: '/user/dashboard', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.userColleagues]: [
    {
      name: 'colleagues',
      as: 'travelAgent',
      at: '/user/dashboard/colleagues',
      shows: (page) => page.getByRole('list', { name: 'Users of the company' }).getByText('Owner'),
    },
    { name: 'colleagues-visitor', at: '/user/dashboard/colleagues', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.createNewUser]: [
    { name: 'create-new-user', at: '/createNewUser', shows: heading('Register') },
    {
      name: 'create-new-user-company',
      at: '/createNewUser?userType=corporate',
      // On a phone the company is asked in a second step.
      shows: (page) => page.getByRole('button', { name: /^(Register|Next: your (company|agency))$/ }),
    },
    { name: 'create-new-user-traveller', at: '/createNewUser?userType=retail', shows: heading('Register') },
  ],
  [paths.userProfile]: [
    { name: 'profile', as: 'travelAgent', at: '/user/dashboard/userProfile', shows: heading('My Profile') },
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
    { name: 'failed-mails', as: 'staff', at: '/staff/failedMails', shows: heading('Failed emails') },
  ],
  [paths.staffVerifyPanCard]: [
    { name: 'verify-pan-card', as: 'staff', at: '/staff/verifyPanCard', shows: heading('Verify PAN card') },
  ],
};
