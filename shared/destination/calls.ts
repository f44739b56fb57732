import type { Call } from '../contract.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { importCalls } from './import-calls.ts';
import { mastersCalls } from './masters-calls.ts';
import { ratesCalls } from './rates/rates-calls.ts';

/** Calls by room: a function that answers several loads the first at its start, each other when it is first asked. */
export const destinationRooms = {
  masters: mastersCalls,
  catalogue: catalogueCalls,
  rates: ratesCalls,
  import: importCalls,
} satisfies Record<string, readonly Call[]>;

export const destinationCalls = Object.values(destinationRooms).flat();
