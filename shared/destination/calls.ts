import { catalogueCalls } from './catalogue-calls.ts';
import { mastersCalls } from './masters-calls.ts';
import { ratesCalls } from './rates/rates-calls.ts';

export const destinationCalls = [...mastersCalls, ...catalogueCalls, ...ratesCalls] as const;
