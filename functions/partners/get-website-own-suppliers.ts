import { handle } from '#functions/http/handle.ts';
import { readSuppliers } from '#functions/site/store.ts';
import { ok } from '#shared/errors.ts';
import { getWebsiteOwnSuppliers } from '#shared/partners/get-website-own-suppliers.ts';

export const getWebsiteOwnSuppliersHandler = handle(getWebsiteOwnSuppliers, async (actor) => {
  const own = (await readSuppliers(actor)).filter(({ adapter }) => adapter !== 'linked');
  return ok({
    suppliers: own.map(({ name, adapter, isOff }) => ({
      name,
      supplierCategory: adapter === 'departures' ? ('FixedDeparture' as const) : ('Flights' as const),
      isActive: !isOff,
    })),
  });
});
