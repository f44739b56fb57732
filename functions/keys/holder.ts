import type { PartnerActor, UserActor } from '#functions/actor.ts';
import { type Stay, stayOf } from '#functions/actors/partner.ts';
import { OWNERS_ONLY, readOwnCompany } from '#functions/users/company/own-company.ts';
import type { LegalEntityItem } from '#functions/users/model.ts';
import { readPayer } from '#functions/users/store.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';

/** Whose a new key is: a company's, by its owner, or a partner site's, by who of its staff stands for it here. */
export type Holder =
  | { kind: 'company'; company: LegalEntityItem }
  | { kind: 'partner'; stay: Stay; companyName: string };

/** Whose keys the actor makes. FORBIDDEN to a colleague. */
export async function readHolder(actor: UserActor): Promise<Outcome<Holder, 'FORBIDDEN'>> {
  if (!actor.stay) {
    const company = await readOwnCompany(actor);
    return company.ok ? ok({ kind: 'company', company: company.value }) : company;
  }
  const [stay, partner] = await Promise.all([stayOf(actor), readPayer(actor, actor.userId)]);
  if (!stay || !partner?.partnerSite) return fail('FORBIDDEN', { message: OWNERS_ONLY });
  return ok({ kind: 'partner', stay, companyName: partner.companyName ?? partner.partnerSite });
}

/** Who commits what a holder's keys are: of a partner's both sites note it. */
export const committerOf = (actor: UserActor, holder: Holder): UserActor | PartnerActor =>
  holder.kind === 'partner' ? holder.stay.here : actor;

/** FORBIDDEN to whoever has no keys: a colleague of a company's owner. */
export async function mayRuleKeys(actor: UserActor): Promise<Outcome<void, 'FORBIDDEN'>> {
  if (actor.stay) return ok(undefined);
  const company = await readOwnCompany(actor);
  return company.ok ? ok(undefined) : company;
}
