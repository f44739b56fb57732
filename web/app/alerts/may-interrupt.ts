import { paths } from '#web/app/paths.ts';

/**
 * Where people arrive and look around. Named one by one, so that no page of a sale, of a payment, of signing in or up,
 * or that opens to somebody's client is ever among them unasked.
 */
const pages: ReadonlySet<string> = new Set([
  paths.flightSearch,
  paths.flightTicketQueue,
  paths.flightBookedQueue,
  paths.userDashboard,
  paths.userTransactionHistory,
  paths.staffCustomers,
  paths.staffSites,
]);

/** Whether something may be said on this page that nobody asked for: the site's notice, a wrong phone number. */
export const mayInterrupt = (pathname: string): boolean => pages.has(pathname.replace(/(.)\/+$/, '$1'));
