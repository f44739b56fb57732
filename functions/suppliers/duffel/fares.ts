import type { Answer, SupplierCall, SupplierFailure, SupplierQuote } from '#functions/suppliers/flight-supplier.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { BaggageOption, FareRule, MealOption, NetOffer } from '#shared/flights/model.ts';
import { type Account, asked } from './asking.ts';
import type { AskDuffel } from './client.ts';
import { rulesOf } from './conditions.ts';
import { decodeRef, netOfferOf } from './map-offer.ts';
import { baggagesOf } from './map-services.ts';
import { type DuffelOffer, offerAnswer } from './wire.ts';

/** An offer as Duffel has it now, and the same in the trade's terms. */
export interface FreshOffer {
  sent: DuffelOffer;
  offer: NetOffer;
}

/**
 * Asks for one offer again. FARE_EXPIRED where it is over, unknown or nobody's; SUPPLIER_FAILED where it came back as
 * nothing that can be sold.
 */
export async function freshOffer(
  ask: AskDuffel,
  { name, currency }: Pick<Account, 'name' | 'currency'>,
  { signal, now }: SupplierCall,
  supplierRef: string,
): Promise<Outcome<FreshOffer, SupplierFailure>> {
  const ref = decodeRef(supplierRef);
  if (!ref) return fail('FARE_EXPIRED');
  const answer = asked(
    await ask({
      method: 'GET',
      path: `/air/offers/${ref.offerId}?return_available_services=true`,
      answer: offerAnswer,
      signal,
    }),
  );
  if (!answer.ok) return answer.code === 'NOT_FOUND' ? fail('FARE_EXPIRED') : answer;
  const sent = answer.value.data;
  if (Date.parse(sent.expires_at) <= now) return fail('FARE_EXPIRED');
  const offer = netOfferOf(sent, name, ref.firstTrip);
  return offer && offer.currency === currency ? ok({ sent, offer }) : fail('SUPPLIER_FAILED');
}

export async function quoteDuffel(
  account: Account,
  call: SupplierCall,
  { supplierRef }: NetOffer,
): Answer<SupplierQuote> {
  const fresh = await freshOffer(account.ask, account, call, supplierRef);
  return fresh.ok ? ok({ offer: fresh.value.offer, validUntil: Date.parse(fresh.value.sent.expires_at) }) : fresh;
}

export async function fareRulesAtDuffel(
  account: Account,
  call: SupplierCall,
  { supplierRef }: NetOffer,
): Answer<FareRule[]> {
  const fresh = await freshOffer(account.ask, account, call, supplierRef);
  return fresh.ok ? ok(rulesOf(fresh.value.sent, fresh.value.offer)) : fresh;
}

/** Bags; Duffel sells no meals. */
export async function extrasAtDuffel(
  account: Account,
  call: SupplierCall,
  { supplierRef }: NetOffer,
): Answer<{ baggages: BaggageOption[]; meals: MealOption[] }> {
  const fresh = await freshOffer(account.ask, account, call, supplierRef);
  if (!fresh.ok) return fresh;
  const baggages = baggagesOf(fresh.value.sent, fresh.value.offer);
  return baggages.length ? ok({ baggages, meals: [] }) : fail('NO_SSR');
}
