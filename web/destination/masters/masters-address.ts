import * as z from 'zod/mini';
import { listAddress } from '#web/ui/list/list-address.ts';

/** What the address of the masters holds beside the tab: what is searched for, and whether deactivated rows are shown. */
export const mastersAddress = listAddress(
  {
    /** What the name holds. */
    search: z._default(z.string().check(z.maxLength(60)), ''),
    /** City of accommodations. */
    cityId: z._default(z.string().check(z.maxLength(120)), ''),
    /** Accommodations whose area is none of their city's areas. */
    withoutArea: z._default(z.boolean(), false),
    /** Those deactivated too. */
    withDeactivated: z._default(z.boolean(), false),
  },
  { leaveOut: [] },
);
export type MastersFilter = typeof mastersAddress.none;
