import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { endKartLink } from '#shared/quotations/end-kart-link.ts';
import { readHead, readQuoteLink } from './store.ts';
import { endLinkWrite } from './writes.ts';

/** Safe to repeat: one that was ended stays so. */
export const endKartLinkHandler = handle(endKartLink, async (actor, { id }) => {
  const [head, link] = await Promise.all([readHead(actor, id), readQuoteLink(actor, id)]);
  if (!head) return fail('NOT_FOUND');
  if (!link) return fail('ILLEGAL_TRANSITION', { message: 'This quotation was not sent yet: it has no link.' });
  const done = await commit(actor, [endLinkWrite(actor, id)]);
  return done.ok ? ok({ id }) : done;
});
