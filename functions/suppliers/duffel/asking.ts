import type { SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { fail, type Failure, ok, type Outcome } from '#shared/errors.ts';
import type { AskDuffel, DuffelAnswer } from './client.ts';
import type { DuffelMemory } from './memory.ts';
import { outcomeOfAsking } from './outcomes.ts';

/** One site's account at Duffel, for one question of the port. */
export interface Account {
  /** The source's name on the site. */
  name: string;
  /** The site's own; offers in any other are not sold. */
  currency: string;
  /** ms that airlines are waited for, a little less than the source's deadline. */
  searchWithinMs: number;
  memory: DuffelMemory;
  /** Questions of the sale, which rest while Duffel is in trouble. */
  ask: AskDuffel;
  /** Questions about bookings. */
  askOfBooking: AskDuffel;
}

export const lost = (answer: { isLate: boolean }): Failure<SupplierFailure> =>
  fail(answer.isLate ? 'SUPPLIER_TIMEOUT' : 'SUPPLIER_FAILED');

/** What a question's answer comes to; one that was only accepted is no answer. */
export function asked<T>(answer: DuffelAnswer<T>): Outcome<T, SupplierFailure> {
  if (answer.kind === 'answered') return ok(answer.value);
  if (answer.kind === 'lost') return lost(answer);
  return fail<SupplierFailure>(answer.kind === 'refused' ? outcomeOfAsking(answer.refusal) : 'SUPPLIER_FAILED');
}
