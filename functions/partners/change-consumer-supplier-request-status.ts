import { partnerAt } from '#functions/actors/partner.ts';
import { handle } from '#functions/http/handle.ts';
import { readConsumerTerms } from '#functions/markups/groups/consumer-store.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { CommonFailure, ResponseOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { randomId } from '#shared/ids.ts';
import { changeConsumerSupplierRequestStatus } from '#shared/partners/change-consumer-supplier-request-status.ts';
import { readListedSupplier } from './application-store.ts';
import { isClosed } from './is-closed.ts';
import { readLinkAt, readRequest } from './link-store.ts';
import { decideWrites } from './link-writes.ts';

type Answer = Outcome<ResponseOf<typeof changeConsumerSupplierRequestStatus>, CommonFailure>;

export const changeConsumerSupplierRequestStatusHandler = handle(
  changeConsumerSupplierRequestStatus,
  (actor, { newRequestStatus, requestId, consumerMongoSiteId }) =>
    untilItStands(async (): Promise<Answer> => {
      const request = await readRequest(actor, Number(requestId));
      if (!request || request.consumer !== consumerMongoSiteId) return fail('NOT_FOUND');
      if (request.state !== 'Pending') return refused('This request has already been decided.');
      const { category } = request;
      const [at, terms, listed] = await Promise.all([
        partnerAt(actor, request.consumer, { evenClosed: true }),
        readConsumerTerms(actor, request.consumer),
        readListedSupplier(category, actor.site),
      ]);
      const link = at && (await readLinkAt(actor, at, category));
      if (!link) return fail('NOT_FOUND');
      if (newRequestStatus === 'Approved') {
        if (at.head.isSuspended) return isClosed();
        if (!listed) return refused(`Your site is not in the directory for ${category} any more. You can reject this.`);
        if (!actor.head.modules.includes(category)) return refused(`Your site does not have ${category} any more.`);
        if (!at.head.modules.includes(category)) return refused(`That site does not have ${category} any more.`);
      }
      const userId = terms?.userId ?? randomId(100);
      const done = await commit(at, decideWrites(actor, at, request, newRequestStatus, { terms, userId, link }));
      return done.ok ? ok({ requestStatus: newRequestStatus }) : done;
    }),
);

const refused = (message: string) => fail('ILLEGAL_TRANSITION', { message });
