import type { UserActor } from '#functions/actor.ts';
import { MOST_GUESTS } from '#shared/activities/guests.ts';
import { PRICING } from '#shared/activities/octo/model.ts';
import type { Party } from '#shared/destination/rates/price-option.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { OptionForSale } from '../city-offer-store.ts';
import { checkCurrency } from './days-asked.ts';
import { findOption, showingTo } from './find-offered.ts';
import { type Showing, unitsOf } from './show-product.ts';
import { partyOf } from './shown-price.ts';

/** What a question about days is of. */
export interface AskedOption extends Showing {
  option: OptionForSale;
  party: Party;
  /** Places that the party takes: infants sit on a lap. */
  heads: number;
}

interface Question {
  productId: string;
  optionId: string;
  units?: { id: string; quantity: number }[] | undefined;
  currency?: string | null | undefined;
}

/** The option that is asked about, for whom and by which terms. */
export async function askedOption(
  actor: UserActor,
  question: Question,
  capabilities: readonly string[],
): Promise<Outcome<AskedOption, 'VALIDATION' | 'INVALID_PRODUCT_ID' | 'INVALID_OPTION_ID' | 'INVALID_UNIT_ID'>> {
  const currency = checkCurrency(question, actor.head.currency);
  if (!currency.ok) return currency;
  const [option, showing] = await Promise.all([
    findOption(actor, question),
    showingTo(actor, capabilities.includes(PRICING)),
  ]);
  if (!option.ok) return option;
  const party = partyOf(
    question.units,
    unitsOf(option.value).map(({ id }) => id),
  );
  if ('unitId' in party) return fail('INVALID_UNIT_ID', { detail: party });
  if (Math.max(party.adults, party.children, party.infants) > MOST_GUESTS)
    return fail('VALIDATION', { errors: { units: `Please ask for at most ${MOST_GUESTS} of a unit.` } });
  return ok({ ...showing, option: option.value, party, heads: party.adults + party.children });
}
