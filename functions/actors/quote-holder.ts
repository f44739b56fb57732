import { createHash, timingSafeEqual } from 'node:crypto';
import { type QuoteHolderActor, seal, type UserActor, type VisitorActor } from '#functions/actor.ts';
import { spend } from '#functions/http/request/rate-limit.ts';
import { kartKeys } from '#functions/quotations/keys.ts';
import { getItem } from '#functions/table/read.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { HOUR } from '#shared/time.ts';
import { identityKeys } from './identity-keys.ts';
import { ownerOf } from './user.ts';

/** Looks at one quotation by its link, right or wrong. */
const LOOKS = { limit: 60, windowMs: HOUR };

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** What a link's row keeps of its secret. */
export const quoteLinkHash = (secret: string): string => hashOf(secret).toString('hex');

/**
 * Whoever has a quotation's link, `<kart>-<secret>`. A wrong secret, a link that was ended, and a quotation that is not
 * there are one answer. Only quotations that exist cost a write. `user`: who is signed in; the customer stays known.
 */
export async function resolveQuoteHolder(
  asker: VisitorActor,
  { token }: { token: string },
  user?: UserActor,
): Promise<Outcome<QuoteHolderActor, 'NOT_FOUND' | 'TOO_MANY_REQUESTS' | 'BUSY'>> {
  const [kartId = '', secret = ''] = [token.slice(0, token.indexOf('-')), token.slice(token.indexOf('-') + 1)];
  const link = kartId ? await getItem(kartKeys.quoteLink(asker, kartId)) : undefined;
  if (!link) return fail('NOT_FOUND');
  const allowed = await spend(asker, 'QUOTE', kartId, LOOKS);
  if (!allowed.ok) return allowed;
  if (link.isEnded || !timingSafeEqual(hashOf(secret), Buffer.from(link.hash, 'hex'))) return fail('NOT_FOUND');
  const customer = user && (await isCustomer(asker, kartId, user)) ? user : undefined;
  return ok(
    seal<QuoteHolderActor>({
      ...{ kind: 'quoteHolder', site: asker.site, head: asker.head, kartId },
      ...(customer && { customer }),
    }),
  );
}

/** Whether it is their quotation: their own, or their company's. Staff are nobody's customer. */
async function isCustomer(asker: VisitorActor, kartId: string, user: UserActor): Promise<boolean> {
  if (user.userType === 'staff') return false;
  const kart = await getItem(kartKeys.kart(asker, kartId));
  if (!kart) return false;
  if (kart.userId === user.userId) return true;
  const customer = await getItem(identityKeys.user(asker.site, kart.userId));
  return customer !== undefined && ownerOf(customer) === user.owner;
}
