import * as z from 'zod/mini';
import { httpsAddressOrNone } from './lines.ts';

/** Where the site's pages lead out of the app. */
export const linksPart = z.strictObject({
  /** Where `/` inside the app goes by a full load; empty: the flight search. */
  coreUrl: httpsAddressOrNone,
  /** Where `/crm` goes by a full redirect; empty: the enquiries list or form. */
  crmUrl: httpsAddressOrNone,
});
