import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { readSite } from '#functions/site/store.ts';
import { fail, ok } from '#shared/errors.ts';
import { getAllVisibleSuppliersWithConsumerRequests } from '#shared/partners/get-all-visible-suppliers-with-consumer-requests.ts';
import { readDirectory } from './application-store.ts';
import { readLinks } from './link-store.ts';
import { byCompany, nameShown } from './named-site.ts';

export const getAllVisibleSuppliersWithConsumerRequestsHandler = handle(
  getAllVisibleSuppliersWithConsumerRequests,
  async (actor, { domainName }) => {
    if (domainName.toLowerCase() !== (await readSite(actor)).domain) return fail('NOT_FOUND');
    const [listed, links] = await Promise.all([
      readDirectory(actor),
      readLinks(scopeOf(actor, getAllVisibleSuppliersWithConsumerRequests)),
    ]);
    const stateOf = new Map(links.map(({ supplier, category, state }) => [`${supplier}#${category}`, state]));
    return ok({
      suppliers: listed.toSorted(byCompany).map((one) => ({
        ...{ supplierSiteId: one.site, supplierCategory: one.category, ...nameShown(one) },
        ...{ about: one.about, contactName: one.contactName },
        ...{ contactEmail: one.contactEmail, contactPhone: one.contactPhone },
        requestStatus: stateOf.get(`${one.site}#${one.category}`) ?? ('' as const),
      })),
    });
  },
);
