import type { Actor } from '#functions/actor.ts';
import { readSuppliers } from '#functions/site/store.ts';
import type { FlightSupplier } from '#functions/suppliers/flight-supplier.ts';
import { supplierOf } from '#functions/suppliers/registry.ts';
import type { AsksSource } from './asks-source.ts';

/** The supplier behind a site's source, another site among them, whose own sources are asked by `ask`; undefined where there is none. */
export async function supplierAt(actor: Actor, source: string, ask: AsksSource): Promise<FlightSupplier | undefined> {
  const setting = (await readSuppliers(actor)).find(({ name }) => name === source);
  if (setting?.adapter !== 'linked') return setting && supplierOf(actor, source);
  const { linkedSupplier } = await import('./linked/linked-supplier.ts');
  return linkedSupplier(actor, setting, ask);
}
