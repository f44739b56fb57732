import type { SupplierCall, SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { memoryStore, type SandboxStore } from '#functions/suppliers/sandbox/sandbox-store.ts';
import { sandboxSupplier } from '#functions/suppliers/sandbox/sandbox-supplier.ts';
import type { SandboxSettings } from '#functions/suppliers/sandbox/source.ts';
import type { Outcome } from '#shared/errors.ts';
import { type NetOffer, type SearchQuery, searchQuery, type SupplierPassenger } from '#shared/flights/model.ts';

export const NOW = Date.parse('2026-11-21T06:00:00Z');
export const HOUR = 3_600_000;

export const callAt = (now = NOW, deadlineMs?: number): SupplierCall => ({
  site: 'sarathi',
  now,
  signal: deadlineMs === undefined ? new AbortController().signal : AbortSignal.timeout(deadlineMs),
});

export const source = (
  settings: Partial<SandboxSettings> = {},
  {
    name = 'sandbox-test',
    currency = 'INR',
    store = memoryStore(),
  }: { name?: string; currency?: string; store?: SandboxStore } = {},
) => sandboxSupplier({ name, currency, settings: { seed: 'test', ...settings }, store });

/** `ask('DEL-BOM')`: one adult, one way, three weeks ahead. Two legs make a return, more a multi-stop. */
export function ask(legs: string | string[], more: Partial<SearchQuery> = {}): SearchQuery {
  const list = [legs].flat();
  const days = ['2026-12-12', '2026-12-19', '2026-12-23', '2026-12-28'];
  return searchQuery.parse({
    JourneyType: list.length === 1 ? 1 : list.length === 2 ? 2 : 3,
    segments: list.map((leg, i) => ({
      origin: leg.slice(0, 3),
      destination: leg.slice(4, 7),
      preferredDepartureTime: days[i]!,
    })),
    adultCount: 1,
    childCount: 0,
    infantCount: 0,
    ...more,
  });
}

export function got<T>(outcome: Outcome<T, SupplierFailure>): T {
  if (!outcome.ok) throw new Error(`refused: ${outcome.code}`);
  return outcome.value;
}

export const codeOf = (outcome: Outcome<unknown, SupplierFailure>) => (outcome.ok ? 'ok' : outcome.code);

/** The first offer whose first flight has the number, or any. */
export const offerWith = (offers: NetOffer[], flightNumber?: string): NetOffer =>
  offers.find(({ segments }) => flightNumber === undefined || segments[0]!.flightNumber === flightNumber)!;

export const passenger = (lastName: string, more: Partial<SupplierPassenger> = {}): SupplierPassenger => ({
  title: 'Ms',
  firstName: 'Asha',
  lastName,
  paxType: 1,
  gender: 2,
  dateOfBirth: '1990-04-02',
  nationality: 'IN',
  passportNo: 'Z1234567',
  passportIssueDate: '2020-01-01',
  passportExpiry: '2030-01-01',
  passportIssueCountryCode: 'IN',
  pan: 'ABCDE1234F',
  email: 'asha@example.com',
  phoneCode: '+91',
  mobileNo: '9810012345',
  addressLine1: '1 Beach Road',
  city: 'Kochi',
  countryCode: 'IN',
  baggage: [],
  meals: [],
  ...more,
});
