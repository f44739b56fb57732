import { scopeOf } from '#functions/scope.ts';
import { handle } from '#functions/http/handle.ts';
import { getFilteredAreasTransfersType } from '#shared/areas/get-filtered-areas-transfers-type.ts';
import { isPerPaxOf, sharingBases, transferScopes } from '#shared/destination/rates/sharing.ts';
import { ok } from '#shared/errors.ts';
import { readReached } from './reached.ts';

export const getFilteredAreasTransfersTypeHandler = handle(getFilteredAreasTransfersType, async (actor, request) => {
  const { transfers } = await readReached(scopeOf(actor, getFilteredAreasTransfersType), request);
  const there = new Set(transfers.map(({ transferType, sharingBasis }) => `${transferType} ${sharingBasis}`));
  const types = transferScopes.flatMap((transferType) =>
    sharingBases
      .filter((sharingBasis) => there.has(`${transferType} ${sharingBasis}`))
      .map((sharingBasis) => ({ transferType, sharingBasis, isPerPax: isPerPaxOf(sharingBasis) })),
  );
  return ok({ types });
});
