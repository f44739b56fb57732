import type { Actor } from '#functions/actor.ts';
import { clock } from '#functions/clock.ts';
import { log } from '#functions/runtime/log.ts';
import { readSuppliers } from '#functions/site/store.ts';
import {
  type Answer,
  type FlightSupplier,
  isSupplierDown,
  type SupplierCall,
  type SupplierFailure,
} from '#functions/suppliers/flight-supplier.ts';
import { SUPPLIER_DEADLINE } from '#functions/site/supplier-deadline.ts';
import { fail, type Outcome } from '#shared/errors.ts';
import { supplierAt } from './supplier-at.ts';

/**
 * One question to one source, with a deadline that holds even if the adapter ignores it. NOT_FOUND where the site has
 * no such source; a throwing adapter is SUPPLIER_FAILED, logged without the question. `atMostMs`: where an answer is
 * of no use later than that.
 */
export async function askSupplier<T>(
  actor: Actor,
  source: string,
  ask: (supplier: FlightSupplier, call: SupplierCall) => Answer<T>,
  atMostMs = Infinity,
): Promise<Outcome<T, SupplierFailure>> {
  const setting = (await readSuppliers(actor)).find(({ name }) => name === source);
  if (!setting) return fail('NOT_FOUND');
  const deadline = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome<T, SupplierFailure>>((resolve) => {
    const withinMs = Math.min(atMostMs, setting.deadlineMs ?? SUPPLIER_DEADLINE);
    timer = setTimeout(() => {
      deadline.abort();
      resolve(fail('SUPPLIER_TIMEOUT'));
    }, withinMs);
  });
  try {
    const supplier = await supplierAt(actor, source, askSupplier);
    if (!supplier) return fail('NOT_FOUND');
    const answered = await Promise.race([
      ask(supplier, { site: actor.site, signal: deadline.signal, now: clock.now() }),
      late,
    ]);
    if (!answered.ok && isSupplierDown(answered.code))
      log.warn('supplier failed', { site: actor.site, source, reason: answered.code });
    return answered;
  } catch (error) {
    log.warn('supplier failed', { site: actor.site, source, error: error as Error });
    return fail('SUPPLIER_FAILED');
  } finally {
    clearTimeout(timer);
  }
}
