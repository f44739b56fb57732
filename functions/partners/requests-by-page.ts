import { handle } from '#functions/http/handle.ts';
import { scopeOf } from '#functions/scope.ts';
import { ok } from '#shared/errors.ts';
import { requestsByPage } from '#shared/partners/requests-by-page.ts';
import { pageOfRequests } from './page-of-requests.ts';

export const requestsByPageHandler = handle(requestsByPage, async (actor, { page }) =>
  ok(await pageOfRequests(scopeOf(actor, requestsByPage), page)),
);
