import * as z from 'zod/mini';
import { amount, priced } from '../money.ts';
import { supplierCategories } from './categories.ts';

/** Rows of a page of API consumers. */
export const CONSUMERS_PAGE = 25;

/** A site that sells a category of what this one supplies. */
export const consumerRow = priced(
  z.object({
    /** The company behind it. */
    wl_companyName: z.string(),
    /** Host name that it is served at. */
    wl_domain: z.string(),
    /** Its address of mail. */
    wl_adminEmail: z.string(),
    /** Its telephone number for customers. */
    wl_adminContact: z.string(),
    /** What calls of markup groups and tax settings name it by: `SITE#` and its id. */
    wl_legalEntityId: z.string(),
    /** The site's id, as the switches name it. */
    wl_mongoDb_siteId: z.string(),
    /** Address of its logo; empty for none. */
    wl_logoUrl: z.string(),
    /** The markup group that it was put into; empty where the default applies. */
    leGroup_groupName: z.string(),
    /** The group by id. */
    userGroup: z.object({
      /** Its id; empty where the default applies. */
      groupId: z.string(),
    }),
    /** What it sells. */
    sup_category: z.enum(supplierCategories),
    /** This site's list of that category, as the switches name it. */
    sc_map_supplierListId: z.string(),
    /** Whether it may hold flights; means nothing of other categories. */
    sc_map_isFlightHoldAllowed: z.boolean(),
    /** Whether it may search flights; means nothing of other categories. */
    sc_map_isFlightSearchAllowed: z.boolean(),
    /** `Suspended`: nothing of this site's is sold there. */
    status: z.enum(['Approved', 'Suspended']),
    /** The user that calls of its wallet name. */
    wl_userId: z.string(),
    /** ISO 4217 code of its wallet here. */
    currency: z.string(),
    /** What it has in its wallet here; below zero is credit in use. */
    balance: amount,
    /** How far it may go below zero; zero for none. */
    creditLimit: amount,
  }),
);
export type ConsumerRow = z.output<typeof consumerRow>;
