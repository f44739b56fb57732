import { handle } from '#functions/http/handle.ts';
import { fail, ok } from '#shared/errors.ts';
import { getOwnMarkup } from '#shared/markups/get-own-markup.ts';
import { companyOf } from './groups/customer-of.ts';
import { noOwnMarkup, showOwnMarkup } from './show-own-markup.ts';

export const getOwnMarkupHandler = handle(getOwnMarkup, async (actor) => {
  const company = await companyOf(actor, actor);
  return company ? ok(showOwnMarkup(company.ownMarkup ?? noOwnMarkup, actor.head.currency)) : fail('NOT_FOUND');
});
