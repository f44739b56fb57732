import { partnersAt } from '#functions/actors/partner.ts';
import { clock } from '#functions/clock.ts';
import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { inForce } from '#functions/wallet/in-force.ts';
import { ok } from '#shared/errors.ts';
import { getLinkedSuppliersByConsumer } from '#shared/partners/get-linked-suppliers-by-consumer.ts';
import { readLinks, readWalletsAt } from './link-store.ts';
import { byCompany, nameShown } from './named-site.ts';

/** A Query, and two trips: which of the suppliers are there still, and what is in the wallets at those. */
export const getLinkedSuppliersByConsumerHandler = handle(getLinkedSuppliersByConsumer, async (actor) => {
  const links = (await readLinks(scopeOf(actor, getLinkedSuppliersByConsumer))).toSorted(byCompany);
  const partners = await partnersAt(
    actor,
    links.map(({ supplier }) => supplier),
  );
  const there = [...new Map(partners.flatMap((one) => (one ? [[one.site, one] as const] : []))).values()];
  const wallets = await readWalletsAt(actor, there);
  const now = clock.now();
  const walletOf = new Map(there.map(({ site }, at) => [site, wallets[at] && inForce(wallets[at], now)]));
  return ok({
    suppliers: links.map((link) => ({
      ...{ supplierSiteId: link.supplier, supplierCategory: link.category, ...nameShown(link) },
      ...{ requestStatus: link.state, isActive: !link.isOff, isLive: link.isLive },
      ...{ requestedBy: link.askedBy, requestedAt: link.askedAt },
      ...{ decidedBy: link.decidedBy ?? '', decidedAt: link.decidedAt ?? '' },
      ...{ switchedBy: link.switchedBy ?? '', switchedAt: link.switchedAt ?? '' },
      currency: actor.head.currency,
      balance: walletOf.get(link.supplier)?.balance ?? 0,
      creditLimit: walletOf.get(link.supplier)?.creditLimit ?? 0,
    })),
  });
});
