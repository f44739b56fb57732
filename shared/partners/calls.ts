import type { Call } from '../contract.ts';
import { changeConsumerStatus } from './change-consumer-status.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide } from './change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { changeConsumerSupplierRequestStatus } from './change-consumer-supplier-request-status.ts';
import { consumerToSupplierRequestsBasedOnSupplierId } from './consumer-to-supplier-requests-based-on-supplier-id.ts';
import { consumerToSupplierRequests } from './consumer-to-supplier-requests.ts';
import { consumersByPage } from './consumers-by-page.ts';
import { decideSupplierApplication } from './decide-supplier-application.ts';
import { getAllVisibleSuppliersWithConsumerRequests } from './get-all-visible-suppliers-with-consumer-requests.ts';
import { getLinkedSuppliersByConsumer } from './get-linked-suppliers-by-consumer.ts';
import { getSupplierApplications } from './get-supplier-applications.ts';
import { getSupplierCategories } from './get-supplier-categories.ts';
import { getWebsiteOwnSuppliers } from './get-website-own-suppliers.ts';
import { jumpIn } from './jump-in.ts';
import { jumplogin } from './jumplogin.ts';
import { requestsByPage } from './requests-by-page.ts';
import { setFlightHoldSetting } from './set-flight-hold-setting.ts';
import { setFlightSearchSetting } from './set-flight-search-setting.ts';
import { supplierApprovalAcceptTermsAndConditions } from './supplier-approval-accept-terms-and-conditions.ts';
import { supplierApprovalGetTermsAndConditions } from './supplier-approval-get-terms-and-conditions.ts';
import { supplierApprovalSupplierDetails } from './supplier-approval-supplier-details.ts';
import { supplierConsumers } from './supplier-consumers.ts';

/** Sites that sell for each other: becoming a supplier, asking one, deciding, and looking after who sells. */
export const partnersCalls = [
  supplierApprovalSupplierDetails,
  supplierApprovalGetTermsAndConditions,
  supplierApprovalAcceptTermsAndConditions,
  getSupplierApplications,
  decideSupplierApplication,
  getSupplierCategories,
  getWebsiteOwnSuppliers,
  getAllVisibleSuppliersWithConsumerRequests,
  getLinkedSuppliersByConsumer,
  consumerToSupplierRequests,
  changeConsumerSupplierMappingStatusFromConsumerSide,
  requestsByPage,
  consumerToSupplierRequestsBasedOnSupplierId,
  changeConsumerSupplierRequestStatus,
  supplierConsumers,
  consumersByPage,
  setFlightHoldSetting,
  setFlightSearchSetting,
  changeConsumerStatus,
  jumplogin,
  jumpIn,
] as const satisfies readonly Call[];
