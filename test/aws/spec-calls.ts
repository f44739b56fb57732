import * as z from 'zod/mini';
import { allCalls } from '#shared/calls.ts';
import type { Call } from '#shared/contract.ts';
import groups from '../fixtures/spec-calls.json';

/** The domain that will own a group of the specification's calls. */
const domains: Record<keyof typeof groups, string> = {
  flights: 'flights',
  dmc: 'destination',
  kart: 'quotations',
  activities: 'activities',
  users: 'users',
  rbac: 'permissions',
  markup: 'markups',
  suppliers: 'partners',
  payments: 'payments',
  visa: 'visa',
  site: 'site',
  reference: 'reference',
  'flights-after-sale': 'bookings',
  sessions: 'users',
  wallet: 'wallet',
};

const standInFor = (domain: string, line: string): Call => {
  const [method, path] = line.split(' ') as [Call['method'], Call['path']];
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1]!, z.string()]));
  return {
    name: `${domain}/${path
      .split('/')
      .filter((step) => !step.startsWith('{'))
      .at(-1)!}`,
    method,
    path,
    actor: 'user',
    access: { scope: 'own' },
    request: z.strictObject(params),
    response: z.object({}),
    failures: [],
    summary: 'Not written yet.',
  };
};

const isWritten = (line: string) => allCalls.some((call) => `${call.method} ${call.path}` === line);

/** Every call of the specification: its contract, or where there is none yet a stand-in. */
export const callsAtFullWidth: readonly Call[] = [
  ...allCalls,
  ...Object.entries(groups).flatMap(([group, lines]) =>
    lines.filter((line) => !isWritten(line)).map((line) => standInFor(domains[group as keyof typeof groups], line)),
  ),
];
