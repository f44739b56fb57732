import type { Call } from '../../contract.ts';
import { getAvailability } from './get-availability.ts';
import { getAvailabilityCalendar } from './get-availability-calendar.ts';
import { getProduct } from './get-product.ts';
import { getProducts } from './get-products.ts';
import { getSupplier } from './get-supplier.ts';

/** Activities for programs, as OCTO has them (docs.octo.travel). */
export const octoCalls = [
  getSupplier,
  getProducts,
  getProduct,
  getAvailability,
  getAvailabilityCalendar,
] as const satisfies readonly Call[];
