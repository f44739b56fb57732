import type { Actor } from '#functions/actor.ts';
import { maskedTax, personPanIn, shownOfPan } from '#shared/users/company/masked-tax.ts';
import type { LegalEntityItem, UserItem } from '../model.ts';
import { openTaxOf } from './sealed-tax.ts';

/** The PAN of a person that stands in the tax numbers of a user's company, or of a user without one; empty for none. */
export async function openPersonPanOf(
  actor: Actor,
  user: UserItem,
  company: LegalEntityItem | undefined,
): Promise<string> {
  const { panNumber, gstNumber } = await openTaxOf(actor, user, company);
  return personPanIn(panNumber) || personPanIn(gstNumber);
}

/** As much of it as is shown without opening it; empty for none. */
export const endOfPersonPan = (user: UserItem, company: LegalEntityItem | undefined): string =>
  [company?.panNumber, (company ?? user).gstNumber].map((one) => shownOfPan(maskedTax(one ?? ''))).find(Boolean) ?? '';
