import * as z from 'zod/mini';
import { supplierCategories } from './categories.ts';

/** A site's id in a request. */
export const siteIdField = z.string().check(z.minLength(1), z.maxLength(31));

/** What of a supplier's inventory is meant. */
export const categoryField = z.enum(supplierCategories, 'Please choose a category.');

/** A supplier's list of one category, as a consumer's row names it: its site, `#`, the category. */
export const supplierListIdField = z.string().check(z.minLength(1), z.maxLength(60));
