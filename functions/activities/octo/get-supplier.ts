import { handle } from '#functions/http/handle.ts';
import { readSite } from '#functions/site/store.ts';
import { getSupplier } from '#shared/activities/octo/get-supplier.ts';
import { ok } from '#shared/errors.ts';

export const getSupplierHandler = handle(getSupplier, async (actor, _, { origin }) => {
  const site = await readSite(actor);
  return ok({
    id: site._id,
    name: site.siteName,
    endpoint: `${origin}/api/octo`,
    contact: {
      website: origin,
      email: site.adminEmail || null,
      telephone: site.adminContact || null,
      address: site.address || null,
    },
  });
});
