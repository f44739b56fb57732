import type { SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { fail, type Failure } from '#shared/errors.ts';

/** A search either answers or does not; why it could not is the supplier's affair. */
export const asSearchFailure = ({ code }: Failure<SupplierFailure>): Failure<'SUPPLIER_TIMEOUT' | 'SUPPLIER_FAILED'> =>
  fail(code === 'SUPPLIER_TIMEOUT' ? code : 'SUPPLIER_FAILED');

/** A source that left the site since the search sells nothing any more. */
export function asFareFailure({
  code,
}: Failure<SupplierFailure>): Failure<
  'SUPPLIER_TIMEOUT' | 'SUPPLIER_FAILED' | 'SOLD_OUT' | 'FARE_EXPIRED' | 'FARE_QUOTE_FAILED'
> {
  if (code === 'SUPPLIER_TIMEOUT' || code === 'SUPPLIER_FAILED' || code === 'SOLD_OUT' || code === 'FARE_EXPIRED')
    return fail(code);
  return fail(code === 'NOT_FOUND' ? 'FARE_EXPIRED' : 'FARE_QUOTE_FAILED');
}
