import { partnerAt } from '#functions/actors/partner.ts';
import { handle } from '#functions/http/handle.ts';
import { readSite } from '#functions/site/store.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { CommonFailure, ResponseOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { consumerToSupplierRequests } from '#shared/partners/consumer-to-supplier-requests.ts';
import { readListedSupplier } from './application-store.ts';
import { readLink, readRequestCount } from './link-store.ts';
import { askWrites } from './link-writes.ts';
import { nameShown, namedSiteOf } from './named-site.ts';

type Answer = Outcome<ResponseOf<typeof consumerToSupplierRequests>, CommonFailure>;

export const consumerToSupplierRequestsHandler = handle(
  consumerToSupplierRequests,
  (actor, { supplierSiteId, supplierCategory: category }) =>
    untilItStands(async (): Promise<Answer> => {
      const [at, listed] = await Promise.all([
        partnerAt(actor, supplierSiteId),
        readListedSupplier(category, supplierSiteId),
      ]);
      if (supplierSiteId === actor.site) return refused('A site cannot sell its own inventory through a link.');
      if (!at || !listed) return fail('NOT_FOUND');
      if (at.head.currency !== actor.head.currency) return refused('This supplier sells in another currency.');
      if (!at.head.modules.includes(category)) return refused(`This supplier does not offer ${category} any more.`);
      if (!actor.head.modules.includes(category)) return refused(`Your site does not have ${category}.`);
      const [before, count, site] = await Promise.all([
        readLink(actor, supplierSiteId, category),
        readRequestCount(at),
        readSite(actor),
      ]);
      if (before && before.state !== 'Rejected')
        return fail('ILLEGAL_TRANSITION', { message: 'Your site has already requested this.' });
      const { adminContact, adminEmail } = site;
      const from = { consumer: actor.site, category, ...namedSiteOf(site), adminContact, adminEmail };
      const done = await commit(at, askWrites(actor, at, { from, supplier: nameShown(listed), before, count }));
      return done.ok ? ok({ requestStatus: 'Pending' }) : done;
    }),
);

const refused = (why: string) => fail('VALIDATION', { errors: { supplierSiteId: why }, message: why });
