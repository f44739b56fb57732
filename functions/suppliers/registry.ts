import type { Actor } from '#functions/actors/actor.ts';
import { readSuppliers, type SupplierSetting } from '#functions/site/store.ts';
import type { FlightSupplier } from './flight-supplier.ts';
import { sandboxMemory } from './store.ts';

/** Makes a site's supplier from its setting. */
export type AdapterFactory = (actor: Actor, setting: SupplierSetting) => FlightSupplier | Promise<FlightSupplier>;

/**
 * One factory per adapter, whose code is loaded when first asked. Suppliers are rebuilt per question: an adapter keeps
 * nothing between them.
 */
export const adapters: Partial<Record<SupplierSetting['adapter'], AdapterFactory>> = {
  sandbox: async (actor, { name, settings }) => {
    const { sandboxSupplier } = await import('./sandbox/sandbox-supplier.ts');
    return sandboxSupplier({ name, currency: actor.head.currency, settings, store: sandboxMemory(actor, name) });
  },
};

/** The supplier behind a site's source; undefined where the site has no such source or this build no such adapter. */
export async function supplierOf(actor: Actor, source: string): Promise<FlightSupplier | undefined> {
  const setting = (await readSuppliers(actor)).find(({ name }) => name === source);
  return setting && adapters[setting.adapter]?.(actor, setting);
}
