import { handle } from '#functions/http/handle.ts';
import { fitsWords } from '#functions/lists/fits-words.ts';
import { pageOf } from '#functions/lists/pages.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { CONSUMERS_PAGE } from '#shared/partners/consumer.ts';
import { consumersByPage } from '#shared/partners/consumers-by-page.ts';
import { readConsumers } from './link-store.ts';
import { byCompany } from './named-site.ts';
import { showConsumers } from './show-consumers.ts';

/** All consumers are read for a page: they are in no order that a Query knows, and there are few. */
export const consumersByPageHandler = handle(consumersByPage, async (actor, { page, search, category }) => {
  const found = (await readConsumers(scopeOf(actor, consumersByPage)))
    .filter((one) => !category || one.category === category)
    .filter(({ companyName, siteName, domain, adminContact, adminEmail }) =>
      fitsWords({ typed: search, called: [companyName, siteName, domain, adminContact, adminEmail].join(' ') }),
    )
    .toSorted(byCompany);
  const rows = found.slice((page - 1) * CONSUMERS_PAGE, page * CONSUMERS_PAGE);
  return ok(pageOf(await showConsumers(actor, rows), found.length, page, CONSUMERS_PAGE));
});
