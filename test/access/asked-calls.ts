import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';

/** The domain that `npm test -- <domain>` was asked for; unset, all of them. */
const domain = process.env.PORTOLAN_DOMAIN;

/** Every call, or those of the one domain that is tested. */
export const askedCalls: readonly Call[] = domain
  ? allCalls.filter(({ name }) => name.startsWith(`${domain}/`))
  : allCalls;
