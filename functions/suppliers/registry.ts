import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { config } from '#functions/runtime/config.ts';
import { readSuppliers } from '#functions/site/store.ts';
import type { SupplierSetting } from '#functions/site/model.ts';
import { SUPPLIER_DEADLINE } from '#functions/site/supplier-deadline.ts';
import { flightSalesOf } from '#shared/site/parts/secrets.ts';
import type { FlightSupplier } from './flight-supplier.ts';
import { sandboxMemory } from './store.ts';

/** Makes a site's supplier from its setting; undefined where the site lacks what it takes. */
export type AdapterFactory = (
  actor: Actor,
  setting: SupplierSetting,
) => FlightSupplier | Promise<FlightSupplier | undefined>;

/**
 * One factory per adapter, whose code is loaded when first asked. Suppliers are rebuilt per question: an adapter keeps
 * nothing between them.
 */
export const adapters: Partial<Record<SupplierSetting['adapter'], AdapterFactory>> = {
  sandbox: async (actor, { name, settings }) => {
    const { sandboxSupplier } = await import('./sandbox/sandbox-supplier.ts');
    return sandboxSupplier({ name, currency: actor.head.currency, settings, store: sandboxMemory(actor, name) });
  },
  duffel: async (actor, { name, deadlineMs = SUPPLIER_DEADLINE }) => {
    const [{ duffelSupplier }, { tableMemory }, { openSecret }] = await Promise.all([
      import('./duffel/duffel-supplier.ts'),
      import('./duffel/store.ts'),
      import('#functions/site/secret-store.ts'),
    ]);
    const [token] = await openSecret(actor, 'duffelToken');
    const { DUFFEL_URL: host, FLIGHT_SALES } = config();
    // A token of the other kind can only have come from another deployment's table.
    if (!token || flightSalesOf(token) !== FLIGHT_SALES) return undefined;
    const { site, head } = actor;
    const memory = tableMemory(actor, name);
    return duffelSupplier({ name, site, currency: head.currency, host, token, deadlineMs, memory, now: clock.now });
  },
};

/** The supplier behind a site's source; undefined where the site has no such source or this build no such adapter. */
export async function supplierOf(actor: Actor, source: string): Promise<FlightSupplier | undefined> {
  const setting = (await readSuppliers(actor)).find(({ name }) => name === source);
  return setting && adapters[setting.adapter]?.(actor, setting);
}
