import type { Permission } from '../permissions/catalogue.ts';
import type { UserType } from '../users/types.ts';
import type { ExportedListName } from './lists.ts';

/**
 * What staff are asked for to have a list as a file, without all that a list is: pages offer files to who may have them. The
 * lists say the same (test/exports/list-rights.test.ts).
 */
export const rightsOfLists: Record<ExportedListName, readonly Permission[]> = {
  tickets: ['tickets.view', 'tickets.export'],
  changeRequests: ['changes.view', 'tickets.export'],
  customers: ['customers.view', 'customers.export'],
  walletEntries: ['wallet.view', 'reports.export'],
  gatewayTransactions: ['payments.view', 'reports.export'],
  invoices: ['invoices.view', 'reports.export'],
  karts: ['karts.view', 'reports.export'],
  activityCarts: ['activities.view', 'reports.export'],
  transfers: ['transfers.view', 'transfers.money', 'reports.export'],
  market: ['masters.view', 'masters.files'],
  area: ['masters.view', 'masters.files'],
  areaTransfer: ['masters.view', 'masters.files'],
  activity: ['masters.view', 'masters.files'],
  tourOption: ['masters.view', 'masters.files'],
  ticketRate: ['rates.view', 'masters.files'],
  transferRate: ['rates.view', 'masters.files'],
  accommodation: ['masters.view', 'masters.files'],
  driver: ['masters.view', 'masters.files'],
  location: ['masters.view', 'masters.files'],
  ownStatement: [],
};

/** Lists of a customer's own, for that customer alone and for no staff. */
const ownLists: ReadonlySet<ExportedListName> = new Set<ExportedListName>(['ownStatement']);

/** Names of the lists, as a schema takes them. */
export const exportedListNames = Object.keys(rightsOfLists) as ExportedListName[];

/**
 * Whether somebody of this type may have this list at all: staff those of staff, which ask for permissions besides, and
 * customers their own.
 */
export const isListFor = (list: ExportedListName, userType: UserType): boolean =>
  ownLists.has(list) !== (userType === 'staff');
