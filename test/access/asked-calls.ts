import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';

/** The domain that `npm test -- <domain>` was asked for; unset, all of them. */
const domain = process.env.PORTOLAN_DOMAIN;
/** Names of the calls that `npm test -- --since <commit>` reaches, by commas; unset or empty, all of them. */
const reached = process.env.PORTOLAN_CALLS?.split(',').filter(Boolean) ?? [];

/** Every call, those of the one domain that is tested, or those that a change reaches. */
export const askedCalls: readonly Call[] = allCalls.filter(
  ({ name }) => (!domain || name.startsWith(`${domain}/`)) && (reached.length === 0 || reached.includes(name)),
);
