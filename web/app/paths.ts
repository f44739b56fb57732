import { generatePath, type PathParam } from 'react-router-dom';
import { secretAddresses } from '#shared/site/secret-addresses.ts';

/**
 * Every route by its full pattern inside /app. A menu item, link or redirect names one of these, never a text of its
 * own.
 */
export const paths = {
  home: '/',
  flight: '/flight',
  flightLogin: '/flight/login',
  flightSearch: '/flight/search',
  flightSearchFlight: '/flight/searchFlight',
  flightSearchResult: '/flight/searchResult/:searchId',
  flightCalendarFareResult: '/flight/calendarFareResult',
  flightPassengerDetails: '/flight/passengerDetails/:searchId',
  flightBookingReview: '/flight/bookingReview',
  flightBookingDetails: '/flight/bookingDetails/:searchId',
  flightTicketQueue: '/flight/ticketQueue',
  flightBookedQueue: '/flight/bookedQueue',
  flightChangeRequests: '/flight/changeRequests',
  flightsTicketQueue: '/flights/ticketQueue',
  flightsHoldQueue: '/flights/holdQueue',
  flightsChangeRequestQueue: '/flights/changeRequestQueue',
  flightsManageMarkup: '/flights/manage-markup',
  activitiesMarkup: '/activities/markup',
  flightETicket: '/flight/eTicket/:bookingSlug',
  activities: '/activities',
  activitySearch: '/activities/search',
  activityCart: '/activities/cart',
  activityQueue: '/activities/queue',
  activityVoucher: '/activities/voucher/:code',
  activityCheckout: '/activities/checkout',
  login: '/login',
  signup: '/signup',
  signupSuccess: '/signup_success',
  logout: '/logout',
  generatePassword: '/generate_password',
  forgotPassword: '/forgot_password',
  termsAndConditions: '/terms_and_conditions',
  privacyPolicy: '/privacy_policy',
  cancellationPolicy: '/cancellation_return_refund_policy',
  apiPartnerProgram: '/api-partner-program',
  confirmEmail: '/confirm_email',
  keepEmail: '/keep_email',
  forbidden: '/403',
  paymentSuccess: '/1/success',
  payments: '/payments',
  userPayments: '/user/payments/:orderId?',
  userTransactionHistory: '/user/transactionHistory',
  userInvoices: '/user/invoices',
  userDashboard: '/user/dashboard',
  staffSites: '/staff/sites',
  staffFirstDay: '/staff/firstDay',
  userColleagues: '/user/dashboard/colleagues',
  userKeys: '/user/dashboard/keys',
  createNewUser: '/createNewUser',
  userProfile: '/user/dashboard/userProfile',
  userReferral: '/user/dashboard/referral',
  userTravellers: '/user/dashboard/travellers',
  userDevices: '/user/dashboard/devices',
  userBilling: '/user/billing-details',
  staffVerifyPanCard: '/staff/verifyPanCard',
  staff: '/staff',
  staffCustomers: '/staff/customers',
  staffFailedMails: '/staff/failedMails',
  staffKeys: '/staff/keys',
  staffDmcMaster: '/staff/dmc_master',
  staffDmcDataManagement: '/staff/dmc-data-management',
  staffDmcActivities: '/staff/dmc-activities',
  staffDmcCombos: '/staff/dmc-combos',
  quotation: '/quotation/:token',
  driver: '/dmc/driver/:driverAccessToken',
  staffJobSheet: '/staff/dmc_job_sheet',
  staffItineraries: '/staff/dmc-datewise-itineraries',
  quotationPayment: '/quotationPayment/:orderId',
  staffKart: '/staff/kart',
  staffKartOne: '/staff/kart/:kartId',
  staffKartVersions: '/staff/kart/:kartId/versions',
  staffAreas: '/staff/areas',
  staffAreaTransfer: '/staff/area-transfer',
  staffWalletReport: '/staff/walletReport',
  staffPendingEntries: '/staff/myPendingPaymentGatewayEntries',
  staffLinkSupplier: '/staff/link_supplier',
  becomeSupplier: '/user/supplier/becomeSupplier',
  jump: '/jump',
  staffSeoSettings: '/staff/setting/seo-settings',
  staffFlightSettings: '/staff/flightSettings',
  staffOtherSettings: '/staff/setting/other-settings',
  staffGatewayTransactions: '/staff/paymentGatewayTransactions',
  staffPaymentGateways: '/staff/setting/payment-gateways',
  phonepeVerify: '/phonepe/verify/:orderId?',
  staffDmcRateManagement: '/staff/dmc_rate_management',
  staffPermissionGroups: '/staff/setting/permission-groups',
  notFound: '*',
} as const;

export type PathPattern = (typeof paths)[keyof typeof paths];

/**
 * Routes that open to whoever has their address: such an address is never kept in the browser. A parameter, or a name in
 * a query, of any other route is said to be none in `test/web/open-addresses.ts`.
 */
export const secretIn = secretAddresses satisfies Partial<Record<PathPattern, 'path' | 'query'>>;

/** A route's address: `toPath(paths.flightSearchResult, { searchId })`. Missing parameters do not compile. */
export const toPath = <P extends PathPattern>(
  pattern: P,
  parameters?: { [key in PathParam<P>]: string | null },
): string => generatePath<string>(pattern, parameters as Record<string, string | null>);

/** An order's review, where every 402 of a flight call leads. */
export const reviewPath = (orderId: string): string =>
  `${paths.flightBookingReview}?${new URLSearchParams({ order: orderId })}`;
