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
  'decided-customers': 'users',
  'decided-sites': 'site',
  'decided-people': 'users',
  'decided-money': 'payments',
  'decided-after-sale': 'changes',
  'decided-destination': 'destination',
  'decided-quotations': 'quotations',
  'decided-transfers': 'destination',
  'decided-keys': 'keys',
  'decided-activities': 'activities',
  'decided-partners': 'partners',
  'decided-departures': 'departures',
  'decided-reports': 'reports',
  'decided-visa': 'visa',
  'decided-enquiries': 'enquiries',
  'decided-packages': 'packages',
  'decided-insurance': 'insurance',
  'decided-notifications': 'notifications',
  'decided-privacy': 'privacy',
};
/** Prefixes of another domain than the rest of their group. */
const elsewhere: Record<string, string> = {
  '/api/rbac/': 'permissions',
  '/api/markupDiscount/': 'markups',
  '/api/wallet/': 'wallet',
  '/api/invoices/': 'documents',
  '/api/exports/': 'exports',
  '/api/imports/': 'imports',
  '/api/files/': 'files',
};
const domainOf = (group: keyof typeof groups, line: string): string =>
  Object.entries(elsewhere).find(([prefix]) => line.includes(` ${prefix}`))?.[1] ?? domains[group];

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
  ...(Object.entries(groups) as [keyof typeof groups, string[]][]).flatMap(([group, lines]) =>
    lines.filter((line) => !isWritten(line)).map((line) => standInFor(domainOf(group, line), line)),
  ),
];

/** So many calls more, each beside one of those, so that every prefix and every domain grows alike. */
export const inventedCalls = (count: number): Call[] =>
  Array.from({ length: count }, (_, at) => {
    const like = callsAtFullWidth[Math.floor((at * callsAtFullWidth.length) / count)]!;
    const prefix = like.path.slice(0, like.path.search(/\/[^/]+(\/\{.*)?$/));
    return standInFor(like.name.split('/')[0]!, `POST ${prefix}/invented${at}`);
  });
