import { handle } from '#functions/http/handle.ts';
import { commit } from '#functions/table/commit.ts';
import { fail, ok } from '#shared/errors.ts';
import { changeConsumerSupplierMappingStatusFromConsumerSide } from '#shared/partners/change-consumer-supplier-mapping-status-from-consumer-side.ts';
import { readLink } from './link-store.ts';
import { switchWrites } from './link-writes.ts';

export const changeConsumerSupplierMappingStatusFromConsumerSideHandler = handle(
  changeConsumerSupplierMappingStatusFromConsumerSide,
  async (actor, { supplierSiteId, supplierCategory, isActive }) => {
    const link = await readLink(actor, supplierSiteId, supplierCategory);
    if (!link) return fail('NOT_FOUND');
    if (link.state !== 'Approved')
      return fail('ILLEGAL_TRANSITION', { message: 'The supplier does not let you sell this at the moment.' });
    if (link.isOff === !isActive) return ok({ isLive: link.isLive });
    const done = await commit(actor, switchWrites(actor, link, isActive));
    return done.ok ? ok({ isLive: isActive }) : done;
  },
);
