import { activityKeys } from './activities/keys.ts';
import { activityMarkupKeys } from './activities/markup/keys.ts';
import { areaKeys } from './areas/keys.ts';
import { bookingKeys } from './bookings/keys.ts';
import { changeKeys } from './changes/keys.ts';
import { destinationKeys } from './destination/keys.ts';
import { fileKeys } from './files/keys.ts';
import { invoiceKeys } from './invoices/keys.ts';
import { flightKeys } from './flights/keys.ts';
import { globalMailKeys, mailKeys } from './notifications/keys.ts';
import { globalPaymentKeys, paymentKeys } from './payments/keys.ts';
import { globalSiteKeys, siteKeys } from './site/keys.ts';
import { jobKeys } from './jobs/keys.ts';
import { lineKeys } from './table/keys.ts';
import { programKeys } from './keys/keys.ts';
import { listKeys } from './lists/keys.ts';
import { markupKeys } from './markups/keys.ts';
import { globalPartnerKeys, partnerKeys } from './partners/keys.ts';
import { permissionKeys } from './permissions/keys.ts';
import { kartKeys } from './quotations/keys.ts';
import { recordKeys } from './records/keys.ts';
import { requestKeys } from './http/keys.ts';
import { supplierKeys } from './suppliers/keys.ts';
import { transferKeys } from './transfers/keys.ts';
import { taskKeys } from '#functions/tasks/keys.ts';
import { userKeys } from './users/keys.ts';
import { walletKeys } from './wallet/keys.ts';

/**
 * All keys of the table, for what looks at all of its rows: tests, the upgrade and the demo's life. Functions import those
 * of their domain, so that none carries what it does not serve (linted).
 */
export const keys = {
  ...siteKeys,
  ...fileKeys,
  ...userKeys,
  ...requestKeys,
  ...permissionKeys,
  ...jobKeys,
  ...markupKeys,
  ...partnerKeys,
  ...flightKeys,
  ...invoiceKeys,
  ...transferKeys,
  ...supplierKeys,
  ...paymentKeys,
  ...bookingKeys,
  ...changeKeys,
  ...programKeys,
  ...listKeys,
  ...taskKeys,
  ...lineKeys,
  ...walletKeys,
  ...mailKeys,
  ...areaKeys,
  ...recordKeys,
  ...destinationKeys,
  ...kartKeys,
  ...activityMarkupKeys,
  ...activityKeys,
};
export const globalKeys = { ...globalMailKeys, ...globalPartnerKeys, ...globalPaymentKeys, ...globalSiteKeys };
