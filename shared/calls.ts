import type { Call } from './contract.ts';
import { siteCalls } from './site/calls.ts';

/** Every contract, by domain: what routes, OpenAPI and the access matrix are made from. Not for the browser. */
export const callsByDomain = {
  site: siteCalls,
} satisfies Record<string, readonly Call[]>;

export const allCalls: readonly Call[] = Object.values(callsByDomain).flat();
