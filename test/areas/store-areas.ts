import { expect } from 'vitest';
import type { Actor } from '#functions/actor.ts';
import { areas, areaWordWrites } from '#functions/areas/area-writes.ts';
import type { AreaItem, AreaTransferItem } from '#functions/areas/model.ts';
import { createTransferWrites } from '#functions/areas/transfer-writes.ts';
import { rowWrites } from '#functions/records/record-writes.ts';
import { commit } from '#functions/table/commit.ts';
import { randomId } from '#shared/ids.ts';

const kept = { isDeactivated: false, version: 1, createdAt: '2026-03-01T00:00:00.000Z' };

/** An area with a transfer within it for a market, under a name of somebody's own. */
export async function storeAreas(
  actor: Actor,
  name: string,
  marketId: string,
): Promise<Record<'area' | 'areaTransfer', string>> {
  const area: AreaItem = {
    ...{ ...kept, id: randomId(100), name: `Quarter of ${name}` },
    ...{ cityId: 'ae-03-dubai', city: 'Dubai', country: 'United Arab Emirates' },
  };
  const transfer: AreaTransferItem = {
    ...{
      ...kept,
      id: randomId(100),
      fromId: area.id,
      toId: area.id,
      marketId,
      description: '',
      amount: 1200,
      cost: null,
    },
    ...{ transferType: 'Pickup', sharingBasis: 'SIC', isStandAlone: false, isPerPax: true, minPax: null, maxPax: null },
    ...{ validFromDate: '', validTillDate: '' },
  };
  const named = { areas: new Map([[area.id, area]]), markets: new Map([[marketId, { name, isDeactivated: false }]]) };
  for (const writes of [
    [...rowWrites(actor, undefined, areas.rowOf(actor, area)), ...areaWordWrites(actor, area, undefined)],
    createTransferWrites(actor, transfer, named),
  ])
    expect(await commit(actor, writes)).toMatchObject({ ok: true });
  return { area: area.id, areaTransfer: transfer.id };
}
