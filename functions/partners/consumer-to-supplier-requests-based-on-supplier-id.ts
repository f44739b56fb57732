import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { consumerToSupplierRequestsBasedOnSupplierId } from '#shared/partners/consumer-to-supplier-requests-based-on-supplier-id.ts';
import { pageOfRequests } from './page-of-requests.ts';

export const consumerToSupplierRequestsBasedOnSupplierIdHandler = handle(
  consumerToSupplierRequestsBasedOnSupplierId,
  async (actor, { page }) =>
    ok(await pageOfRequests(scopeOf(actor, consumerToSupplierRequestsBasedOnSupplierId), page)),
);
