import type { Page } from 'playwright-core';
import { type PathPattern, paths } from '#web/app/paths.ts';
import { accountVisits } from './account-visits.ts';
import { catalogueVisits } from './catalogue-visits.ts';
import { heading, type Visit } from './visit.ts';
import type { WalkerWorld } from './walker-world.ts';

/** What one comes to fill in. */
const field = /^input /;
const searchForm = (page: Page) => page.getByRole('form', { name: 'Search flights' });
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const results = ({ searchId, search }: WalkerWorld) => `/flight/searchResult/${searchId}?${search}`;
/** All suppliers have answered, and nothing waits for them any more. */
const flightsFound = (page: Page) => page.getByText(/^[\d,]+ flights? · (\d) of \1 suppliers/);
const contact = (page: Page) => page.getByRole('region', { name: 'Contact' }).getByLabel('Mobile');
const ticket = (page: Page) =>
  page
    .getByRole('article', { name: /^E-Ticket/ })
    .getByRole('img', { name: /^Barcode/ })
    .first();

/** By the route's pattern, who goes there and what they find. A path of `paths` that is not here does not compile. */
export const visits: Record<PathPattern, readonly Visit[]> = {
  ...accountVisits,
  ...catalogueVisits,
  [paths.home]: [{ name: 'home', at: '/', shows: searchForm, leadsTo: /\/app\/flight\/search$/ }],
  [paths.flight]: [{ name: 'flight', at: '/flight', shows: searchForm, leadsTo: /\/app\/flight\/search$/ }],
  [paths.login]: [
    { name: 'login', at: '/login', shows: email, focus: field },
    // The others for their own colours.
    { name: 'login-dune', site: 'dune', at: '/login', shows: email, focus: field },
    { name: 'login-lantern', site: 'lantern', at: '/login', shows: email, focus: field },
    { name: 'login-again', as: 'travelAgent', at: '/login', shows: searchForm, leadsTo: /\/app\/flight\/search$/ },
  ],
  [paths.flightLogin]: [{ name: 'flight-login', at: '/flight/login', shows: email, focus: field }],
  [paths.signup]: [{ name: 'signup', at: '/signup', shows: email }],
  [paths.signupSuccess]: [{ name: 'signup-success', at: '/signup_success', shows: heading('Check your mail') }],
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
  [paths.flightSearch]: [
    { name: 'search-visitor', at: '/flight/search', shows: searchForm },
    {
      name: 'search',
      as: 'travelAgent',
      at: '/flight/search',
      shows: (page) => page.getByRole('heading', { name: 'Leaving next' }),
    },
  ],
  [paths.flightSearchFlight]: [{ name: 'search-flight', as: 'retail', at: '/flight/searchFlight', shows: searchForm }],
  [paths.flightSearchResult]: [
    { name: 'results-visitor', at: results, shows: flightsFound },
    { name: 'results', as: 'travelAgent', at: results, shows: flightsFound },
  ],
  [paths.flightPassengerDetails]: [
    {
      name: 'passengers',
      as: 'travelAgent',
      at: ({ searchId, search, choice }) => `/flight/passengerDetails/${searchId}?${choice}&${search}`,
      shows: contact,
    },
  ],
  [paths.flightBookingReview]: [
    {
      name: 'review',
      as: 'travelAgent',
      at: ({ unpaid }) => `/flight/bookingReview?order=${unpaid}`,
      shows: (page) => page.getByRole('checkbox', { name: /accept the fare rules/ }),
    },
    { name: 'review-none', as: 'retail', at: '/flight/bookingReview', shows: heading('There is nothing to review') },
  ],
  [paths.flightBookingDetails]: [
    {
      name: 'booking-details',
      as: 'travelAgent',
      at: ({ searchId, outbound, choice, search }) =>
        `/flight/bookingDetails/${searchId}?order=${outbound}&${choice}&${search}`,
      shows: heading('Now your return flight'),
    },
    {
      name: 'booking-missing',
      as: 'travelAgent',
      at: '/flight/bookingDetails/none',
      shows: heading(/cannot be found/),
    },
  ],
  [paths.flightTicketQueue]: [
    {
      name: 'queue-open',
      as: 'travelAgent',
      at: ({ bookingId }) => `/flight/ticketQueue?open=${bookingId}`,
      shows: (page) => page.getByRole('link', { name: 'View Ticket (Full)' }).last(),
    },
    {
      name: 'queue-staff',
      as: 'staff',
      at: '/flight/ticketQueue',
      shows: (page) => page.locator('[data-row]').first(),
    },
    {
      name: 'queue-empty',
      site: 'dune',
      as: 'retail',
      at: '/flight/ticketQueue',
      shows: (page) => page.getByText('No tickets yet...'),
    },
  ],
  [paths.flightBookedQueue]: [
    { name: 'booked-queue', as: 'travelAgent', at: '/flight/bookedQueue', shows: heading('Booked flights') },
    { name: 'booked-queue-staff', as: 'staff', at: '/flight/bookedQueue', shows: heading('Booked flights') },
  ],
  [paths.flightsTicketQueue]: [
    {
      name: 'old-ticket-queue',
      as: 'staff',
      at: '/flights/ticketQueue',
      shows: heading('Ticket queue'),
      leadsTo: /\/app\/flight\/ticketQueue$/,
    },
  ],
  [paths.flightsHoldQueue]: [
    {
      name: 'old-hold-queue',
      as: 'staff',
      at: '/flights/holdQueue',
      shows: heading('Ticket queue'),
      leadsTo: /\/app\/flight\/ticketQueue\?tab=holds$/,
    },
  ],
  [paths.flightsChangeRequestQueue]: [
    {
      name: 'old-change-requests',
      as: 'staff',
      at: '/flights/changeRequestQueue',
      shows: heading('Ticket queue'),
      leadsTo: /\/app\/flight\/ticketQueue\?tab=requests$/,
    },
  ],
  [paths.flightETicket]: [
    { name: 'e-ticket', at: ({ slug }) => `/flight/eTicket/${slug}`, shows: ticket },
    { name: 'e-ticket-own', as: 'travelAgent', at: ({ slug }) => `/flight/eTicket/${slug}`, shows: ticket },
    { name: 'e-ticket-missing', at: '/flight/eTicket/bm9uZV9fX0FCQ0RFRg==', shows: heading(/not found/) },
  ],
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
      shows: (page) => page.getByRole('region', { name: 'Wallets' }).getByText(/^₹/).first(),
    },
    { name: 'customers-visitor', at: '/staff/customers', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.flightsManageMarkup]: [
    { name: 'manage-markup', as: 'staff', at: '/flights/manage-markup', shows: heading('Markups') },
    {
      name: 'manage-markup-airlines',
      as: 'staff',
      at: '/flights/manage-markup?tab=airlines',
      shows: (page) => page.getByRole('link', { name: 'Airline specific' }),
    },
  ],
  [paths.staffGatewayTransactions]: [
    {
      name: 'gateway-transactions',
      as: 'staff',
      at: '/staff/paymentGatewayTransactions',
      shows: heading('Gateway transactions'),
    },
    {
      name: 'gateway-transactions-visitor',
      at: '/staff/paymentGatewayTransactions',
      shows: email,
      leadsTo: /\/app\/login/,
    },
  ],
  [paths.staffPaymentGateways]: [
    {
      name: 'payment-gateways',
      as: 'staff',
      at: '/staff/setting/payment-gateways',
      shows: (page) => page.getByRole('region', { name: 'Sandbox' }),
    },
    { name: 'payment-gateways-visitor', at: '/staff/setting/payment-gateways', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.phonepeVerify]: [
    {
      name: 'phonepe-verify',
      as: 'retail',
      at: '/phonepe/verify/0123456789NOSUCHORDER',
      shows: heading(/cannot be found/),
      leadsTo: /\/app\/user\/payments\/0123456789NOSUCHORDER$/,
    },
    {
      name: 'phonepe-verify-none',
      as: 'retail',
      at: '/phonepe/verify',
      shows: heading(/^(Payments|No payment is under way)$/),
      leadsTo: /\/app\/payments$/,
    },
  ],
  [paths.staffPermissionGroups]: [
    {
      name: 'permission-groups',
      as: 'staff',
      at: '/staff/setting/permission-groups',
      shows: heading('Permission groups'),
    },
    {
      name: 'permission-groups-visitor',
      at: '/staff/setting/permission-groups',
      shows: email,
      leadsTo: /\/app\/login/,
    },
  ],
  [paths.staffSeoSettings]: [
    { name: 'seo-settings', as: 'staff', at: '/staff/setting/seo-settings', shows: heading('SEO') },
    { name: 'seo-settings-visitor', at: '/staff/setting/seo-settings', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.staffOtherSettings]: [
    {
      name: 'other-settings',
      as: 'staff',
      at: '/staff/setting/other-settings',
      shows: (page) => page.getByRole('textbox', { name: 'Site’s name' }),
    },
    ...['frame', 'notice', 'company', 'bank', 'secrets'].map((part) => ({
      name: `other-settings-${part}`,
      as: 'staff' as const,
      at: `/staff/setting/other-settings?part=${part}`,
      shows: heading('Other settings'),
    })),
    { name: 'other-settings-visitor', at: '/staff/setting/other-settings', shows: email, leadsTo: /\/app\/login/ },
  ],
  [paths.termsAndConditions]: [
    { name: 'terms', at: '/terms_and_conditions', shows: heading('Terms and conditions'), focus: /^body/ },
  ],
  [paths.privacyPolicy]: [{ name: 'privacy', at: '/privacy_policy', shows: heading('Privacy policy'), focus: /^body/ }],
  [paths.cancellationPolicy]: [
    {
      name: 'cancellation',
      at: '/cancellation_return_refund_policy',
      shows: heading('Cancellations, returns and refunds'),
      focus: /^body/,
    },
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
  [paths.staffSites]: [
    {
      name: 'partner-sites',
      site: 'portolan',
      as: 'staff',
      at: '/staff/sites',
      shows: (page) => page.getByRole('list', { name: 'Sites' }).getByText('Kestrel Travels'),
    },
    // Elsewhere it is not there, for nobody.
    {
      name: 'partner-sites-elsewhere',
      as: 'staff',
      at: '/staff/sites',
      shows: heading('Not allowed'),
      leadsTo: /\/app\/403$/,
    },
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
  [paths.userPayments]: [
    {
      name: 'progress',
      as: 'travelAgent',
      at: ({ outbound }) => `/user/payments/${outbound}`,
      shows: (page) => page.getByRole('list', { name: 'Steps of the booking' }),
    },
    { name: 'payment-missing', as: 'retail', at: '/user/payments/zzz', shows: heading(/cannot be found/) },
  ],
  [paths.payments]: [
    { name: 'payments', as: 'retail', at: '/payments', shows: heading(/^(Payments|No payment is under way)$/) },
  ],
  [paths.paymentSuccess]: [{ name: 'payment-back', at: '/1/success', shows: heading('Back from the payment page') }],
  [paths.forbidden]: [{ name: 'forbidden', at: '/403', shows: heading(/not allowed|permission/i) }],
  [paths.userTransactionHistory]: [
    { name: 'my-wallet', as: 'travelAgent', at: '/user/transactionHistory', shows: heading('Wallet') },
  ],
  [paths.staffWalletReport]: [
    { name: 'wallet-report', as: 'staff', at: '/staff/walletReport', shows: heading('Wallet report') },
  ],
  [paths.staffPendingEntries]: [
    {
      name: 'pending-entries',
      as: 'staff',
      at: '/staff/myPendingPaymentGatewayEntries',
      shows: heading('Pending gateway entries'),
    },
  ],
  [paths.notFound]: [{ name: 'not-found', at: '/no/such/page', shows: heading(/not found|does not exist/i) }],
};
