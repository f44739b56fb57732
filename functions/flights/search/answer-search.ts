import type { Actor } from '#functions/actor.ts';
import { log } from '#functions/runtime/log.ts';
import type { SupplierSetting } from '#functions/site/model.ts';
import type { SupplierFailure } from '#functions/suppliers/flight-supplier.ts';
import { commit } from '#functions/table/commit.ts';
import { clock } from '#functions/clock.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import type { NetOffer } from '#shared/flights/model.ts';
import { instant } from '#shared/time.ts';
import { sellsNow } from '../linked/sells-now.ts';
import { askSupplier } from '../ask-supplier.ts';
import type { SearchSourceItem } from '../model.ts';
import { loadOffers, storeOffers } from './offer-files.ts';
import { noteSeenFares } from './note-seen-fares.ts';
import { answerSearchWrite, forgetAnswerWrite } from '../writes.ts';

export interface NetAnswer {
  offers: NetOffer[];
  /** ISO instant. */
  answeredAt: string;
}

/**
 * A source's net offers for a claimed search: from store when it was answered before, else from the supplier, then
 * stored. A source that sells nothing now has none, whatever it answered before.
 */
export async function answerSearch(
  actor: Actor,
  search: SearchSourceItem,
  source: Pick<SupplierSetting, 'adapter' | 'settings'>,
): Promise<Outcome<NetAnswer, SupplierFailure>> {
  if (search.object) {
    if (!(await sellsNow(actor, source))) return ok({ offers: [], answeredAt: instant(clock.now()) });
    const stored = await loadOffers(search.object);
    if (stored) return ok({ offers: stored, answeredAt: search.answeredAt! });
    await commit(actor, [forgetAnswerWrite(actor, search)]);
  }
  const asked = await askSupplier(actor, search.source, (supplier, call) => supplier.search(call, search.query));
  if (!asked.ok) return asked;
  const offers = sellable(actor, search.source, asked.value);
  const [stands] = await Promise.all([keepAnswer(actor, search, offers), noteSeenFares(actor, search.query, offers)]);
  return stands ? ok(stands) : fail('SUPPLIER_FAILED');
}

/**
 * What the site can sell: its own currency, and each result index once. An amount in another currency has no known
 * price here.
 */
function sellable(actor: Actor, source: string, offers: readonly NetOffer[]): NetOffer[] {
  const byIndex = new Map<string, NetOffer>();
  for (const offer of offers)
    if (offer.currency === actor.head.currency && !byIndex.has(offer.resultIndex))
      byIndex.set(offer.resultIndex, offer);
  if (byIndex.size < offers.length)
    log.warn('offers left out', { site: actor.site, source, leftOut: offers.length - byIndex.size });
  return [...byIndex.values()];
}

/** Stores the answer. Where the same question was answered meanwhile, that answer stands, so that both pages agree. */
async function keepAnswer(actor: Actor, search: SearchSourceItem, offers: NetOffer[]): Promise<NetAnswer | undefined> {
  const name = await storeOffers(offers);
  const found: { first?: SearchSourceItem } = {};
  const done = await commit(actor, [answerSearchWrite(actor, search, name, (old) => (found.first = old))]);
  if (done.ok) return { offers, answeredAt: instant(clock.now()) };
  const standing = found.first?.object && (await loadOffers(found.first.object));
  return standing ? { offers: standing, answeredAt: found.first!.answeredAt! } : undefined;
}
