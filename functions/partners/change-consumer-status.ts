import { partnerAt } from '#functions/actors/partner.ts';
import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { untilItStands } from '#functions/table/until-it-stands.ts';
import type { CommonFailure, ResponseOf } from '#shared/contract.ts';
import { fail, ok, type Outcome } from '#shared/errors.ts';
import { changeConsumerStatus } from '#shared/partners/change-consumer-status.ts';
import { categoryOf } from './list-id.ts';
import { readConsumer, readLinkAt } from './link-store.ts';
import { isClosed } from './is-closed.ts';
import { suspensionWrites } from './link-writes.ts';

type Answer = Outcome<ResponseOf<typeof changeConsumerStatus>, CommonFailure>;

export const changeConsumerStatusHandler = handle(
  changeConsumerStatus,
  (actor, { consumerSiteId, supplierListId, newStatus: state }) =>
    untilItStands(async (): Promise<Answer> => {
      const category = categoryOf(actor, supplierListId);
      if (!category) return fail('NOT_FOUND');
      const [consumer, at] = await Promise.all([
        readConsumer(actor, consumerSiteId, category),
        partnerAt(actor, consumerSiteId, { evenClosed: true }),
      ]);
      if (!consumer || !at) return fail('NOT_FOUND');
      if (consumer.state === state) return ok({ status: state });
      if (state === 'Approved' && at.head.isSuspended) return isClosed();
      const link = await readLinkAt(actor, at, category);
      if (!link) return fail('NOT_FOUND');
      const done = await commit(at, suspensionWrites(actor, at, consumer, { state, link }));
      return done.ok ? ok({ status: state }) : done;
    }),
);
