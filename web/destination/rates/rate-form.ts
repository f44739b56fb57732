import type { RequestOf } from '#shared/contract.ts';
import type { RateKind } from '#shared/destination/rates/rate-fields.ts';
import type { TicketRate, TransferRate } from '#shared/destination/rates/rate-shown.ts';
import type { AnyRate } from '#shared/destination/rates/rate-year.ts';
import type { saveActivityTicketRates } from '#shared/destination/rates/save-activity-ticket-rates.ts';
import type { saveTourOptionTransferRates } from '#shared/destination/rates/save-tour-option-transfer-rates.ts';
import { isPerPaxOf, type SharingBasis, type TransferType } from '#shared/destination/rates/sharing.ts';
import type { FieldErrors } from '#shared/errors.ts';
import { exponentOf, toMajor } from '#shared/money.ts';
import { readAmount } from '#web/ui/form/read-amount.ts';
import { marginBetween } from './margin.ts';

/** Fields for amounts of each kind, as requests call them: what is paid, and what it costs the site. */
export const amountFields = {
  ticket: [
    { label: 'Adult', price: 'adultAmount', cost: 'adultCost' },
    { label: 'Child', price: 'childAmount', cost: 'childCost' },
    { label: 'Infant', price: 'infantAmount', cost: 'infantCost' },
  ],
  transfer: [{ label: 'Seat', price: 'amount', cost: 'cost' }],
} as const;

const names = [
  'marketId',
  'description',
  'validFromDate',
  'validTillDate',
  'isPerPax',
  'minPax',
  'maxPax',
  'adultAmount',
  'childAmount',
  'infantAmount',
  'adultCost',
  'childCost',
  'infantCost',
  'amount',
  'cost',
  'transferType',
  'sharingBasis',
] as const;
export type RateField = (typeof names)[number];
/** A rate as its form holds it: texts. */
export type RateValues = Record<RateField, string>;

const blank = Object.fromEntries(names.map((name) => [name, ''])) as RateValues;

/** What a form begins with. */
export interface RateBeginning {
  marketId: string;
  validFromDate?: string;
  validTillDate?: string;
  transferType: TransferType;
  sharingBasis: SharingBasis;
}

/** The texts of a rate, or of a new one. */
export function valuesOf(rate: AnyRate | undefined, beginning: RateBeginning, currency: string): RateValues {
  if (!rate)
    return {
      ...blank,
      ...beginning,
      isPerPax: String(isPerPaxOf(beginning.sharingBasis)),
      childAmount: '',
    };
  const money = (minor: number | null) =>
    minor === null ? '' : toMajor(minor, currency).toFixed(exponentOf(currency));
  const shared = {
    ...blank,
    marketId: rate.marketId,
    description: rate.description,
    validFromDate: rate.validFromDate,
    validTillDate: rate.validTillDate,
    isPerPax: String(rate.isPerPax),
    minPax: rate.minPax === null ? '' : String(rate.minPax),
    maxPax: rate.maxPax === null ? '' : String(rate.maxPax),
  };
  return 'transferType' in rate
    ? { ...shared, ...transferTexts(rate, money) }
    : { ...shared, ...ticketTexts(rate, money) };
}

type Money = (minor: number | null) => string;
const ticketTexts = (rate: TicketRate, money: Money) => ({
  adultAmount: money(rate.adultAmount),
  childAmount: money(rate.childAmount),
  infantAmount: money(rate.infantAmount),
  adultCost: money(rate.adultCost),
  childCost: money(rate.childCost),
  infantCost: money(rate.infantCost),
});
const transferTexts = (rate: TransferRate, money: Money) => ({
  amount: money(rate.amount),
  adultAmount: money(rate.adultAmount),
  childAmount: money(rate.childAmount),
  cost: money(rate.cost),
  transferType: rate.transferType,
  sharingBasis: rate.sharingBasis,
});

const DIGITS = 8;

const wrongMoney = (currency: string) => {
  const places = exponentOf(currency);
  return places
    ? `Please enter an amount with at most ${places} decimals.`
    : 'Please enter an amount without decimals.';
};

type TicketRequest = RequestOf<typeof saveActivityTicketRates>;
type TransferRequest = RequestOf<typeof saveTourOptionTransferRates>;
interface Requests {
  ticket: TicketRequest;
  transfer: TransferRequest;
}

/** The request of a form, or what is wrong with it before the contract looks at it. */
export function requestOf<K extends RateKind>(
  kind: K,
  values: RateValues,
  tourOptionId: string,
  currency: string,
): { request: Requests[K] } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const money = (name: RateField, needed: boolean): number | null => {
    const minor = readAmount(values[name], currency, DIGITS);
    if (minor === undefined) errors[name] = wrongMoney(currency);
    else if (minor === null && needed) errors[name] = 'This is required field.';
    return minor ?? null;
  };
  const pax = (name: 'minPax' | 'maxPax'): number | null => {
    const text = values[name].trim();
    if (!text) return null;
    if (!/^\d{1,3}$/.test(text)) errors[name] = 'Please enter a whole number.';
    return Number(text);
  };
  const base = {
    tourOptionId,
    currency,
    marketId: values.marketId,
    description: values.description,
    validFromDate: values.validFromDate,
    validTillDate: values.validTillDate,
    isPerPax: values.isPerPax === 'true',
    minPax: pax('minPax'),
    maxPax: pax('maxPax'),
  };
  const request =
    kind === 'ticket'
      ? ({
          ...base,
          adultAmount: money('adultAmount', true) ?? 0,
          childAmount: money('childAmount', true) ?? 0,
          infantAmount: money('infantAmount', false) ?? 0,
          adultCost: money('adultCost', false),
          childCost: money('childCost', false),
          infantCost: money('infantCost', false),
        } satisfies TicketRequest)
      : ({
          ...base,
          amount: money('amount', true) ?? 0,
          adultAmount: base.isPerPax ? money('adultAmount', false) : null,
          childAmount: base.isPerPax ? money('childAmount', false) : null,
          cost: money('cost', false),
          transferType: values.transferType as TransferType,
          sharingBasis: values.sharingBasis as SharingBasis,
        } satisfies TransferRequest);
  return Object.keys(errors).length ? { errors } : { request: request as Requests[K] };
}

/** The price that a margin is reckoned from, as typed: a seat is sold at an adult's own amount, where there is one. */
export const priceTyped = (values: RateValues, price: RateField): string =>
  (price === 'amount' && values.isPerPax === 'true' && values.adultAmount.trim()) || values[price];

/** What the site keeps of a price as both are typed; undefined where one of them is not there. */
export function marginOf(price: string, cost: string, currency: string): ReturnType<typeof marginBetween> | undefined {
  const [paid, costs] = [price, cost].map((text) => readAmount(text, currency, DIGITS));
  return typeof paid === 'number' && typeof costs === 'number' ? marginBetween(paid, costs) : undefined;
}
