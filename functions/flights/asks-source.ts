import type { Actor } from '#functions/actor.ts';
import type { Answer, FlightSupplier, SupplierCall, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import type { Outcome } from '#shared/errors.ts';

/** One question to one of the actor's site's sources (askSupplier). */
export type AsksSource = <T>(
  actor: Actor,
  source: string,
  ask: (supplier: FlightSupplier, call: SupplierCall) => Answer<T>,
  atMostMs?: number,
) => Promise<Outcome<T, SupplierFailure>>;
