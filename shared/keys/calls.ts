import type { Call } from '../contract.ts';
import { createKey } from './create-key.ts';
import { endKey } from './end-key.ts';
import { getKeys } from './get-keys.ts';
import { getSiteKeys } from './get-site-keys.ts';
import { getUsage } from './get-usage.ts';
import { setKeyLimits } from './set-key-limits.ts';

/** Keys by which programs of agencies and companies make calls. */
export const keysCalls = [
  createKey,
  getKeys,
  endKey,
  getUsage,
  getSiteKeys,
  setKeyLimits,
] as const satisfies readonly Call[];
